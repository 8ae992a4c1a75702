import type { Tx } from "../../../foundation/db/client.ts";
import { newLinkSecret } from "../../../foundation/secrets.ts";
import { notify } from "../../../web/mail/notify.ts";
import type { Context, UserContext } from "../../context.ts";
import { evict } from "../eviction.ts";
import { lockUsersOfApps } from "../grants/queries.ts";
import { lockAccount } from "../locks.ts";
import { putLink } from "../mail-links.ts";
import { type Account, findAccount, resumeMail, setProven } from "../queries.ts";
import { forgetPending, keepPendingLink } from "../second-factor/pending.ts";
import { secondFactorPath } from "../second-factor/step-up.ts";
import { recordSecurityEvent, recordSignIn } from "../security-events/record.ts";
import { hasSession } from "../sessions/queries.ts";
import { startSession } from "../start-session.ts";

/** What came of it: the secret of a new session, or the token of what waits for the second factor. */
export type Entrance = { account: Account } & ({ secret: string } | { pending: string });

/** Call it before the link is used up. @returns undefined when the account is gone or disabled */
export const lockToEnter = async ({ db }: Tx<Context>, { id, proven }: Account): Promise<Account | undefined> => {
  if (!proven) await lockUsersOfApps(db, { ownerId: id });
  const account = await lockAccount(db, id);
  return account?.disabled ? undefined : account;
};

/** Signs in the reader of the account's mail, in the transaction that uses up the link. Undefined when it must not. */
export const enterByMail = async (tx: Tx<Context>, found: Account): Promise<Entrance | undefined> => {
  const { db } = tx;
  const { id: userId } = found;
  if (!found.proven) await prove(tx, found);
  await resumeMail(db, found);
  const account = found.proven ? found : ((await findAccount(db, userId)) ?? found);
  if (account.secondFactor) {
    const pending = newLinkSecret();
    await putLink(tx, { userId, purpose: "second_factor", token: pending });
    return { account, pending };
  }
  const secret = await startSession(tx, userId, { mailbox: account.email });
  if (secret === undefined) return undefined;
  await recordSignIn(tx, { userId, subject: "email" });
  return { account, secret };
};

/** Another person may have set up the account and waited for its owner, unless this browser has signed in to it before. */
const prove = async (tx: Tx<Context>, account: Account): Promise<void> => {
  const { db, now } = tx;
  const { id: userId } = account;
  const isOwner = (await tx.device.recognize(account)) !== null || (await hasSessionOf(tx, userId));
  if (!isOwner) await evict(tx, account, null);
  await setProven(db, userId, now);
  if (!account.verified) await recordSecurityEvent(tx, "email_verified", { userId });
  if (isOwner) return;
  await notify(tx, account, "mail.notice_event.sign_in_recovered");
  await recordSecurityEvent(tx, "account_recovered", { userId });
};

/** Whether this browser has a session of the user, read under the lock of the user's row. */
export const hasSessionOf = async ({ db, caller, browser }: Context, userId: string): Promise<boolean> => {
  const id = caller?.userId === userId ? browser.sessionId : null;
  return id !== null && (await hasSession(db, { id, userId }));
};

/** The context of an account's owner, who has proved the mailbox by this request. */
export const asOwner = <Given extends Context>(
  context: Given,
  { id: userId }: Pick<Account, "id">,
): Given & UserContext => ({
  ...context,
  caller: { userId, verified: true, scopes: null, token: null },
});

/** Call it after the commit. @returns `next`, or the page that asks for the second factor */
export const welcome = async (context: Context, entrance: Entrance, next: string): Promise<string> => {
  const { account } = entrance;
  if ("pending" in entrance) {
    await keepPendingLink(context, account, entrance.pending);
    return secondFactorPath(next);
  }
  await context.browser.remember(entrance.secret, account.id);
  await forgetPending(context);
  await context.device.remember(account);
  return next;
};
