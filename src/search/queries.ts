import { type SQL, sql } from "drizzle-orm";
import { allianceIds } from "../alliances/queries.ts";
import type { Queryable } from "../db/client.ts";
import { misspellable, searchTerms, termOf, textQuery } from "../db/matching.ts";
import { type Places, type Statement, sqlStatement } from "../db/statement.ts";

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

/*
 * Read by subqueries, because then PostgreSQL expects the same with and without the values: it would plan the statement anew each
 * time, which takes longer than most searches, if that promised to be a little cheaper.
 */
const now = "(select now from clock)";
const most = sql.raw("(select most from clock)");

/** Rows in the order in which people want them, from an index that has this order. Each walk reads a share of them. */
type Walk = { share: number; from: string; order: string; allianceOrder?: string };

type Source = {
  table: string;
  /** The group that hides its rows while it is inactive. */
  join: string;
  title: string;
  /** What a walk reads beside id, title and document. */
  columns: string;
  text: string;
  /** That of the partial indexes, so that a walk can use one. */
  isListed: string;
  /** What else makes a row public. */
  isPublic: string;
  walks: Walk[];
  /** Orders hits of equal rank, smallest first. */
  distance: string;
};

const newest = (share: number, order: string, allianceOrder?: string): Walk[] => [
  { share, from: "true", order, ...(allianceOrder && { allianceOrder }) },
];

const age = `date_part('epoch', ${now} - hit.created_at)`;

/** For each type of hit: its table, what it shows, which rows are public, and where the likeliest hits are. */
const sources: Record<HitType, Source> = {
  event: {
    table: "events",
    join: "join groups on groups.id = hit.group_id",
    title: "name",
    columns: "hit.group_id, hit.starts_at",
    text: "concat_ws(' · ', hit.name, hit.summary, hit.description)",
    isListed: "hit.status <> 'draft'",
    isPublic: "groups.active",
    walks: [
      { share: 0.75, from: `hit.starts_at > ${now}`, order: "hit.starts_at, hit.id" },
      { share: 0.25, from: `hit.starts_at <= ${now}`, order: "hit.starts_at desc, hit.id desc" },
    ],
    // Upcoming events, the next one first; then those that have begun, the last one first.
    distance: `abs(date_part('epoch', hit.starts_at - ${now})) + case when hit.starts_at > ${now} then 0 else 1e10 end`,
  },
  group: {
    table: "groups",
    join: "",
    title: "name",
    columns: "hit.created_at",
    text: "concat_ws(' · ', hit.name, hit.description)",
    isListed: "hit.active",
    isPublic: "true",
    // Ids begin with the time of creation; the index on that begins with the alliance. Of few groups, most are read faster in no order.
    walks: newest(0.3, "hit.id desc", "hit.created_at desc, hit.id desc"),
    distance: age,
  },
  job: {
    table: "jobs",
    join: "left join groups on groups.id = hit.group_id",
    title: "title",
    columns: "hit.group_id, hit.expires_at, hit.created_at",
    text: "concat_ws(' · ', hit.title, hit.company_name, hit.summary, hit.description)",
    isListed: "hit.status = 'published'",
    // Of the index of expiry, PostgreSQL would read every open job to leave out few.
    isPublic: `(hit.expires_at > ${now}) is true and groups.active is not false`,
    walks: newest(1, "hit.created_at desc, hit.id desc"),
    distance: age,
  },
  landscape_entry: {
    table: "landscape_entries",
    join: "",
    title: "name",
    columns: "hit.created_at",
    text: "concat_ws(' · ', hit.name, hit.summary, hit.description)",
    isListed: "hit.published",
    isPublic: "true",
    walks: newest(1, "hit.created_at desc, hit.id desc"),
    distance: age,
  },
};

/*
 * Reading all matches of a word that every other row has takes a hundred times as long as a page of them is worth. So a few
 * rows of each type are tried, in the order in which people want them: the next events, the newest jobs. If some match, more are read in
 * this order. Only if these do not fill the list, the index of words is asked for matches anywhere, up to a bound that no list
 * reaches: a list that is not full is complete.
 */
const tried = 64;
const mostRanked = 500;

type Bounds = { walked: number; near: number };

/** Few different numbers, so that few different statements are prepared. */
const boundsFor = (limit: number): Bounds => (limit <= 50 ? { walked: 600, near: 100 } : { walked: 3_000, near: 500 });

/** Words that a misspelled one may stand for. Words of hidden rows are among them, and must not leave out all others. */
const mostCorrections = 20;

/**
 * The best hits of all types, best first. Words match by stem and prefix. Rows that match only by similar spelling
 * follow; they are looked for only if exact matches do not fill the list.
 */
