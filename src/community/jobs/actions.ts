import type { Schemas } from "../../../generated/contract.ts";
import { inTransaction, type Transaction, type Tx } from "../../foundation/db/client.ts";
import { authorizeNew } from "../../identity/access/policy.ts";
import type { UserContext } from "../../identity/context.ts";
import type { Input } from "../../server/http/contract.ts";
import { requireAlliance } from "../alliances/lookup.ts";
import { findGroupKey, keepGroup } from "../groups/queries.ts";
import { create } from "../resources/create.ts";
import { merged, patch, responseWith } from "../resources/patch.ts";
import { remove } from "../resources/remove.ts";
import { findFreeSlug } from "../resources/slug.ts";
import { announcing } from "../webhooks/messages/queries.ts";
import { requireJobTo } from "./lookup.ts";
import { jobCreation } from "./policy.ts";
import { deleteJob as deleteRow, isPublishedSlug, type JobRow, listTakenJobSlugs, lockJobSlugs } from "./queries.ts";
import { jobResource } from "./resource.ts";
import { assertInitialState, assertTransition, newsOfJob, requireGroupIn, requireSalary } from "./rules.ts";
import { toJob, toJobColumns, toNewJob } from "./views.ts";

type NewJob = Pick<Input<"createJob">, "body" | "headers">;

type Update = {
  id: string;
  changes: Schemas["JobUpdate"];
  /** The ETag of the job that was shown. */
  version: string | undefined;
};

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

/** @throws UnprocessableContent for a key used with another request */
export const createJob = async (context: UserContext, input: NewJob) => {
  const { now } = context;
  const row = toNewJob(input.body, await requireParents(context, input.body), now);
  const check = async ({ db }: Tx<UserContext>) => {
    assertInitialState(row, now);
    requireSalary(row);
    if (row.groupId !== null) requireGroupIn(input.body.alliance, await keepGroup(db, row.groupId));
  };
  return create(context, jobResource, {
    action: "createJob",
    input: { path: {}, ...input },
    name: input.body.title,
    row,
    check,
    announce,
  });
};

/** Numbers the slug of a draft if another alliance has published a job under it: only administrators know the draft's URL. */
const slugToPublish = async (db: Transaction, { allianceId, slug }: JobRow): Promise<string> => {
  await lockJobSlugs(db);
  const isTaken = await isPublishedSlug(db, slug);
  return isTaken ? findFreeSlug(slug, 2, (slugs) => listTakenJobSlugs(db, allianceId, slugs)) : slug;
};

/** @throws PreconditionFailed */
export const updateJob = (context: UserContext, { id, changes: body, version }: Update) =>
  inTransaction(context, async (tx) => {
    const { now } = tx;
    const current = await requireJobTo(tx, "update", id);
    const isFirstPublication = body.status === "published" && current.publishedAt === null;
    const changes = {
      ...toJobColumns(body),
      ...(isFirstPublication && { publishedAt: now, slug: await slugToPublish(tx.db, current) }),
    };
    const next = merged(tx, jobResource, { current, changes, headers: { "if-match": version } });
    if (!next) return responseWith(tx, jobResource, current);
    requireSalary(next);
    assertTransition(current, next, now);
    const { after, ...patched } = await patch(tx, jobResource, { action: "updateJob", current, changes });
    await announce(tx, { ...patched, row: after });
    return responseWith(tx, jobResource, after);
  });

/** @throws PreconditionFailed */
export const deleteJob = (context: UserContext, { id, version }: Omit<Update, "changes">) =>
  inTransaction(context, async (tx) => {
    const { db, baseUrl } = tx;
    const current = await requireJobTo(tx, "delete", id);
    return remove(tx, jobResource, {
      action: "deleteJob",
      current,
      headers: { "if-match": version },
      remove: async () => {
        await deleteRow(db, current.id);
        const closed = { ...current, status: "closed" } as const;
        if (current.status === "published")
          await announce(tx, { row: closed, view: toJob(closed, baseUrl), before: current });
      },
    });
  });
