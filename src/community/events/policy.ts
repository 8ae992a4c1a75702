import { anyOf, everyone, groupAdministrators } from "../../identity/access/grants.ts";
import type { Policy } from "../../identity/access/policy.ts";
import { type EventKey, type EventName, type EventRow, findEventKey } from "./queries.ts";
import { isPublic, missingEvent } from "./rules.ts";

declare module "../../identity/access/policy.ts" {
  interface Targets {
    event: EventKey;
  }
}

/** The columns that decide. */
export type EventScope = Pick<EventRow, "groupId" | "allianceId" | "alliance" | "group" | "status" | "groupActive">;

export type EventVerb =
  | "update"
  | "delete"
  | "copy"
  | "manage_attendees"
  | "check_in"
  | "message"
  | "invite"
  | "read_statistics";

const administrators = groupAdministrators<EventScope>(({ groupId: id, allianceId, alliance, group: { slug } }) => ({
  id,
  allianceId,
  alliance,
  slug,
}));

const ofAdministrators = { grant: administrators, scope: "admin:events" } as const;

export const eventPolicy: Policy<EventScope, EventName, EventVerb, EventKey> = {
  noun: "event",
  keyOf: ({ alliance, event_id: id, group_slug: group, event_slug: slug }) => {
    if (id !== undefined) return { id, ...(alliance !== undefined && { alliance }) };
    return alliance !== undefined && group !== undefined && slug !== undefined ? { alliance, group, slug } : undefined;
  },
  find: findEventKey,
  missing: missingEvent,
  verbs: {
    read: {
      grant: anyOf(
        everyone("everyone, once the event is published, while its group is active", isPublic),
        administrators,
      ),
      scope: "admin:events",
    },
    update: ofAdministrators,
    delete: ofAdministrators,
    copy: ofAdministrators,
    manage_attendees: ofAdministrators,
    check_in: ofAdministrators,
    message: ofAdministrators,
    invite: ofAdministrators,
    read_statistics: ofAdministrators,
  },
};