export const searchHits = async (db: Queryable, { q, types, alliance, limit, now }: Search): Promise<Hit[]> => {
  const terms = searchTerms(q);
  if (terms.length === 0) return [];
  const exact = await statementOf(exactly, types, limit)(db, { terms, alliance, limit, now });
  const words = misspellable(q);
  const left = limit - exact.length;
  if (left <= 0 || words.length === 0) return exact;
  const typed = { terms, words, wordTerms: words.map(termOf), alliance, limit: left, now };
  return [...exact, ...(await statementOf(alike, types, left)(db, typed))];
};

/** What a statement is given. */
type Given = {
  terms: string[];
  /** The words that may be misspelled, and the term of each. */
  words?: string[];
  wordTerms?: string[];
  alliance: readonly string[] | undefined;
  limit: number;
  now: Date;
};

/** `words` is a common table expression with the `query` that hits match. */
type Matching = { words: (places: Places<Given>) => SQL; isMatch: SQL; rank: SQL };

const exactly: Matching = {
  words: ({ terms }) => sql`words as materialized (select ${textQuery(terms)} as query)`,
  isMatch: sql`true`,
  rank: sql`1 + ts_rank(hit.document, (select query from words))`,
};

/**
 * Replaces words by similar ones of the service's texts: `query` matches any of these, or the word as it was typed; `closest` only
 * the most similar ones. Both are null if there are none. Numbers are taken at their word.
 */
const correctedWords = ({ terms, words = [], wordTerms = [] }: Places<Given>): SQL => {
  const typed = words.map(
    (word, at) => sql`(${sql.raw(String(at))}, ${word}::text, (${textQuery(wordTerms.slice(at, at + 1))})::text)`,
  );
  const alternatives = (more: SQL) => sql`string_agg(quoted, ' | ')${more}`;
  return sql`
    typed (position, word, query) as (values ${sql.join(typed, sql`, `)}),
    corrections as materialized (
      select position, typed.query, '''' || replace(replace(found.word, '\\', '\\\\'), '''', '''''') || '''' as quoted,
        similarity >= 0.9 * max(similarity) over (partition by position) as is_closest
      from typed, lateral (
        select word, similarity(alliance_fold(typed.word), alliance_fold(word)) as similarity
        from search_words
        where typed.word ~ '[^0-9]' and alliance_fold(typed.word) <% alliance_fold(word)
        group by word
        order by similarity desc, word
        limit ${sql.raw(String(mostCorrections))}
      ) found
    ),
    alternatives as (
      select typed.position, concat_ws(' | ', nullif(typed.query, ''), ${alternatives(sql``)}) as query,
        coalesce(${alternatives(sql` filter (where is_closest)`)}, nullif(typed.query, '')) as closest
      from typed left join corrections using (position)
      group by typed.position, typed.query
    ),
    words as materialized (
      select ${textQuery(terms)} as exact, string_agg('(' || query || ')', ' & ')::tsquery as query, string_agg('(' || closest || ')', ' & ')::tsquery as closest
      from alternatives
      where query <> '' and exists (select from corrections)
    )`;
};

const alike: Matching = {
  words: correctedWords,
  isMatch: sql`not hit.document @@ (select exact from words)`,
  rank: sql`
    case when hit.document @@ (select closest from words) then 0.5 else 0 end
    + ts_rank(hit.document, (select query from words)) / 2`,
};

/** What the text of a statement depends on, beside the values that it is given. */
type Choice = { types: readonly HitType[]; bounds: Bounds; matching: Matching };

const statements = new Map<string, Statement<Given, Hit>>();

const statementOf = (matching: Matching, wanted: readonly HitType[], limit: number): Statement<Given, Hit> => {
  const types = everyType.filter((type) => wanted.includes(type));
  const bounds = boundsFor(limit);
  const key = `${types} ${bounds.walked} ${matching === exactly}`;
  const known = statements.get(key) ?? createStatement({ types, bounds, matching });
  statements.set(key, known);
  return known;
};

const everyType: readonly HitType[] = ["event", "group", "job", "landscape_entry"];

const createStatement = (choice: Choice): Statement<Given, Hit> =>
  sqlStatement((db, places) => hitsOf(db, places, choice), ["type", "id", "rank", "title", "excerpt"]);

