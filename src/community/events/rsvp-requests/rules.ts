import type { EventRow } from "../queries.ts";

/** Minutes for which the link in the email works: as long as one that resets a password, as it gives as much. */
export const linkMinutes = 60;

/** Minutes for which a place is held. */
export const holdMinutes = 15;

/** Of an event's places, those that may be held at once: whoever asks with many addresses blocks no more. */
const heldShare = 1 / 5;

type Demand = {
  /** Places that are held for others. */
  held: number;
  waiting: number;
  wanted: number;
};

/** Whether the places that an RSVP would get now are held for it: only where places can run out. */
export const canHold = (
  { capacity, attendeeCount, approvalRequired }: Pick<EventRow, "capacity" | "attendeeCount" | "approvalRequired">,
  { held, waiting, wanted }: Demand,
): boolean =>
  capacity !== null &&
  !approvalRequired &&
  waiting === 0 &&
  attendeeCount + held + wanted <= capacity &&
  held + wanted <= Math.max(1, Math.floor(capacity * heldShare));
