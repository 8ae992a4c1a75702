import type { findGroupBrand } from "../../../foundation/db/branding.ts";
import type { FoundBy } from "../../../foundation/db/rows.ts";
import { textsFor } from "../../../foundation/languages/texts.ts";
import type { Context } from "../../../identity/context.ts";
import { periodLines, placeLines } from "../../../web/mail/event-lines.ts";
import { brandedMail, type Mail } from "../../../web/mail/messages.ts";
import type { EventRow } from "../queries.ts";
import type { RsvpRequest } from "./queries.ts";

type Letter = Pick<RsvpRequest, "email" | "language"> & {
  token: string;
  event: EventRow;
  brand: FoundBy<typeof findGroupBrand>;
};

/** The email whose link leads to the page that confirms an RSVP. It never contains the name that was entered (criterion 29). */
export const requestLetter = (
  { baseUrl, site }: Pick<Context, "baseUrl" | "site">,
  { email, language, token, event, brand }: Letter,
): Mail => {
  const texts = textsFor(language);
  const { t } = texts;
  return brandedMail(
    email,
    {
      language: texts.language,
      subject: t("mail.rsvp_request.subject"),
      paragraphs: [t("mail.rsvp_request.why", { event: event.name }), t("mail.rsvp_request.end")],
      facts: [
        { label: t("mail.event.when"), lines: periodLines(texts, event, { timezone: event.timezone, ofReader: null }) },
        { label: t("mail.event.where"), lines: placeLines(texts, event, false) },
        { label: t("mail.event.group"), lines: [event.group.name] },
        { label: t("mail.role_granted.alliance"), lines: [brand.name] },
      ],
      button: { label: t("mail.rsvp_request.button"), link: `${baseUrl}/rsvps/confirm?token=${token}` },
      reason: t("mail.rsvp_request.reason"),
    },
    { baseUrl, site },
    brand,
  );
};
