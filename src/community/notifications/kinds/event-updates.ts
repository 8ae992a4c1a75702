import { type CalendarEvent, calendarDocument } from "../../../foundation/icalendar/document.ts";
import type { Key, Texts } from "../../../foundation/languages/texts.ts";
import { periodLines, placeLines, venueOf } from "../../../web/mail/event-lines.ts";
import type { Message } from "../../../web/mail/messages.ts";
import { eventPath } from "../../../web/page-paths.ts";
import { toPlainText } from "../../../web/pages/markdown.ts";
import { toReadableCode } from "../../check-in-code.ts";
import { toGeoPoint } from "../../location/views.ts";
import { type Content, defineKind, type MailContext } from "../kind.ts";
import {
  attendeesOf,
  dueUpdate,
  type EventFacts,
  type EventState,
  type EventUpdate,
  findDescription,
  findEventFacts,
  markNotified,
  type RsvpUpdateKind,
} from "./event-facts.ts";

type EmailFacts = Pick<EventFacts, "event" | "notifiedState" | "recipient"> & {
  update: EventUpdate;
  /** Empty for emails without a calendar entry. */
  description: string;
  attendance: Pick<NonNullable<EventFacts["attendance"]>, "guests" | "answers" | "checkInCode" | "calendarSequence">;
};

type Wording = readonly [subject: Key, ...paragraphs: Key[]];

const hasPlace = "mail.waitlist_promotion.subject";
const isWaitlisted = "mail.rsvp_decision.subject_waitlisted";

const wordings = {
  waitlist_promotion: [hasPlace, "mail.waitlist_promotion.text", "mail.event.cancel_for_next"],
  event_reminder: ["mail.event_reminder.subject", "mail.event_reminder.text", "mail.event.cancel"],
  event_canceled: ["mail.event_canceled.subject", "mail.event_canceled.text"],
  event_changed: ["mail.event_changed.subject", "mail.event_changed.text"],
  event_restored: ["mail.event_restored.subject", "mail.event_restored.text"],
  rsvp_decision: {
    attending: [hasPlace, "mail.rsvp_decision.approved", "mail.event.cancel_for_other"],
    waitlisted: [isWaitlisted, "mail.rsvp_decision.approved", "mail.rsvp_decision.waitlisted"],
    declined: ["mail.rsvp_decision.subject_declined", "mail.rsvp_decision.declined"],
  },
  rsvp_confirmation: {
    attending: [hasPlace, "mail.rsvp_confirmation.attending", "mail.event.cancel_for_other"],
    waitlisted: [isWaitlisted, "mail.rsvp_confirmation.waitlisted", "mail.rsvp_decision.waitlisted"],
    pending: [
      "mail.rsvp_confirmation.subject_pending",
      "mail.rsvp_confirmation.pending",
      "mail.event.cancel_for_other",
    ],
    canceled: ["mail.rsvp_confirmation.subject_canceled", "mail.rsvp_confirmation.canceled"],
  },
} as const;

const wordingOf = ({ update, notifiedState }: EmailFacts): Wording => {
  if (update.kind === "rsvp_decision") return wordings.rsvp_decision[update.status];
  if (update.kind === "rsvp_confirmation") return wordings.rsvp_confirmation[update.status];
  return wordings[
    update.kind === "event_changed" && notifiedState.status === "canceled" ? "event_restored" : update.kind
  ];
};

/** Whether the recipient has, or had, a place: attendees see how to join online. */
const isAttendee = (update: EventUpdate): boolean =>
  "status" in update ? update.status === "attending" : !("isAttendee" in update) || update.isAttendee;

const isCanceledRsvp = (update: EventUpdate): boolean => "status" in update && update.status === "canceled";

const changesCalendar = (update: EventUpdate): boolean => isAttendee(update) || isCanceledRsvp(update);

const comparison = ({ t }: Texts, field: "time" | "place", old: string[], present: string[]): Content["facts"] =>
  old.join("\n") === present.join("\n")
    ? [{ label: t(`mail.event_changed.same_${field}`), lines: present }]
    : [
        { label: t(`mail.event_changed.old_${field}`), lines: old },
        { label: t(`mail.event_changed.new_${field}`), lines: present },
      ];

const factsOf = (
  texts: Texts,
  { event, notifiedState, attendance, recipient, update }: EmailFacts,
): Content["facts"] => {
  const { t } = texts;
  const when = (state: EventState) =>
    periodLines(texts, state, { timezone: event.timezone, ofReader: recipient.timezone });
  const where = (state: EventState) => placeLines(texts, state, isAttendee(update));
  const group = { label: t("mail.event.group"), lines: [event.group.name] };
  const code =
    isAttendee(update) && attendance.checkInCode !== null
      ? [{ label: t("mail.event.check_in_code"), lines: [toReadableCode(attendance.checkInCode)] }]
      : [];
  if ("status" in update && update.status === "declined") return [group];
  if (update.kind === "event_canceled")
    return [
      { label: t("mail.event_canceled.when"), lines: when(notifiedState) },
      { label: t("mail.event_canceled.where"), lines: where(notifiedState) },
      group,
    ];
  if (update.kind === "event_changed" && notifiedState.status !== "canceled")
    return [
      ...comparison(texts, "time", when(notifiedState), when(event)),
      ...comparison(texts, "place", where(notifiedState), where(event)),
      ...code,
      group,
    ];
  return [
    { label: t("mail.event.when"), lines: when(event) },
    { label: t("mail.event.where"), lines: where(event) },
    ...code,
    group,
    ...(update.kind === "rsvp_confirmation" ? rsvpFacts(texts, attendance) : []),
  ];
};

