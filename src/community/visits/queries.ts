import { lt, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../foundation/db/client.ts";
import { type Batch, daysBefore, deleteOldest } from "../../foundation/db/purge.ts";
import { pageVisits } from "../../foundation/db/statistics-tables.ts";

type Bounds = { maxSources: number; other: string };

/** Writes rows in the order of their keys, to prevent deadlocks. @param seen rows with the table's columns */
const addVisitsSql = (seen: SQL, { maxSources, other }: Bounds): SQL => sql`
  with seen as (${seen}),
  ranked as (
    select seen.*, source in ('', ${other}) or is_known or
      known_count + row_number() over (partition by page_id, day, is_known order by views desc, source) <= ${maxSources} as is_named
    from (
      select seen.*,
        (select count(*) from page_visits known where known.page_id = seen.page_id and known.day = seen.day) as known_count,
        exists (
          select from page_visits known
          where known.page_id = seen.page_id and known.day = seen.day and known.source = seen.source) as is_known
      from seen
    ) seen
  )
  insert into page_visits (group_id, event_id, day, source, views, rsvps)
  select group_id, event_id, day, case when is_named then source else ${other} end, sum(views), sum(rsvps)
  from ranked group by 1, 2, 3, 4, page_id order by page_id, 3, 4
  on conflict (page_id, day, source) do update set
    views = page_visits.views + excluded.views, rsvps = page_visits.rsvps + excluded.rsvps`;

export type PageViews = {
  alliance: string;
  group: string;
  event: string | null;
  day: string;
  source: string;
  views: number;
};

/** Omits pages that were deleted or are not public. */
export const addViews = async (db: Queryable, views: readonly PageViews[], bounds: Bounds): Promise<void> => {
  await db.execute(
    addVisitsSql(
      sql`
      select groups.id as group_id, events.id as event_id, coalesce(events.id, groups.id) as page_id, sent.day,
        sent.source collate "C" as source, sum(sent.views) as views, 0 as rsvps
      from jsonb_to_recordset(${JSON.stringify(views)}::text::jsonb) as
        sent (alliance text, "group" text, event text, day date, source text, views integer)
      join alliances on alliances.slug = sent.alliance
      join groups on groups.alliance_id = alliances.id and groups.slug = sent."group" and groups.active
      left join events on events.group_id = groups.id and events.slug = sent.event and events.status <> 'draft'
      where sent.event is null or events.id is not null
      group by groups.id, events.id, sent.day, sent.source`,
      bounds,
    ),
  );
};

type Rsvp = { groupId: string; eventId: string; source: string; now: Date };

export const addRsvp = (db: Queryable, { groupId, eventId, source, now }: Rsvp, bounds: Bounds): Promise<unknown> =>
  db.execute(
    addVisitsSql(
      sql`
      select ${groupId}::uuid as group_id, ${eventId}::uuid as event_id, ${eventId}::uuid as page_id,
        (${now.toISOString()}::timestamptz at time zone 'UTC')::date as day, ${source}::text collate "C" as source,
        0 as views, 1 as rsvps`,
      bounds,
    ),
  );

const retentionDays = 731;

export const deleteOldVisits = (db: Queryable, { now, batch }: Batch): Promise<number> => {
  const { day } = pageVisits;
  return deleteOldest(db, pageVisits, {
    sortKey: day,
    isDue: lt(day, daysBefore(now, retentionDays).toISOString().slice(0, 10)),
    batch,
  });
};
