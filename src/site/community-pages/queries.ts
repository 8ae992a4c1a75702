import { sql } from "drizzle-orm";
import { eventIsPublic } from "../../community/events/queries.ts";
import { groupIsPublic } from "../../community/groups/queries.ts";
import { jobIsPublic } from "../../community/jobs/queries.ts";
import { landscapeEntryIsPublic } from "../../community/landscape/queries.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import { type Places, sqlStatement } from "../../foundation/db/statement.ts";
import { alliances } from "../../foundation/db/tables.ts";

export type SitemapRow = { path: string; updatedAt: string };

/** What sitemaps.org allows in an index is more. */
const mostAlliances = sql.raw("40000");
const mostOfEach = sql.raw("5000");

const allianceSitemaps = sqlStatement<Record<never, never>, SitemapRow>(
  () => sql`
    select '/sitemap/' || slug as path, updated_at::text as "updatedAt" from ${alliances} order by slug limit ${mostAlliances}`,
  ["path", "updatedAt"],
);

export const listSitemaps = (db: Queryable): Promise<SitemapRow[]> => allianceSitemaps(db, {});

const ofAlliance = sqlStatement<{ allianceId: string; slug: string; now: Date }, SitemapRow>(
  (_db, { allianceId, slug, now }: Places<{ allianceId: string; slug: string; now: Date }>) => sql`
    (select '/groups/' || ${slug}::text || '/' || slug as path, updated_at as "updatedAt" from groups
      where alliance_id = ${allianceId} and ${groupIsPublic} order by sort_name, id limit ${mostOfEach})
    union all
    (select '/events/' || ${slug}::text || '/' || groups.slug || '/' || events.slug, events.updated_at
      from events join groups on groups.id = events.group_id
      where events.alliance_id = ${allianceId} and ${eventIsPublic}
      order by events.starts_at desc, events.id desc limit ${mostOfEach})
    union all
    (select '/jobs/' || jobs.slug, jobs.updated_at from jobs left join groups on groups.id = jobs.group_id
      where jobs.alliance_id = ${allianceId} and ${jobIsPublic(now)}
      order by jobs.created_at desc, jobs.id desc limit ${mostOfEach})
    union all
    (select '/landscape/' || id, updated_at from landscape_entries
      where alliance_id = ${allianceId} and ${landscapeEntryIsPublic}
      order by created_at desc, id desc limit ${mostOfEach})`,
  ["path", "updatedAt"],
);

/** The public pages of an alliance, beside its own. */
export const listPages = (db: Queryable, alliance: { id: string; slug: string }, now: Date): Promise<SitemapRow[]> =>
  ofAlliance(db, { allianceId: alliance.id, slug: alliance.slug, now });
