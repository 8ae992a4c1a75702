import type { Handler } from "../../identity/context.ts";
import { listPage } from "../resources/list.ts";
import { earliestRemoval, listRemovals as listRemovalRows, removalOrder } from "./queries.ts";
import { toRemoval } from "./views.ts";

export const listRemovals: Handler<"listRemovals"> = (context, { query }) => {
  const { db, now } = context;
  const { type, since } = query;
  const earliest = earliestRemoval(now);
  const from = new Date(since);
  const conditions = { type, since: from < earliest ? earliest : from, now };
  return listPage(
    context,
    { scope: { list: "removals", ...query }, query, order: removalOrder, view: toRemoval },
    (page) => listRemovalRows(db, { ...conditions, ...page }),
  );
};