const rsvpFacts = ({ t }: Texts, { guests, answers }: EmailFacts["attendance"]): Content["facts"] => [
  ...(guests > 0 ? [{ label: t("mail.event.guests"), lines: [String(guests)] }] : []),
  ...answers.map(({ label, value }) => ({ label, lines: value.split("\n") })),
];

const calendarOf = (
  { event, notifiedState, attendance, recipient, update, description }: EmailFacts,
  context: MailContext,
): NonNullable<Message["calendar"]> => {
  const { baseUrl, siteName, address, now } = context;
  const isCancellation = update.kind === "event_canceled" || isCanceledRsvp(update);
  const method = isCancellation ? "CANCEL" : "REQUEST";
  const state = update.kind === "event_canceled" ? { ...event, ...notifiedState } : event;
  const shown: CalendarEvent = {
    id: event.id,
    revision: event.revision + attendance.calendarSequence,
    updatedAt: event.updatedAt,
    startsAt: state.startsAt,
    endsAt: state.endsAt,
    timezone: event.timezone,
    status: isCancellation ? "cancelled" : "confirmed",
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
  const attendee = { name: recipient.name, email: recipient.email };
  const scheduling = { method, sentAt: now, attendee } as const;
  return { method, content: calendarDocument({ events: [shown], scheduling, texts: context }) };
};

const eventEmail = (facts: EmailFacts, context: MailContext): Content => {
  const { event, update } = facts;
  const named = { event: event.name };
  const [subject, ...paragraphs] = wordingOf(facts);
  return {
    subject: context.t(subject, named),
    paragraphs: paragraphs.map((key) => context.t(key, named)),
    facts: factsOf(context, facts),
    button: { label: context.t("mail.see_event"), link: context.baseUrl + eventPath(event) },
    reason: context.t("mail.event.reason", named),
    ...(changesCalendar(update) && { calendar: calendarOf(facts, context) }),
  };
};

const rsvpKinds = ["waitlist_promotion", "rsvp_decision", "rsvp_confirmation"] as const;

const isAboutRsvp = (kind: EventUpdate["kind"]): kind is RsvpUpdateKind =>
  rsvpKinds.some((rsvpKind) => rsvpKind === kind);

/** The kind depends on what the user knows, not on the entry. */
const eventUpdate = defineKind({
  recipients: attendeesOf,
  facts: async (tx, { id: eventId, userId, ...entry }) => {
    const facts = await findEventFacts(tx, { eventId, userId });
    if (!facts?.attendance) return undefined;
    const { attendance, ...common } = facts;
    const update = dueUpdate(entry, { ...common, attendance });
    if (!update) return undefined;
    const description = changesCalendar(update) ? await findDescription(tx, eventId) : "";
    return { ...common, attendance, update, description, rsvp: { eventId, userId, ...attendance } };
  },
  kind: ({ update }) => update.kind,
  email: (facts, context) => eventEmail(facts, context),
  markSent: async (tx, { rsvp, update: { kind }, event: { revision } }) => {
    if (kind !== "event_reminder")
      await markNotified(tx, rsvp, { kinds: isAboutRsvp(kind) ? rsvpKinds : [], revision });
  },
  // An unwanted update of the RSVP would hide what concerns attendees.
  markSkipped: async (tx, { rsvp, update: { kind } }) => {
    if (!isAboutRsvp(kind)) return false;
    await markNotified(tx, rsvp, { kinds: [kind] });
    return true;
  },
});

const canceledRsvp: EventUpdate = { kind: "rsvp_confirmation", status: "canceled" };

export const eventKinds = {
  promotion: eventUpdate,
  cancellation: eventUpdate,
  // One email has all corrections of ten minutes.
  change: { ...eventUpdate, delayMs: 600_000, merges: true },
  reminder: eventUpdate,
  rsvp_decision: eventUpdate,
  rsvp: eventUpdate,
  rsvp_cancellation: defineKind({
    kind: "rsvp_confirmation",
    merges: true,
    facts: async (tx, { id: eventId, userId, calendarSequence, now }) => {
      const facts = await findEventFacts(tx, { eventId, userId });
      if (!facts || facts.attendance || calendarSequence === undefined || facts.event.endsAt <= now) return undefined;
      const attendance = { guests: 0, answers: [], checkInCode: null, calendarSequence };
      return { ...facts, attendance, update: canceledRsvp, description: await findDescription(tx, eventId) };
    },
    email: (facts, context) => eventEmail(facts, context),
  }),
};
