import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../foundation/db/client.ts";
import { someDocumentMatches, textQuery } from "../../foundation/db/matching.ts";
import { readQuery } from "../../foundation/db/query-language.ts";
import { type Params, type Statement, sqlStatement } from "../../foundation/db/statement.ts";
import { allianceIdsOf } from "../alliances/queries.ts";
import { type HitType, hitTypes, type Period, type Source, sourceOf } from "./sources/queries.ts";

/** Hits are sorted by tier, then by rank, the highest first, then by the other properties. */
export type HitPosition = { tier: number; rank: number; kind: number; distance: number; id: string };

export type Hit = HitPosition & {
  type: HitType;
  title: string;
  text: string;
  /** The matched query in PostgreSQL's notation. */
  query: string;
};

type Search = {
  q: string;
  types: readonly HitType[];
  alliance?: readonly string[] | undefined;
  /** Bounds of an event's start. Without any, only events that have not ended are found. */
  from?: Date | undefined;
  to?: Date | undefined;
  includePast: boolean;
  position?: HitPosition | undefined;
  limit: number;
  now: Date;
};

export type SearchHits = {
  hits: Hit[];
  /** The first hit of each type, regardless of the position. */
  best: Hit[];
};

/*
 * Reading all matches of a frequent word takes a hundred times as long as reading a page. So a few rows of each type are tried in
 * their natural order (the next events, the newest jobs), then more if some match. The index of words is used only if few match.
 * These hits are the first tier. The second tier has the nearest other matches. Only pages beyond the first tier read it.
 */
const maxTriedRows = 64;
const maxScannedRows = 600;
const maxNearHits = 100;
const enoughHits = 21;
const maxRankedHits = 500;
const maxSecondTierHits = 2_000;

/** Maximum number of corrections per word. Several, because some may be words that only hidden rows contain. */
const maxCorrections = 20;

/** Number of tiers of each `Matching`. */
const tiersPerMatching = 2;

const noHits: SearchHits = { hits: [], best: [] };

/**
 * Finds the best hits of all types. If exact hits do not fill the list, hits by similar spelling follow.
 * Without any of these hits, finds rows that match at least half of the clauses.
 */
export const searchHits = async (db: Queryable, search: Search): Promise<SearchHits> => {
  const { required, excluded, typed } = readQuery(search.q);
  if (required.length === 0) return noHits;
  const { alliance, from, to, now, position } = search;
  const parameters = {
    required: JSON.stringify(required),
    excluded: excluded.length > 0 ? JSON.stringify([excluded]) : undefined,
    ...{ alliance, from, to, now },
  };
  const tier = position?.tier ?? 0;
  const find = async (matching: Matching, limit: number): Promise<SearchHits> => {
    const words = matching === exactMatching ? {} : { typed: JSON.stringify(typed) };
    const after = tier > matching.tiersBefore ? position : undefined;
    const statement = statementOf({ matching, ...variantOf(search) });
    return toHits(await statement(db, { ...parameters, ...words, position: after, limit }));
  };
  if (tier > partialMatching.tiersBefore) return find(partialMatching, search.limit);
  const exact = tier > similarMatching.tiersBefore ? noHits : await find(exactMatching, search.limit);
  const remaining = search.limit - exact.hits.length;
  const similar = remaining > 0 && typed.length > 0 ? await find(similarMatching, remaining) : noHits;
  const hits = [...exact.hits, ...similar.hits];
  if (hits.length === 0 && position === undefined && required.length > 1) return find(partialMatching, search.limit);
  return { hits, best: [...exact.best, ...similar.best] };
};

type Row = Hit & { isBest: boolean };

const toHits = (rows: Row[]): SearchHits => ({
  hits: rows.filter(({ isBest }) => !isBest),
  best: rows.filter(({ isBest }) => isBest),
});

type SearchParameters = {
  required: string;
  excluded: string | undefined;
  /** JSON of the words that may be misspelled, with the positions of their clauses. */
  typed?: string;
  alliance: readonly string[] | undefined;
  from: Date | undefined;
  to: Date | undefined;
  position: HitPosition | undefined;
  limit: number;
  now: Date;
};

