import { v7 as uuid } from "uuid";
import { administrationOf } from "../../access/administration.ts";
import { signedIn } from "../../access/member.ts";
import type { Handler } from "../../context.ts";
import { paginate } from "../../db/keyset.ts";
import { Conflict, requireFound } from "../../errors.ts";
import { created, page } from "../../http/responses.ts";
import { camelCased } from "../../resources/case.ts";
import { createOnce } from "../../resources/idempotency.ts";
import { findJob } from "../queries.ts";
import { isPublic, noJob, requireJobAdmin, requireVisible } from "../rules.ts";
import { applicationOrders, findApplication, insertApplication, listApplications } from "./queries.ts";
import { toApplication } from "./views.ts";

export const applyToJob: Handler<"applyToJob"> = async (context, { path, body, headers }) => {
  const { db, caller, now, baseUrl } = context;
  const { job_id: jobId } = path;
  const { userId } = signedIn(caller);
  const administrator = { own: await administrationOf(context, "admin:jobs"), caller };
  const message = noJob(jobId);
  requireVisible(await findJob(db, { id: jobId }), administrator, { now, message });
  const request = { path, body };
  const repeatable = { operation: "applyToJob", key: headers["idempotency-key"], request } as const;
  return createOnce(context, repeatable, async (tx) => {
    const job = requireFound(await findJob(tx, { id: jobId }, { lock: true }), message);
    if (!isPublic(job, now)) throw new Conflict("the job takes no applications: it is not published, or has expired");
    const id = uuid();
    const times = { createdAt: now, updatedAt: now };
    const row = { ...camelCased(body), ...times, id, jobId, userId, status: "submitted" } as const;
    if (!(await insertApplication(tx, row))) throw new Conflict("you have applied to this job before");
    const application = toApplication(requireFound(await findApplication(tx, { id, userId }), message));
    return created(`${baseUrl}/api/v1/me/applications/${id}`, application);
  });
};

export const listJobApplications: Handler<"listJobApplications"> = async (context, { path, query }) => {
  const { db, caller, now } = context;
  const { limit, cursor } = query;
  const administrator = { own: await administrationOf(context, "admin:jobs"), caller };
  const found = await findJob(db, { id: path.job_id });
  const job = requireVisible(found, administrator, { now, message: noJob(path.job_id) });
  requireJobAdmin(administrator, job);
  const scope = { list: "applications", ...path };
  const order = applicationOrders.ofJob;
  const { items, nextCursor } = await paginate({ scope, order, cursor, limit }, (position, limit) =>
    listApplications(db, { of: { jobId: job.id }, position, limit }),
  );
  return page(context, { items: items.map(toApplication), nextCursor });
};

export const listJobApplicationsById: Handler<"listJobApplicationsById"> = (context, { ...input }) =>
  listJobApplications(context, input);
