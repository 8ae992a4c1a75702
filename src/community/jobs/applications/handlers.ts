import { inTransaction } from "../../../foundation/db/client.ts";
import { requireFound } from "../../../foundation/errors.ts";
import type { Handler, UserContext } from "../../../identity/context.ts";
import { requireMatch } from "../../../server/http/precondition.ts";
import { created, resource } from "../../../server/http/responses.ts";
import { notify } from "../../notifications/notify.ts";
import { record } from "../../resources/audit-record.ts";
import { once } from "../../resources/idempotency.ts";
import { listPage } from "../../resources/list.ts";
import { changesAnything } from "../../resources/patch.ts";
import { requireJob, requireJobTo } from "../lookup.ts";
import { applicationOrders, findApplication, listApplications, updateApplication } from "./queries.ts";
import { submitApplication } from "./submit.ts";
import { toApplication, toReceivedApplication } from "./views.ts";

export const applyToJob: Handler<"applyToJob"> = async (context, input) => {
  const { job_id: jobId } = input.path;
  await requireJob(context, jobId);
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
  return listPage(context, { scope, query, order: applicationOrders.ofJob, view: toReceivedApplication }, (page) =>
    listApplications(db, { of: { jobId: target.id }, ...page }),
  );
};

export const listJobApplicationsById: Handler<"listJobApplicationsById"> = (context, { ...input }) =>
  listJobApplications(context, input);

type Path = { job_id: string; application_id: string };

const requireApplication = async ({ db }: UserContext, { job_id: jobId, application_id: id }: Path) =>
  requireFound(await findApplication(db, { id, jobId }), `job ${jobId} has no application ${id}`);

export const getJobApplication: Handler<"getJobApplication"> = async (context, { path }) =>
  resource(toReceivedApplication(await requireApplication(context, path)));

export const updateJobApplication: Handler<"updateJobApplication"> = (context, { path, body, headers }) =>
  inTransaction(context, async (tx) => {
    const { db, now } = tx;
    const { title: name, allianceId } = await requireJobTo(tx, "manage_applications", path.job_id);
    const current = await requireApplication(tx, path);
    const { id } = current;
    const before = toReceivedApplication(current);
    requireMatch(headers["if-match"], before);
    if (!changesAnything(current, body)) return resource(before);
    await updateApplication(db, id, { ...body, updatedAt: now });
    const after = toReceivedApplication(await requireApplication(tx, path));
    const subject = { action: "updateJobApplication", type: "job_application", allianceId, id, name } as const;
    await record(tx, subject, before, after);
    await notify(db, "decision", { id }, now);
    return resource(after);
  });
