import { events } from "../../../foundation/db/tables.ts";
import { type CalendarEvent, calendarDocument } from "../../../foundation/icalendar/document.ts";
import type { MessageKey, Translator } from "../../../foundation/languages/texts.ts";
import type { NotificationKind } from "../../../foundation/notification-kinds.ts";
import { eventLines, venueOf } from "../../../web/mail/event-lines.ts";
import { eventPath } from "../../../web/page-paths.ts";
import { toPlainText } from "../../../web/pages/markdown.ts";
import { toReadableCode } from "../../check-in-code.ts";
import { toGeoPoint } from "../../location/views.ts";
import { findDescriptions } from "../../resources/queries.ts";
import { createCancelToken } from "../cancel-token.ts";
import type { Content, Entry, Kind, MailContext } from "../kind.ts";
import {
  type EventMailData,
  type EventState,
  findEventMailData,
  hasMoved,
  markNotified,
  reminderLeadMs,
  selectRecipients,
} from "./event-facts.ts";

const attending = "mail.waitlist_promotion.subject";
const waitlisted = "mail.rsvp_decision.subject_waitlisted";

/** The kind, the subject and the paragraphs of each email. */
const emails = {
  waitlist_promotion: ["waitlist_promotion", attending, "mail.waitlist_promotion.text", "mail.event.cancel_for_next"],
  event_reminder: ["event_reminder", "mail.event_reminder.subject", "mail.event_reminder.text", "mail.event.cancel"],
  event_canceled: ["event_canceled", "mail.event_canceled.subject", "mail.event_canceled.text"],
  event_changed: ["event_changed", "mail.event_changed.subject", "mail.event_changed.text"],
  event_restored: ["event_changed", "mail.event_restored.subject", "mail.event_restored.text"],
  approval_attending: ["rsvp_decision", attending, "mail.rsvp_decision.approved", "mail.event.cancel_for_other"],
  approval_waitlisted: ["rsvp_decision", waitlisted, "mail.rsvp_decision.approved", "mail.rsvp_decision.waitlisted"],
  approval_declined: ["rsvp_decision", "mail.rsvp_decision.subject_declined", "mail.rsvp_decision.declined"],
  rsvp_attending: ["rsvp_confirmation", attending, "mail.rsvp_confirmation.attending", "mail.event.cancel_for_other"],
  rsvp_added: ["rsvp_confirmation", attending, "mail.rsvp_confirmation.added", "mail.event.cancel_for_other"],
  rsvp_waitlisted: [
    "rsvp_confirmation",
    waitlisted,
    "mail.rsvp_confirmation.waitlisted",
    "mail.rsvp_decision.waitlisted",
  ],
  rsvp_pending: [
    "rsvp_confirmation",
    "mail.rsvp_confirmation.subject_pending",
    "mail.rsvp_confirmation.pending",
    "mail.event.cancel_for_other",
  ],
  added_attending: ["rsvp_confirmation", "mail.rsvp_addition.subject", "mail.rsvp_addition.text"],
  added_pending: [
    "rsvp_confirmation",
    "mail.rsvp_addition.subject",
    "mail.rsvp_addition.text",
    "mail.rsvp_addition.pending",
  ],
  rsvp_canceled: ["rsvp_confirmation", "mail.rsvp_confirmation.subject_canceled", "mail.rsvp_confirmation.canceled"],
} as const satisfies Record<string, readonly [NotificationKind, subject: MessageKey, ...paragraphs: MessageKey[]]>;

/** `isAttendee`: whether the recipient has, or had, a seat. Attendees see how to join online. */
type EventUpdate = { name: keyof typeof emails; isAttendee: boolean };

type Attendance = NonNullable<EventMailData["attendance"]>;

/** Whether organizers have added the attendee. */
const isAdded = ({ registeredBy }: Pick<Attendance, "registeredBy">): boolean =>
  registeredBy === "organizer" || registeredBy === "door";

const pendingRsvpUpdate = (attendance: Attendance): EventUpdate | undefined => {
  const { status, promotionPending, decisionPending, confirmationPending } = attendance;
  const isAttendee = status === "attending";
  if (decisionPending && status !== "pending") return { name: `approval_${status}`, isAttendee };
  if (promotionPending) return { name: "waitlist_promotion", isAttendee: true };
  if (!confirmationPending || status === "declined") return undefined;
  return { name: isAttendee && isAdded(attendance) ? "rsvp_added" : `rsvp_${status}`, isAttendee };
};

/** Returns the update that confirms an RSVP created by the service, not by the user. */
const toAddition = ({ name, isAttendee }: EventUpdate): EventUpdate => {
  if (name === "rsvp_attending") return { name: "added_attending", isAttendee };
  return { name: name === "rsvp_pending" ? "added_pending" : name, isAttendee };
};

