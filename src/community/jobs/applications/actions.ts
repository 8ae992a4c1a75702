import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../../generated/contract.ts";
import { inTransaction, type Queryable, type Tx } from "../../../foundation/db/client.ts";
import { jobApplications } from "../../../foundation/db/participation-tables.ts";
import { deleteRow, insertIfAbsent, updateRow } from "../../../foundation/db/statement.ts";
import { Banned, Conflict, requireFound } from "../../../foundation/errors.ts";
import { isBanViolation } from "../../../foundation/outage.ts";
import type { UserContext } from "../../../identity/context.ts";
import { requireMatch } from "../../../server/http/responses.ts";
import { notify } from "../../notifications/notify.ts";
import { camelCased } from "../../resources/case.ts";
import { changesAnything, record } from "../../resources/resource.ts";
import { insertMessage } from "../../webhooks/messages/queries.ts";
import { requireJobTo } from "../policy.ts";
import { lockJob } from "../queries.ts";
import { isPublic, noJob } from "../rules.ts";
import { type ApplicationRow, findApplication, lockApplication } from "./queries.ts";
import { toReceivedApplication } from "./views.ts";

/** Applies for the caller. @throws NotFound, Conflict if the job is not open or the caller has already applied, or Banned */
export const submitApplication = async (
  { db, now, caller, count }: Tx<Pick<UserContext, "db" | "now" | "caller" | "count">>,
  jobId: string,
  body: Schemas["JobApplicationCreate"],
): Promise<ApplicationRow> => {
  const job = requireFound(await lockJob(db, { id: jobId }), noJob(jobId));
  if (!isPublic(job, now))
    throw new Conflict("the job accepts no applications: it is not published or has expired", {
      code: "job_not_open",
    });
  const key = { id: uuid(), userId: caller.userId };
  const timestamps = { createdAt: now, updatedAt: now };
  const row = { ...camelCased(body), ...key, ...timestamps, jobId, status: "submitted" } as const;
  if (!(await insertIfAbsent(db, jobApplications, row).catch(rethrowAsBanned)))
    throw new Conflict("you have already applied to this job", { code: "already_applied" });
  await notify(db, "application", { id: key.id }, now);
  await notify(db, "arrival", { id: key.id }, now);
  const application = requireFound(await findApplication(db, key), noJob(jobId));
  const data = JSON.stringify(toReceivedApplication(application));
  const subject = { allianceId: job.allianceId, groupId: job.groupId ?? undefined, subjectId: key.id };
  await insertMessage(db, { type: "application.submitted", ...subject, data, now });
  count("job_applications", {});
  return application;
};

const rethrowAsBanned = (error: unknown): never => {
  throw isBanViolation(error) ? new Banned("you cannot apply for this job") : error;
};

type Key = { id: string; jobId: string };

export const requireApplication = async (db: Queryable, { id, jobId }: Key) =>
  requireFound(await findApplication(db, { id, jobId }), `job ${jobId} has no application ${id}`);

type Update = Key & {
  changes: Schemas["JobApplicationUpdate"];
  /** The ETag that the caller last read; undefined makes the change unconditional. */
  version: string | undefined;
};

/** Decides about an application, writes the audit entry, and notifies the applicant. @throws PreconditionFailed */
export const updateApplication = (
  context: UserContext,
  { changes, version, ...key }: Update,
): Promise<Schemas["JobApplication"]> =>
  inTransaction(context, async (tx) => {
    const { db, now } = tx;
    const { title: name, allianceId } = await requireJobTo(tx, "manage_applications", key.jobId);
    const current = await requireApplication(db, key);
    const { id } = current;
    const before = toReceivedApplication(current);
    requireMatch(version, before);
    if (!changesAnything(current, changes)) return before;
    await updateRow(db, jobApplications, id, { ...changes, updatedAt: now });
    const after = toReceivedApplication(await requireApplication(db, key));
    const subject = { action: "updateJobApplication", type: "job_application", allianceId, id, name } as const;
    await record(tx, subject, before, after);
    await notify(db, "decision", { id }, now);
    return after;
  });

/** @throws NotFound, or Conflict for a rejected application: it must stay, so that the applicant cannot apply again */
export const withdraw = (
  context: UserContext,
  id: string,
  check: (application: ApplicationRow) => void = () => {},
): Promise<void> =>
  inTransaction(context, async ({ db, now, caller: { userId } }) => {
    const application = requireFound(await lockApplication(db, { id, userId }), `you have no application ${id}`);
    check(application);
    if (application.status === "rejected")
      throw new Conflict("the application was rejected, so it can no longer be withdrawn", {
        code: "application_rejected",
      });
    await deleteRow(db, jobApplications, id);
    const { job, allianceId, groupId } = application;
    const subject = { allianceId, groupId: groupId ?? undefined, subjectId: id };
    const data = JSON.stringify({ id, job_id: job.id });
    await insertMessage(db, { type: "application.withdrawn", ...subject, data, now });
  });
