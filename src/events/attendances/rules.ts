import { Conflict } from "../../errors.ts";
import type { EventRow } from "../queries.ts";

/** RSVPs: docs/decisions.md, "States". */

type Answerable = Pick<EventRow, "status" | "endsAt" | "groupActive">;

/** @throws Conflict */
export const requireOpen = ({ status, endsAt, groupActive }: Answerable, now: Date): void => {
  if (status !== "published")
    throw new Conflict(`the event is ${status === "draft" ? "a draft" : status}; it takes no RSVPs`);
  if (!groupActive) throw new Conflict("the group of the event is not active; it takes no RSVPs");
  requireNotEnded({ endsAt }, now);
};

/** @throws Conflict */
export const requireNotEnded = ({ endsAt }: Pick<EventRow, "endsAt">, now: Date): void => {
  if (endsAt <= now) throw new Conflict("the event has ended; attendance can no longer change");
};

type Places = Pick<EventRow, "capacity" | "attendeeCount" | "waitlistEnabled">;

/**
 * What the next answer gets.
 * @param waiting how many wait: they come first
 * @throws Conflict when there is neither a place nor a waitlist
 */
export const nextStatus = ({ capacity, attendeeCount, waitlistEnabled }: Places, waiting: number) => {
  if (capacity === null || (attendeeCount < capacity && waiting === 0)) return "attending";
  if (waitlistEnabled) return "waitlisted";
  throw new Conflict("the event is full, and has no waitlist", { code: "full" });
};
