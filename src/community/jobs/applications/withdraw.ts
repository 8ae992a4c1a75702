import { inTransaction } from "../../../foundation/db/client.ts";
import { Conflict, requireFound } from "../../../foundation/errors.ts";
import type { UserContext } from "../../../identity/context.ts";
import { insertMessage } from "../../webhooks/messages/queries.ts";
import { type ApplicationRow, deleteApplication, lockApplication } from "./queries.ts";

/** @throws NotFound, or Conflict for a rejected application: its applicant cannot apply again */
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
    await deleteApplication(db, id);
    const { job, allianceId } = application;
    const data = JSON.stringify({ id, job_id: job.id });
    await insertMessage(db, { type: "application.withdrawn", allianceId, subjectId: id, data, now });
  });
