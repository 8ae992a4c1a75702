import { insertAlliances, insertPeople } from "./people.ts";
import type { Sql } from "./sql.ts";

type Event = { id: string; alliance: string; group: string; slug: string; starts_at: string };
type Job = { id: string; created_at: string };

/** What the measured requests ask for. */
export type Material = {
  alliances: string[];
  bareAlliances: string[];
  /** Public events, each alliance's soonest first. */
  events: Event[];
  /** Public jobs, newest first. */
  jobs: Job[];
  kinds: string[];
  categories: string[];
  words: { rare: string[]; common: string[] };
  tokens: string[];
  /** Events with room for everybody. */
  openEvents: Event[];
};

const bareAlliances = 30_000;

export const readMaterial = async (sql: Sql): Promise<Material> => {
  const alliances = await sql<{ slug: string }[]>`select slug from alliances order by slug`;
  const events = await sql<(Event & { kind: string; category: string | null; open: boolean })[]>`
    select e.id, a.slug as alliance, g.slug as group, e.slug, e.starts_at, e.kind, e.category,
      e.status = 'published' and e.starts_at > now() + interval '1 day' and e.capacity is null as open
    from events e join groups g on g.id = e.group_id join alliances a on a.id = e.alliance_id
    where e.status <> 'draft' and g.active order by a.slug, e.starts_at, e.id`;
  const jobs = await sql<Job[]>`
    select j.id, j.created_at from jobs j left join groups g on g.id = j.group_id
    where j.status = 'published' and j.expires_at > now() + interval '1 hour' and g.active is not false
    order by j.created_at desc, j.id desc`;
  const categories = events.flatMap(({ category }) => (category === null ? [] : [category]));
  return {
    alliances: alliances.map(({ slug }) => slug),
    bareAlliances: await insertAlliances(sql, bareAlliances),
    events,
    jobs,
    kinds: [...new Set(events.map(({ kind }) => kind))],
    categories: [...new Set(categories)],
    words: await readWords(sql),
    tokens: await insertPeople(sql),
    openEvents: events.filter(({ open }) => open).slice(0, 32),
  };
};

/** Words of titles and summaries, by how many rows have them. */
const readWords = async (sql: Sql): Promise<Material["words"]> => {
  const words = await sql<{ word: string; rows: number }[]>`
    select word, ndoc::integer as rows from ts_stat($$
      select to_tsvector('simple', concat_ws(' ', name, summary)) from events union all select to_tsvector('simple', name) from groups
      union all select to_tsvector('simple', concat_ws(' ', title, summary)) from jobs
      union all select to_tsvector('simple', concat_ws(' ', name, summary)) from landscape_entries$$)
    where word ~ '^[a-z]{7,14}$' order by ndoc, word`;
  return {
    rare: words.filter(({ rows }) => rows >= 2 && rows <= 200).map(({ word }) => word),
    common: words.slice(-12).map(({ word }) => word),
  };
};
