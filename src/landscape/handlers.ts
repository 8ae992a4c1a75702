import { cursorsOf } from "../db/keyset.ts";
import { page } from "../http/answers.ts";
import type { Handler } from "../http/contract.ts";
import { landscapeOrders, listLandscapeEntries as listRows } from "./queries.ts";
import { toLandscapeEntrySummary } from "./views.ts";

export const listLandscapeEntries: Handler<"listLandscapeEntries"> = async (context, { query }) => {
  const { sort, limit, cursor, ...filters } = query;
  const order = landscapeOrders[sort];
  const cursors = cursorsOf(query);
  const rows = await listRows(context.db, { ...filters, order, position: cursors.open(cursor, order), limit });
  const { items, nextCursor } = cursors.page(rows, limit, order);
  return page(context, { items: items.map(toLandscapeEntrySummary), nextCursor });
};
