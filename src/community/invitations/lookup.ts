import { Conflict } from "../../foundation/errors.ts";
import { activeRightsOf, rightsOf } from "../../identity/access/rights.ts";
import { requireAllianceAdmin, requireGroupAdmin, requireVisible } from "../../identity/access/rules.ts";
import type { UserContext } from "../../identity/context.ts";
import { requireAlliance } from "../alliances/lookup.ts";
import { requireOpen } from "../events/attendances/rules.ts";
import { requireEventKeyAdministered } from "../events/lookup.ts";
import { findGroupKey } from "../groups/queries.ts";
import { groupVisibleTo, noGroup } from "../groups/rules.ts";

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
    const alliance = await requireAlliance(context.db, slug);
    requireAllianceAdmin(await rightsOf(context, "admin:alliances"), alliance);
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
    const rights = await activeRightsOf(context, "admin:groups");
    const found = await findGroupKey(context.db, { id: path.group_id, alliance: path.alliance });
    const group = requireVisible(found, groupVisibleTo(rights), noGroup(path));
    requireGroupAdmin(rights, group);
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
    const event = await requireEventKeyAdministered(context, id);
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
