import { updatedSince } from "../../foundation/db/resource-changes.ts";
import { authorizeList } from "../../identity/access/policy.ts";
import type { Context, Handler } from "../../identity/context.ts";
import type { Input } from "../../server/http/contract.ts";
import { resource } from "../../server/http/responses.ts";
import { alliancePolicy } from "../alliances/policy.ts";
import { listPage } from "../resources/list.ts";
import { viewersOf } from "../resources/viewer.ts";
import * as actions from "./actions.ts";
import { findAppliedJobIds } from "./applications/queries.ts";
import { type FoundJob, jobAdministration, requireJob } from "./policy.ts";
import { jobOrders, type ListedJobRow, listJobs as listJobRows } from "./queries.ts";
import { toJob, toJobSummary } from "./views.ts";

type IncludeQuery = Pick<Input<"listJobs">["query"], "include">;

const viewersOfJobs = viewersOf<ListedJobRow>({
  find: async (db, userId, ids) => {
    const applied = await findAppliedJobIds(db, userId, ids);
    return new Map(ids.map((id) => [id, { applied: applied.has(id) }]));
  },
  edit: jobAdministration,
});

export const listJobs: Handler<"listJobs"> = async (context, { query }) => {
  const { sort, ...filters } = query;
  const { now } = context;
  const includesHidden = query.status.some((status) => status !== "published");
  const viewer = includesHidden
    ? await authorizeList(context, alliancePolicy.verbs.list_hidden_jobs, "drafts and closed jobs")
    : undefined;
  const order = jobOrders[sort];
  const addViewers = viewersOfJobs(context, query);
  return listPage(context, { scope: query, query, order, view: toJobSummary, addFields: addViewers }, (page, db) =>
    listJobRows(db, { ...filters, ...updatedSince(query), ...page, includeHiddenFor: viewer?.permissions, order, now }),
  );
};

const respondWithJob = async (context: Context, query: IncludeQuery, { job, viewer }: FoundJob) => {
  const viewerOf = await viewersOfJobs(context, query, viewer)([job]);
  return resource({ ...toJob(job, context.baseUrl), ...viewerOf?.(job) });
};

export const getJob: Handler<"getJob"> = async (context, { path: { slug }, query }) =>
  respondWithJob(context, query, await requireJob(context, { slug }));

export const getJobById: Handler<"getJobById"> = async (context, { path: { job_id: id }, query }) =>
  respondWithJob(context, query, await requireJob(context, { id }));

export const createJob: Handler<"createJob"> = actions.createJob;

export const updateJob: Handler<"updateJob"> = (context, { path, body, headers }) =>
  actions.updateJob(context, { id: path.job_id, changes: body, version: headers["if-match"] });

export const deleteJob: Handler<"deleteJob"> = (context, { path, headers }) =>
  actions.deleteJob(context, { id: path.job_id, version: headers["if-match"] });
