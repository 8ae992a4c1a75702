import { inTransaction } from "../../../foundation/db/client.ts";
import { NotFound } from "../../../foundation/errors.ts";
import type { UserContext } from "../../context.ts";
import { lockCaller } from "../locks.ts";
import { deleteFlowsOf } from "../queries.ts";
import { recordSecurityEvent } from "../security-events/record.ts";
import { deleteSession, deleteSessionsOf } from "./queries.ts";

/** Ends one of the caller's sessions. @throws NotFound */
export const endSession = (context: UserContext, id: string): Promise<void> =>
  inTransaction(context, async (tx) => {
    const { userId } = tx.caller;
    if (!(await deleteSession(tx.db, { id, userId })))
      throw new NotFound("this session does not exist or has already ended", {
        text: { key: "common.wrong.session_ended" },
      });
    await recordSecurityEvent(tx, "session_ended", { userId, subject: id });
  });

/** Ends all sessions of the caller but this one, and the flows to link a provider that other browsers have begun. */
export const endOtherSessions = (context: UserContext): Promise<void> =>
  inTransaction(context, async (tx) => {
    const { db, browser } = tx;
    const { id: userId } = await lockCaller(tx);
    await deleteSessionsOf(db, userId, browser.sessionId ?? undefined);
    await deleteFlowsOf(db, userId);
    await recordSecurityEvent(tx, "other_sessions_ended", { userId });
  });
