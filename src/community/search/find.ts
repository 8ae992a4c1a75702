import type { Schemas } from "../../../generated/contract.ts";
import { decodeCursor, encodeCursor } from "../../foundation/db/keyset.ts";
import type { Context } from "../../identity/context.ts";
import type { Input } from "../../server/http/contract.ts";
import { findVisibleEventsById, periodOf } from "../events/queries.ts";
import { findVisibleGroupsById } from "../groups/queries.ts";
import { findVisibleJobsById } from "../jobs/queries.ts";
import { findVisibleLandscapeEntriesById } from "../landscape/queries.ts";
import { toPlace, toValues } from "./cursor.ts";
import { type Hit, searchHits } from "./queries.ts";
import { arrange, hitsToRead } from "./rules.ts";
import { createSnippets } from "./snippet.ts";
import { toPresents, toSearchResult } from "./views.ts";

type SearchContext = Pick<Context, "searching" | "db" | "now" | "baseUrl">;

export const findResults = async (
  context: SearchContext,
  query: Input<"search">["query"],
): Promise<{ items: Schemas["SearchResult"][]; nextCursor: string | null }> => {
  const { q, types, alliance, include_past: includePast, limit, cursor } = query;
  const start = { time: context.now, shown: 0, position: undefined, early: [] };
  const place = cursor === undefined ? start : toPlace(decodeCursor(cursor, query));
  const found = await context.searching((db) =>
    searchHits(db, {
      ...{ q, types, alliance, includePast },
      ...periodOf({ ...query, now: place.time }),
      position: place.position,
      limit: hitsToRead(place, limit),
    }),
  );
  const { page: hits, next } = arrange(found, place, limit);
  const presents = await presentsOf(context, hits);
  const toSnippet = createSnippets(q);
  // A row hidden between the two queries is left out.
  const items = hits.flatMap((hit) => {
    const present = presents.get(hit.id);
    return present ? [toSearchResult(hit, { baseUrl: context.baseUrl, snippet: toSnippet(hit), present })] : [];
  });
  return { items, nextCursor: next && encodeCursor(toValues(next), query) };
};

const presentsOf = async (
  { db, now, baseUrl }: Pick<SearchContext, "db" | "now" | "baseUrl">,
  hits: readonly Hit[],
) => {
  const idsOf = (type: Hit["type"]) => hits.filter((hit) => hit.type === type).map(({ id }) => id);
  const [events, groups, jobs, entries] = await Promise.all([
    findVisibleEventsById(db, idsOf("event")),
    findVisibleGroupsById(db, { ids: idsOf("group"), now }),
    findVisibleJobsById(db, { ids: idsOf("job"), now }),
    findVisibleLandscapeEntriesById(db, idsOf("landscape_entry")),
  ]);
  return toPresents({ events, groups, jobs, entries }, baseUrl);
};
