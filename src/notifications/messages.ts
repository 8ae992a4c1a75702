import { type CalendarEvent, calendarDocument } from "../icalendar/document.ts";
import { toGeoPoint } from "../location/views.ts";
import { type Message, type Notification, notificationMail } from "../mail/messages.ts";
import { alliancePath, eventPath, groupPath, jobPath } from "../page-paths.ts";
import type { ApplicationTruth, EventNews, EventTruth, NotificationKind, Reader, RoleTruth } from "./queries.ts";
import type { EventState } from "./rules.ts";
import { periodLines } from "./times.ts";

/** What all emails share. */
export type Sender = {
  /** Without a slash at the end. */
  baseUrl: string;
  siteName: string;
  /** The address of the service itself, which organizes events for mail programs: replies reach no person. */
  address: string;
};

export type Letter = { sender: Sender; reader: Reader; unsubscribeToken: string };

type Content = Pick<Notification, "subject" | "paragraphs" | "facts" | "button" | "reason">;

const letter = ({ sender: { baseUrl, siteName }, reader, unsubscribeToken }: Letter, content: Content): Message =>
  notificationMail(reader.email, {
    ...content,
    siteName,
    baseUrl,
    unsubscribeLink: `${baseUrl}/unsubscribe?token=${unsubscribeToken}`,
    settingsLink: `${baseUrl}/settings/notifications`,
  });

/** What each kind is called where it can be turned off, after "emails about". */
export const kindNames: Record<NotificationKind, string> = {
  waitlist_promotion: "places that become free for you",
  event_canceled: "canceled events",
  event_changed: "events that change their time or place",
  event_reminder: "events that begin in a day",
  application_received: "applications for your jobs",
  application_status: "your applications",
  role_granted: "roles that you are given",
};

type Event = EventTruth["event"];

/** @param isAttendee who attends sees how to join online */
const eventContent = (
  { event, known, reader }: EventTruth,
  { baseUrl }: Sender,
  news: EventNews,
): Omit<Content, "reason"> => {
  const zones = { timezone: event.timezone, ofReader: reader.timezone };
  const when = (state: EventState) => periodLines(state, zones);
  const where = (state: EventState) => placeLines(state, "isAttendee" in news ? news.isAttendee : true);
  const group = { label: "Group", lines: [event.group.name] };
  const facts = [{ label: "When", lines: when(event) }, { label: "Where", lines: where(event) }, group];
  const link = baseUrl + eventPath(event);
  const button = { label: "See the event", link };
  switch (news.kind) {
    case "waitlist_promotion": {
      const paragraphs = [
        `You have a place at ${event.name}: you moved up from the waitlist.`,
        "If you cannot come, cancel your RSVP, so that the next one gets the place.",
      ];
      return { subject: `You have a place: ${event.name}`, paragraphs, facts, button };
    }
    case "event_canceled": {
      const then = [
        { label: "When it was", lines: when(known) },
        { label: "Where it was", lines: where(known) },
        group,
      ];
      const paragraphs = [`${event.name} is canceled.`];
      return { subject: `Canceled: ${event.name}`, paragraphs, facts: then, button };
    }
    case "event_changed":
      return {
        subject: `${known.status === "canceled" ? "Takes place after all" : "Changed"}: ${event.name}`,
        paragraphs: [changeOf(event, known)],
        facts:
          known.status === "canceled"
            ? facts
            : [
                ...comparison("time", when(known), when(event)),
                ...comparison("place", where(known), where(event)),
                group,
              ],
        button,
      };
    case "event_reminder":
      return {
        subject: `Reminder: ${event.name}`,
        paragraphs: [`${event.name} is coming up, and you have a place.`, "If you cannot come, cancel your RSVP."],
        facts,
        button,
      };
  }
};

const changeOf = (event: Event, known: EventState): string =>
  known.status === "canceled"
    ? `${event.name} takes place after all. It was canceled before.`
    : `${event.name} has changed.`;

/** What is new, beside what it was; or what is as it was. */
const comparison = (what: string, old: string[], present: string[]): Content["facts"] =>
  old.join("\n") === present.join("\n")
    ? [{ label: `The ${what} is as before`, lines: present }]
    : [
        { label: `Old ${what}`, lines: old },
        { label: `New ${what}`, lines: present },
      ];

const placeLines = (state: EventState, isAttendee: boolean): string[] => {
  const { kind, venueName, venueAddress, venueCity, venueCountryCode, meetingUrl } = state;
  const city = [venueCity, venueCountryCode].filter(Boolean).join(", ");
  const venue = kind === "virtual" ? [] : [venueName, venueAddress, city].filter(Boolean).join(", ");
  const online = isAttendee && meetingUrl !== null ? `Online: ${meetingUrl}` : "Online";
  return [
    ...(venue.length > 0 ? [String(venue)] : kind === "virtual" ? [] : ["The place is not known yet"]),
    ...(kind === "in_person" ? [] : [online]),
  ];
};