/** Returns the email to send for an entry; undefined when there is nothing to send. */
const findDueUpdate = (
  { about, startsAt, now }: Pick<Entry, "about" | "startsAt" | "now">,
  { event, notifiedState, attendance }: EventMailData,
): EventUpdate | undefined => {
  if (event.endsAt <= now) return undefined;
  if (about === "rsvp_cancellation") return attendance ? undefined : { name: "rsvp_canceled", isAttendee: false };
  if (!attendance) return undefined;
  const isPublished = event.status === "published";
  const pending = pendingRsvpUpdate(attendance);
  // The email about the RSVP shows the current event, so no other update is needed.
  if (pending && isPublished) return about === "rsvp_addition" ? toAddition(pending) : pending;
  const { status, promotionPending, decisionPending, respondedAt } = attendance;
  if (status === "declined" && !pending) return undefined;
  const isAttendee = status === "attending" && !promotionPending && !decisionPending;
  if (about === "cancellation" && event.status === "canceled" && notifiedState.status === "published")
    return { name: "event_canceled", isAttendee };
  if (!isPublished) return undefined;
  if (about === "change" && notifiedState.status === "canceled") return { name: "event_restored", isAttendee };
  if (about === "change" && hasMoved(notifiedState, event, isAttendee)) return { name: "event_changed", isAttendee };
  const isReminderDue =
    about === "reminder" &&
    isAttendee &&
    startsAt !== null &&
    Date.parse(startsAt) === event.startsAt.getTime() &&
    event.startsAt > now &&
    respondedAt.getTime() <= event.startsAt.getTime() - reminderLeadMs;
  return isReminderDue ? { name: "event_reminder", isAttendee } : undefined;
};

const hasCalendarEntry = ({ name, isAttendee }: EventUpdate): boolean => isAttendee || name === "rsvp_canceled";

export type UpdateData = Omit<EventMailData, "attendance"> & {
  update: EventUpdate;
  /** Only for emails with a calendar entry. */
  description: string | undefined;
  attendance: Pick<Attendance, "guests" | "answers" | "checkInCode" | "calendarSequence" | "registeredBy">;
  /** The token of a link that cancels the RSVP. Only for RSVPs that the service has created for the user. */
  cancelToken?: string | undefined;
};

const compareLines = ({ t }: Translator, field: "time" | "place", old: string[], current: string[]) =>
  old.join("\n") === current.join("\n")
    ? [{ label: t(`mail.event_changed.same_${field}`), lines: current }]
    : [
        { label: t(`mail.event_changed.old_${field}`), lines: old },
        { label: t(`mail.event_changed.new_${field}`), lines: current },
      ];

const timeAndPlaceLines = (texts: Translator, { event, notifiedState, recipient, update }: UpdateData) => {
  const linesOf = (state: EventState) =>
    eventLines(
      texts,
      { ...state, timezone: event.timezone },
      { readerTimezone: recipient.timezone, isAttendee: update.isAttendee },
    );
  const [old, current] = [linesOf(notifiedState), linesOf(event)];
  if (update.name === "event_changed")
    return [
      ...compareLines(texts, "time", old.when, current.when),
      ...compareLines(texts, "place", old.where, current.where),
    ];
  const isCanceled = update.name === "event_canceled";
  const { when, where } = isCanceled ? old : current;
  return [
    { label: texts.t(isCanceled ? "mail.event_canceled.when" : "mail.event.when"), lines: when },
    { label: texts.t(isCanceled ? "mail.event_canceled.where" : "mail.event.where"), lines: where },
  ];
};

const factsOf = (texts: Translator, data: UpdateData) => {
  const { event, attendance, update } = data;
  const { name, isAttendee } = update;
  const { checkInCode, guests, answers } = attendance;
  const fact = (key: MessageKey, ...lines: string[]) => ({ label: texts.t(key), lines });
  const isConfirmation = emails[name][0] === "rsvp_confirmation";
  return [
    ...(name === "approval_declined" ? [] : timeAndPlaceLines(texts, data)),
    ...(isAttendee && checkInCode !== null && name !== "event_canceled"
      ? [fact("mail.event.check_in_code", toReadableCode(checkInCode))]
      : []),
    fact("mail.event.group", event.group.name),
    ...(isConfirmation && guests > 0 ? [fact("mail.event.guests", String(guests))] : []),
    ...(isConfirmation ? answers.map(({ label, value }) => ({ label, lines: value.split("\n") })) : []),
  ];
};

const isCancellation = ({ name }: EventUpdate): boolean => name === "event_canceled" || name === "rsvp_canceled";

