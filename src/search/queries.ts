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
  /** An excerpt in which matches stand between `markStart` and `markStop`. */
  excerpt: string;
};

/** Private-use characters: unlike tags, they survive the escaping of the text around them. */
export const markStart = "\u{E000}";
export const markStop = "\u{E001}";

export type Search = {
  q: string;
  types?: readonly HitType[] | undefined;
  alliance?: readonly string[] | undefined;
  limit: number;
  now: Date;
};

/** Where each kind of hit lies, what of it is shown, and what of it is public (in the words of the partial indexes). */
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
 * The best hits over all kinds, best first. Words match by stem and prefix; a title that is spelled almost so is a hit
 * too, behind those whose words match.
 */
export const searchHits = async (db: Queryable, search: Search): Promise<Hit[]> => {
  const query = textQuery(search.q);
  if (!query) return [];
  const types = search.types ?? ["event", "group", "job", "landscape_entry"];
  const branches = [...new Set(types)].map((type) => sql`(${hitsOf(db, type, query, search)})`);
  const rows = await db.execute<Hit>(sql`
    select type, id, rank, title,
      ts_headline('public.alliance', left(content, 4000), ${query}, ${`StartSel=${markStart}, StopSel=${markStop}, MaxWords=32, MinWords=16`}) as excerpt
    from (${sql.join(branches, sql` union all `)}) hits
    order by rank desc, type, id
    limit ${search.limit}`);
  return [...rows];
};

const hitsOf = (db: Queryable, type: HitType, query: SQL, { q, alliance, limit, now }: Search): SQL => {
  const source = sources[type];
  const spelling = sql`alliance_fold(${q})`;
  const ofAlliance = alliance ? sql` and hit.alliance_id in ${allianceIds(db, alliance)}` : sql``;
  const unexpired = type === "job" ? sql` and hit.expires_at > ${now.toISOString()}` : sql``;
  return sql`
    select ${type}::text as type, hit.id, ${sql.raw(`hit.${source.title}`)} as title, ${sql.raw(source.text)} as content,
      (case when hit.document @@ ${query} then 1 + ts_rank(hit.document, ${query}) else 0 end
        + word_similarity(${spelling}, hit.spelling))::float8 as rank
    from ${sql.raw(source.from)}
    where ${sql.raw(source.isPublic)}${unexpired}${ofAlliance}
      and (hit.document @@ ${query} or ${spelling} <% hit.spelling)
    order by rank desc, hit.id
    limit ${limit}`;
};
