import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../../generated/contract.ts";
import type { Tx } from "../../../foundation/db/client.ts";
import { Banned, Conflict, requireFound } from "../../../foundation/errors.ts";
import { isOfBanned } from "../../../foundation/outage.ts";
import type { UserContext } from "../../../identity/context.ts";
import { notify } from "../../notifications/notify.ts";
import { camelCased } from "../../resources/case.ts";
import { insertMessage } from "../../webhooks/messages/queries.ts";
import { lockJob } from "../queries.ts";
import { isPublic, noJob } from "../rules.ts";
import { type ApplicationRow, findApplication, insertApplication } from "./queries.ts";
import { toReceivedApplication } from "./views.ts";

/** @throws NotFound, Conflict if the job isn't open or has an application of the caller, or Banned */
export const submitApplication = async (
  { db, now, caller, count }: Tx<Pick<UserContext, "db" | "now" | "caller" | "count">>,
  jobId: string,
  body: Schemas["JobApplicationCreate"],
): Promise<ApplicationRow> => {
  const job = requireFound(await lockJob(db, jobId), noJob(jobId));
  if (!isPublic(job, now))
    throw new Conflict("the job accepts no applications: it is not published or has expired", {
      code: "job_not_open",
    });
  const key = { id: uuid(), userId: caller.userId };
  const timestamps = { createdAt: now, updatedAt: now };
  const row = { ...camelCased(body), ...key, ...timestamps, jobId, status: "submitted" } as const;
  if (!(await insertApplication(db, row).catch(refuseBanned)))
    throw new Conflict("you have already applied to this job", { code: "already_applied" });
  await notify(db, "application", { id: key.id }, now);
  await notify(db, "arrival", { id: key.id }, now);
  const application = requireFound(await findApplication(db, key), noJob(jobId));
  const data = JSON.stringify(toReceivedApplication(application));
  const subject = { allianceId: job.allianceId, subjectId: key.id };
  await insertMessage(db, { type: "application.submitted", ...subject, data, now });
  count("job_applications", {});
  return application;
};

const refuseBanned = (error: unknown): never => {
  throw isOfBanned(error) ? new Banned("you cannot apply for this job") : error;
};
