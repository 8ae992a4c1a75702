import { type SQL, sql } from "drizzle-orm";
import { allianceIds } from "../alliances/queries.ts";
import type { Queryable } from "../db/client.ts";
import { textQuery } from "../db/matching.ts";

export type HitType = "event" | "group" | "job" | "landscape_entry";

export type Hit = {
  type: HitType;
  id: string;
  rank: number;
  title: string;
  /** An excerpt with matches between `markStart` and `markStop`. */
  excerpt: string;
};

/** Private-use characters: unlike tags, they survive HTML escaping. */
export const markStart = "\u{E000}";
export const markStop = "\u{E001}";

export type Search = {
  q: string;
  types: readonly HitType[];
  alliance?: readonly string[] | undefined;
  limit: number;
  now: Date;
};

/** For each type of hit: tables, shown columns and the condition for public rows (that of the partial indexes). */
const sources: Record<HitType, { from: string; title: string; text: string; isPublic: string }> = {
  event: {
    from: "events hit join groups on groups.id = hit.group_id",
    title: "name",
    text: "concat_ws(' · ', hit.name, hit.summary, hit.description)",
    isPublic: "hit.status <> 'draft' and groups.active",
  },
  group: {
    from: "groups hit",
    title: "name",
    text: "concat_ws(' · ', hit.name, hit.description)",
    isPublic: "hit.active",
  },
  job: {
    from: "jobs hit",
    title: "title",
    text: "concat_ws(' · ', hit.title, hit.company_name, hit.summary, hit.description)",
    isPublic: "hit.status = 'published'",
  },
  landscape_entry: {
    from: "landscape_entries hit",
    title: "name",
    text: "concat_ws(' · ', hit.name, hit.summary, hit.description)",
    isPublic: "hit.published",
  },
};

/**
 * The best hits of all types, best first. Words match by stem and prefix. Rows that match only by similar spelling
 * follow; the query looks for them only if exact matches do not fill the list.
 */
export const searchHits = async (db: Queryable, search: Search): Promise<Hit[]> => {
  const query = textQuery(search.q);
  if (!query) return [];
  const types = [...new Set(search.types)];
  const { limit } = search;
  const exact = types.map((type) => {
    const rank = sql`1 + ts_rank(hit.document, ${query})`;
    return hitsOf(db, { type, rank, matches: sql`hit.document @@ ${query}` }, search);
  });
  const alike = types.map((type) => {
    const folded = sql`alliance_fold(${search.q})`;
    const matches = sql`${folded} <% hit.spelling and not hit.document @@ ${query} and (select count(*) from exact) < ${limit}`;
    return hitsOf(db, { type, rank: sql`word_similarity(${folded}, hit.spelling)`, matches }, search);
  });
  const marks = `StartSel=${markStart}, StopSel=${markStop}, MaxWords=32, MinWords=16`;
  const rows = await db.execute<Hit>(sql`
    with exact as materialized (${sql.join(exact, sql` union all `)}),
      alike as (${sql.join(alike, sql` union all `)})
    select type, id, rank, title,
      ts_headline('public.alliance', left(${contentOf(types)}, 4000), ${query}, ${marks}) as excerpt
    from (
      select * from (select * from exact union all select * from alike) hits
      order by rank desc, type, id
      limit ${limit}
    ) best
    order by rank desc, type, id`);
  return [...rows];
};

/** The text of a hit; PostgreSQL reads it only for the hits that are shown. */
const contentOf = (types: readonly HitType[]): SQL => {
  const cases = types.map((type) => {
    const { from, text } = sources[type];
    return sql`when ${type} then (select ${sql.raw(text)} from ${sql.raw(from)} where hit.id = best.id)`;
  });
  return sql`case type ${sql.join(cases, sql` `)} end`;
};

type Condition = { type: HitType; rank: SQL; matches: SQL };

const hitsOf = (db: Queryable, { type, rank, matches }: Condition, { alliance, limit, now }: Search): SQL => {
  const { from, title, isPublic } = sources[type];
  const ofAlliance = alliance ? sql` and hit.alliance_id in ${allianceIds(db, alliance)}` : sql``;
  const unexpired = type === "job" ? sql` and hit.expires_at > ${now.toISOString()}` : sql``;
  return sql`(
    select ${type}::text as type, hit.id, ${sql.raw(`hit.${title}`)} as title,
      (${rank})::float8 as rank
    from ${sql.raw(from)}
    where ${sql.raw(isPublic)}${unexpired}${ofAlliance} and ${matches}
    order by rank desc, hit.id
    limit ${limit})`;
};
