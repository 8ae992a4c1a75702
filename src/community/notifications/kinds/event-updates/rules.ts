import type { EventFacts, EventState, EventUpdate } from "./queries.ts";

/* Which news of an event a user with an RSVP is notified of: pure decisions about what is true when an email is sent. */

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

/** @returns undefined when attendees need not know of the change */
export const changeForAttendees = (from: EventState, to: EventState): "cancellation" | "change" | undefined => {
  // A draft has no attendees.
  if (from.status === "draft") return undefined;
  if (from.status === "published" && to.status === "canceled") return "cancellation";
  return isRepublished(from, to) || hasMoved(from, to, true) ? "change" : undefined;
};

/**
 * Suppresses the reminder of a start that is set less than a day before: the email about the change says it.
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

/** The facts about a user who has an RSVP. */
type AttendeeFacts = Pick<EventFacts, "event" | "known"> & { attendance: NonNullable<EventFacts["attendance"]> };

/** The change of an RSVP that no email has said yet. */
const pendingRsvpUpdate = ({
  status,
  promotionPending,
  decisionPending,
  confirmationPending,
}: AttendeeFacts["attendance"]): EventUpdate | undefined => {
  if (decisionPending && status !== "pending") return { kind: "rsvp_decision", status };
  if (promotionPending) return { kind: "waitlist_promotion" };
  return confirmationPending && status !== "declined" ? { kind: "rsvp_confirmation", status } : undefined;
};

/** The update that is due. Undefined when there is nothing to send, because of what has happened since, or because it was sent. */
export const dueUpdate = (
  { about, startsAt, now }: { about: string; startsAt: string | null; now: Date },
  { event, known, attendance }: AttendeeFacts,
): EventUpdate | undefined => {
  if (event.endsAt <= now) return undefined;
  const takesPlace = event.status === "published";
  const { status } = attendance;
  const pending = pendingRsvpUpdate(attendance);
  // Whatever the entry is about: the email about the RSVP says how the event is now, and nothing else is of use without it.
  if (pending && takesPlace) return pending;
  if (status === "declined" && !pending) return undefined;
  /** Whether the user has a place and knows it. */
  const isAttendee = status === "attending" && (!pending || pending.kind === "rsvp_confirmation");
  switch (about) {
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
        startsAt !== null &&
        Date.parse(startsAt) === event.startsAt.getTime() &&
        event.startsAt > now &&
        attendance.respondedAt.getTime() <= event.startsAt.getTime() - reminderLead
        ? { kind: "event_reminder" }
        : undefined;
    default:
      return undefined;
  }
};
