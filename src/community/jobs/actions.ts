import type { Schemas } from "../../../generated/contract.ts";
import { inTransaction, type Transaction } from "../../foundation/db/client.ts";
import { deleteRow, updateRow } from "../../foundation/db/statement.ts";
import { jobs } from "../../foundation/db/tables.ts";
import { authorizeNew } from "../../identity/access/policy.ts";
import type { UserContext } from "../../identity/context.ts";
import type { Input } from "../../server/http/contract.ts";
import { requireAlliance } from "../alliances/policy.ts";
import { blockGroupDeletion, findGroupKey } from "../groups/queries.ts";
import { inTransactionOnce } from "../resources/idempotency.ts";
import { createdResponse, insert, type NewIdentity, patch, type Resource, remove } from "../resources/resource.ts";
import { findFreeSlug } from "../resources/slug.ts";
import { webhookNotifier } from "../webhooks/messages/queries.ts";
import { jobCreation, requireJobTo } from "./policy.ts";
import {
  findJob,
  insertJob,
  isPublishedSlug,
  type JobRow,
  listTakenJobSlugs,
  lockJobSlugs,
  type NewJobRow,
} from "./queries.ts";
import { assertInitialState, assertSalary, assertTransition, requireGroupIn, webhookEventOfJob } from "./rules.ts";
import { toJob, toJobColumns, toNewJob } from "./views.ts";

const queueJobWebhooks = webhookNotifier<JobRow>(webhookEventOfJob);

const jobResource: Resource<JobRow, Schemas["Job"], Omit<NewJobRow, keyof NewIdentity>> = {
  type: "job",
  reservedSlugs: ["id"],
  fallbackSlug: "job",
  listTakenSlugs: (db, { allianceId }, slugs) => listTakenJobSlugs(db, allianceId, slugs),
  insert: ({ db }, row) => insertJob(db, row),
  find: ({ db }, id) => findJob(db, { id }),
  view: toJob,
  subjectOf: ({ allianceId, title }) => ({ allianceId, name: title }),
  pathOf: ({ id }) => `/api/v1/jobs/id/${id}`,
  queueWebhooks: queueJobWebhooks,
};

type NewJob = Pick<Input<"createJob">, "body" | "headers">;

type Update = {
  id: string;
  changes: Schemas["JobUpdate"];
  /** The ETag that the caller last read; undefined makes the change unconditional. */
  version: string | undefined;
};

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

/** @throws UnprocessableContent for an idempotency key that was used with another request */
export const createJob = async (context: UserContext, input: NewJob) => {
  const { now } = context;
  const row = toNewJob(input.body, await requireParents(context, input.body), now);
  return inTransactionOnce(context, { operation: "createJob", path: {}, ...input }, async (tx) => {
    const { slug, title: name, alliance } = input.body;
    assertInitialState(row, now);
    assertSalary(row);
    if (row.groupId !== null) requireGroupIn(alliance, await blockGroupDeletion(tx.db, row.groupId));
    return createdResponse(tx, jobResource, await insert(tx, jobResource, { action: "createJob", slug, name, row }));
  });
};

/** Returns the draft's slug, numbered if a published job has it. That is safe: only administrators know the draft's URL. */
const findSlugToPublish = async (db: Transaction, { allianceId, slug }: JobRow): Promise<string> => {
  await lockJobSlugs(db);
  const isTaken = await isPublishedSlug(db, slug);
  return isTaken ? findFreeSlug(slug, 2, (slugs) => listTakenJobSlugs(db, allianceId, slugs)) : slug;
};

/** @throws PreconditionFailed */
export const updateJob = (context: UserContext, { id, changes: body, version }: Update) =>
  inTransaction(context, async (tx) => {
    const { db, now } = tx;
    const current = await requireJobTo(tx, "update", id);
    const isFirstPublication = body.status === "published" && current.publishedAt === null;
    const changes = {
      ...toJobColumns(body),
      ...(isFirstPublication && { publishedAt: now, slug: await findSlugToPublish(db, current) }),
    };
    return patch(tx, jobResource, { action: "updateJob", current, changes, version }, async (next) => {
      assertSalary(next);
      assertTransition(current, next, now);
      await updateRow(db, jobs, id, { ...changes, updatedAt: now });
    });
  });

/** @throws PreconditionFailed */
export const deleteJob = (context: UserContext, { id, version }: Omit<Update, "changes">) =>
  inTransaction(context, async (tx) => {
    const { db, baseUrl } = tx;
    const current = await requireJobTo(tx, "delete", id);
    return remove(tx, jobResource, { action: "deleteJob", current, version }, async () => {
      await deleteRow(db, jobs, id);
      const closed = { ...current, status: "closed" } as const;
      if (current.status === "published")
        await queueJobWebhooks(tx, { row: closed, view: toJob(closed, baseUrl), before: current });
    });
  });