const calendarStatus = (news: EventNews): CalendarEvent["status"] =>
  news.kind === "event_canceled" ? "cancelled" : "confirmed";

/** An iCalendar message for who has a place; the calendars of others do not hold the event. */
const calendarOf = (
  { event, known, reader }: EventTruth,
  { baseUrl, siteName, address }: Sender,
  news: EventNews,
  now: Date,
): Message["calendar"] => {
  if ("isAttendee" in news && !news.isAttendee) return undefined;
  const method = news.kind === "event_canceled" ? "CANCEL" : "REQUEST";
  const state = news.kind === "event_canceled" ? { ...event, ...known } : event;
  const [location] = placeLines({ ...state, kind: "in_person" }, false);
  const shown: CalendarEvent = {
    id: event.id,
    revision: event.revision,
    updatedAt: event.updatedAt,
    startsAt: state.startsAt,
    endsAt: state.endsAt,
    timezone: event.timezone,
    status: calendarStatus(news),
    name: event.name,
    description: event.description,
    location: state.kind === "virtual" || state.venueName === null ? null : (location ?? null),
    point:
      state.kind === "virtual" ? null : toGeoPoint({ latitude: event.venueLatitude, longitude: event.venueLongitude }),
    url: baseUrl + eventPath(event),
    categories: event.tags,
    meetingUrl: state.meetingUrl,
  };
  const organizer = { name: siteName, email: address };
  const attendee = { name: reader.name, email: reader.email, participation: "ACCEPTED" } as const;
  return {
    method,
    content: calendarDocument({ events: [shown], scheduling: { method, sentAt: now, organizer, attendee } }),
  };
};

export const eventLetter = (from: Letter, truth: EventTruth, news: EventNews, now: Date): Message => {
  const reason = `You get this because you have an RSVP to ${truth.event.name}.`;
  const message = letter(from, { ...eventContent(truth, from.sender, news), reason });
  const calendar = calendarOf(truth, from.sender, news, now);
  return calendar ? { ...message, calendar } : message;
};

const jobLink = (baseUrl: string, { slug, isOpen }: ApplicationTruth["job"]): string =>
  isOpen ? baseUrl + jobPath({ slug }) : `${baseUrl}/dashboard`;

/** To the author of a job. Never the applicant's address: the API shows it to whoever may see it. */
export const applicationLetter = (from: Letter, { job, applicant }: ApplicationTruth): Message =>
  letter(from, {
    subject: `New application: ${job.title}`,
    paragraphs: [`${applicant} has applied for a job that you posted.`],
    facts: [
      { label: "Job", lines: [job.title] },
      { label: "Company", lines: [job.companyName] },
    ],
    button: { label: "See the job", link: jobLink(from.sender.baseUrl, job) },
    reason: "You get this because you posted the job.",
  });

const decisions: Record<ApplicationTruth["status"], string> = {
  submitted: "Your application waits to be read.",
  in_review: "Your application is being read.",
  accepted: "Your application is accepted.",
  rejected: "Your application is rejected.",
};

/** To the applicant. */
export const decisionLetter = (from: Letter, { job, status }: ApplicationTruth): Message =>
  letter(from, {
    subject: `Your application: ${job.title}`,
    paragraphs: [decisions[status]],
    facts: [
      { label: "Job", lines: [job.title] },
      { label: "Company", lines: [job.companyName] },
    ],
    button: { label: "See the job", link: jobLink(from.sender.baseUrl, job) },
    reason: "You get this because you applied for the job.",
  });

export const roleLetter = (from: Letter, { alliance, group }: RoleTruth): Message => {
  const { baseUrl, siteName } = from.sender;
  const over = group?.name ?? alliance?.name ?? "all alliances";
  const path =
    group && alliance ? groupPath({ alliance: alliance.slug, slug: group.slug }) : alliance && alliancePath(alliance);
  return letter(from, {
    subject: `You administer ${over}`,
    paragraphs: [`You are now an administrator of ${over} at ${siteName}.`],
    facts: group && alliance ? [{ label: "Alliance", lines: [alliance.name] }] : [],
    button: path
      ? { label: `See the ${group ? "group" : "alliance"}`, link: `${baseUrl}${path}` }
      : { label: "Open the dashboard", link: `${baseUrl}/dashboard` },
    reason: "You get this because somebody gave you the role.",
  });
};