/** `words` is a common table expression: hits match its `query`; `positive` is the query's text without excluded words. */
type Matching = {
  name: string;
  words: (params: Params<SearchParameters>) => SQL;
  isMatch: (source: Source) => SQL;
  rank: (source: Source) => SQL;
  tiersBefore: number;
};

const documentsOf = ({ documents }: Source): SQL[] => documents.map((name) => sql.raw(`hit.${name}`));

const hasMatch = (source: Source, query: SQL): SQL => someDocumentMatches(documentsOf(source), query);

/** The rank in the first document, or half the rank in another document, whichever is higher. */
const rankIn = (source: Source, query: SQL): SQL => {
  const ranks = documentsOf(source).map(
    (document, index) => sql`ts_rank(${document}, ${query}) / ${sql.raw(index > 0 ? "2" : "1")}`,
  );
  return sql`greatest(${sql.join(ranks, sql`, `)})`;
};

const exactMatching: Matching = {
  name: "exactly",
  words: ({ required, excluded }) => sql`
    words as materialized (select ${textQuery(required, excluded)} as query, ${textQuery(required)}::text as positive)`,
  isMatch: () => sql`true`,
  rank: (source) => sql`1 + ${rankIn(source, sql`(select query from words)`)}`,
  tiersBefore: 0,
};

const alternatives = (more = sql``): SQL => sql`string_agg(quoted, ' | ')${more}`;

const closestAlternatives = alternatives(sql` filter (where is_closest)`);

/** Common table expressions: `corrections` of typed words, and `clauses`. Numbers are not corrected. */
const corrections = ({ required, typed }: Params<SearchParameters>): SQL => sql`
    typed as (
      select (pair ->> 0)::integer as position, pair ->> 1 as word from jsonb_array_elements(${typed}::text::jsonb) pair
    ),
    corrections as materialized (
      select position, '''' || replace(replace(found.word, '\\', '\\\\'), '''', '''''') || '''' as quoted,
        similarity >= 0.9 * max(similarity) over (partition by position, typed.word) as is_closest
      from typed, lateral (
        select word, similarity(alliance_fold(typed.word), alliance_fold(word)) as similarity
        from search_words
        where typed.word ~ '[^0-9]' and alliance_fold(typed.word) <% alliance_fold(word)
        group by word
        order by similarity desc, word
        limit ${sql.raw(String(maxCorrections))}
      ) found
    ),
    clauses as (
      select (at - 1)::integer as position, nullif(alliance_query(jsonb_build_array(clause))::text, '') as query
      from jsonb_array_elements(${required}::text::jsonb) with ordinality clauses (clause, at)
    )`;

const andNotExcluded = ({ excluded }: Params<SearchParameters>): SQL =>
  excluded ? sql` && !!${textQuery(excluded)}` : sql``;

/** `query` also matches similar words of the service's texts, `closest` only the most similar ones. Null without corrections. */
const correctedWords = (params: Params<SearchParameters>): SQL => sql`${corrections(params)},
    alternatives as (
      select clauses.position, concat_ws(' | ', '(' || clauses.query || ')', ${alternatives()}) as query,
        coalesce(${closestAlternatives}, clauses.query) as closest
      from clauses left join corrections using (position)
      group by clauses.position, clauses.query
    ),
    words as materialized (
      select ${textQuery(params.required)} as exact, positive${andNotExcluded(params)} as query, closest, positive::text as positive
      from (
        select string_agg('(' || query || ')', ' & ')::tsquery as positive, string_agg('(' || closest || ')', ' & ')::tsquery as closest
        from alternatives
        where query <> '' and exists (select from corrections)
      ) corrected
    )`;

const similarMatching: Matching = {
  name: "alike",
  words: correctedWords,
  isMatch: (source) => sql`${hasMatch(source, sql`(select exact from words)`)} is not true`,
  rank: (source) => sql`
    case when ${hasMatch(source, sql`(select closest from words)`)} then 0.5 else 0 end
    + ${rankIn(source, sql`(select query from words)`)} / 2`,
  tiersBefore: tiersPerMatching,
};

