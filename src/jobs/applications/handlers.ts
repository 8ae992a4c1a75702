import { v7 as uuid } from "uuid";
import { rightsOf } from "../../access/rights.ts";
import { requireVisible } from "../../access/rules.ts";
import type { Handler } from "../../context.ts";
import { inTransaction } from "../../db/client.ts";
import { Conflict, requireFound } from "../../errors.ts";
import { created } from "../../http/responses.ts";
import { camelCased } from "../../resources/case.ts";
import { once } from "../../resources/idempotency.ts";
import { listPage } from "../../resources/list.ts";
import { findJob } from "../queries.ts";
import { isPublic, jobVisibleTo, noJob, requireJobAdmin } from "../rules.ts";
import { applicationOrders, findApplication, insertApplication, listApplications } from "./queries.ts";
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
      const application = toApplication(requireFound(await findApplication(db, key), noJob(jobId)));
      return created(`${baseUrl}/api/v1/me/applications/${key.id}`, application);
    }),
  );
};

export const listJobApplications: Handler<"listJobApplications"> = async (context, { path, query }) => {
  const { db, now } = context;
  const { job_id: id } = path;
  const rights = await rightsOf(context, "admin:jobs");
  const job = requireVisible(await findJob(db, id), jobVisibleTo(rights, now), noJob(id));
  requireJobAdmin(rights, job);
  const scope = { list: "applications", ...path };
  return listPage(context, { scope, query, order: applicationOrders.ofJob, view: toReceivedApplication }, (page) =>
    listApplications(db, { of: { jobId: id }, ...page }),
  );
};

export const listJobApplicationsById: Handler<"listJobApplicationsById"> = (context, { ...input }) =>
  listJobApplications(context, input);
