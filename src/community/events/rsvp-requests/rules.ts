import { NotFound } from "../../../foundation/errors.ts";
import type { EventRow } from "../queries.ts";
import { isPublic } from "../rules.ts";

/** A request reveals nothing about an event that was hidden since. @throws NotFound */
export const requireAvailable = (event: Pick<EventRow, "groupId" | "allianceId" | "status" | "groupActive">): void => {
  if (!isPublic(event))
    throw new NotFound("the event is no longer available; the RSVP was not taken", {
      text: { key: "common.wrong.event_gone" },
    });
};

/** As long as a password reset link, which grants as much. */
export const linkMinutes = 60;

export const holdMinutes = 15;

/** The maximum share of an event's seats that unconfirmed requests may hold. */
const heldShare = 1 / 5;

type Demand = {
  held: number;
  waiting: number;
  wanted: number;
};

/** Holds seats only where they can run out. */
export const canHold = (
  { capacity, attendeeCount, approvalRequired }: Pick<EventRow, "capacity" | "attendeeCount" | "approvalRequired">,
  { held, waiting, wanted }: Demand,
): boolean =>
  capacity !== null &&
  !approvalRequired &&
  waiting === 0 &&
  attendeeCount + held + wanted <= capacity &&
  held + wanted <= Math.floor(capacity * heldShare);