/** At least half of the clauses match, as typed or corrected: `query` has an alternative for each half. */
const partialWords = (params: Params<SearchParameters>): SQL => sql`${corrections(params)},
    parts as materialized (
      select position, query::tsquery as query
      from (
        select clauses.position, concat_ws(' | ', '(' || clauses.query || ')', ${closestAlternatives}) as query
        from clauses left join corrections using (position)
        group by clauses.position, clauses.query
      ) corrected
      where query <> ''
    ),
    halves as (
      select string_agg('(' || query::text || ')', ' & ') as query
      from generate_series(1, (1 << (select count(*) from clauses)::integer) - 1) half, parts
      where (half >> position) & 1 = 1
      group by half
      having count(*) = (select ceil(count(*) / 2.0) from clauses)
    ),
    words as materialized (
      select (select string_agg('(' || query || ')', ' | ')::tsquery from halves)${andNotExcluded(params)} as query,
        any_of, total, any_of::text as positive
      from (
        select string_agg('(' || query::text || ')', ' | ')::tsquery as any_of, (select count(*) from clauses) as total from parts
      ) every
    )`;

const partialMatching: Matching = {
  name: "partly",
  words: partialWords,
  isMatch: () => sql`true`,
  rank: (source) => sql`
    ((select count(*) from parts where ${hasMatch(source, sql`parts.query`)}) + ${rankIn(source, sql`(select any_of from words)`)})
    / (select total from words) / 2`,
  tiersBefore: 2 * tiersPerMatching,
};

export const isPartial = ({ tier }: HitPosition): boolean => tier > partialMatching.tiersBefore;

type Variant = {
  matching: Matching;
  types: readonly HitType[];
  period: Period;
  /** Whether the page may need hits beyond the first tier. */
  hasSecondTier: boolean;
};

const variantOf = ({ types, from, to, includePast, position, limit }: Search): Omit<Variant, "matching"> => ({
  types: hitTypes.filter((type) => types.includes(type)),
  period: from || to || includePast ? "any" : "upcoming",
  hasSecondTier: position !== undefined || limit > enoughHits,
});

const statements = new Map<string, Statement<SearchParameters, Row>>();

const statementOf = (variant: Variant): Statement<SearchParameters, Row> => {
  const key = `${variant.types} ${variant.period} ${variant.matching.name} ${variant.hasSecondTier}`;
  const statement = statements.get(key) ?? createStatement(variant);
  statements.set(key, statement);
  return statement;
};

const createStatement = (variant: Variant): Statement<SearchParameters, Row> =>
  sqlStatement(
    (db, params) => selectPage(db, params, variant),
    ["type", "title", "text", "query", "tier", "rank", "kind", "distance", "id", "isBest"],
  );

const hitOrder = sql.raw("tier, rank desc, kind, distance, id");

const selectPage = (db: Queryable, params: Params<SearchParameters>, variant: Variant): SQL => {
  const { types, matching, hasSecondTier } = variant;
  const { now, limit, from, to } = params;
  const bounds = sql`${from ?? null}::timestamptz as earliest, ${to ?? null}::timestamptz as latest`;
  const clock = sql`
    clock as materialized (select ${now}::timestamptz as now, ${limit}::integer as most, ${bounds})`;
  const first = sql`first_tier as materialized (${unionOf(types, "first")})`;
  const hits = sql`
    hits as materialized (
      select *, row_number() over (partition by kind order by ${hitOrder}) = 1 as is_best
      from (select * from first_tier${hasSecondTier ? sql` union all ${unionOf(types, "more")}` : sql``}) every
    )`;
  const parts = [
    ...types.flatMap((type) => firstTierOf(db, type, params, variant)),
    first,
    ...(hasSecondTier ? types.map((type) => secondTierOf(db, type, params, variant)) : []),
    hits,
  ];
  return sql`
    with ${sql.join([clock, matching.words(params), ...parts], sql`, `)}
    select type, title, ${contentOf(variant)} as text, (select positive from words) as query, tier, rank, kind, distance, id, is_apart
    from (
      (select *, false as is_apart from hits where ${isAfter(params)} order by ${hitOrder} limit (select most from clock))
      union all
      (select *, true as is_apart from hits where is_best)
    ) shown
    order by ${hitOrder}`;
};

