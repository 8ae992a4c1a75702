import type { Handler } from "../context.ts";
import { paginate } from "../db/keyset.ts";
import { NotFound } from "../errors.ts";
import { ok, page } from "../http/answers.ts";
import { allianceOrders, findAlliance, listAlliances as listRows } from "./queries.ts";
import { toAlliance, toAllianceSummary } from "./views.ts";

export const listAlliances: Handler<"listAlliances"> = async (context, { query }) => {
  const { q, sort, limit, cursor } = query;
  const { db, now } = context;
  const order = allianceOrders[sort];
  const { items, nextCursor } = await paginate({ scope: query, order, cursor, limit }, (position, limit) =>
    listRows(db, { q, order, position, limit, now }),
  );
  return page(context, { items: items.map(toAllianceSummary), nextCursor });
};

export const getAlliance: Handler<"getAlliance"> = async ({ db, now }, { path }) => {
  const row = await findAlliance(db, path.alliance, now);
  if (!row) throw new NotFound(`there is no alliance "${path.alliance}"`);
  return ok(toAlliance(row));
};
