import type { Handler } from "../context.ts";
import { paginate } from "../db/keyset.ts";
import { page } from "../http/answers.ts";
import { landscapeOrders, listLandscapeEntries as listRows } from "./queries.ts";
import { toLandscapeEntrySummary } from "./views.ts";

export const listLandscapeEntries: Handler<"listLandscapeEntries"> = async (context, { query }) => {
  const { sort, limit, cursor, ...filters } = query;
  const order = landscapeOrders[sort];
  const { items, nextCursor } = await paginate({ scope: query, order, cursor, limit }, (position, limit) =>
    listRows(context.db, { ...filters, order, position, limit }),
  );
  return page(context, { items: items.map(toLandscapeEntrySummary), nextCursor });
};
