import { v7 as uuid } from "uuid";
import { administrationOf } from "../access/administration.ts";
import { signedIn } from "../access/member.ts";
import { requireAdministrator, requireAllianceAdmin } from "../access/rules.ts";
import { findAllianceKey } from "../alliances/queries.ts";
import { noAlliance } from "../alliances/rules.ts";
import type { Context, Handler } from "../context.ts";
import { paginate } from "../db/keyset.ts";
import { BadRequest, requireFound } from "../errors.ts";
import { findGroupKey } from "../groups/queries.ts";
import { requireMatch } from "../http/precondition.ts";
import { created, ok, page, resource } from "../http/responses.ts";
import { record } from "../resources/audit-record.ts";
import { createOnce } from "../resources/idempotency.ts";
import { patch } from "../resources/patch.ts";
import { insertUnderSlug } from "../resources/slug.ts";
import { toColumns } from "./columns.ts";
import {
  deleteJob as deleteRow,
  findJob,
  insertJob,
  jobOrders,
  listJobs as listRows,
  listTakenJobSlugs,
  updateJob as updateRow,
} from "./queries.ts";
import {
  noJob,
  requireBeginning,
  requireJobAdmin,
  requireSalary,
  requireStep,
  requireVisible,
  reservedSlugs,
  usualLife,
} from "./rules.ts";
import { toJob, toJobSummary } from "./views.ts";

export const listJobs: Handler<"listJobs"> = async (context, { query }) => {
  const { sort, limit, cursor, ...filters } = query;
  const { db, now, caller } = context;
  const showsHidden = filters.status?.some((one) => one !== "published") ?? false;
  const own = showsHidden ? await administrationOf(context, "admin:jobs") : undefined;
  if (own) requireAdministrator(caller, own, "drafts and closed jobs");
  const hiddenOf = own && { own, userId: signedIn(caller).userId };
  const order = jobOrders[sort];
  const { items, nextCursor } = await paginate({ scope: query, order, cursor, limit }, (position, limit) =>
    listRows(db, { ...filters, hiddenOf, order, position, limit, now }),
  );
  return page(context, { items: items.map(toJobSummary), nextCursor });
};

const administratorOf = async (context: Context) => ({
  own: await administrationOf(context, "admin:jobs"),
  caller: context.caller,
});

const read = async (context: Context, name: { slug: string } | { id: string }, message: string) => {
  const { db, now } = context;
  const administrator = await administratorOf(context);
  return resource(toJob(requireVisible(await findJob(db, name), administrator, { now, message })));
};

export const getJob: Handler<"getJob"> = (context, { path: { slug } }) =>
  read(context, { slug }, `there is no job "${slug}"`);

export const getJobById: Handler<"getJobById"> = (context, { path: { job_id: id } }) =>
  read(context, { id }, noJob(id));

/** Who posts for a group administers it; the alliance itself posts through its own administrators only. */
const requirePlace = async (
  context: Context,
  { alliance: slug, group_id: groupId }: { alliance: string; group_id?: string | null },
) => {
  const { db } = context;
  const own = await administrationOf(context, "admin:jobs");
  const alliance = requireFound(await findAllianceKey(db, slug), noAlliance(slug));
  const group = groupId ? await findGroupKey(db, { id: groupId, alliance: slug }) : undefined;
  if (!group || !own.groups.has(group.id)) requireAllianceAdmin(own, alliance);
  if (groupId && !group) throw new BadRequest(`body/group_id must be a group of alliance "${slug}"`);
  return { allianceId: alliance.id, groupId: group?.id ?? null };
};

export const createJob: Handler<"createJob"> = async (context, { body, headers }) => {
  const { now, baseUrl, caller } = context;
  const { alliance, group_id, slug, ...rest } = body;
  const place = await requirePlace(context, body);
  const expiresAt = body.expires_at === undefined ? new Date(now.getTime() + usualLife) : new Date(body.expires_at);
  const row = { ...toColumns(rest), ...place, expiresAt };
  const repeatable = { operation: "createJob", key: headers["idempotency-key"], request: { body } } as const;
  return createOnce(context, repeatable, async (tx) => {
    requireBeginning(row, now);
    requireSalary(row);
    const publishedAt = row.status === "published" ? now : null;
    const birth = { id: uuid(), postedBy: signedIn(caller).userId, publishedAt, createdAt: now, updatedAt: now };
    await insertUnderSlug({
      slug,
      name: body.title,
      fallback: "job",
      reserved: reservedSlugs,
      listTaken: (slugs) => listTakenJobSlugs(tx, slugs),
      insert: (slug) => insertJob(tx, { ...row, ...birth, slug }),
    });
    const job = toJob(requireFound(await findJob(tx, birth), noJob(birth.id)));
    const subject = { action: "createJob", allianceId: place.allianceId, type: "job", id: birth.id } as const;
    await record({ ...context, db: tx }, { ...subject, name: body.title }, null, job);
    return created(`${baseUrl}/api/v1/jobs/id/${birth.id}`, job);
  });
};

export const updateJob: Handler<"updateJob"> = async (context, { path: { job_id: id }, body, headers }) => {
  const { db, now } = context;
  const administrator = await administratorOf(context);
  return db.transaction(async (tx) => {
    const found = await findJob(tx, { id }, { lock: true });
    const current = requireVisible(found, administrator, { now, message: noJob(id) });
    requireJobAdmin(administrator, current);
    const changes = toColumns(body);
    return patch(
      { ...context, db: tx },
      {
        subject: { action: "updateJob", allianceId: current.allianceId, type: "job", name: current.title },
        current,
        view: toJob,
        changes,
        ifMatch: headers["if-match"],
        write: async (written) => {
          const next = { ...current, ...changes };
          requireSalary(next);
          requireStep(current, next, now);
          const publishedAt = next.status === "published" ? (current.publishedAt ?? now) : current.publishedAt;
          await updateRow(tx, id, { ...written, publishedAt });
        },
        read: () => findJob(tx, { id }),
      },
    );
  });
};

export const deleteJob: Handler<"deleteJob"> = async (context, { path: { job_id: id }, headers }) => {
  const { db, now } = context;
  const administrator = await administratorOf(context);
  await db.transaction(async (tx) => {
    const found = await findJob(tx, { id }, { lock: true });
    const current = requireVisible(found, administrator, { now, message: noJob(id) });
    requireJobAdmin(administrator, current);
    requireMatch(headers["if-match"], toJob(current));
    await deleteRow(tx, id);
    const subject = { action: "deleteJob", allianceId: current.allianceId, type: "job", id } as const;
    await record({ ...context, db: tx }, { ...subject, name: current.title }, toJob(current), null);
  });
  return ok({ id, deleted: true as const });
};
