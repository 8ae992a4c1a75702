import { v7 as uuid } from "uuid";
import { rightsOf } from "../../access/rights.ts";
import { requireVisible } from "../../access/rules.ts";
import type { Handler, UserContext } from "../../context.ts";
import { inTransaction } from "../../db/client.ts";
import { Conflict, requireFound } from "../../errors.ts";
import { requireMatch } from "../../http/precondition.ts";
import { created, resource } from "../../http/responses.ts";
import { notifyOfApplication, notifyOfDecision } from "../../notifications/queue.ts";
import { record } from "../../resources/audit-record.ts";
import { camelCased } from "../../resources/case.ts";
import { once } from "../../resources/idempotency.ts";
import { listPage } from "../../resources/list.ts";
import { changesAnything } from "../../resources/merge-patch.ts";
import { findJob } from "../queries.ts";
import { isPublic, jobVisibleTo, noJob, requireJobAdmin } from "../rules.ts";
import {
  applicationOrders,
  findApplication,
  findApplicationFor,
  insertApplication,
  listApplications,
  updateApplication,
} from "./queries.ts";
import { toApplication, toReceivedApplication } from "./views.ts";

export const applyToJob: Handler<"applyToJob"> = async (context, input) => {
  const { job_id: jobId } = input.path;
  const rights = await rightsOf(context, "admin:jobs");
  requireVisible(await findJob(context.db, jobId), jobVisibleTo(rights, context.now), noJob(jobId));
  return inTransaction(context, (context) =>
    once(context, { operation: "applyToJob", ...input }, async () => {
      const { db, now, baseUrl, caller } = context;
      const job = requireFound(await findJob(db, jobId, { lock: true }), noJob(jobId));
      if (!isPublic(job, now))
        throw new Conflict("the job accepts no applications: it is not published or has expired", {
          code: "job_not_open",
        });
      const key = { id: uuid(), userId: caller.userId };
      const timestamps = { createdAt: now, updatedAt: now };
      const row = { ...camelCased(input.body), ...key, ...timestamps, jobId, status: "submitted" } as const;
      if (!(await insertApplication(db, row)))
        throw new Conflict("you have already applied to this job", { code: "already_applied" });
      await notifyOfApplication(db, key.id, now);
      const application = toApplication(requireFound(await findApplication(db, key), noJob(jobId)));
      return created(`${baseUrl}/api/v1/me/applications/${key.id}`, application);
    }),
  );
};

/** The job, if the caller may see the applications for it. `lock` it before changing them. */
const findReviewedJob = async (context: UserContext, id: string, { lock = false } = {}) => {
  const { db, now } = context;
  const rights = await rightsOf(context, "admin:jobs");
  const job = requireVisible(await findJob(db, id, { lock }), jobVisibleTo(rights, now), noJob(id));
  requireJobAdmin(rights, job);
  return job;
};

export const listJobApplications: Handler<"listJobApplications"> = async (context, { path, query }) => {
  const { db } = context;
  const { id } = await findReviewedJob(context, path.job_id);
  const scope = { list: "applications", ...path };
  return listPage(context, { scope, query, order: applicationOrders.ofJob, view: toReceivedApplication }, (page) =>
    listApplications(db, { of: { jobId: id }, ...page }),
  );
};

export const listJobApplicationsById: Handler<"listJobApplicationsById"> = (context, { ...input }) =>
  listJobApplications(context, input);

type Path = { job_id: string; application_id: string };

const requireApplication = async ({ db }: UserContext, { job_id: jobId, application_id: id }: Path) =>
  requireFound(await findApplicationFor(db, { id, jobId }), `job ${jobId} has no application ${id}`);

export const getJobApplication: Handler<"getJobApplication"> = async (context, { path }) => {
  await findReviewedJob(context, path.job_id);
  return resource(toReceivedApplication(await requireApplication(context, path)));
};

export const updateJobApplication: Handler<"updateJobApplication"> = (context, { path, body, headers }) =>
  inTransaction(context, async (context) => {
    const { db, now } = context;
    const { title: name, allianceId } = await findReviewedJob(context, path.job_id, { lock: true });
    const current = await requireApplication(context, path);
    const { id } = current;
    const before = toReceivedApplication(current);
    requireMatch(headers["if-match"], before);
    if (!changesAnything(current, body)) return resource(before);
    await updateApplication(db, id, { ...body, updatedAt: now });
    const after = toReceivedApplication(await requireApplication(context, path));
    const subject = { action: "updateJobApplication", type: "job_application", allianceId, id, name } as const;
    await record(context, subject, before, after);
    await notifyOfDecision(db, id, now);
    return resource(after);
  });
