import { Conflict } from "../../foundation/errors.ts";
import { authorize } from "../../identity/access/policy.ts";
import type { UserContext } from "../../identity/context.ts";
import { alliancePolicy } from "../alliances/policy.ts";
import { requireOpen } from "../events/attendances/rules.ts";
import { eventPolicy } from "../events/policy.ts";
import { groupPolicy } from "../groups/policy.ts";

export type InvitationTarget = {
  type: "alliance" | "group" | "event";
  id: string;
  name: string;
  allianceId: string;
  /** The event's group too. */
  groupId: string | null;
  eventId: string | null;
  /** Path of the list of its invitations in the API. */
  path: string;
  /** @throws Conflict when the invitation could not be accepted */
  requireOpen(now: Date): void;
};

/** Finds the target and requires that the caller administers it. */
export type FindTarget = (context: UserContext) => Promise<InvitationTarget>;

export const allianceTarget =
  ({ alliance: slug }: { alliance: string }): FindTarget =>
  async (context) => {
    const alliance = await authorize(context, alliancePolicy, "invite", slug);
    return {
      type: "alliance",
      id: alliance.id,
      name: alliance.name,
      allianceId: alliance.id,
      groupId: null,
      eventId: null,
      path: `/api/v1/alliances/${slug}/invitations`,
      requireOpen: () => {},
    };
  };

export const groupTarget =
  (path: { alliance: string; group_id: string }): FindTarget =>
  async (context) => {
    const key = { id: path.group_id, alliance: path.alliance };
    const group = await authorize(context, groupPolicy, "invite", key);
    return {
      type: "group",
      id: group.id,
      name: group.name,
      allianceId: group.allianceId,
      groupId: group.id,
      eventId: null,
      path: `/api/v1/alliances/${group.alliance}/groups/${group.id}/invitations`,
      requireOpen: () => {
        if (!group.active)
          throw new Conflict(`group "${group.slug}" is not active and cannot be joined`, { code: "group_inactive" });
      },
    };
  };

export const eventTarget =
  ({ event_id: id }: { event_id: string }): FindTarget =>
  async (context) => {
    const event = await authorize(context, eventPolicy, "invite", { id });
    return {
      type: "event",
      id,
      name: event.name,
      allianceId: event.allianceId,
      groupId: event.groupId,
      eventId: id,
      path: `/api/v1/events/${id}/invitations`,
      requireOpen: (now) => requireOpen(event, now),
    };
  };
