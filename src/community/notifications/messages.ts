import type { Color } from "../../foundation/colors.ts";
import type { FoundBy } from "../../foundation/db/rows.ts";
import { type CalendarEvent, calendarDocument } from "../../foundation/icalendar/document.ts";
import { countryName } from "../../foundation/languages/countries.ts";
import { type Texts, textsFor } from "../../foundation/languages/texts.ts";
import { type Message, type Notification, notificationMail } from "../../web/mail/messages.ts";
import { alliancePath, eventPath, groupPath, jobApplicationsPath, jobPath } from "../../web/page-paths.ts";
import { toPlainText } from "../../web/pages/markdown.ts";
import { toReadableCode } from "../check-in-code.ts";
import { toGeoPoint } from "../location/views.ts";
import type { ApplicationTruth, EventNews, EventTruth, findCanceledRsvp, Reader, RoleTruth } from "./queries.ts";
import type { EventState } from "./rules.ts";
import { periodLines } from "./times.ts";

/** What all emails share. */
export type Sender = {
  /** Without a slash at the end. */
  baseUrl: string;
  siteName: string;
  /** Of the alliance, or of the service. */
  accent?: Color | undefined;
  /** The address of the service itself, which organizes events for mail programs: replies reach no person. */
  address: string;
};

export type Letter = { sender: Sender; reader: Reader; unsubscribeToken: string };

export type Content = Pick<
  Notification,
  "subject" | "paragraphs" | "quotation" | "facts" | "sections" | "button" | "reason"
>;

export const letter = (
  {
    sender: { baseUrl, siteName, accent },
    reader,
    unsubscribeToken,
  }: Omit<Letter, "reader"> & {
    reader: Pick<Reader, "email" | "language">;
  },
  content: Content,
): Message =>
  notificationMail(reader.email, {
    ...content,
    language: textsFor(reader.language).language,
    siteName,
    baseUrl,
    accent,
    unsubscribeLink: `${baseUrl}/unsubscribe?token=${unsubscribeToken}`,
    settingsLink: `${baseUrl}/settings/notifications`,
  });

type Event = EventTruth["event"];

/** Who attends sees how to join online. */
const sharesMeeting = (news: EventNews): boolean => {
  if ("status" in news) return news.status === "attending";
  return "isAttendee" in news ? news.isAttendee : true;
};

const eventContent = (
  texts: Texts,
  { event, known, attendance, reader }: EventFacts,
  { baseUrl }: Sender,
  news: EventNews,
): Omit<Content, "reason"> => {
  const { t } = texts;
  const zones = { timezone: event.timezone, ofReader: reader.timezone };
  const when = (state: EventState) => periodLines(texts, state, zones);
  const where = (state: EventState) => placeLines(texts, state, sharesMeeting(news));
  const group = { label: t("mail.event.group"), lines: [event.group.name] };
  const code = sharesMeeting(news) ? codeFact(texts, attendance) : [];
  const facts = [
    { label: t("mail.event.when"), lines: when(event) },
    { label: t("mail.event.where"), lines: where(event) },
    ...code,
    group,
  ];
  const button = { label: t("mail.see_event"), link: baseUrl + eventPath(event) };
  const named = { event: event.name };
  switch (news.kind) {
    case "waitlist_promotion": {
      const paragraphs = [t("mail.waitlist_promotion.text", named), t("mail.event.cancel_for_next")];
      return { subject: t("mail.waitlist_promotion.subject", named), paragraphs, facts, button };
    }
    case "rsvp_decision":
      return {
        ...rsvpDecision(texts, event, news.status),
        facts: news.status === "declined" ? [group] : facts,
        button,
      };
    case "rsvp_confirmation":
      return {
        ...rsvpConfirmation(texts, event, news.status),
        facts: [...facts, ...sentFacts(texts, attendance)],
        button,
      };
    case "event_canceled": {
      const then = [
        { label: t("mail.event_canceled.when"), lines: when(known) },
        { label: t("mail.event_canceled.where"), lines: where(known) },
        group,
      ];
      const paragraphs = [t("mail.event_canceled.text", named)];
      return { subject: t("mail.event_canceled.subject", named), paragraphs, facts: then, button };
    }
    case "event_changed": {
      if (known.status === "canceled") {
        const paragraphs = [t("mail.event_restored.text", named)];
        return { subject: t("mail.event_restored.subject", named), paragraphs, facts, button };
      }
      const changes = [
        ...comparison(texts, "time", when(known), when(event)),
        ...comparison(texts, "place", where(known), where(event)),
        ...code,
        group,
      ];
      const paragraphs = [t("mail.event_changed.text", named)];
      return { subject: t("mail.event_changed.subject", named), paragraphs, facts: changes, button };
    }
    case "event_reminder": {
      const paragraphs = [t("mail.event_reminder.text", named), t("mail.event.cancel")];
      return { subject: t("mail.event_reminder.subject", named), paragraphs, facts, button };
    }
  }
};

