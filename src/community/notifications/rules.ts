import type { EventNews, EventTruth, NotificationKind, Reader, RowOfState } from "./queries.ts";

/* Who is told what: pure decisions about what is true when an email is about to be sent. */

export const eventSubjects = ["promotion", "cancellation", "change", "reminder", "rsvp_decision", "rsvp"] as const;

/** What the attendees of an event are told about. */
export type EventSubject = (typeof eventSubjects)[number];

/** What attendees have to know of an event. */
export type EventState = Omit<RowOfState, "eventId" | "revision">;

/** Milliseconds between a reminder and the start. */
export const reminderLead = 86_400_000;

/** Whether the event takes place at another time or at another place. The way to join online is for attendees only. */
const hasMoved = (from: EventState, to: EventState, isAttendee: boolean): boolean =>
  from.startsAt.getTime() !== to.startsAt.getTime() ||
  from.endsAt.getTime() !== to.endsAt.getTime() ||
  from.kind !== to.kind ||
  from.venueName !== to.venueName ||
  from.venueAddress !== to.venueAddress ||
  from.venueCity !== to.venueCity ||
  from.venueCountryCode !== to.venueCountryCode ||
  (isAttendee && from.meetingUrl !== to.meetingUrl);

export const isRepublished = (from: Pick<EventState, "status">, to: Pick<EventState, "status">): boolean =>
  from.status === "canceled" && to.status === "published";

/** @returns undefined when the change is nothing that attendees have to know */
export const newsForAttendees = (from: EventState, to: EventState): "cancellation" | "change" | undefined => {
  // A draft has no attendees.
  if (from.status === "draft") return undefined;
  if (from.status === "published" && to.status === "canceled") return "cancellation";
  return isRepublished(from, to) || hasMoved(from, to, true) ? "change" : undefined;
};

/**
 * A start that an event gets less than a day before is one of which nobody is reminded: the email about the change says it.
 * @returns what to set in the event
 */
export const withoutLateReminder = (
  { startsAt: before }: { startsAt: Date },
  { startsAt }: { startsAt?: Date },
  now: Date,
): { remindedFor?: Date } => {
  const isNew = startsAt !== undefined && startsAt.getTime() !== before.getTime();
  return isNew && startsAt.getTime() - now.getTime() <= reminderLead ? { remindedFor: startsAt } : {};
};

/** Whether a user may get emails of this kind. */
export const mayBeTold = (
  kind: NotificationKind,
  { emailVerifiedAt, disabledAt, isUndeliverable, mutedNotifications }: Reader,
): boolean => emailVerifiedAt !== null && disabledAt === null && !isUndeliverable && !mutedNotifications.includes(kind);

/** What has become of an RSVP since its user last heard of it. */
const untoldStanding = ({
  status,
  promotionPending,
  decisionPending,
  confirmationPending,
}: EventTruth["attendance"]): EventNews | undefined => {
  if (decisionPending && status !== "pending") return { kind: "rsvp_decision", status };
  if (promotionPending) return { kind: "waitlist_promotion" };
  return confirmationPending && status !== "declined" ? { kind: "rsvp_confirmation", status } : undefined;
};

/** @returns undefined when there is nothing to tell, because of what has happened since, or because it was told */
export const newsOfEvent = (
  { about, startsAt }: { about: EventSubject; startsAt: Date | null },
  { event, known, attendance }: EventTruth,
  now: Date,
): EventNews | undefined => {
  if (event.endsAt <= now) return undefined;
  const takesPlace = event.status === "published";
  const { status } = attendance;
  const untold = untoldStanding(attendance);
  // Whatever the entry is about: the email about the RSVP says how the event is now, and nothing else is of use without it.
  if (untold && takesPlace) return untold;
  if (status === "declined" && !untold) return undefined;
  /** Whether the user has a place and knows it. */
  const isAttendee = status === "attending" && (!untold || untold.kind === "rsvp_confirmation");
  switch (about) {
    case "promotion":
    case "rsvp_decision":
    case "rsvp":
      return undefined;
    case "cancellation":
      return event.status === "canceled" && known.status === "published"
        ? { kind: "event_canceled", isAttendee }
        : undefined;
    case "change":
      return takesPlace && (known.status === "canceled" || hasMoved(known, event, isAttendee))
        ? { kind: "event_changed", isAttendee }
        : undefined;
    case "reminder":
      return takesPlace &&
        isAttendee &&
        startsAt?.getTime() === event.startsAt.getTime() &&
        event.startsAt > now &&
        attendance.respondedAt.getTime() <= event.startsAt.getTime() - reminderLead
        ? { kind: "event_reminder" }
        : undefined;
  }
};
