import { type Texts, textsFor } from "../../../foundation/languages/texts.ts";
import type { Message } from "../../../web/mail/messages.ts";
import { invitationPath } from "../../../web/page-paths.ts";
import { type Content, letter, type Sender } from "../messages.ts";
import { dayIn, periodLines } from "../times.ts";
import type { InvitationTruth } from "./queries.ts";
import { inviterName } from "./rules.ts";

type From = { sender: Sender; unsubscribeToken: string; secret: string };

const whatTo = ({ t }: Texts, { role, alliance, group, event }: InvitationTruth) => {
  if (event) return { name: event.name, text: t("mail.invitation.event", { event: event.name }) };
  const { name } = group ?? alliance;
  if (role !== null)
    return { name, text: t(group ? "mail.invitation.role" : "mail.invitation.role_alliance", { name }) };
  return { name, text: t(group ? "mail.invitation.group" : "mail.invitation.alliance", { name }) };
};

const factsOf = (texts: Texts, { alliance, group, event, account, inviter }: InvitationTruth): Content["facts"] => {
  const { t } = texts;
  const name = inviter === null ? null : inviterName(inviter);
  const zones = event && { timezone: event.timezone, ofReader: account?.timezone ?? null };
  return [
    ...(name === null ? [] : [{ label: t("mail.invitation.by"), lines: [name] }]),
    ...(event && zones ? [{ label: t("mail.event.when"), lines: periodLines(texts, event, zones) }] : []),
    ...(group && event ? [{ label: t("mail.event.group"), lines: [group.name] }] : []),
    ...(group ? [{ label: t("mail.role_granted.alliance"), lines: [alliance.name] }] : []),
  ];
};

/** The recipient may be anybody: the only name of a person is the inviter's, within the limits of `inviterName`. */
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
