import { inTransaction } from "../../foundation/db/client.ts";
import { requireTimeZone } from "../../foundation/time-zone.ts";
import { authorize } from "../../identity/access/policy.ts";
import type { UserContext } from "../../identity/context.ts";
import { groupPolicy } from "../groups/policy.ts";
import type { GroupName } from "../groups/queries.ts";
import { beginImport, type ImportFile, insertPlan, planImport, requireImport, requirePossible } from "./actions.ts";
import { claimDraft } from "./queries.ts";

/* Drafts: imports that their users review before they start them. */

/** Counts toward the limit of imports. @returns the id @throws BadRequest if the file is invalid */
export const createDraft = async (context: UserContext, name: GroupName, file: ImportFile): Promise<string> => {
  const group = await authorize(context, groupPolicy, "import", name);
  requireTimeZone(file.timezone);
  await context.limits.consume(["imports_per_user", context.caller.userId]);
  const plan = await planImport(context, group, file);
  return inTransaction(context, (tx) => insertPlan(tx, group, plan, "draft"));
};

/** Idempotent. The import plans each row again. @throws NotFound for an unknown draft or the draft of another user */
export const startDraft = (context: UserContext, name: GroupName, id: string): Promise<void> =>
  inTransaction(context, async (tx) => {
    const { db, now, caller } = tx;
    const group = await authorize(tx, groupPolicy, "import", name);
    const { id: groupId } = group;
    const isStarted = await claimDraft(db, { id, groupId, userId: caller.userId, now });
    const { counts } = await requireImport(db, { id, groupId });
    if (!isStarted) return;
    await requirePossible(tx, group, counts.kind);
    await beginImport(tx, group, id);
  });
