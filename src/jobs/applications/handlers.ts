import { rightsOf } from "../../access/rights.ts";
import { requireVisible } from "../../access/rules.ts";
import type { Handler } from "../../context.ts";
import { inTransaction } from "../../db/client.ts";
import { created } from "../../http/responses.ts";
import { once } from "../../resources/idempotency.ts";
import { listPage } from "../../resources/list.ts";
import { requireJob } from "../lookup.ts";
import { findJob } from "../queries.ts";
import { jobVisibleTo, noJob, requireJobAdmin } from "../rules.ts";
import { applicationOrders, listApplications } from "./queries.ts";
import { submitApplication } from "./submit.ts";
import { toApplication, toReceivedApplication } from "./views.ts";

export const applyToJob: Handler<"applyToJob"> = async (context, input) => {
  const { job_id: jobId } = input.path;
  await requireJob(context, jobId);
  return inTransaction(context, (context) =>
    once(context, { operation: "applyToJob", ...input }, async () => {
      const application = await submitApplication(context, jobId, input.body);
      return created(`${context.baseUrl}/api/v1/me/applications/${application.id}`, toApplication(application));
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
