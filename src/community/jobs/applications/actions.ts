import type { Schemas } from "../../../../generated/contract.ts";
import { inTransaction, type Queryable } from "../../../foundation/db/client.ts";
import { requireFound } from "../../../foundation/errors.ts";
import type { UserContext } from "../../../identity/context.ts";
import { requireMatch } from "../../../server/http/etag.ts";
import { notify } from "../../notifications/notify.ts";
import { record } from "../../resources/audit-record.ts";
import { changesAnything } from "../../resources/patch.ts";
import { requireJobTo } from "../lookup.ts";
import { findApplication, updateApplication as updateRow } from "./queries.ts";
import { toReceivedApplication } from "./views.ts";

type Key = { id: string; jobId: string };

export const requireApplication = async (db: Queryable, { id, jobId }: Key) =>
  requireFound(await findApplication(db, { id, jobId }), `job ${jobId} has no application ${id}`);

type Update = Key & {
  changes: Schemas["JobApplicationUpdate"];
  /** The ETag of the application that was decided about. */
  version: string | undefined;
};

/** Decides about an application, records it, and notifies the applicant. @throws PreconditionFailed */
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
    await updateRow(db, id, { ...changes, updatedAt: now });
    const after = toReceivedApplication(await requireApplication(db, key));
    const subject = { action: "updateJobApplication", type: "job_application", allianceId, id, name } as const;
    await record(tx, subject, before, after);
    await notify(db, "decision", { id }, now);
    return after;
  });
