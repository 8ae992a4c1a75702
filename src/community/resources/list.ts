import type { Queryable } from "../../foundation/db/client.ts";
import { type Order, type PageRequest, paginate } from "../../foundation/db/keyset.ts";
import { itemOf } from "../../foundation/shared-rows.ts";
import type { Context } from "../../identity/context.ts";
import { page } from "../../server/http/responses.ts";

type List<Row, View> = {
  /** Everything that identifies the list, including filters and sort: cursors of other lists are rejected. */
  scope: object;
  /** With `q` or `near`, the query runs under the concurrency limiter for searches. */
  query: { limit: number; cursor?: string; q?: string; near?: string };
  order: Order<Row>;
  view: (row: Row, baseUrl: string) => View;
  addFields?: (rows: Row[], db: Queryable) => Promise<((row: Row) => Partial<View>) | undefined>;
};

/** @throws BadRequest for a cursor that was changed or belongs to another list */
export const listPage = async <Row extends { id: string }, View extends object>(
  context: Pick<Context, "baseUrl" | "url" | "db" | "searchLimiter">,
  { scope, query: { limit, cursor, q, near }, order, view, addFields }: List<Row, View>,
  load: (page: PageRequest, db: Queryable) => Promise<Row[]>,
) => {
  const { items, nextCursor } = await paginate({ scope, order, cursor, limit }, (position, limit) =>
    (q ?? near) === undefined
      ? load({ position, limit }, context.db)
      : context.searchLimiter((db) => load({ position, limit }, db)),
  );
  const toExtra = await addFields?.(items, context.db);
  const { baseUrl } = context;
  const views = items.map((row) => (toExtra ? { ...view(row, baseUrl), ...toExtra(row) } : itemOf(row, view, baseUrl)));
  return page(context, { items: views, nextCursor });
};
