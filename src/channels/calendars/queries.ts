import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { allianceIdOf } from "../../community/alliances/queries.ts";
import { type BriefEventRow, eventIsListed, inPeriod, selectBriefEventsWith } from "../../community/events/queries.ts";
import { type Params, sqlTime, statement } from "../../foundation/db/statement.ts";
import { events, groups } from "../../foundation/db/tables.ts";

const limits = { upcoming: 200, ended: 50 };

export type CalendarEventRow = BriefEventRow & { description: string };

type CalendarScope = { alliance: string; group?: string; since: Date; now: Date };

export const listCalendarEvents = statement((db, { alliance, group, since, now }: Params<CalendarScope>) => {
  const selectIds = (when: SQL | undefined, order: SQL, limit: number) =>
    db
      .select({ id: events.id })
      .from(events)
      .innerJoin(groups, eq(groups.id, events.groupId))
      .where(
        and(eq(events.allianceId, allianceIdOf(db, alliance)), group && eq(groups.slug, group), eventIsListed, when),
      )
      .orderBy(order, events.id)
      .limit(limit);
  const hasEnded = sql`${events.endsAt} <= ${sqlTime(now)} and ${events.startsAt} >= ${sqlTime(since)}`;
  const upcoming = selectIds(inPeriod({ now, from: undefined, to: undefined }), asc(events.startsAt), limits.upcoming);
  const ended = selectIds(hasEnded, desc(events.startsAt), limits.ended);
  return selectBriefEventsWith(db, { description: events.description })
    .where(inArray(events.id, unionAll(upcoming, ended)))
    .orderBy(events.startsAt, events.id);
});
