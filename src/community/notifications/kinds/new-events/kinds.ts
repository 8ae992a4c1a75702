import type { Texts } from "../../../../foundation/languages/texts.ts";
import { periodLines, placeLines } from "../../../../web/mail/event-lines.ts";
import { eventPath } from "../../../../web/page-paths.ts";
import { type Content, defineKind, type MailContext } from "../../kind.ts";
import { findSentAt, type Recipient } from "../../queries.ts";
import {
  defaultTimeZone,
  findMember,
  type ListedEvent,
  listDigestEvents,
  listNewEvents,
  markNewEventsSent,
} from "./queries.ts";
import { latestDigest } from "./schedule.ts";

/** Per section. */
const maxListed = 20;

const linesOf = (texts: Texts, event: ListedEvent, ofReader: string | null) => ({
  when: periodLines(texts, event, { timezone: event.timezone, ofReader }),
  where: placeLines(texts, event, false),
});

const listOf = (context: MailContext, { timezone }: Recipient, events: ListedEvent[]): Content["facts"] =>
  events.slice(0, maxListed).map((event) => {
    const { when, where } = linesOf(context, event, timezone);
    const lines = [...when, ...where, event.group.name];
    return { label: event.name, lines, link: context.baseUrl + eventPath(event) };
  });

const moreThanListed = ({ t }: Texts, { length }: ListedEvent[]): string[] =>
  length > maxListed ? [t("mail.new_events.more", { count: length - maxListed })] : [];

type NewEvents = { recipient: Recipient; first: ListedEvent; news: ListedEvent[] };

const newEventsEmail = ({ recipient, first, news }: NewEvents, context: MailContext): Content => {
  const { t, baseUrl } = context;
  const reason = t("mail.new_events.reason");
  if (news.length > 1)
    return {
      subject: t("mail.new_events.subject", { count: news.length }),
      paragraphs: [t("mail.new_events.text"), ...moreThanListed(context, news)],
      facts: listOf(context, recipient, news),
      button: { label: t("mail.see_events"), link: `${baseUrl}/events` },
      reason,
    };
  const { when, where } = linesOf(context, first, recipient.timezone);
  return {
    subject: t("mail.new_events.subject_one", { event: first.name }),
    paragraphs: [t("mail.new_events.text_one", { event: first.name, group: first.group.name })],
    facts: [
      { label: t("mail.event.when"), lines: when },
      { label: t("mail.event.where"), lines: where },
      { label: t("mail.event.group"), lines: [first.group.name] },
    ],
    button: { label: t("mail.see_event"), link: baseUrl + eventPath(first) },
    reason,
  };
};

export const newEventsKinds = {
  new_events: defineKind({
    kind: "new_events",
    isHourly: true,
    facts: async (tx, { userId, now }) => {
      const member = await findMember(tx, userId);
      if (!member || member.digestSince !== null) return undefined;
      const news = await listNewEvents(tx, userId, now);
      const [first] = news;
      if (!first) return undefined;
      const isOneAlliance = news.every(({ alliance }) => alliance === first.alliance);
      return { recipient: member.recipient, brand: isOneAlliance ? first.brand : null, first, news };
    },
    email: (facts, context) => newEventsEmail(facts, context),
    markSent: (tx, facts, now) => markNewEventsSent(tx, facts, now),
  }),
  digest: defineKind({
    kind: "new_events",
    isHourly: true,
    facts: async (tx, { userId, now }) => {
      const member = await findMember(tx, userId);
      if (!member || member.digestSince === null) return undefined;
      const { recipient, city } = member;
      // A process of the previous release may have queued it too.
      const sentAt = await findSentAt(tx, { userId, kind: "new_events" });
      if (sentAt && sentAt >= latestDigest(now, recipient.timezone ?? defaultTimeZone).dueAt) return undefined;
      const { news, coming, near } = await listDigestEvents(tx, member, { now, limit: maxListed });
      return news.length + coming.length + near.length === 0 ? undefined : { recipient, city, news, coming, near };
    },
    email: ({ recipient, city, news, coming, near }, context) => {
      const { t, baseUrl } = context;
      return {
        subject: t("mail.digest.subject"),
        paragraphs: [t("mail.digest.text"), ...moreThanListed(context, news)],
        facts: [],
        sections: [
          { title: t("mail.digest.new"), facts: listOf(context, recipient, news) },
          { title: t("mail.digest.coming"), facts: listOf(context, recipient, coming) },
          { title: t("mail.digest.near", { city: city ?? "" }), facts: listOf(context, recipient, near) },
        ],
        button: { label: t("mail.see_events"), link: `${baseUrl}/events` },
        reason: t("mail.digest.reason"),
      };
    },
    markSent: (tx, facts, now) => markNewEventsSent(tx, facts, now),
  }),
};