/** What came with an RSVP. */
const sentFacts = ({ t }: Texts, { guests, answers }: EventFacts["attendance"]): Content["facts"] => [
  ...(guests > 0 ? [{ label: t("mail.event.guests"), lines: [String(guests)] }] : []),
  ...answers.map(({ label, value }) => ({ label, lines: value.split("\n") })),
];

/** What attendees show at the door. */
const codeFact = ({ t }: Texts, { checkInCode }: EventFacts["attendance"]): Content["facts"] =>
  checkInCode === null ? [] : [{ label: t("mail.event.check_in_code"), lines: [toReadableCode(checkInCode)] }];

const rsvpDecision = (
  { t }: Texts,
  { name: event }: Event,
  status: "attending" | "waitlisted" | "declined",
): Pick<Content, "subject" | "paragraphs"> => {
  if (status === "declined")
    return {
      subject: t("mail.rsvp_decision.subject_declined", { event }),
      paragraphs: [t("mail.rsvp_decision.declined", { event })],
    };
  const approved = t("mail.rsvp_decision.approved", { event });
  return status === "attending"
    ? {
        subject: t("mail.waitlist_promotion.subject", { event }),
        paragraphs: [approved, t("mail.event.cancel_for_other")],
      }
    : {
        subject: t("mail.rsvp_decision.subject_waitlisted", { event }),
        paragraphs: [approved, t("mail.rsvp_decision.waitlisted")],
      };
};

const rsvpConfirmation = (
  { t }: Texts,
  { name: event }: Event,
  status: "attending" | "waitlisted" | "pending" | "canceled",
): Pick<Content, "subject" | "paragraphs"> => {
  const cancel = t("mail.event.cancel_for_other");
  switch (status) {
    case "attending":
      return {
        subject: t("mail.waitlist_promotion.subject", { event }),
        paragraphs: [t("mail.rsvp_confirmation.attending", { event }), cancel],
      };
    case "waitlisted":
      return {
        subject: t("mail.rsvp_decision.subject_waitlisted", { event }),
        paragraphs: [t("mail.rsvp_confirmation.waitlisted", { event }), t("mail.rsvp_decision.waitlisted")],
      };
    case "pending":
      return {
        subject: t("mail.rsvp_confirmation.subject_pending", { event }),
        paragraphs: [t("mail.rsvp_confirmation.pending", { event }), cancel],
      };
    case "canceled":
      return {
        subject: t("mail.rsvp_confirmation.subject_canceled", { event }),
        paragraphs: [t("mail.rsvp_confirmation.canceled", { event })],
      };
  }
};

/** What is new, beside what it was; or what is as it was. */
const comparison = ({ t }: Texts, what: "time" | "place", old: string[], present: string[]): Content["facts"] =>
  old.join("\n") === present.join("\n")
    ? [{ label: t(`mail.event_changed.same_${what}`), lines: present }]
    : [
        { label: t(`mail.event_changed.old_${what}`), lines: old },
        { label: t(`mail.event_changed.new_${what}`), lines: present },
      ];

type Venue = Pick<EventState, "venueName" | "venueAddress" | "venueCity" | "venueCountryCode">;

