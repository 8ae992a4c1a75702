import type { Context } from "../context.ts";
import { type Order, type Position, paginate } from "../db/keyset.ts";
import { page } from "../http/responses.ts";

type List<Row, View> = {
  /** All that makes the list what it is, filters and order included: a cursor of another list does not fit. */
  scope: object;
  query: { limit: number; cursor?: string };
  order: Order<Row>;
  view: (row: Row) => View;
};

/**
 * Responds with one page of a list.
 * @param load reads up to `limit` rows after a position
 * @throws BadRequest when the cursor does not fit
 */
export const listPage = async <Row extends { id: string }, View>(
  context: Pick<Context, "baseUrl" | "url">,
  { scope, query: { limit, cursor }, order, view }: List<Row, View>,
  load: (page: { position: Position | undefined; limit: number }) => Promise<Row[]>,
) => {
  const { items, nextCursor } = await paginate({ scope, order, cursor, limit }, (position, limit) =>
    load({ position, limit }),
  );
  return page(context, { items: items.map(view), nextCursor });
};
