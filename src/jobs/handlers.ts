import { requireAdministrator } from "../access/rules.ts";
import type { Handler } from "../context.ts";
import { paginate } from "../db/keyset.ts";
import { NotFound } from "../errors.ts";
import { ok, page } from "../http/answers.ts";
import { findPublicJob, jobOrders, listJobs as listRows } from "./queries.ts";
import { toJob, toJobSummary } from "./views.ts";

export const listJobs: Handler<"listJobs"> = async (context, { query }) => {
  const { sort, limit, cursor, status, ...filters } = query;
  if (status?.some((one) => one !== "published")) requireAdministrator(context.caller, "drafts and closed jobs");
  const { db, now } = context;
  const order = jobOrders[sort];
  const { items, nextCursor } = await paginate({ scope: query, order, cursor, limit }, (position, limit) =>
    listRows(db, { ...filters, order, position, limit, now }),
  );
  return page(context, { items: items.map(toJobSummary), nextCursor });
};

export const getJob: Handler<"getJob"> = async ({ db, now }, { path: { slug } }) => {
  const row = await findPublicJob(db, { slug, now });
  if (!row) throw new NotFound(`there is no job "${slug}"`);
  return ok(toJob(row));
};
