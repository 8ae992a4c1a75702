import type { Context } from "../context.ts";
import { type Order, type Position, paginate } from "../db/keyset.ts";
import { page } from "../http/responses.ts";

type List<Row, View> = {
  /** Everything that identifies the list, including filters and sort: cursors of other lists are refused. */
  scope: object;
  query: { limit: number; cursor?: string };
  order: Order<Row>;
  view: (row: Row) => View;
};

/**
 * Responds with one page of a list.
 * @param load reads up to `limit` rows after a position
 * @throws BadRequest for a cursor that was changed or belongs to another list
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
