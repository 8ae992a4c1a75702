import { inTransaction, type Transaction, type Tx } from "../../foundation/db/client.ts";
import { updatedSince } from "../../foundation/db/resource-changes.ts";
import { authorizeList, authorizeNew } from "../../identity/access/policy.ts";
import type { Context, Handler, UserContext } from "../../identity/context.ts";
import type { Input } from "../../server/http/contract.ts";
import { resource } from "../../server/http/responses.ts";
import { requireAlliance } from "../alliances/lookup.ts";
import { alliancePolicy } from "../alliances/policy.ts";
import { findGroupKey, keepGroup } from "../groups/queries.ts";
import { create } from "../resources/create.ts";
import { listPage } from "../resources/list.ts";
import { merged, patch, responseWith } from "../resources/patch.ts";
import { remove } from "../resources/remove.ts";
import { findFreeSlug } from "../resources/slug.ts";
import { viewersOf } from "../resources/viewer.ts";
import { announcing } from "../webhooks/messages/queries.ts";
import { findAppliedFor } from "./applications/queries.ts";
import { type FoundJob, requireJob, requireJobAt, requireJobTo } from "./lookup.ts";
import { jobAdministration, jobCreation } from "./policy.ts";
import {
  deleteJob as deleteRow,
  isPublishedSlug,
  type JobRow,
  jobOrders,
  type ListedJobRow,
  listJobs as listRows,
  listTakenJobSlugs,
  lockJobSlugs,
} from "./queries.ts";
import { jobResource } from "./resource.ts";
import { assertInitialState, assertTransition, newsOfJob, requireGroupIn, requireSalary } from "./rules.ts";
import { toJob, toJobColumns, toJobSummary, toNewJob } from "./views.ts";

type Included = Pick<Input<"listJobs">["query"], "include">;

const viewersOfJobs = viewersOf<ListedJobRow>({
  find: async (db, userId, ids) => {
    const applied = await findAppliedFor(db, userId, ids);
    return new Map(ids.map((id) => [id, { applied: applied.has(id) }]));
  },
  edit: jobAdministration,
});

export const listJobs: Handler<"listJobs"> = async (context, { query }) => {
  const { sort, ...filters } = query;
  const { now } = context;
  const showsHidden = query.status.some((status) => status !== "published");
  const viewer = showsHidden
    ? await authorizeList(context, alliancePolicy.verbs.list_hidden_jobs, "drafts and closed jobs")
    : undefined;
  const order = jobOrders[sort];
  const more = viewersOfJobs(context, query);
  return listPage(context, { scope: query, query, order, view: toJobSummary, more }, (page, db) =>
    listRows(db, { ...filters, ...updatedSince(query), ...page, includeHiddenFor: viewer?.rights, order, now }),
  );
};

const read = async (context: Context, query: Included, { job, viewer }: FoundJob) => {
  const viewerOf = await viewersOfJobs(context, query, viewer)([job]);
  return resource({ ...toJob(job, context.baseUrl), ...viewerOf?.(job) });
};

export const getJob: Handler<"getJob"> = async (context, { path: { slug }, query }) =>
  read(context, query, await requireJobAt(context, slug));

export const getJobById: Handler<"getJobById"> = async (context, { path: { job_id: id }, query }) =>
  read(context, query, await requireJob(context, id));

const announce = announcing<JobRow>(newsOfJob);

const requireParents = async (context: UserContext, body: { alliance: string; group_id?: string | null }) => {
  const { db, caller } = context;
  const alliance = await requireAlliance(db, body.alliance);
  const group = body.group_id ? await findGroupKey(db, { id: body.group_id, alliance: alliance.slug }) : undefined;
  await authorizeNew(context, jobCreation, {
    ...{ allianceId: alliance.id, alliance: alliance.slug },
    ...{ group: group ?? null, postedBy: { id: caller.userId } },
  });
  if (body.group_id) requireGroupIn(alliance.slug, group);
  return { allianceId: alliance.id, groupId: group?.id ?? null, postedBy: caller.userId };
};

export const createJob: Handler<"createJob"> = async (context, input) => {
  const { now } = context;
  const row = toNewJob(input.body, await requireParents(context, input.body), now);
  const check = async ({ db }: Tx<UserContext>) => {
    assertInitialState(row, now);
    requireSalary(row);
    if (row.groupId !== null) requireGroupIn(input.body.alliance, await keepGroup(db, row.groupId));
  };
  return create(context, jobResource, { action: "createJob", input, name: input.body.title, row, check, announce });
};

/** Numbers the slug of a draft if another alliance has published a job under it: only administrators know the draft's URL. */
const slugToPublish = async (db: Transaction, { allianceId, slug }: JobRow): Promise<string> => {
  await lockJobSlugs(db);
  const isTaken = await isPublishedSlug(db, slug);
  return isTaken ? findFreeSlug(slug, 2, (slugs) => listTakenJobSlugs(db, allianceId, slugs)) : slug;
};

export const updateJob: Handler<"updateJob"> = (context, { path, body, headers }) =>
  inTransaction(context, async (tx) => {
    const { now } = tx;
    const current = await requireJobTo(tx, "update", path.job_id);
    const isFirstPublication = body.status === "published" && current.publishedAt === null;
    const changes = {
      ...toJobColumns(body),
      ...(isFirstPublication && { publishedAt: now, slug: await slugToPublish(tx.db, current) }),
    };
    const next = merged(tx, jobResource, { current, changes, headers });
    if (!next) return responseWith(tx, jobResource, current);
    requireSalary(next);
    assertTransition(current, next, now);
    const { after, ...patched } = await patch(tx, jobResource, { action: "updateJob", current, changes });
    await announce(tx, { ...patched, row: after });
    return responseWith(tx, jobResource, after);
  });

export const deleteJob: Handler<"deleteJob"> = (context, { path, headers }) =>
  inTransaction(context, async (tx) => {
    const { db, baseUrl } = tx;
    const current = await requireJobTo(tx, "delete", path.job_id);
    return remove(tx, jobResource, {
      action: "deleteJob",
      current,
      headers,
      remove: async () => {
        await deleteRow(db, current.id);
        const closed = { ...current, status: "closed" } as const;
        if (current.status === "published")
          await announce(tx, { row: closed, view: toJob(closed, baseUrl), before: current });
      },
    });
  });
