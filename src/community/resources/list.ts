import type { Queryable } from "../../foundation/db/client.ts";
import { type Order, type Position, paginate } from "../../foundation/db/keyset.ts";
import type { Context } from "../../identity/context.ts";
import { page } from "../../server/http/responses.ts";

type List<Row, View> = {
  /** Everything that identifies the list, including filters and sort: cursors of other lists are refused. */
  scope: object;
  /** With `q` or `near` the list is searched, in the lane for searches. */
  query: { limit: number; cursor?: string; q?: string; near?: string };
  order: Order<Row>;
  /** @param baseUrl of the service */
  view: (row: Row, baseUrl: string) => View;
  /** What else the items show, read for all of them at once. */
  more?: (rows: Row[], db: Queryable) => Promise<((row: Row) => Partial<View>) | undefined>;
};

/**
 * Responds with one page of a list.
 * @param load reads up to `limit` rows after a position, on the given connection
 * @throws BadRequest for a cursor that was changed or belongs to another list
 */
export const listPage = async <Row extends { id: string }, View>(
  context: Pick<Context, "baseUrl" | "url" | "db" | "searching">,
  { scope, query: { limit, cursor, q, near }, order, view, more }: List<Row, View>,
  load: (page: { position: Position | undefined; limit: number }, db: Queryable) => Promise<Row[]>,
) => {
  const { items, nextCursor } = await paginate({ scope, order, cursor, limit }, (position, limit) =>
    (q ?? near) === undefined
      ? load({ position, limit }, context.db)
      : context.searching((db) => load({ position, limit }, db)),
  );
  const add = await more?.(items, context.db);
  const { baseUrl } = context;
  const shown = items.map((row) => (add ? { ...view(row, baseUrl), ...add(row) } : view(row, baseUrl)));
  return page(context, { items: shown, nextCursor });
};
