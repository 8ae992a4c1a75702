import { digest, newSecret } from "../../../foundation/secrets.ts";
import { notify } from "../../../web/mail/notify.ts";
import type { Context, UserContext } from "../../context.ts";
import { lockAccount, lockCaller } from "../locks.ts";
import { recordSecurityEvent } from "../security-events/record.ts";
import { creatorOf } from "../tokens/rules.ts";
import { deleteCalendarAddress, findCalendarAddress, replaceCalendarAddress, updateCalendarUse } from "./queries.ts";

/** Makes a new secret address for the caller's calendar, and ends the old one. The caller is notified by email. */
export const issueCalendarAddress = async (context: UserContext) => {
  const { db, now, caller } = context;
  const account = await lockCaller(context);
  const { id: userId } = account;
  const secret = newSecret();
  const row = { userId, lastUsedAt: null, createdAt: now };
  await replaceCalendarAddress(db, { ...row, secretHash: digest(secret), ...creatorOf(caller) });
  await notify(context, account, "mail.notice_event.calendar_created");
  await recordSecurityEvent(context, "calendar_created", { userId });
  return { row, secret };
};

/** Ends the address of the caller's calendar, and says so by email if there was one. */
export const endCalendarAddress = async (context: UserContext): Promise<void> => {
  const { db, caller } = context;
  const { userId } = caller;
  const account = await lockAccount(db, userId);
  if (!account || !(await deleteCalendarAddress(db, userId))) return;
  await notify(context, account, "mail.notice_event.calendar_ended");
  await recordSecurityEvent(context, "calendar_deleted", { userId });
};

/** 256 bits in base64url: anything else is not worth a query. */
const shape = /^[\w-]{43}$/;

/** Milliseconds between two writes of an address's last use. */
const useInterval = 60_000;

/** Whose calendar a secret opens, and in which language. Secrets are looked up by their digest, so that time tells nothing about others. */
export const userOfCalendar = async ({ db, now }: Pick<Context, "db" | "now">, secret: string) => {
  const secretHash = digest(secret);
  const row = shape.test(secret) ? await findCalendarAddress(db, { secretHash, now }) : undefined;
  if (!row) return undefined;
  const { userId, language, lastUsedAt } = row;
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= useInterval) await updateCalendarUse(db, secretHash, now);
  return { userId, language };
};
