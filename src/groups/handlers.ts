import { allianceExists } from "../alliances/queries.ts";
import type { Handler } from "../context.ts";
import { paginate } from "../db/keyset.ts";
import { NotFound } from "../errors.ts";
import { ok, page } from "../http/answers.ts";
import { findPublicGroup, groupOrders, listGroups as listRows } from "./queries.ts";
import { toGroup, toGroupSummary } from "./views.ts";

export const listGroups: Handler<"listGroups"> = async (context, { path, query }) => {
  const { sort, limit, cursor, ...filters } = query;
  const { db, now } = context;
  const order = groupOrders[sort];
  const scope = { ...path, ...query };
  const { items, nextCursor } = await paginate({ scope, order, cursor, limit }, (position, limit) =>
    listRows(db, { ...path, ...filters, order, position, limit, now }),
  );
  if (items.length === 0 && !(await allianceExists(db, path.alliance))) {
    throw new NotFound(`there is no alliance "${path.alliance}"`);
  }
  return page(context, { items: items.map(toGroupSummary), nextCursor });
};

export const getGroup: Handler<"getGroup"> = async ({ db, now }, { path: { alliance, group_slug: slug } }) => {
  const row = await findPublicGroup(db, { alliance, slug, now });
  if (!row) throw new NotFound(`alliance "${alliance}" has no group "${slug}"`);
  return ok(toGroup(row));
};
