import { inTransaction } from "../../foundation/db/client.ts";
import { textsFor } from "../../foundation/languages/texts.ts";
import { notify } from "../../web/mail/notify.ts";
import type { Context } from "../context.ts";
import { endAccess, evict } from "./eviction.ts";
import { lockUsersOfApps } from "./grants/queries.ts";
import { lockAccount } from "./locks.ts";
import { forgetFailures } from "./login-attempts.ts";
import { forgetMails, linkExpired, mailTokenOf } from "./mail-links.ts";
import { providerLabels } from "./oauth/provider.ts";
import {
  type Account,
  consumeMailToken,
  findAccount,
  findMailToken,
  listSignInMethods,
  resumeMail,
  setPassword,
  setProven,
} from "./queries.ts";
import { recordSecurityEvent } from "./security-events/record.ts";

/** @returns the id of the link's user. @throws BadRequest */
export const requireResetLink = async (context: Context, token: string): Promise<string> => {
  const userId = await findMailToken(context.db, mailTokenOf("reset", token, context));
  if (userId === undefined) throw linkExpired();
  return userId;
};

/** Uses the link in the email: sets the password and ends all other access to the account. */
export const resetPassword = async (context: Context, { token, password }: { token: string; password: string }) => {
  const { now, passwords, passwordPolicy, device } = context;
  const account = await findAccount(context.db, await requireResetLink(context, token));
  if (!account) throw linkExpired();
  const { email } = account;
  await passwordPolicy.requireGood(password, { field: "password", email });
  const hash = await passwords.hash(password);
  await inTransaction(context, async (tx) => {
    const { db } = tx;
    if (!account.proven) await lockUsersOfApps(db, { ownerId: account.id });
    const current = (await lockAccount(db, account.id)) ?? account;
    const { id: userId, proven } = current;
    if ((await consumeMailToken(db, mailTokenOf("reset", token, tx)))?.userId !== userId) throw linkExpired();
    if (!proven) await evict(tx, account, null);
    await setPassword(db, userId, hash, now);
    await setProven(db, userId, now);
    await resumeMail(db, current);
    await endAccess(tx, userId);
    await notifyOfReset(tx, current);
    if (!proven) await recordSecurityEvent(tx, "account_recovered", { userId });
    await recordSecurityEvent(tx, "password_reset", { userId });
  });
  await forgetFailures(context, email);
  await forgetMails(context, { kind: "reset", email });
  // During an attack the account's quota may be used up again before its owner signs in: a known browser has its own quota.
  await device.remember({ id: account.id, passwordHash: hash });
};

const notifyOfReset = async (context: Context, account: Account): Promise<void> => {
  if (!account.proven) return notify(context, account, "mail.notice_event.password_reset_recovered");
  const { t } = textsFor(account.language ?? context.requestedLanguage);
  const linked = (await listSignInMethods(context.db, account.id)).flatMap((method) =>
    method === "password" ? [] : [method === "passkey" ? t("mail.passkeys") : providerLabels[method]],
  );
  if (linked.length === 0) return notify(context, account, "mail.notice_event.password_reset");
  const link = `${context.baseUrl}/settings/security`;
  return notify(context, account, "mail.notice_event.password_reset_linked", { methods: linked.join(", "), link });
};
