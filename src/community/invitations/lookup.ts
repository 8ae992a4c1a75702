import { Conflict } from "../../foundation/errors.ts";
import { authorize } from "../../identity/access/policy.ts";
import type { UserContext } from "../../identity/context.ts";
import { alliancePolicy } from "../alliances/policy.ts";
import { requireOpen } from "../events/attendances/rules.ts";
import { eventPolicy } from "../events/policy.ts";
import type { EventName } from "../events/queries.ts";
import { groupPolicy } from "../groups/policy.ts";
import type { GroupName } from "../groups/queries.ts";

export type InvitationTarget = {
  type: "alliance" | "group" | "event";
  id: string;
  name: string;
  allianceId: string;
  /** The event's group too. */
  groupId: string | null;
  eventId: string | null;
  /** The parameters of the API's operations, and the address of the list of its invitations. */
  path: object;
  address: string;
  /** @throws Conflict when the invitation could not be accepted */
  requireOpen(now: Date): void;
};

/** Finds the target and requires that the caller administers it. */
export type FindTarget = (context: UserContext) => Promise<InvitationTarget>;

export const allianceTarget =
  (slug: string): FindTarget =>
  async (context) => {
    const alliance = await authorize(context, alliancePolicy, "invite", slug);
    return {
      type: "alliance",
      id: alliance.id,
      name: alliance.name,
      allianceId: alliance.id,
      groupId: null,
      eventId: null,
      path: { alliance: slug },
      address: `/api/v1/alliances/${slug}/invitations`,
      requireOpen: () => {},
    };
  };

export const groupTarget =
  (name: GroupName): FindTarget =>
  async (context) => {
    const group = await authorize(context, groupPolicy, "invite", name);
    return {
      type: "group",
      id: group.id,
      name: group.name,
      allianceId: group.allianceId,
      groupId: group.id,
      eventId: null,
      path: { alliance: group.alliance, group_id: group.id },
      address: `/api/v1/alliances/${group.alliance}/groups/${group.id}/invitations`,
      requireOpen: () => {
        if (!group.active)
          throw new Conflict(`group "${group.slug}" is not active and cannot be joined`, { code: "group_inactive" });
      },
    };
  };

export const eventTarget =
  (name: EventName): FindTarget =>
  async (context) => {
    const event = await authorize(context, eventPolicy, "invite", name);
    const { id } = event;
    return {
      type: "event",
      id,
      name: event.name,
      allianceId: event.allianceId,
      groupId: event.groupId,
      eventId: id,
      path: { event_id: id },
      address: `/api/v1/events/${id}/invitations`,
      requireOpen: (now) => requireOpen(event, now),
    };
  };
