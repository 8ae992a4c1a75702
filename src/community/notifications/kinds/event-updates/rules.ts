import type { EventFacts, EventState, EventUpdate } from "./queries.ts";

/** Milliseconds. */
export const reminderLead = 86_400_000;

/** Only attendees know the meeting URL. */
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

export const changeForAttendees = (from: EventState, to: EventState): "cancellation" | "change" | undefined => {
  if (from.status === "draft") return undefined;
  if (from.status === "published" && to.status === "canceled") return "cancellation";
  return isRepublished(from, to) || hasMoved(from, to, true) ? "change" : undefined;
};

/** Suppresses the reminder of a start set less than a day ahead: the email about the change names it. */
export const withoutLateReminder = (
  { startsAt: before }: { startsAt: Date },
  { startsAt }: { startsAt?: Date },
  now: Date,
): { remindedFor?: Date } => {
  const isNew = startsAt !== undefined && startsAt.getTime() !== before.getTime();
  return isNew && startsAt.getTime() - now.getTime() <= reminderLead ? { remindedFor: startsAt } : {};
};

type AttendeeFacts = Pick<EventFacts, "event" | "known"> & { attendance: NonNullable<EventFacts["attendance"]> };

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

/** Undefined when there is nothing to send. */
export const dueUpdate = (
  { about, startsAt, now }: { about: string; startsAt: string | null; now: Date },
  { event, known, attendance }: AttendeeFacts,
): EventUpdate | undefined => {
  if (event.endsAt <= now) return undefined;
  const takesPlace = event.status === "published";
  const { status } = attendance;
  const pending = pendingRsvpUpdate(attendance);
  // The email about the RSVP shows the current event, so no other update is needed.
  if (pending && takesPlace) return pending;
  if (status === "declined" && !pending) return undefined;
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
