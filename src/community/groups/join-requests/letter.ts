import type { findGroupBrand } from "../../../foundation/db/branding.ts";
import type { FoundBy } from "../../../foundation/db/rows.ts";
import { textsFor } from "../../../foundation/languages/texts.ts";
import type { EmailRequest } from "../../../identity/auth/email-requests/queries.ts";
import type { Context } from "../../../identity/context.ts";
import { brandedMail, type Mail } from "../../../web/mail/messages.ts";
import type { GroupKey } from "../queries.ts";

type Letter = Pick<EmailRequest, "email" | "language"> & {
  token: string;
  group: GroupKey;
  brand: FoundBy<typeof findGroupBrand>;
};

/** The email whose link leads to the page that joins the group. It never contains the name that was entered (criterion 29). */
export const requestLetter = (
  { baseUrl, site }: Pick<Context, "baseUrl" | "site">,
  { email, language, token, group, brand }: Letter,
): Mail => {
  const texts = textsFor(language);
  const { t } = texts;
  return brandedMail(
    email,
    {
      language: texts.language,
      subject: t("mail.join_request.subject"),
      paragraphs: [t("mail.join_request.why", { group: group.name }), t("mail.rsvp_request.end")],
      facts: [
        { label: t("mail.event.group"), lines: [group.name] },
        { label: t("mail.role_granted.alliance"), lines: [brand.name] },
      ],
      button: { label: t("community.confirm_join.button"), link: `${baseUrl}/joins/confirm?token=${token}` },
      reason: t("mail.join_request.reason"),
    },
    { baseUrl, site },
    brand,
  );
};