const unionOf = (types: readonly HitType[], part: string): SQL =>
  sql.join(
    types.map((type) => sql`select * from ${sql.raw(`${type}_${part}`)}`),
    sql` union all `,
  );

const isAfter = ({ position }: Params<SearchParameters>): SQL =>
  position
    ? sql`(tier, -rank, kind, distance, id)
        > (${position.tier}::integer, -${position.rank}::float8, ${position.kind}::integer, ${position.distance}::float8, ${position.id}::uuid)`
    : sql`true`;

const contentOf = ({ types, period }: Variant): SQL => {
  const cases = types.map((type) => {
    const { table, text } = sourceOf(type, period);
    return sql`when ${type} then (select ${sql.raw(text)} from ${sql.raw(table)} hit where hit.id = shown.id)`;
  });
  return sql`case type ${sql.join(cases, sql` `)} end`;
};

/** `query` rejects excluded words only in the document that matches, so the other documents are also checked for excluded words. */
const matches = (source: Source, { excluded }: Params<SearchParameters>): SQL => {
  const isFound = hasMatch(source, sql`(select query from words)`);
  const isExcluded = excluded && source.documents.length > 1 && hasMatch(source, sql`(select ${textQuery(excluded)})`);
  return isExcluded ? sql`${isFound} and ${isExcluded} is not true` : isFound;
};

type TierQuery = { from: SQL; type: HitType; tier: number; condition: SQL };

const selectHits = (params: Params<SearchParameters>, { matching, period }: Variant, part: TierQuery): SQL => {
  const { from, type, tier, condition } = part;
  const source = sourceOf(type, period);
  const { join, title, isPublic, distance } = source;
  return sql`
    select ${type}::text as type, ${sql.raw(String(hitTypes.indexOf(type)))} as kind,
      ${sql.raw(String(matching.tiersBefore + tier))} as tier, hit.id, hit.${sql.raw(title)} as title,
      (${matching.rank(source)})::float8 as rank, (${sql.raw(distance)})::float8 as distance
    from ${from} hit ${sql.raw(join)}
    where ${sql.raw(isPublic)} and ${matches(source, params)} and ${matching.isMatch(source)} and ${condition}`;
};

/** Common table expressions, the last of them `<type>_first`. Comparisons of counts skip the parts that are not needed. */
const firstTierOf = (db: Queryable, type: HitType, params: Params<SearchParameters>, variant: Variant): SQL[] => {
  const source = sourceOf(type, variant.period);
  const { table, isListed } = source;
  const [tried, near, ranked, first] = ["tried", "near", "ranked", "first"].map((part) => sql.raw(`${type}_${part}`));
  const { alliance } = params;
  const isAll = alliance ? isCompleteScan(db, type, params, variant) : sql`false`;
  const isWanted = sql`((select count from ${tried}) > 0 or ${isAll})`;
  const isScarce = sql`(select count(*) from ${near}) < ${sql.raw(String(enoughHits))} and not ${isAll}`;
  const firstTier = { type, tier: 1 };
  const isListedRow = sql`${sql.raw(isListed)}${boundsOf(type, params)}${inAlliances(db, params)}`;
  return [
    sql`${tried} as materialized (
      select count(*) as count from ${scan(db, type, params, variant, maxTriedRows)} hit where ${matches(source, params)})`,
    sql`${near} as materialized (${selectHits(params, variant, { ...firstTier, from: scan(db, type, params, variant, maxScannedRows), condition: isWanted })}
      limit ${sql.raw(String(maxNearHits))})`,
    sql`${ranked} as materialized (${selectHits(params, variant, { ...firstTier, from: sql.raw(table), condition: sql`${isListedRow} and ${isScarce}` })}
      limit ${sql.raw(String(maxRankedHits))})`,
    sql`${first} as materialized (select * from ${near} union select * from ${ranked})`,
  ];
};

