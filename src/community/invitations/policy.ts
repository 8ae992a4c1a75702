import { digest } from "../../foundation/secrets.ts";
import { may, type Viewer, viewerOfUser, viewerWithoutRoles } from "../../identity/access/policy.ts";
import { alliancePolicy } from "../alliances/policy.ts";
import { eventPolicy, verbToAppoint } from "../events/policy.ts";
import { groupPolicy } from "../groups/policy.ts";
import type { FindInviter } from "../notifications/kind.ts";
import { type FoundInvitation, findInvitationBySecret } from "./queries.ts";
import type { InvitedRole } from "./rules.ts";

/** The permission to invite to an event, or to a role of it. */
export const eventVerbFor = (role: InvitedRole | null) => (role === null ? "invite" : verbToAppoint(role));

type Invitation = Pick<FoundInvitation, "role" | "alliance" | "group" | "event">;

/** The group and the event, with the columns that their policies read. */
const scopesOf = ({ alliance: { id: allianceId, slug: alliance }, group, event }: Invitation) => ({
  group: group && { ...group, allianceId, alliance },
  event: group && event && { ...event, allianceId, alliance, groupId: group.id, group, groupActive: group.active },
});

/** Whether the viewer may invite to the target, or to the role. */
export const mayInvite = (viewer: Viewer, invitation: Invitation): boolean => {
  const { role, alliance } = invitation;
  const { group, event } = scopesOf(invitation);
  if (event) return may(eventPolicy.verbs[eventVerbFor(role)], viewer, event);
  const verb = role === null ? "invite" : "manage_admins";
  return group ? may(groupPolicy.verbs[verb], viewer, group) : may(alliancePolicy.verbs[verb], viewer, alliance);
};

/** Whether the invitation gives users more than they may do themselves, so that its inviter must still have the permission. */
export const needsInviter = (invitation: Invitation, now: Date): boolean => {
  const { group, event } = scopesOf(invitation);
  if (invitation.role !== null) return true;
  return event ? !may(eventPolicy.verbs.read, viewerWithoutRoles(now), event) : group?.joinPolicy === "approval";
};

export const findInviter: FindInviter = async (context, linkSecret) => {
  const invitation = await findInvitationBySecret(context.db, digest(linkSecret));
  const inviter = invitation?.invitedBy;
  return inviter && mayInvite(await viewerOfUser(context, inviter.id), invitation) ? inviter.name : null;
};
