import { inTransaction, type Tx } from "../../../foundation/db/client.ts";
import { Conflict, Unauthorized } from "../../../foundation/errors.ts";
import { digest, newLinkSecret } from "../../../foundation/secrets.ts";
import { accountExistsMail, confirmationMail, emailKeptMail, type Mail } from "../../../web/mail/messages.ts";
import { notify } from "../../../web/mail/notify.ts";
import type { Context, UserContext } from "../../context.ts";
import { lockCaller } from "../locks.ts";
import { admitsMail } from "../mail-quota.ts";
import { minimumDuration } from "../minimum-duration.ts";
import { type Account, findAccount, findAccountByEmail } from "../queries.ts";
import { requirePassword } from "../reauthentication.ts";
import { recordSecurityEvent } from "../security-events/record.ts";
import { deletePendingEmail, findFormerOwner, type PendingEmail, putPendingEmail } from "./queries.ts";
import { hoursToConfirm, maskedEmail } from "./rules.ts";

type Wanted = { email: string; password: string | undefined };

/** The new address gets a link, or its owner a notice. Neither the response nor its time reveals which. */
export const requestEmailChange = async (context: UserContext, { email, password }: Wanted): Promise<PendingEmail> => {
  const { limits, caller } = context;
  const account = await findAccount(context.db, caller.userId);
  if (!account) throw new Unauthorized();
  if (email === account.email)
    throw new Conflict("this is your email address already", { code: "email_unchanged", field: "email" });
  const lockProven = await requirePassword(context, account, password);
  await limits.consume(["email_changes_per_user", account.id]);
  return minimumDuration(100, async () => {
    const isAuthorized = await admitsMail(context, { kind: "email_change", email, device: null });
    return inTransaction(context, async (tx) => putRequest(tx, { account: await lockProven(tx), email, isAuthorized }));
  });
};

const putRequest = async (
  tx: Tx<UserContext>,
  { account, email, isAuthorized }: { account: Account; email: string; isAuthorized: boolean },
): Promise<PendingEmail> => {
  const { db, now, postbox } = tx;
  const { id: userId } = account;
  const token = newLinkSecret();
  const expiresAt = new Date(now.getTime() + hoursToConfirm * 3_600_000);
  await putPendingEmail(db, { userId, email, secretHash: digest(token), expiresAt, createdAt: now });
  const mail = await mailTo(tx, { caller: account, email, token });
  if (mail && isAuthorized) await postbox.post(db, mail, now);
  await notify(tx, account, "mail.notice_event.email_change_requested", { email: maskedEmail(email) });
  await recordSecurityEvent(tx, "email_change_requested", { userId });
  return { email, expiresAt };
};

/** What the owner of the wanted address gets. A disabled account gets nothing, as at a registration. */
const mailTo = async (
  { db, now, baseUrl, askedLanguage }: Pick<Context, "db" | "now" | "baseUrl" | "askedLanguage">,
  { caller, email, token }: { caller: Account; email: string; token: string },
): Promise<Mail | undefined> => {
  const owner = await findAccountByEmail(db, email);
  const former = await findFormerOwner(db, { email, now });
  const attempt = "change";
  const languageFor = ({ language }: Pick<Account, "language">) => language ?? askedLanguage;
  if (owner && owner.id !== caller.id)
    return owner.disabled
      ? undefined
      : accountExistsMail({ recipient: owner.email, language: languageFor(owner), baseUrl, attempt });
  if (former && former.userId !== caller.id)
    return emailKeptMail({
      recipient: former.email,
      language: languageFor(former),
      attempt,
      until: former.expiresAt,
    });
  return confirmationMail({ recipient: email, language: languageFor(caller), baseUrl, token });
};

/** Cancels a change of the caller's address that is not confirmed yet. */
export const cancelEmailChange = (context: UserContext): Promise<void> =>
  inTransaction(context, async (tx) => {
    const { id: userId } = await lockCaller(tx);
    if (await deletePendingEmail(tx.db, userId)) await recordSecurityEvent(tx, "email_change_canceled", { userId });
  });
