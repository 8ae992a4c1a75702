import { NotFound } from "../../../foundation/errors.ts";
import type { EventRow } from "../queries.ts";
import { isPublic } from "../rules.ts";

/**
 * A request reveals nothing of an event that was hidden since.
 * @throws NotFound
 */
export const requireAvailable = (event: Pick<EventRow, "groupId" | "allianceId" | "status" | "groupActive">): void => {
  if (!isPublic(event))
    throw new NotFound("the event is no longer available; the RSVP was not taken", {
      text: { key: "common.wrong.event_gone" },
    });
};

/** Minutes for which the link in the email works: as long as a password reset link, which grants as much. */
export const linkMinutes = 60;

/** Minutes for which a place is held. */
export const holdMinutes = 15;

/** The share of an event's places that may be held at once, so that requests with many addresses block no more. */
const heldShare = 1 / 5;

type Demand = {
  /** Places that are held for others. */
  held: number;
  waiting: number;
  wanted: number;
};

/** Whether to hold the places that an RSVP would get now: only where places can run out, and for a fifth of them at most. */
export const canHold = (
  { capacity, attendeeCount, approvalRequired }: Pick<EventRow, "capacity" | "attendeeCount" | "approvalRequired">,
  { held, waiting, wanted }: Demand,
): boolean =>
  capacity !== null &&
  !approvalRequired &&
  waiting === 0 &&
  attendeeCount + held + wanted <= capacity &&
  held + wanted <= Math.floor(capacity * heldShare);
