import { inTransaction } from "../../../foundation/db/client.ts";
import type { Handler } from "../../../identity/context.ts";
import { created, resource } from "../../../server/http/responses.ts";
import { once } from "../../resources/idempotency.ts";
import { listPage } from "../../resources/list.ts";
import { requireJob } from "../policy.ts";
import { requireApplication, submitApplication, updateApplication } from "./actions.ts";
import { applicationOrders, listApplications } from "./queries.ts";
import { toApplication, toReceivedApplication } from "./views.ts";

export const applyToJob: Handler<"applyToJob"> = async (context, input) => {
  const { job_id: jobId } = input.path;
  await requireJob(context, { id: jobId });
  return inTransaction(context, (tx) =>
    once(tx, { operation: "applyToJob", ...input }, async () => {
      const application = await submitApplication(tx, jobId, input.body);
      return created(`${tx.baseUrl}/api/v1/me/applications/${application.id}`, toApplication(application));
    }),
  );
};

export const listJobApplications: Handler<"listJobApplications"> = async (context, { path, query }) => {
  const { db, target } = context;
  const scope = { list: "applications", ...path };
  return listPage(
    context,
    { scope, query, order: applicationOrders.oldestFirst, view: toReceivedApplication },
    (page) => listApplications(db, { owner: { jobId: target.id }, ...page }),
  );
};

export const listJobApplicationsById: Handler<"listJobApplicationsById"> = (context, { ...input }) =>
  listJobApplications(context, input);

const keyOf = ({ job_id: jobId, application_id: id }: { job_id: string; application_id: string }) => ({ jobId, id });

export const getJobApplication: Handler<"getJobApplication"> = async (context, { path }) =>
  resource(toReceivedApplication(await requireApplication(context.db, keyOf(path))));

export const updateJobApplication: Handler<"updateJobApplication"> = async (context, { path, body, headers }) =>
  resource(await updateApplication(context, { ...keyOf(path), changes: body, version: headers["if-match"] }));
