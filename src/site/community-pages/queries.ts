import { and, eq, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { eventIsListed, inPeriod, type Period } from "../../community/events/queries.ts";
import { groupIsPublic } from "../../community/groups/queries.ts";
import { jobIsPublic } from "../../community/jobs/queries.ts";
import { landscapeEntryIsPublic } from "../../community/landscape/queries.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import { anyFolded } from "../../foundation/db/matching.ts";
import { type Params, sqlStatement, statement } from "../../foundation/db/statement.ts";
import { alliances, events, groups } from "../../foundation/db/tables.ts";

export type SitemapRow = { path: string; updatedAt: string };

/** A sitemap may have at most 50,000 URLs. */
const maxAlliances = sql.raw("40000");
const maxPerKind = sql.raw("5000");

const allianceSitemaps = sqlStatement<Record<never, never>, SitemapRow>(
  () => sql`
    select '/sitemap/' || slug as path, updated_at::text as "updatedAt" from ${alliances} order by slug limit ${maxAlliances}`,
  ["path", "updatedAt"],
);

export const listSitemaps = (db: Queryable): Promise<SitemapRow[]> => allianceSitemaps(db, {});

const allianceSitemap = sqlStatement<{ allianceId: string; slug: string; now: Date }, SitemapRow>(
  (_db, { allianceId, slug, now }: Params<{ allianceId: string; slug: string; now: Date }>) => sql`
    (select '/groups/' || ${slug}::text || '/' || slug as path, updated_at as "updatedAt" from groups
      where alliance_id = ${allianceId} and ${groupIsPublic} order by sort_name, id limit ${maxPerKind})
    union all
    (select '/events/' || ${slug}::text || '/' || groups.slug || '/' || events.slug, events.updated_at
      from events join groups on groups.id = events.group_id
      where events.alliance_id = ${allianceId} and ${eventIsListed}
      order by events.starts_at desc, events.id desc limit ${maxPerKind})
    union all
    (select '/jobs/' || jobs.slug, jobs.updated_at from jobs left join groups on groups.id = jobs.group_id
      where jobs.alliance_id = ${allianceId} and ${jobIsPublic(now)}
      order by jobs.created_at desc, jobs.id desc limit ${maxPerKind})
    union all
    (select '/landscape/' || id, updated_at from landscape_entries
      where alliance_id = ${allianceId} and ${landscapeEntryIsPublic}
      order by created_at desc, id desc limit ${maxPerKind})`,
  ["path", "updatedAt"],
);

export const listPages = (db: Queryable, alliance: { id: string; slug: string }, now: Date): Promise<SitemapRow[]> =>
  allianceSitemap(db, { allianceId: alliance.id, slug: alliance.slug, now });

/** The number of items with a value of one filter. The columns of the other filters are null. */
export type OptionCount = { city: string | null; kind: string | null; alliance: string | null; count: number };

/** Kinds and alliances come first and cities by frequency, so this limit omits the rarest cities. */
const maxOptions = 200;

const nullable = (column: AnyPgColumn) => sql<string | null>`${column}`;
const rowCount = sql<number>`count(*)::integer`;

export const countEventOptions = statement((db, period: Params<Period>) =>
  db
    .select({
      city: nullable(events.venueCity),
      kind: nullable(events.kind),
      alliance: nullable(alliances.slug),
      count: rowCount,
    })
    .from(events)
    .innerJoin(groups, eq(groups.id, events.groupId))
    .innerJoin(alliances, eq(alliances.id, events.allianceId))
    .where(and(eventIsListed, inPeriod(period)))
    .groupBy(sql`grouping sets ((${events.venueCity}), (${events.kind}), (${alliances.slug}))`)
    .orderBy(sql`${events.venueCity} is not null, count(*) desc, ${events.venueCity}`)
    .limit(maxOptions),
);

const groupOptions = statement((db, _none: Record<never, never>) =>
  db
    .select({ city: nullable(groups.city), kind: sql<null>`null`, alliance: nullable(alliances.slug), count: rowCount })
    .from(groups)
    .innerJoin(alliances, eq(alliances.id, groups.allianceId))
    .where(groupIsPublic)
    .groupBy(sql`grouping sets ((${groups.city}), (${alliances.slug}))`)
    .orderBy(sql`${groups.city} is not null, count(*) desc, ${groups.city}`)
    .limit(maxOptions),
);

export const countGroupOptions = (db: Queryable): Promise<OptionCount[]> => groupOptions(db, {});

type Coordinates = { latitude: number | null; longitude: number | null };

const groupInCity = statement((db, { city }: Params<{ city: string[] }>) =>
  db
    .select({ latitude: groups.latitude, longitude: groups.longitude })
    .from(groups)
    .where(and(groupIsPublic, anyFolded(groups.city, city)))
    .orderBy(sql`${groups.latitude} is null`)
    .limit(1),
);

const venueInCity = statement((db, { city }: Params<{ city: string[] }>) =>
  db
    .select({ latitude: events.venueLatitude, longitude: events.venueLongitude })
    .from(events)
    .innerJoin(groups, eq(groups.id, events.groupId))
    .where(and(eventIsListed, anyFolded(events.venueCity, city)))
    .orderBy(sql`${events.venueLatitude} is null`)
    .limit(1),
);

/** Locates a city by its groups and venues; undefined if the city has no groups and venues. */
export const findCity = async (db: Queryable, name: string): Promise<Coordinates | undefined> => {
  const [group] = await groupInCity(db, { city: [name] });
  if (typeof group?.latitude === "number") return group;
  const [venue] = await venueInCity(db, { city: [name] });
  return venue ?? group;
};
