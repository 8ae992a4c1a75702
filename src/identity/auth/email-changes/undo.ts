import { inTransaction } from "../../../foundation/db/client.ts";
import { digest } from "../../../foundation/secrets.ts";
import { changeUndoneMail } from "../../../web/mail/messages.ts";
import type { Context } from "../../context.ts";
import { endAccess } from "../eviction.ts";
import { lockAccount } from "../locks.ts";
import { linkUsed, postLink } from "../mail-links.ts";
import { deleteIdentitiesOf } from "../oauth/queries.ts";
import { deletePassword } from "../queries.ts";
import { deleteSecondFactorsOf } from "../second-factor/queries.ts";
import { recordSecurityEvent } from "../security-events/record.ts";
import { requireFreeEmail } from "./confirm.ts";
import { deleteFormerEmailsFrom, findFormerEmail, setEmail } from "./queries.ts";

export const requireFormerEmail = async ({ db, now }: Pick<Context, "db" | "now">, token: string) => {
  const former = await findFormerEmail(db, { secretHash: digest(token), now });
  if (!former) throw linkUsed();
  return former;
};

/** Whoever changed the address may have the password and a session: all that gives access ends, except the mailbox. */
export const undoChange = async (context: Context, token: string): Promise<void> => {
  const former = await requireFormerEmail(context, token);
  await inTransaction(context, async (tx) => {
    const { db, now, postbox, askedLanguage } = tx;
    const { userId, email } = former;
    const account = await lockAccount(db, userId);
    if (!account || account.disabled || !(await deleteFormerEmailsFrom(db, former))) throw linkUsed();
    await requireFreeEmail(db, { email, userId, now });
    await deletePassword(db, userId);
    await deleteIdentitiesOf(db, userId);
    await deleteSecondFactorsOf(db, userId);
    await endAccess(tx, userId);
    await setEmail(db, { userId, email, now });
    await postbox.post(
      db,
      changeUndoneMail({ recipient: account.email, language: account.language ?? askedLanguage }),
      now,
    );
    await postLink(tx, { ...account, email }, "reset", { isAsked: false });
    await recordSecurityEvent(tx, "email_change_undone", { userId });
  });
};
