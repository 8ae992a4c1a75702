import { listPage } from "../../community/resources/list.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import type { Order, Position } from "../../foundation/db/keyset.ts";
import type { Context } from "../../identity/context.ts";
import type { Listing } from "../../web/pages/page.ts";

/* Lists on pages. */

/** Number of items in a secondary list of a page. */
export const previewSize = 6;

export const pageSize = 20;

/** The words of a search; undefined for none. */
export const wordsOf = (q: string | undefined): string | undefined => q?.trim() || undefined;

type List<Row, View> = {
  /** Identifies the list with its filters: cursors of other lists are rejected. */
  scope: object;
  cursor: string | undefined;
  /** Queries with words or a place run under the search limiter. */
  words?: string | undefined;
  near?: string | undefined;
  order: Order<Row>;
  view: (row: Row, baseUrl: string) => View;
};

/** Loads a page of a list. @throws BadRequest for an invalid cursor or the cursor of another list */
export const listing = async <Row extends { id: string }, View extends object>(
  context: Pick<Context, "baseUrl" | "url" | "db" | "searching">,
  { cursor, words, near, ...list }: List<Row, View>,
  load: (page: { position: Position | undefined; limit: number }, db: Queryable) => Promise<Row[]>,
): Promise<Listing<View>> => {
  const query = {
    limit: pageSize,
    ...(cursor !== undefined && { cursor }),
    ...(words !== undefined && { q: words }),
    ...(near !== undefined && { near }),
  };
  return toListing(context, await listPage(context, { ...list, query }, load));
};

type Page<Item> = { body: { items: Item[]; next_cursor: string | null } };

/** A page of a list, with the path of the next page under the same filters. */
export const toListing = <Item>(
  { url, baseUrl }: Pick<Context, "url" | "baseUrl">,
  { body: { items, next_cursor: cursor } }: Page<Item>,
): Listing<Item> => {
  const next = new URL(baseUrl + url);
  const isFirst = !next.searchParams.has("cursor");
  if (cursor === null) return { items, next: null, isFirst };
  next.searchParams.set("cursor", cursor);
  next.searchParams.delete("notice");
  return { items, next: next.pathname + next.search, isFirst };
};
