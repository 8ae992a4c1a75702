import { inTransaction, type Queryable, type Tx } from "../../../foundation/db/client.ts";
import { BadRequest, Conflict } from "../../../foundation/errors.ts";
import { digest, newLinkSecret } from "../../../foundation/secrets.ts";
import { emailChangedMail } from "../../../web/mail/messages.ts";
import type { Context, UserContext } from "../../context.ts";
import { lockCaller } from "../locks.ts";
import { type Account, deleteFlowsOf, deleteMailTokensOf, findAccount, findAccountByEmail } from "../queries.ts";
import { recordSecurityEvent } from "../security-events/record.ts";
import { deleteSessionsOf } from "../sessions/queries.ts";
import {
  consumePendingEmail,
  deleteFormerEmailsFrom,
  findFormerOwner,
  findPendingEmail,
  insertFormerEmail,
  lockEmails,
  setEmail,
} from "./queries.ts";
import { daysToUndo, isSameAddress, maskedEmail } from "./rules.ts";

const confirmationExpired = () =>
  new BadRequest("this link has expired, was already used, or is for another account than yours; ask for another", {
    code: "link_expired",
    text: { key: "common.wrong.confirmation" },
  });

type Change = { from: string; to: string };

export const requirePendingChange = async ({ db, now, caller }: UserContext, token: string): Promise<Change> => {
  const { userId } = caller;
  const email = await findPendingEmail(db, { secretHash: digest(token), userId, now });
  const account = await findAccount(db, userId);
  if (email === undefined || !account) throw confirmationExpired();
  return { from: account.email, to: email };
};

/** Whoever reads the mail of the new address and has a session of the account owns both. */
export const confirmChange = async (context: UserContext, token: string): Promise<void> => {
  const change = await requirePendingChange(context, token);
  await inTransaction(context, async (tx) => {
    const { db, now, browser } = tx;
    await lockEmails(db, change.from, change.to);
    const account = await lockCaller(tx);
    const { id: userId } = account;
    const email = await consumePendingEmail(db, { secretHash: digest(token), userId, now });
    if (email === undefined || account.email !== change.from) throw confirmationExpired();
    await requireFreeEmail(db, { email, userId, now });
    await giveUp(tx, account, email);
    await setEmail(db, { userId, email, now });
    await deleteMailTokensOf(db, userId);
    await deleteSessionsOf(db, userId, browser.sessionId ?? undefined);
    await deleteFlowsOf(db, userId);
    await recordSecurityEvent(tx, "email_changed", { userId });
  });
};

/** @throws Conflict only to whoever has a link that was mailed to the address */
export const requireFreeEmail = async (
  db: Queryable,
  { email, userId, now }: { email: string; userId: string; now: Date },
): Promise<void> => {
  const owner = await findAccountByEmail(db, email);
  const former = await findFormerOwner(db, { email, now });
  if ([owner?.id, former?.userId].some((id) => id !== undefined && id !== userId))
    throw new Conflict("another account has this email address by now, or it is kept for one; yours stays as it is", {
      code: "email_taken",
    });
};

/** Notifies the old address, if it is verified, and reserves it for an undo. A return to an earlier address ends later claims. */
const giveUp = async (tx: Tx<Context>, account: Account, to: string): Promise<void> => {
  const { db, now, baseUrl, postbox, askedLanguage } = tx;
  const { id: userId, email: recipient, verified } = account;
  if (!verified || isSameAddress(recipient, to)) return;
  const earlier = await findFormerOwner(db, { email: to, now });
  const token = earlier ? null : newLinkSecret();
  if (earlier) await deleteFormerEmailsFrom(db, earlier);
  if (token !== null) {
    const expiresAt = new Date(now.getTime() + daysToUndo * 86_400_000);
    await insertFormerEmail(db, { userId, email: recipient, secretHash: digest(token), expiresAt, createdAt: now });
  }
  const language = account.language ?? askedLanguage;
  await postbox.post(db, emailChangedMail({ recipient, language, baseUrl, to: maskedEmail(to), token }), now);
};