export const calendarEntry = (
  { event, notifiedState, attendance, update, description }: UpdateData,
  { baseUrl, siteName, address }: MailContext,
): CalendarEvent => {
  const state = update.name === "event_canceled" ? { ...event, ...notifiedState } : event;
  const hasVenue = state.kind !== "virtual";
  return {
    ...state,
    revision: event.revision + attendance.calendarSequence,
    status: isCancellation(update) ? "cancelled" : "confirmed",
    description: toPlainText(description ?? ""),
    location: hasVenue && state.venueName !== null ? venueOf(state, (code) => code) : null,
    point: hasVenue ? toGeoPoint({ latitude: event.venueLatitude, longitude: event.venueLongitude }) : null,
    url: baseUrl + eventPath(event),
    categories: event.tags,
    checkInCode: attendance.checkInCode && toReadableCode(attendance.checkInCode),
    organizer:
      event.organizerEmail === null
        ? { name: siteName, email: address }
        : { name: event.group.name, email: event.organizerEmail },
  };
};

const toCalendar = (data: UpdateData, context: MailContext): NonNullable<Content["calendar"]> => {
  const { recipient, update } = data;
  const method = isCancellation(update) ? "CANCEL" : "REQUEST";
  const attendee = { name: recipient.name, email: recipient.email };
  const scheduling = { method, sentAt: context.now, attendee } as const;
  return {
    method,
    content: calendarDocument({ events: [calendarEntry(data, context)], scheduling, texts: context }),
  };
};

const eventContent = (data: UpdateData, context: MailContext): Content => {
  const { event, update } = data;
  const textValues = { event: event.name };
  const [, subject, ...paragraphs] = emails[update.name];
  return {
    subject: context.t(subject, textValues),
    paragraphs: paragraphs.map((key) => context.t(key, textValues)),
    facts: factsOf(context, data),
    button: data.cancelToken
      ? {
          label: context.t("mail.rsvp_addition.cancel"),
          link: `${context.baseUrl}/rsvps/cancel?token=${data.cancelToken}`,
        }
      : { label: context.t("mail.see_event"), link: context.baseUrl + eventPath(event) },
    reason: context.t(isAdded(data.attendance) ? "mail.event.reason_added" : "mail.event.reason", textValues),
    ...(hasCalendarEntry(update) && { calendar: toCalendar(data, context) }),
  };
};

const rsvpKinds = ["waitlist_promotion", "rsvp_decision", "rsvp_confirmation"] as const;

export const noRsvp = { guests: 0, answers: [], checkInCode: null, registeredBy: "self" as const };

/** The email depends on what the user was last notified of, not only on the outbox entry. */
const eventUpdate: Kind = {
  recipients: selectRecipients,
  prepare: async (tx, { id: eventId, userId, calendarSequence = 0, ...entry }) => {
    const data = await findEventMailData(tx, { eventId, userId });
    const update = data && findDueUpdate(entry, data);
    if (!update) return undefined;
    const { event, recipient, brand, attendance } = data;
    const [kind] = emails[update.name];
    const rsvpKind = rsvpKinds.find((rsvpKind) => rsvpKind === kind);
    const rsvp = attendance && { eventId, userId, ...attendance };
    const description = hasCalendarEntry(update)
      ? (await findDescriptions(tx, events, [eventId])).get(eventId)
      : undefined;
    const isAddition = update.name === "added_attending" || update.name === "added_pending";
    const updateData = {
      ...{ ...data, attendance: attendance ?? { ...noRsvp, calendarSequence }, update, description },
      cancelToken: isAddition && rsvp ? createCancelToken(entry.mailboxKey, rsvp) : undefined,
    };
    return {
      ...{ kind, recipient, brand },
      content: (context) => eventContent(updateData, context),
      markSent: async (db) => {
        if (rsvp && kind !== "event_reminder")
          await markNotified(db, rsvp, { kinds: rsvpKind ? rsvpKinds : [], revision: event.revision });
      },
      // Until a turned-off RSVP update is marked, it takes precedence over emails about the event.
      ...(rsvp && rsvpKind && { markSkipped: (db) => markNotified(db, rsvp, { kinds: [rsvpKind] }) }),
    };
  },
};

export const eventKinds = {
  promotion: eventUpdate,
  cancellation: eventUpdate,
  // One email covers all changes within ten minutes.
  change: { ...eventUpdate, delayMs: 600_000, isMerged: true },
  reminder: eventUpdate,
  rsvp_decision: eventUpdate,
  rsvp: eventUpdate,
  rsvp_addition: eventUpdate,
  rsvp_cancellation: { ...eventUpdate, isMerged: true },
};
