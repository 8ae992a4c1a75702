import { v7 as uuid } from "uuid";
import { inTransaction } from "../../../foundation/db/client.ts";
import { textsFor } from "../../../foundation/languages/texts.ts";
import { digest, newLinkSecret } from "../../../foundation/secrets.ts";
import { brandedMail, emailKeptMail, type Mail } from "../../../web/mail/messages.ts";
import type { Context } from "../../context.ts";
import { findFormerOwner, lockEmails } from "../email-changes/queries.ts";
import { linkMinutes } from "../mail-links.ts";
import { admitsMail } from "../mail-quota.ts";
import { deleteSignUpsOf, insertEmailRequest } from "./queries.ts";

type Offer = { email: string; kind: "sign_in" | "reset"; next?: string };

/** Emails a link that creates an account. Its quotas and lifetime are those of the link that was requested, which reveals nothing. */
export const offerAccount = async (context: Context, { email, kind, next }: Offer): Promise<void> => {
  if (!(await admitsMail(context, { kind, email, device: null }))) return;
  await inTransaction(context, async (tx) => {
    const { db, now, postbox, askedLanguage } = tx;
    await lockEmails(db, email);
    const former = await findFormerOwner(db, { email, now });
    if (former) {
      const language = former.language ?? askedLanguage;
      const { email: recipient, expiresAt: until } = former;
      return postbox.post(db, emailKeptMail({ recipient, language, attempt: "sign_in", until }), now);
    }
    const token = newLinkSecret();
    const minutes = linkMinutes[kind];
    await deleteSignUpsOf(db, email);
    await insertEmailRequest(db, {
      id: uuid(),
      email,
      language: askedLanguage,
      next: next ?? null,
      secretHash: digest(token),
      expiresAt: new Date(now.getTime() + minutes * 60_000),
      createdAt: now,
    });
    await postbox.post(db, noAccountMail(tx, { email, token, minutes }), now);
  });
};

/** Never contains anything that the requester entered (criterion 29). */
const noAccountMail = (
  { baseUrl, site, askedLanguage }: Pick<Context, "baseUrl" | "site" | "askedLanguage">,
  { email, token, minutes }: { email: string; token: string; minutes: number },
): Mail => {
  const { t, language } = textsFor(askedLanguage);
  return brandedMail(
    email,
    {
      language,
      subject: t("mail.no_account.subject"),
      paragraphs: [t("mail.no_account.why", { site: site.name }), t("mail.no_account.end", { minutes })],
      facts: [],
      button: { label: t("mail.no_account.button"), link: `${baseUrl}/auth/sign-up?token=${token}` },
      reason: t("mail.no_account.reason"),
    },
    { baseUrl, site },
  );
};
