import { and, eq, getTableColumns, gte, type InferSelectModel, inArray, lt, type SQL, sql } from "drizzle-orm";
import { allianceId } from "../alliances/queries.ts";
import type { Queryable } from "../db/client.ts";
import { after, type Order, orderBy, type Position } from "../db/keyset.ts";
import { anyOf, anyTag, textMatches } from "../db/matching.ts";
import { alliances, events, groups } from "../db/tables.ts";
import { groupIsPublic } from "../groups/queries.ts";

const { document: _document, spelling: _spelling, ...columns } = getTableColumns(events);

export type EventRow = Omit<InferSelectModel<typeof events>, "document" | "spelling"> & {
  alliance: string;
  group: { id: string; slug: string; name: string };
};

/** What an event's JSON is made of; the query has to join its group and alliance. */
export const eventFields = {
  ...columns,
  alliance: alliances.slug,
  group: { id: groups.id, slug: groups.slug, name: groups.name },
};

/** Literal SQL, so that the partial indexes of public events serve. */
export const eventIsPublic = sql`${events.status} <> 'draft' and ${groupIsPublic}`;

export const eventOrders = {
  soonest: { key: events.startsAt, type: "timestamptz", direction: "ascending", keyOf: (row) => row.startsAt },
  latest: { key: events.startsAt, type: "timestamptz", direction: "descending", keyOf: (row) => row.startsAt },
  newest: { key: events.createdAt, type: "timestamptz", direction: "descending", keyOf: (row) => row.createdAt },
} satisfies Record<string, Order<EventRow>>;

export type EventList = {
  alliance: string;
  q?: string | undefined;
  group?: string[] | undefined;
  kind?: EventRow["kind"][] | undefined;
  category?: string[] | undefined;
  tag?: string[] | undefined;
  status?: EventRow["status"][] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  order: Order<EventRow>;
  position: Position | undefined;
  limit: number;
  now: Date;
};

/** Longest time an event may last: an event that has not ended began at most so long ago, which the index can use. */
const longest = sql.raw("interval '744 hours'");

const inPeriod = ({ from, to, now }: EventList): SQL | undefined => {
  if (from === undefined && to === undefined) {
    const moment = sql`${now.toISOString()}::timestamptz`;
    return sql`${events.endsAt} > ${moment} and ${events.startsAt} > ${moment} - ${longest}`;
  }
  return and(
    from === undefined ? undefined : gte(events.startsAt, new Date(from)),
    to === undefined ? undefined : lt(events.startsAt, new Date(to)),
  );
};

/** A page of an alliance's public events. */
export const listEvents = (db: Queryable, list: EventList): Promise<EventRow[]> =>
  db
    .select(eventFields)
    .from(events)
    .innerJoin(groups, eq(groups.id, events.groupId))
    .innerJoin(alliances, eq(alliances.id, events.allianceId))
    .where(
      and(
        eq(events.allianceId, allianceId(db, list.alliance)),
        eventIsPublic,
        inPeriod(list),
        textMatches(events.document, list.q),
        anyOf(groups.slug, list.group),
        anyOf(events.kind, list.kind),
        anyOf(events.category, list.category),
        anyOf(events.status, list.status),
        anyTag(events.tags, list.tag),
        after(list.order, events.id, list.position),
      ),
    )
    .orderBy(...orderBy(list.order, events.id))
    .limit(list.limit);

/** A public event of a public group. */
export const findPublicEvent = async (
  db: Queryable,
  { alliance, group, slug }: { alliance: string; group: string; slug: string },
): Promise<EventRow | undefined> => {
  const [row] = await db
    .select(eventFields)
    .from(events)
    .innerJoin(groups, eq(groups.id, events.groupId))
    .innerJoin(alliances, eq(alliances.id, events.allianceId))
    .where(and(eq(alliances.slug, alliance), eq(groups.slug, group), eq(events.slug, slug), eventIsPublic));
  return row;
};

export const findPublicEventsById = async (db: Queryable, ids: string[]): Promise<EventRow[]> =>
  ids.length === 0
    ? []
    : db
        .select(eventFields)
        .from(events)
        .innerJoin(groups, eq(groups.id, events.groupId))
        .innerJoin(alliances, eq(alliances.id, events.allianceId))
        .where(and(inArray(events.id, ids), eventIsPublic));
