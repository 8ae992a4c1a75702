import { type Texts, textsFor } from "../../../foundation/languages/texts.ts";
import type { Message } from "../../../web/mail/messages.ts";
import { eventPath } from "../../../web/page-paths.ts";
import { type Content, type Letter, letter, placeLines } from "../messages.ts";
import { periodLines } from "../times.ts";
import type { DigestTruth, ListedEvent, NewsTruth } from "./queries.ts";

/** Events that an email lists of each kind. */
export const mostListed = 20;

type Facts = Content["facts"];

const linesOf = (texts: Texts, event: ListedEvent, ofReader: string | null): { when: string[]; where: string[] } => ({
  when: periodLines(texts, event, { timezone: event.timezone, ofReader }),
  where: placeLines(texts, event, false),
});

const factsOf = (texts: Texts, { sender: { baseUrl }, reader }: Letter, events: ListedEvent[]): Facts =>
  events.slice(0, mostListed).map((event) => {
    const { when, where } = linesOf(texts, event, reader.timezone);
    return { label: event.name, lines: [...when, ...where, event.group.name], link: baseUrl + eventPath(event) };
  });

const moreThanListed = ({ t }: Texts, events: ListedEvent[]): string[] =>
  events.length > mostListed ? [t("mail.new_events.more", { count: events.length - mostListed })] : [];

/** @throws Error when there is nothing to tell */
export const newsLetter = (from: Letter, { news }: Pick<NewsTruth, "news">): Message => {
  const texts = textsFor(from.reader.language);
  const { t } = texts;
  const { baseUrl } = from.sender;
  const [event, second] = news;
  if (!event) throw new Error("there is nothing to tell");
  const reason = t("mail.new_events.reason");
  if (second)
    return letter(from, {
      subject: t("mail.new_events.subject", { count: news.length }),
      paragraphs: [t("mail.new_events.text"), ...moreThanListed(texts, news)],
      facts: factsOf(texts, from, news),
      button: { label: t("mail.see_events"), link: `${baseUrl}/events` },
      reason,
    });
  const { when, where } = linesOf(texts, event, from.reader.timezone);
  return letter(from, {
    subject: t("mail.new_events.subject_one", { event: event.name }),
    paragraphs: [t("mail.new_events.text_one", { event: event.name, group: event.group.name })],
    facts: [
      { label: t("mail.event.when"), lines: when },
      { label: t("mail.event.where"), lines: where },
      { label: t("mail.event.group"), lines: [event.group.name] },
    ],
    button: { label: t("mail.see_event"), link: baseUrl + eventPath(event) },
    reason,
  });
};

export const digestLetter = (
  from: Letter,
  { news, coming, near, city }: Pick<DigestTruth, "news" | "coming" | "near" | "city">,
): Message => {
  const texts = textsFor(from.reader.language);
  const { t } = texts;
  const sections = [
    { title: t("mail.digest.new"), facts: factsOf(texts, from, news) },
    { title: t("mail.digest.coming"), facts: factsOf(texts, from, coming) },
    { title: t("mail.digest.near", { city: city ?? "" }), facts: factsOf(texts, from, near) },
  ];
  return letter(from, {
    subject: t("mail.digest.subject"),
    paragraphs: [t("mail.digest.text"), ...moreThanListed(texts, news)],
    facts: [],
    sections,
    button: { label: t("mail.see_events"), link: `${from.sender.baseUrl}/events` },
    reason: t("mail.digest.reason"),
  });
};