const hitsOf = (db: Queryable, places: Places<Given>, choice: Choice): SQL => {
  const { types, matching } = choice;
  const parts = types.flatMap((type) => partsOf(db, type, places, choice));
  const hits = types.map((type) => sql`select * from ${sql.raw(`${type}_hits`)}`);
  const marks = `StartSel=${markStart}, StopSel=${markStop}, MaxWords=32, MinWords=16`;
  const clock = sql`
    clock as materialized (select ${places.now}::timestamptz as now, ${places.limit}::integer as most)`;
  return sql`
    with ${sql.join([clock, matching.words(places), ...parts], sql`, `)}
    select type, id, rank, title,
      ts_headline('public.alliance', left(${contentOf(types)}, 4000), (select query from words), ${marks}) as excerpt
    from (
      select * from (${sql.join(hits, sql` union all `)}) hits
      order by rank desc, type, distance, id
      limit ${most}
    ) best
    order by rank desc, type, distance, id`;
};

/** The text of a hit; PostgreSQL reads it only for the hits that are shown. */
const contentOf = (types: readonly HitType[]): SQL => {
  const cases = types.map((type) => {
    const { table, text } = sources[type];
    return sql`when ${type} then (select ${sql.raw(text)} from ${sql.raw(table)} hit where hit.id = best.id)`;
  });
  return sql`case type ${sql.join(cases, sql` `)} end`;
};

/** The common table expressions that end in `<type>_hits`. A subquery that compares counts is evaluated first, and skips the rest. */
const partsOf = (db: Queryable, type: HitType, places: Places<Given>, { bounds, matching }: Choice): SQL[] => {
  const { isMatch, rank } = matching;
  const { table, join, title, isListed, isPublic, distance } = sources[type];
  const [name, near, all] = ["tried", "near", "hits"].map((part) => sql.raw(`${type}_${part}`));
  const found = (from: SQL, condition: SQL) => sql`
    select ${type}::text as type, hit.id, hit.${sql.raw(title)} as title, (${rank})::float8 as rank,
      (${sql.raw(distance)})::float8 as distance
    from ${from} hit ${sql.raw(join)}
    where ${sql.raw(isPublic)} and hit.document @@ (select query from words) and ${isMatch} and ${condition}`;
  const { alliance } = places;
  const isAll = alliance ? isWholeWalk(db, type, places, bounds.walked) : sql`false`;
  const ofAlliance = alliance ? sql` and hit.alliance_id in ${allianceIds(db, alliance)}` : sql``;
  return [
    sql`${name} as materialized (
      select count(*) as count from ${walk(db, type, places, tried)} hit where hit.document @@ (select query from words))`,
    sql`${near} as materialized (${found(
      walk(db, type, places, bounds.walked),
      sql`((select count from ${name}) > 0 or ${isAll})`,
    )} limit ${sql.raw(String(bounds.near))})`,
    sql`${all} as (
      select * from ${near}
      union
      (select * from (${found(
        sql.raw(table),
        sql`${sql.raw(isListed)}${ofAlliance} and (select count(*) from ${near}) < ${most} and not ${isAll}`,
      )} limit ${sql.raw(String(mostRanked))}) ranked
      order by rank desc, distance, id
      limit ${most}))`,
  ];
};

/** Up to `rows` listed rows from the index, of each alliance equally many. */
const walk = (db: Queryable, type: HitType, places: Places<Given>, rows: number): SQL =>
  sql`(${sql.join(
    walksOf(db, type, places, rows).map(({ part }) => part),
    sql` union all `,
  )})`;

/** Whether a walk reads all that small alliances have: a word that the others have often would be looked for there in vain. */
const isWholeWalk = (db: Queryable, type: HitType, places: Places<Given>, rows: number): SQL =>
  sql`(${sql.join(
    walksOf(db, type, places, rows).map(
      ({ part, most }) => sql`(select count(*) from ${part} hit) < ${sql.raw(String(most))}`,
    ),
    sql` and `,
  )})`;

/** The parts of a walk, each with the number of rows that it has at most of one alliance. */
const walksOf = (
  db: Queryable,
  type: HitType,
  { alliance }: Places<Given>,
  rows: number,
): { part: SQL; most: number }[] => {
  const { table, title, columns, isListed, walks } = sources[type];
  const each = alliance ? Math.ceil(rows / alliance.length) : rows;
  return walks.map(({ share, from, order, allianceOrder = order }) => {
    const most = Math.ceil(share * each);
    const part = (condition: SQL, sorted: string) => sql`(
      select hit.id, ${sql.raw(`hit.${title}, hit.document, ${columns} from ${table}`)} hit
      where ${sql.raw(isListed)} and ${sql.raw(from)}${condition}
      order by ${sql.raw(sorted)} limit ${sql.raw(String(most))})`;
    if (!alliance) return { part: part(sql``, order), most };
    const inAlliance = part(sql` and hit.alliance_id = chosen.id`, allianceOrder);
    return { part: sql`(select hit.* from ${allianceIds(db, alliance)} chosen, lateral ${inAlliance} hit)`, most };
  });
};
