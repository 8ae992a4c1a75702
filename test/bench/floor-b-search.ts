import { eventIsPublic, eventTables, jobIsPublic, jobTables } from "./floor-b-sql.ts";
import { type Row, run, type Sql } from "./sql.ts";

/* Floor B's search: the plain one over the same text. The marks of an excerpt are the tags themselves. */

export type HitType = "event" | "group" | "job" | "landscape_entry";

type Source = {
  table: string;
  from: string;
  id: string;
  title: string;
  text: string;
  /** What a misspelled word is compared with. */
  spelling: string;
  isPublic: string;
};

const sources: Record<HitType, Source> = {
  event: {
    table: "events",
    from: eventTables,
    id: "e",
    title: "name",
    text: "concat_ws(' · ', e.name, e.summary, e.description)",
    spelling: "concat_ws(' ', name, summary, category, alliance_words(tags))",
    isPublic: eventIsPublic,
  },
  group: {
    table: "groups",
    from: "groups g",
    id: "g",
    title: "name",
    text: "concat_ws(' · ', g.name, g.description)",
    spelling: "concat_ws(' ', name, category, city, alliance_words(tags))",
    isPublic: "g.active",
  },
  job: {
    table: "jobs",
    from: jobTables,
    id: "j",
    title: "title",
    text: "concat_ws(' · ', j.title, j.company_name, j.summary, j.description)",
    spelling: "concat_ws(' ', title, company_name, summary, location, alliance_words(tags))",
    isPublic: jobIsPublic,
  },
  landscape_entry: {
    table: "landscape_entries",
    from: "landscape_entries l",
    id: "l",
    title: "name",
    text: "concat_ws(' · ', l.name, l.summary, l.description)",
    spelling: "concat_ws(' ', name, summary, category, alliance_words(tags))",
    isPublic: "l.published",
  },
};

const words = "websearch_to_tsquery('public.alliance', $1)";
const typo = "alliance_fold($1)";

type Matching = { join?: (source: Source) => string; rank: (id: string) => string; matches: (id: string) => string };

const hits = ({ join = () => "", rank, matches }: Matching): string => {
  const branches = Object.entries(sources).map(
    ([type, source]) => `(
    select '${type}' as type, ${source.id}.id, ${source.id}.${source.title} as title, (${rank(source.id)})::float8 as rank
    from ${source.from} ${join(source)}
    where ${source.isPublic} and ${matches(source.id)} order by rank desc, ${source.id}.id limit $2::integer)`,
  );
  const content = Object.entries(sources).map(
    ([type, { from, id, text }]) => `when '${type}' then (select ${text} from ${from} where ${id}.id = best.id)`,
  );
  return `select type, id, rank, title, ts_headline('public.alliance', left(case type ${content.join(" ")} end, 4000), ${words},
    'StartSel=<mark>, StopSel=</mark>, MaxWords=32, MinWords=16') as snippet
    from (select * from (${branches.join(" union all ")}) hits order by rank desc, type, id limit $2::integer) best
    order by rank desc, type, id`;
};

const exact = hits({
  rank: (id) => `ts_rank(${id}.document, ${words})`,
  matches: (id) => `${id}.document @@ ${words}`,
});

/** As the manual of pg_trgm has it. Used only if no word matches. */
const alike = hits({
  join: ({ table, id }) => `join floor_b_${table} s on s.id = ${id}.id`,
  rank: () => `word_similarity(${typo}, s.spelling)`,
  matches: () => `${typo} <% s.spelling`,
});

/** Adds tables of what `alike` compares words with. Written once: the bench changes no text. */
export const addSpelling = async (sql: Sql): Promise<void> => {
  for (const { table, spelling } of Object.values(sources)) {
    await sql.unsafe(`
      create table floor_b_${table} (id uuid primary key, spelling text collate "C" not null);
      insert into floor_b_${table} select id, alliance_fold(${spelling}) from ${table};
      create index on floor_b_${table} using gin (spelling gin_trgm_ops)`);
  }
};

export const searchHits = async (sql: Sql, q: string, limit: string): Promise<Row[]> => {
  const found = await run(sql, exact, [q, limit]);
  return found.length > 0 ? found : run(sql, alike, [q, limit]);
};
