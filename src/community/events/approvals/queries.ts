import { and, count, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../foundation/db/client.ts";
import { attendances } from "../../../foundation/db/participation-tables.ts";
import { alliances, events, groups } from "../../../foundation/db/tables.ts";
import { isEventCovered, type Permissions } from "../../../identity/access/queries.ts";

/** Selects published events that have not ended and have pending RSVPs, with the number of these RSVPs. */
export const selectEventsWithPendingRsvps = (db: Queryable, now: Date, isIncluded: SQL | undefined) =>
  db
    .select({
      slug: events.slug,
      name: events.name,
      alliance: alliances.slug,
      group: { slug: groups.slug },
      count: count(),
      latestAt: sql<Date>`max(${attendances.respondedAt})`.mapWith(attendances.respondedAt),
    })
    .from(attendances)
    .innerJoin(events, eq(events.id, attendances.eventId))
    .innerJoin(groups, eq(groups.id, events.groupId))
    .innerJoin(alliances, eq(alliances.id, events.allianceId))
    .where(and(eq(attendances.status, "pending"), eq(events.status, "published"), gt(events.endsAt, now), isIncluded))
    .groupBy(events.id, groups.id, alliances.id);

/** Lists the events with RSVPs that the user may decide about, most of them first. administrators-in-sql.test.ts compares this with the policy. */
export const listEventsWithPendingRsvps = (
  db: Queryable,
  { permissions, now, limit }: { permissions: Permissions; now: Date; limit: number },
) =>
  selectEventsWithPendingRsvps(db, now, isEventCovered(permissions, events, ["event_host"]))
    .orderBy(desc(count()), events.id)
    .limit(limit);
