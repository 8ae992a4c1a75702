import { inTransaction, type Tx } from "../../../foundation/db/client.ts";
import { digest, newSecret } from "../../../foundation/secrets.ts";
import type { Context, UserContext } from "../../context.ts";
import { lockAccount, lockCaller } from "../locks.ts";
import { recordAndNotify } from "../security-events/record.ts";
import { isUseUpdateDue, parentIdsOf } from "../tokens/rules.ts";
import { deleteCalendarAddress, findCalendarAddress, replaceCalendarAddress, updateCalendarUse } from "./queries.ts";

/** Replaces the address of the caller's private calendar. @param check called first in the transaction */
export const issueCalendarAddress = async (
  context: UserContext,
  check: (tx: Tx<UserContext>) => Promise<void> = async () => {},
) => {
  await context.limits.consume(["token_creations_per_user", context.caller.userId]);
  return inTransaction(context, async (tx) => {
    const { db, now, caller } = tx;
    await check(tx);
    const account = await lockCaller(tx);
    const { id: userId } = account;
    const secret = newSecret();
    const row = { userId, lastUsedAt: null, createdAt: now };
    await replaceCalendarAddress(db, { ...row, secretHash: digest(secret), ...parentIdsOf(caller) });
    await recordAndNotify(tx, account, "calendar_created");
    return { row, secret };
  });
};

/** Deletes the address of the caller's private calendar, if there is one. */
export const revokeCalendarAddress = (context: UserContext): Promise<void> =>
  inTransaction(context, async (tx) => {
    const { db, caller } = tx;
    const { userId } = caller;
    const account = await lockAccount(db, userId);
    if (!account || !(await deleteCalendarAddress(db, userId))) return;
    await recordAndNotify(tx, account, "calendar_deleted");
  });

/** 256 bits in base64url. Other values are rejected without a query. */
const secretFormat = /^[\w-]{43}$/;

/** Looks up the secret by its digest, so that timing reveals nothing about other secrets. */
export const findCalendarUser = async ({ db, now }: Pick<Context, "db" | "now">, secret: string) => {
  const secretHash = digest(secret);
  const row = secretFormat.test(secret) ? await findCalendarAddress(db, { secretHash, now }) : undefined;
  if (!row) return undefined;
  const { userId, language, lastUsedAt } = row;
  if (isUseUpdateDue(lastUsedAt, now)) await updateCalendarUse(db, secretHash, now);
  return { userId, language };
};
