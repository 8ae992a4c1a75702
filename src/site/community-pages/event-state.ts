import type { EventRow } from "../../community/events/queries.ts";

/** Signed-in users see `early` and `closed` outside the RSVP period. */
export type EventState = "draft" | "canceled" | "ended" | "early" | "closed" | "open" | "waitlist" | "full";

/** @param isAnonymous signed-out visitors get a cached page, which must not depend on when RSVPs open and close */
export const stateOf = (event: EventRow, now: Date, isAnonymous: boolean): EventState => {
  const { status, endsAt, rsvpOpensAt, rsvpClosesAt, capacity, waitlistEnabled } = event;
  if (status !== "published") return status;
  if (endsAt <= now) return "ended";
  if (!isAnonymous && rsvpOpensAt && now < rsvpOpensAt) return "early";
  if (!isAnonymous && rsvpClosesAt && now >= rsvpClosesAt) return "closed";
  if (event.approvalRequired || capacity === null || event.attendeeCount + event.heldCount < capacity) return "open";
  return waitlistEnabled ? "waitlist" : "full";
};
