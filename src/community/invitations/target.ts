import { Conflict } from "../../foundation/errors.ts";
import { authorize } from "../../identity/access/policy.ts";
import type { UserContext } from "../../identity/context.ts";
import { alliancePolicy } from "../alliances/policy.ts";
import { requireOpen } from "../events/attendances/rules.ts";
import { eventPolicy } from "../events/policy.ts";
import type { EventName } from "../events/queries.ts";
import { groupPolicy } from "../groups/policy.ts";
import type { GroupName } from "../groups/queries.ts";
import type { InvitedRole } from "./rules.ts";

/** The target of an invitation, as a path names it. */
export type TargetName =
  | { type: "alliance"; name: string }
  | { type: "group"; name: GroupName }
  | { type: "event"; name: EventName };

export type InvitationTarget = {
  type: TargetName["type"];
  id: string;
  name: string;
  allianceId: string;
  /** The event's group too. */
  groupId: string | null;
  eventId: string | null;
  /** The parameters of the API's operations. */
  path: object;
  /** The address of the list of its invitations. */
  address: string;
  /** @throws Conflict when the invitation could not be accepted */
  requireOpen(now: Date): void;
};

/** The permission to invite to an event, with or without a role. */
export const appointing = (role: InvitedRole | undefined) => {
  if (role === undefined) return "invite";
  return role === "event_host" ? "manage_hosts" : "manage_team";
};

/** Finds the target and requires that the caller may invite to it, or to the role. @throws NotFound or Forbidden */
export const requireTarget = async (
  context: UserContext,
  { type, name }: TargetName,
  role?: InvitedRole,
): Promise<InvitationTarget> => {
  switch (type) {
    case "alliance": {
      const alliance = await authorize(context, alliancePolicy, "invite", name);
      return {
        ...{ type, id: alliance.id, name: alliance.name, allianceId: alliance.id, groupId: null, eventId: null },
        path: { alliance: alliance.slug },
        address: `/api/v1/alliances/${alliance.slug}/invitations`,
        requireOpen: () => {},
      };
    }
    case "group": {
      const {
        id,
        name: groupName,
        slug,
        alliance,
        allianceId,
        active,
      } = await authorize(context, groupPolicy, "invite", name);
      return {
        ...{ type, id, name: groupName, allianceId, groupId: id, eventId: null },
        path: { alliance, group_id: id },
        address: `/api/v1/alliances/${alliance}/groups/${id}/invitations`,
        requireOpen: () => {
          if (!active)
            throw new Conflict(`group "${slug}" is not active and cannot be joined`, { code: "group_inactive" });
        },
      };
    }
    case "event": {
      const event = await authorize(context, eventPolicy, appointing(role), name);
      const { id, allianceId, groupId } = event;
      return {
        ...{ type, id, name: event.name, allianceId, groupId, eventId: id },
        path: { event_id: id },
        address: `/api/v1/events/${id}/invitations`,
        requireOpen: (now) => requireOpen(event, now),
      };
    }
  }
};
