import type { Tx } from "../../foundation/db/client.ts";
import { anyOf, everyone, groupAdministrators } from "../../identity/access/grants.ts";
import { type AccessContext, authorizeRow, type Policy, type Viewer } from "../../identity/access/policy.ts";
import { type EventKey, type EventName, type EventRow, findEvent, findEventKey, lockEvent } from "./queries.ts";
import { isPublic } from "./rules.ts";
import { lockSeries } from "./series/queries.ts";

declare module "../../identity/access/policy.ts" {
  interface Targets {
    event: EventKey;
  }
}

/** The columns that the policy reads. */
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
  missing: (name) => {
    if (!("id" in name)) return `group "${name.group}" of alliance "${name.alliance}" has no event "${name.slug}"`;
    return name.alliance === undefined
      ? `there is no event ${name.id}`
      : `alliance "${name.alliance}" has no event ${name.id}`;
  },
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

/** @throws NotFound, or SecondFactorRequired if suspended roles would show it */
export const requireEvent = async (
  context: AccessContext,
  name: EventName,
): Promise<{ event: EventRow; viewer: Viewer }> => {
  const { row, viewer } = await authorizeRow(context, eventPolicy, "read", name, (db) => findEvent(db, name));
  return { event: row, viewer };
};

/** Locks the event. @throws NotFound or Forbidden */
export const requireEventTo = async (tx: Tx<AccessContext>, verb: EventVerb, id: string): Promise<EventRow> => {
  const find = () => lockEvent(tx.db, { id });
  return (await authorizeRow(tx, eventPolicy, verb, { id }, find)).row;
};

/** Locks the series of an event before any event of it is locked alone. @throws NotFound or Forbidden */
export const lockSeriesOf = async (tx: Tx<AccessContext>, id: string): Promise<void> => {
  const find = () => findEvent(tx.db, { id });
  const { seriesId } = (await authorizeRow(tx, eventPolicy, "update", { id }, find)).row;
  if (seriesId) await lockSeries(tx.db, seriesId);
};
