import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../generated/contract.ts";
import type { Tx } from "../../foundation/db/client.ts";
import type { UserContext } from "../../identity/context.ts";
import { notify } from "../notifications/notify.ts";
import { findOpenReport, insertReport, type SubmittedRow } from "./queries.ts";
import type { Subject } from "./subject.ts";

/** Reports once while the first report about the subject is open. */
export const submitReport = async (
  { db, now, caller }: Tx<Pick<UserContext, "db" | "now" | "caller">>,
  { type: subjectType, id: subjectId, name: subjectName, allianceId, groupId }: Subject,
  { reason, text }: Pick<Schemas["ReportCreate"], "reason" | "text">,
): Promise<{ report: SubmittedRow; isNew: boolean }> => {
  const key = { allianceId, subjectType, subjectId, reporterId: caller.userId };
  const open = await findOpenReport(db, key);
  if (open) return { report: open, isNew: false };
  const row = { id: uuid(), subjectType, subjectId, reason, text, createdAt: now };
  const userId = subjectType === "user" ? subjectId : null;
  await insertReport(db, { ...key, ...row, groupId, subjectName, userId, status: "open", updatedAt: now });
  await notify(db, "reports", { id: allianceId }, now);
  return { report: row, isNew: true };
};
