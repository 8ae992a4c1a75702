import { type Texts, textsFor } from "../../../foundation/languages/texts.ts";
import type { Message } from "../../../web/mail/messages.ts";
import { invitationPath } from "../../../web/page-paths.ts";
import { type Content, letter, type Sender } from "../messages.ts";
import { dayIn, periodLines } from "../times.ts";
import type { InvitationTruth } from "./queries.ts";

type From = { sender: Sender; unsubscribeToken: string; secret: string };

const whatTo = ({ t }: Texts, { role, alliance, group, event }: InvitationTruth) => {
  if (event) return { name: event.name, text: t("mail.invitation.event", { event: event.name }) };
  const { name } = group ?? alliance;
  if (role !== null) return { name, text: t("mail.invitation.role", { name }) };
  return { name, text: t(group ? "mail.invitation.group" : "mail.invitation.alliance", { name }) };
};

const factsOf = (texts: Texts, { alliance, group, event, account }: InvitationTruth): Content["facts"] => {
  const { t } = texts;
  const zones = event && { timezone: event.timezone, ofReader: account?.timezone ?? null };
  return [
    ...(event && zones ? [{ label: t("mail.event.when"), lines: periodLines(texts, event, zones) }] : []),
    ...(group && event ? [{ label: t("mail.event.group"), lines: [group.name] }] : []),
    ...(group ? [{ label: t("mail.role_granted.alliance"), lines: [alliance.name] }] : []),
  ];
};

/** Names what administrators run, and nobody: who has an account could have any name, and the reader may be anybody. */
export const invitationLetter = ({ secret, ...from }: From, truth: InvitationTruth): Message => {
  const { account, email } = truth;
  const language = account?.language ?? truth.language;
  const texts = textsFor(language);
  const { t } = texts;
  const { name, text } = whatTo(texts, truth);
  return letter(
    { ...from, reader: { email: account?.email ?? email, language } },
    {
      subject: t("mail.invitation.subject", { name }),
      paragraphs: [text, t("mail.invitation.consent", { day: dayIn(texts, truth.expiresAt) })],
      facts: factsOf(texts, truth),
      button: { label: t("mail.invitation.button"), link: from.sender.baseUrl + invitationPath(secret) },
      reason: t("mail.invitation.reason", { name }),
    },
  );
};
