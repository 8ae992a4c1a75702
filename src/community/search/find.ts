import type { Schemas } from "../../../generated/contract.ts";
import { decodeCursor, encodeCursor, invalidCursor, isTimestamp, isUuid } from "../../foundation/db/keyset.ts";
import type { Context } from "../../identity/context.ts";
import type { Input } from "../../server/http/contract.ts";
import { periodOf } from "../events/queries.ts";
import { findSummaries, type Summary } from "../summaries.ts";
import { type Hit, type HitPosition, isPartial, searchHits } from "./queries.ts";
import { arrange, countHitsToRead, type PagingState } from "./rules.ts";
import { createSnippets } from "./snippet.ts";
import { hitTypes } from "./sources/queries.ts";

type ResultParts = { baseUrl: string; snippet: string; summary: Summary };

const toSearchResult = (hit: Hit, { baseUrl, snippet, summary }: ResultParts): Schemas["SearchResult"] => ({
  ...summary.item,
  rank: hit.rank,
  partial: isPartial(hit),
  title: hit.title,
  snippet,
  url: `${baseUrl}/api/v1${summary.path}`,
  html_url: baseUrl + summary.path,
});

export const findResults = async (
  context: Pick<Context, "searchLimiter" | "db" | "now" | "baseUrl">,
  query: Input<"search">["query"],
): Promise<{ items: Schemas["SearchResult"][]; nextCursor: string | null }> => {
  const { q, types, alliance, include_past: includePast, limit, cursor } = query;
  const start = { time: context.now, shown: 0, position: undefined, early: [] };
  const state = cursor === undefined ? start : toPagingState(decodeCursor(cursor, query));
  const results = await context.searchLimiter((db) =>
    searchHits(db, {
      ...{ q, types, alliance, includePast },
      ...periodOf({ ...query, now: state.time }),
      position: state.position,
      limit: countHitsToRead(state, limit),
    }),
  );
  const { page: hits, next } = arrange(results, state, limit);
  const idsOf = (type: Hit["type"]) => hits.filter((hit) => hit.type === type).map(({ id }) => id);
  const summaries = await findSummaries(context, { idsOf });
  const toSnippet = createSnippets(q);
  // A row hidden between the two queries is left out.
  const items = hits.flatMap((hit) => {
    const summary = summaries.get(hit.id);
    return summary ? [toSearchResult(hit, { baseUrl: context.baseUrl, snippet: toSnippet(hit), summary })] : [];
  });
  return { items, nextCursor: next && encodeCursor(toCursorValues(next), query) };
};

const toCursorValues = ({ time, shown, position, early }: PagingState): unknown[] => [
  time.toISOString(),
  shown,
  position ? [position.tier, position.rank, position.kind, position.distance, position.id] : null,
  early,
];

/** Cursors are not secret: the values may be anything. @throws BadRequest for values that `toCursorValues` cannot return */
const toPagingState = ([time, shown, position, early, ...more]: unknown[]): PagingState => {
  const isValid =
    typeof time === "string" && isTimestamp(time) && isCount(shown) && Array.isArray(early) && early.every(isUuid);
  if (!isValid || early.length > hitTypes.length || more.length > 0) throw invalidCursor();
  return { time: new Date(time), shown, position: position === null ? undefined : toPosition(position), early };
};

const toPosition = (values: unknown): HitPosition => {
  const [tier, rank, kind, distance, id, ...more]: unknown[] = Array.isArray(values) ? values : [];
  if (!isCount(tier) || !isNumber(rank) || !isCount(kind) || !isNumber(distance) || !isUuid(id) || more.length > 0)
    throw invalidCursor();
  return { tier, rank, kind, distance, id };
};

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

const isCount = (value: unknown): value is number =>
  isNumber(value) && Number.isInteger(value) && value >= 0 && value <= 10;
