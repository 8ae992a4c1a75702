import { requireAdministrator } from "../access/rules.ts";
import { allianceExists } from "../alliances/queries.ts";
import type { Handler } from "../context.ts";
import { paginate } from "../db/keyset.ts";
import { NotFound } from "../errors.ts";
import { ok, page } from "../http/answers.ts";
import { eventOrders, findPublicEvent, listEvents as listRows } from "./queries.ts";
import { toEvent, toEventSummary } from "./views.ts";

export const listEvents: Handler<"listEvents"> = async (context, { path, query }) => {
  const { sort, limit, cursor, ...filters } = query;
  if (filters.status?.includes("draft")) requireAdministrator(context.caller, "drafts");
  const { db, now } = context;
  const order = eventOrders[sort];
  const scope = { ...path, ...query };
  const { items, nextCursor } = await paginate({ scope, order, cursor, limit }, (position, limit) =>
    listRows(db, { ...path, ...filters, order, position, limit, now }),
  );
  if (items.length === 0 && !(await allianceExists(db, path.alliance))) {
    throw new NotFound(`there is no alliance "${path.alliance}"`);
  }
  return page(context, { items: items.map(toEventSummary), nextCursor });
};

export const getEvent: Handler<"getEvent"> = async ({ db }, { path }) => {
  const { alliance, group_slug: group, event_slug: slug } = path;
  const row = await findPublicEvent(db, { alliance, group, slug });
  if (!row) throw new NotFound(`group "${group}" of alliance "${alliance}" has no event "${slug}"`);
  return ok(toEvent(row));
};
