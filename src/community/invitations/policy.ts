import { digest } from "../../foundation/secrets.ts";
import { may, type Viewer, viewerOfUser } from "../../identity/access/policy.ts";
import { alliancePolicy } from "../alliances/policy.ts";
import { eventPolicy, verbToAppoint } from "../events/policy.ts";
import { groupPolicy } from "../groups/policy.ts";
import type { FindInviter } from "../notifications/kind.ts";
import { type FoundInvitation, findInvitationBySecret } from "./queries.ts";
import type { InvitedRole } from "./rules.ts";

/** The permission to invite to an event, or to a role of it. */
export const eventVerbFor = (role: InvitedRole | null) => (role === null ? "invite" : verbToAppoint(role));

type Invitation = Pick<FoundInvitation, "role" | "alliance" | "group" | "event">;

/** Whether the viewer may invite to the target, or to the role. */
export const mayInvite = (viewer: Viewer, { role, alliance, group, event }: Invitation): boolean => {
  const verb = role === null ? "invite" : "manage_admins";
  if (!group) return may(alliancePolicy.verbs[verb], viewer, alliance);
  const allianceRef = { allianceId: alliance.id, alliance: alliance.slug };
  if (!event) return may(groupPolicy.verbs[verb], viewer, { ...group, ...allianceRef });
  const scope = { ...event, ...allianceRef, groupId: group.id, group, groupActive: group.active };
  return may(eventPolicy.verbs[eventVerbFor(role)], viewer, scope);
};

export const findInviter: FindInviter = async (context, linkSecret) => {
  const invitation = await findInvitationBySecret(context.db, digest(linkSecret));
  const inviter = invitation?.invitedBy;
  return inviter && mayInvite(await viewerOfUser(context, inviter.id), invitation) ? inviter.name : null;
};