/** Empty when the page does not reach the second tier, or the first tier has all matches. */
const secondTierOf = (db: Queryable, type: HitType, params: Params<SearchParameters>, variant: Variant): SQL => {
  const source = sourceOf(type, variant.period);
  const { table, isListed, title, columns, join, isPublic, distance } = source;
  const [near, ranked, first, more] = ["near", "ranked", "first", "more"].map((part) => sql.raw(`${type}_${part}`));
  const isReached = sql`(select count(*) from first_tier where ${isAfter(params)}) < (select most from clock)`;
  const isIncomplete = sql`((select count(*) from ${near}) >= ${sql.raw(String(enoughHits))}
    or (select count(*) from ${ranked}) >= ${sql.raw(String(maxRankedHits))})`;
  const nearest = sql`(
    select hit.id, ${sql.raw(`hit.${title}, ${columns} from ${table} hit ${join}`)}
    where ${sql.raw(isListed)} and ${sql.raw(isPublic)}${boundsOf(type, params)}${inAlliances(db, params)} and ${matches(source, params)}
      and ${isReached} and ${isIncomplete} and hit.id not in (select id from ${first})
    order by ${sql.raw(distance)}, hit.id limit ${sql.raw(String(maxSecondTierHits))})`;
  return sql`${more} as (${selectHits(params, variant, { from: nearest, type, tier: 2, condition: sql`true` })})`;
};

const boundsOf = (type: HitType, { from, to }: Params<SearchParameters>): SQL => {
  if (type !== "event") return sql``;
  const earliest = from ? sql` and hit.starts_at >= (select earliest from clock)` : sql``;
  return to ? sql`${earliest} and hit.starts_at < (select latest from clock)` : earliest;
};

const inAlliances = (db: Queryable, { alliance }: Params<SearchParameters>): SQL =>
  alliance ? sql` and hit.alliance_id in ${allianceIdsOf(db, alliance)}` : sql``;

const scan = (db: Queryable, type: HitType, params: Params<SearchParameters>, variant: Variant, rows: number): SQL =>
  sql`(${sql.join(
    scansOf(db, type, params, variant, rows).map(({ part }) => part),
    sql` union all `,
  )})`;

/** Whether the scan read all rows of the alliances, so that no other rows are left to search. */
const isCompleteScan = (db: Queryable, type: HitType, params: Params<SearchParameters>, variant: Variant): SQL =>
  sql`(${sql.join(
    scansOf(db, type, params, variant, maxScannedRows).map(
      ({ part, maxRows }) => sql`(select count(*) from ${part} hit) < ${sql.raw(String(maxRows))}`,
    ),
    sql` and `,
  )})`;

/** If the search names alliances, `maxRows` limits the rows of each alliance. */
const scansOf = (
  db: Queryable,
  type: HitType,
  params: Params<SearchParameters>,
  { period }: Variant,
  rows: number,
): { part: SQL; maxRows: number }[] => {
  const { table, title, columns, isListed, scans }: Source = sourceOf(type, period);
  const { alliance } = params;
  const rowsPerAlliance = alliance ? Math.ceil(rows / alliance.length) : rows;
  return scans.map(({ share, from, order, allianceOrder = order }) => {
    const maxRows = Math.ceil(share * rowsPerAlliance);
    const part = (condition: SQL, sorted: string) => sql`(
      select hit.id, ${sql.raw(`hit.${title}, ${columns} from ${table}`)} hit
      where ${sql.raw(isListed)} and ${sql.raw(from)}${boundsOf(type, params)}${condition}
      order by ${sql.raw(sorted)} limit ${sql.raw(String(maxRows))})`;
    if (!alliance) return { part: part(sql``, order), maxRows };
    const inAlliance = part(sql` and hit.alliance_id = chosen.id`, allianceOrder);
    return { part: sql`(select hit.* from ${allianceIdsOf(db, alliance)} chosen, lateral ${inAlliance} hit)`, maxRows };
  });
};
