import type { Context, UserContext } from "../../context.ts";
import { noticeMail } from "../../mail/messages.ts";
import { digest, newSecret } from "../../secrets.ts";
import { lockAccount, lockCaller } from "../locks.ts";
import { recordSecurityEvent } from "../security-events/record.ts";
import { creatorOf } from "../tokens/rules.ts";
import {
  type CalendarAddressRow,
  deleteCalendarAddress,
  findCalendarAddress,
  replaceCalendarAddress,
  updateCalendarUse,
} from "./queries.ts";

/** Makes a new secret address for the caller's calendar, and ends the old one. The caller is notified by email. */
export const issueCalendarAddress = async (
  context: UserContext,
): Promise<{ row: CalendarAddressRow; secret: string }> => {
  const { db, now, postbox, baseUrl, caller } = context;
  const { id: userId, email } = await lockCaller(context);
  const secret = newSecret();
  const row = { userId, lastUsedAt: null, createdAt: now };
  await replaceCalendarAddress(db, { ...row, secretHash: digest(secret), ...creatorOf(caller) });
  const event = "A secret address for your private calendar was created. If there was one before, it no longer works.";
  await postbox.post(db, noticeMail({ recipient: email, baseUrl, event }), now);
  await recordSecurityEvent(context, "calendar_created", { userId });
  return { row, secret };
};

/** Ends the address of the caller's calendar, and says so by email if there was one. */
export const endCalendarAddress = async (context: UserContext): Promise<void> => {
  const { db, now, postbox, baseUrl, caller } = context;
  const { userId } = caller;
  const account = await lockAccount(db, userId);
  if (!account || !(await deleteCalendarAddress(db, userId))) return;
  const event = "The secret address of your private calendar was ended.";
  await postbox.post(db, noticeMail({ recipient: account.email, baseUrl, event }), now);
  await recordSecurityEvent(context, "calendar_deleted", { userId });
};

/** 256 bits in base64url: anything else is not worth a query. */
const shape = /^[\w-]{43}$/;

/** Milliseconds between two writes of an address's last use. */
const useInterval = 60_000;

/** Whose calendar a secret opens. Secrets are looked up by their digest, so that time tells nothing about others. */
export const userOfCalendar = async (
  { db, now }: Pick<Context, "db" | "now">,
  secret: string,
): Promise<string | undefined> => {
  const secretHash = digest(secret);
  const row = shape.test(secret) ? await findCalendarAddress(db, { secretHash, now }) : undefined;
  if (!row) return undefined;
  const { userId, lastUsedAt } = row;
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= useInterval) await updateCalendarUse(db, secretHash, now);
  return userId;
};