/** @param countryOf what a country is called */
const venueOf = (
  { venueName, venueAddress, venueCity, venueCountryCode }: Venue,
  countryOf: (code: string) => string,
): string => {
  const country = venueCountryCode && countryOf(venueCountryCode);
  return [venueName, venueAddress, venueCity, country].filter(Boolean).join(", ");
};

type Place = Venue & Pick<EventState, "kind"> & { meetingUrl?: string | null };

export const placeLines = ({ language, t }: Texts, state: Place, isAttendee: boolean): string[] => {
  const { kind, meetingUrl = null } = state;
  const venue = venueOf(state, (code) => countryName(language, code));
  const online = isAttendee && meetingUrl !== null ? t("mail.event.online_at", { address: meetingUrl }) : null;
  return [
    ...(kind === "virtual" ? [] : [venue || t("mail.event.place_unknown")]),
    ...(kind === "in_person" ? [] : [online ?? t("mail.event.online")]),
  ];
};

/** Whether the reader's calendar is to drop the event. */
const isCancellation = (news: EventNews): boolean =>
  news.kind === "event_canceled" || (news.kind === "rsvp_confirmation" && news.status === "canceled");

/** Whether the reader has, or had, a place: the calendars of other readers do not hold the event. */
export const changesCalendar = (news: EventNews): boolean => {
  if ("isAttendee" in news) return news.isAttendee;
  return !("status" in news) || news.status === "attending" || news.status === "canceled";
};

/** An iCalendar message for readers who have, or had, a place; the calendars of others do not hold the event. */
const calendarOf = (
  texts: Texts,
  { event, known, attendance, reader, description }: EventFacts,
  { baseUrl, siteName, address }: Sender,
  news: EventNews,
  now: Date,
): Message["calendar"] => {
  if (!changesCalendar(news)) return undefined;
  const method = isCancellation(news) ? "CANCEL" : "REQUEST";
  const state = news.kind === "event_canceled" ? { ...event, ...known } : event;
  const shown: CalendarEvent = {
    id: event.id,
    revision: event.revision + attendance.calendarSequence,
    updatedAt: event.updatedAt,
    startsAt: state.startsAt,
    endsAt: state.endsAt,
    timezone: event.timezone,
    status: isCancellation(news) ? "cancelled" : "confirmed",
    name: event.name,
    description: toPlainText(description),
    location: state.kind === "virtual" || state.venueName === null ? null : venueOf(state, (code) => code),
    point:
      state.kind === "virtual" ? null : toGeoPoint({ latitude: event.venueLatitude, longitude: event.venueLongitude }),
    url: baseUrl + eventPath(event),
    categories: event.tags,
    meetingUrl: state.meetingUrl,
    checkInCode: attendance.checkInCode && toReadableCode(attendance.checkInCode),
    organizer:
      event.organizerEmail === null
        ? { name: siteName, email: address }
        : { name: event.group.name, email: event.organizerEmail },
  };
  const attendee = { name: reader.name, email: reader.email };
  return {
    method,
    content: calendarDocument({ events: [shown], scheduling: { method, sentAt: now, attendee }, texts }),
  };
};

/** What emails about an event show. */
type EventFacts = Pick<EventTruth, "event" | "known" | "reader" | "look"> & {
  /** The description of the event; empty for emails without a calendar entry. */
  description: string;
  attendance: Pick<EventTruth["attendance"], "guests" | "answers" | "checkInCode" | "calendarSequence">;
};

export const eventLetter = (from: Letter, truth: EventFacts, news: EventNews, now: Date): Message => {
  const texts = textsFor(from.reader.language);
  const reason = texts.t("mail.event.reason", { event: truth.event.name });
  const message = letter(from, { ...eventContent(texts, truth, from.sender, news), reason });
  const calendar = calendarOf(texts, truth, from.sender, news, now);
  return calendar ? { ...message, calendar } : message;
};

type CanceledRsvp = FoundBy<typeof findCanceledRsvp> & Pick<EventFacts, "description"> & { calendarSequence: number };

