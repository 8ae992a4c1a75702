import { requireAdministrator } from "../access/rules.ts";
import { allianceExists } from "../alliances/queries.ts";
import { cursorsOf } from "../db/keyset.ts";
import { NotFound } from "../errors.ts";
import { ok, page } from "../http/answers.ts";
import type { Handler } from "../http/contract.ts";
import { eventOrders, findPublicEvent, listEvents as listRows } from "./queries.ts";
import { toEvent, toEventSummary } from "./views.ts";

export const listEvents: Handler<"listEvents"> = async (context, { path, query }) => {
  const { sort, limit, cursor, ...filters } = query;
  if (filters.status?.includes("draft")) requireAdministrator(context.caller, "drafts");
  const order = eventOrders[sort];
  const cursors = cursorsOf({ ...path, ...query });
  const position = cursors.open(cursor, order);
  const rows = await listRows(context.db, { ...path, ...filters, order, position, limit, now: context.now });
  if (rows.length === 0 && !(await allianceExists(context.db, path.alliance))) {
    throw new NotFound(`there is no alliance "${path.alliance}"`);
  }
  const { items, nextCursor } = cursors.page(rows, limit, order);
  return page(context, { items: items.map(toEventSummary), nextCursor });
};

export const getEvent: Handler<"getEvent"> = async ({ db }, { path }) => {
  const { alliance, group_slug: group, event_slug: slug } = path;
  const row = await findPublicEvent(db, { alliance, group, slug });
  if (!row) throw new NotFound(`group "${group}" of alliance "${alliance}" has no event "${slug}"`);
  return ok(toEvent(row));
};
