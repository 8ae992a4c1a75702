import { localeOf } from "../../../foundation/languages/languages.ts";
import { textsFor } from "../../../foundation/languages/texts.ts";
import type { Message } from "../../../web/mail/messages.ts";
import { reportsPath } from "../../../web/page-paths.ts";
import { type Letter, letter } from "../messages.ts";
import type { RemovalTruth, ReportsTruth, ReportTruth } from "./queries.ts";

/** Says neither who ended it, nor why. */
export const removalLetter = (from: Letter, { name, isBanned }: RemovalTruth): Message => {
  const { t } = textsFor(from.reader.language);
  return letter(from, {
    // Who is banned need not have been a member.
    subject: t(isBanned ? "mail.membership_ended.subject_banned" : "mail.membership_ended.subject", { name }),
    paragraphs: [t(isBanned ? "mail.membership_ended.banned" : "mail.membership_ended.text", { name })],
    facts: [],
    button: { label: t("mail.open_dashboard"), link: `${from.sender.baseUrl}/dashboard` },
    reason: t("mail.membership_ended.reason"),
  });
};

export const reportsLetter = (
  from: Letter,
  { alliances, open: count, latest }: Pick<ReportsTruth, "alliances" | "open" | "latest">,
): Message => {
  const { t, language } = textsFor(from.reader.language);
  const alliance = new Intl.ListFormat(localeOf[language]).format(alliances);
  const lines = latest.map(({ name, reason }) => `${name} (${t(`mail.report_reason.${reason}`)})`);
  return letter(from, {
    subject: t("mail.report_received.subject", { alliance, count }),
    paragraphs: [t("mail.report_received.text", { alliance, count })],
    facts: [{ label: t("mail.about"), lines }],
    button: { label: t("mail.see_reports"), link: from.sender.baseUrl + reportsPath },
    reason: t("mail.report_received.reason"),
  });
};

/** Without the note, which is for administrators. */
export const reportLetter = (
  from: Letter,
  { name, status }: Pick<ReportTruth, "name"> & { status: "resolved" | "dismissed" },
): Message => {
  const { t } = textsFor(from.reader.language);
  return letter(from, {
    subject: t("mail.report_resolved.subject", { name }),
    paragraphs: [t(`mail.report_resolved.${status}`), t("mail.report_resolved.thanks")],
    facts: [{ label: t("mail.about"), lines: [name] }],
    button: { label: t("mail.open_dashboard"), link: `${from.sender.baseUrl}/dashboard` },
    reason: t("mail.report_resolved.reason"),
  });
};
