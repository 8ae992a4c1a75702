import { requireAdministrator } from "../access/rules.ts";
import { cursorsOf } from "../db/keyset.ts";
import { NotFound } from "../errors.ts";
import { ok, page } from "../http/answers.ts";
import type { Handler } from "../http/contract.ts";
import { findPublicJob, jobOrders, listJobs as listRows } from "./queries.ts";
import { toJob, toJobSummary } from "./views.ts";

export const listJobs: Handler<"listJobs"> = async (context, { query }) => {
  const { sort, limit, cursor, status, ...filters } = query;
  if (status?.some((one) => one !== "published")) requireAdministrator(context.caller, "drafts and closed jobs");
  const order = jobOrders[sort];
  const cursors = cursorsOf(query);
  const position = cursors.open(cursor, order);
  const rows = await listRows(context.db, { ...filters, order, position, limit, now: context.now });
  const { items, nextCursor } = cursors.page(rows, limit, order);
  return page(context, { items: items.map(toJobSummary), nextCursor });
};

export const getJob: Handler<"getJob"> = async ({ db, now }, { path: { slug } }) => {
  const row = await findPublicJob(db, { slug, now });
  if (!row) throw new NotFound(`there is no job "${slug}"`);
  return ok(toJob(row));
};