/** Confirms that the reader has canceled an RSVP, and removes the event from their calendar. */
export const cancellationLetter = (
  from: Letter,
  { event, description, reader, look, calendarSequence }: CanceledRsvp,
  now: Date,
): Message => {
  const attendance = { guests: 0, answers: [], checkInCode: null, calendarSequence };
  const news = { kind: "rsvp_confirmation", status: "canceled" } as const;
  return eventLetter(from, { event, description, known: event, reader, look, attendance }, news, now);
};

const jobLink = (baseUrl: string, { slug, isOpen }: ApplicationTruth["job"]): string =>
  isOpen ? baseUrl + jobPath({ slug }) : `${baseUrl}/dashboard`;

const jobContent = (
  { t }: Texts,
  { baseUrl }: Sender,
  job: ApplicationTruth["job"],
): Pick<Content, "facts" | "button"> => ({
  facts: [
    { label: t("mail.job"), lines: [job.title] },
    { label: t("mail.company"), lines: [job.companyName] },
  ],
  button: { label: t("mail.see_job"), link: jobLink(baseUrl, job) },
});

/** Notifies the author of a job. Omits the applicant's address, which the page of applications shows to those permitted to see it. */
export const applicationLetter = (from: Letter, { job, applicant }: ApplicationTruth): Message => {
  const texts = textsFor(from.reader.language);
  return letter(from, {
    subject: texts.t("mail.application_received.subject", { job: job.title }),
    paragraphs: [texts.t("mail.application_received.text", { applicant })],
    ...jobContent(texts, from.sender, job),
    button: { label: texts.t("mail.see_applications"), link: from.sender.baseUrl + jobApplicationsPath(job) },
    reason: texts.t("mail.application_received.reason"),
  });
};

/** To the applicant: the application has arrived. */
export const arrivalLetter = (from: Letter, { job }: Pick<ApplicationTruth, "job">): Message => {
  const texts = textsFor(from.reader.language);
  return letter(from, {
    subject: texts.t("mail.application_confirmation.subject", { job: job.title }),
    paragraphs: [texts.t("mail.application_confirmation.text"), texts.t("mail.application_confirmation.then")],
    ...jobContent(texts, from.sender, job),
    reason: texts.t("mail.application_status.reason"),
  });
};

/** To the applicant. */
export const decisionLetter = (from: Letter, { job, status }: ApplicationTruth): Message => {
  const texts = textsFor(from.reader.language);
  return letter(from, {
    subject: texts.t("mail.application_status.subject", { job: job.title }),
    paragraphs: [texts.t(`mail.application_status.${status}`)],
    ...jobContent(texts, from.sender, job),
    reason: texts.t("mail.application_status.reason"),
  });
};

export const roleLetter = (from: Letter, truth: RoleTruth): Message => {
  const { t } = textsFor(from.reader.language);
  return letter(from, { ...roleContent(t, from.sender, truth), reason: t("mail.role_granted.reason") });
};

const roleContent = (
  t: Texts["t"],
  { baseUrl, siteName: site }: Sender,
  { alliance, group }: RoleTruth,
): Omit<Content, "reason"> => {
  if (!alliance)
    return {
      subject: t("mail.role_granted.subject_all"),
      paragraphs: [t("mail.role_granted.text_all", { site }), t("mail.role_granted.about_all")],
      facts: [],
      button: { label: t("mail.open_dashboard"), link: `${baseUrl}/dashboard` },
    };
  const { name } = group ?? alliance;
  return {
    subject: t("mail.role_granted.subject", { name }),
    paragraphs: [
      t("mail.role_granted.text", { name, site }),
      t(group ? "mail.role_granted.about_group" : "mail.role_granted.about_alliance"),
    ],
    facts: group ? [{ label: t("mail.role_granted.alliance"), lines: [alliance.name] }] : [],
    button: group
      ? { label: t("mail.see_group"), link: baseUrl + groupPath({ alliance: alliance.slug, slug: group.slug }) }
      : { label: t("mail.see_alliance"), link: baseUrl + alliancePath(alliance) },
  };
};
