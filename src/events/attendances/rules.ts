import { Conflict } from "../../errors.ts";
import type { EventRow } from "../queries.ts";

/* RSVPs: docs/decisions.md, "States". */

type RsvpTarget = Pick<EventRow, "status" | "endsAt" | "groupActive">;

/** @throws Conflict */
export const requireOpen = ({ status, endsAt, groupActive }: RsvpTarget, now: Date): void => {
  if (status !== "published")
    throw new Conflict(`the event is ${status === "draft" ? "a draft" : status}; it does not accept RSVPs`, {
      code: "event_not_open",
    });
  if (!groupActive)
    throw new Conflict("the event's group is not active, so the event does not accept RSVPs", {
      code: "group_inactive",
    });
  requireNotEnded({ endsAt }, now);
};

/** @throws Conflict */
export const requireNotEnded = ({ endsAt }: Pick<EventRow, "endsAt">, now: Date): void => {
  if (endsAt <= now)
    throw new Conflict("the event has ended; attendance can no longer change", { code: "event_ended" });
};

type Occupancy = Pick<EventRow, "capacity" | "attendeeCount" | "waitlistEnabled">;

/**
 * The status of the next RSVP.
 * @param waiting length of the waitlist, which takes precedence
 * @throws Conflict when the event is full and has no waitlist
 */
export const nextStatus = ({ capacity, attendeeCount, waitlistEnabled }: Occupancy, waiting: number) => {
  if (capacity === null || (attendeeCount < capacity && waiting === 0)) return "attending";
  if (waitlistEnabled) return "waitlisted";
  throw new Conflict("the event is full and has no waitlist", { code: "event_full" });
};
