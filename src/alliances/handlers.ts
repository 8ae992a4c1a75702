import { cursorsOf } from "../db/keyset.ts";
import { NotFound } from "../errors.ts";
import { ok, page } from "../http/answers.ts";
import type { Handler } from "../http/contract.ts";
import { allianceOrders, findAlliance, listAlliances as listRows } from "./queries.ts";
import { toAlliance, toAllianceSummary } from "./views.ts";

export const listAlliances: Handler<"listAlliances"> = async (context, { query }) => {
  const { q, sort, limit, cursor } = query;
  const order = allianceOrders[sort];
  const cursors = cursorsOf(query);
  const rows = await listRows(context.db, { q, order, position: cursors.open(cursor, order), limit, now: context.now });
  const { items, nextCursor } = cursors.page(rows, limit, order);
  return page(context, { items: items.map(toAllianceSummary), nextCursor });
};

export const getAlliance: Handler<"getAlliance"> = async ({ db, now }, { path }) => {
  const row = await findAlliance(db, path.alliance, now);
  if (!row) throw new NotFound(`there is no alliance "${path.alliance}"`);
  return ok(toAlliance(row));
};
