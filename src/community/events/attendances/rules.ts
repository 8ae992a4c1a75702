import { Conflict, errorsOf, InvalidField } from "../../../foundation/errors.ts";
import type { EventRow } from "../queries.ts";
import type { AttendanceRow, Queue } from "./queries.ts";

/* RSVPs: docs/decisions.md, "States of events, jobs and RSVPs". */

type RsvpTarget = Pick<EventRow, "status" | "endsAt" | "groupActive" | "registration" | "registrationUrl">;

type RsvpTimes = Pick<EventRow, "rsvpOpensAt" | "rsvpClosesAt">;

export const requireOpen = ({ status, endsAt, groupActive, ...registration }: RsvpTarget, now: Date): void => {
  if (status !== "published")
    throw new Conflict(`the event is ${status === "draft" ? "a draft" : status}; it does not accept RSVPs`, {
      code: "event_not_open",
    });
  if (!groupActive)
    throw new Conflict("the event's group is not active, so the event does not accept RSVPs", {
      code: "group_inactive",
    });
  requireNotEnded({ endsAt }, now);
  requireBuiltInRegistration(registration);
};

export const requireBuiltInRegistration = ({
  registration,
  registrationUrl,
}: Pick<EventRow, "registration" | "registrationUrl">): void => {
  if (registration === "external")
    throw new Conflict(`people register for the event at ${registrationUrl}`, { code: "registration_elsewhere" });
  if (registration === "none")
    throw new Conflict("the event is only announced; it does not take RSVPs", { code: "no_registration" });
};

export const requireNotEnded = ({ endsAt }: Pick<EventRow, "endsAt">, now: Date): void => {
  if (endsAt <= now)
    throw new Conflict("the event has ended; attendance can no longer change", { code: "event_ended" });
};

/** Applies only to requests for seats. Giving up seats is possible at any time. @throws Conflict naming the time */
export const requireRsvpTime = ({ rsvpOpensAt, rsvpClosesAt }: RsvpTimes, now: Date): void => {
  if (rsvpOpensAt && now < rsvpOpensAt)
    throw new Conflict(`RSVPs are possible from ${rsvpOpensAt.toISOString()} on`, { code: "rsvp_not_open_yet" });
  if (rsvpClosesAt && now >= rsvpClosesAt)
    throw new Conflict(`RSVPs were possible until ${rsvpClosesAt.toISOString()}`, { code: "rsvp_closed" });
};

/** Whether an RSVP is possible now, regardless of free seats. */
export const acceptsRsvps = (event: RsvpTarget & RsvpTimes, now: Date): boolean =>
  errorsOf(() => {
    requireOpen(event, now);
    requireRsvpTime(event, now);
  }).length === 0;

export const requireNotDeclined = ({ status }: Pick<AttendanceRow, "status">): void => {
  if (status === "declined")
    throw new Conflict("an administrator of the event has declined your RSVP", { code: "rsvp_declined" });
};

export const requireGuestsAllowed = ({ maxGuests }: Pick<EventRow, "maxGuests">, guests: number): void => {
  if (guests > maxGuests) throw new InvalidField("guests", `must be at most ${maxGuests}`);
};

/** Returns the seats that an RSVP needs: for the user and the guests. */
export const partySize = ({ guests }: Pick<AttendanceRow, "guests">): number => 1 + guests;

/** Returns the seats that an RSVP takes now. */
export const takenSeats = ({ status, guests }: Pick<AttendanceRow, "status" | "guests">): number =>
  status === "attending" ? partySize({ guests }) : 0;

type Occupancy = Pick<EventRow, "capacity" | "attendeeCount" | "waitlistEnabled">;

const placesText = (count: number): string => (count === 1 ? "1 place" : `${count} places`);

/** Applies to people whom organizers add: they don't queue behind the waitlist. @throws Conflict */
export const requireSeats = (
  { capacity, attendeeCount }: Pick<Occupancy, "capacity" | "attendeeCount">,
  { held, seats }: Pick<Queue, "held"> & { seats: number },
): void => {
  if (capacity === null || attendeeCount + held + seats <= capacity) return;
  const free = Math.max(0, capacity - attendeeCount - held);
  throw new Conflict(
    `the event has ${free === 0 ? "no places" : placesText(free)} left; send "over_capacity": true to add people beyond its capacity`,
    { code: "event_full", text: { key: "common.wrong.over_capacity", values: { count: free } } },
  );
};

/** A larger party than the capacity could never be promoted, and would block the waitlist for good. @throws Conflict */
const requirePartyFits = ({ capacity }: Pick<Occupancy, "capacity">, seats: number): void => {
  if (capacity !== null && seats > capacity)
    throw new Conflict(`the event has ${placesText(capacity)} in all; bring fewer guests`, {
      code: "event_full",
      text: { key: "common.wrong.all_places", values: { count: capacity } },
    });
};

type Demand = Pick<Queue, "waiting"> & Partial<Pick<Queue, "held" | "hold">> & { seats: number };

/** The waitlist has precedence, except over a seat that was held earlier. @throws Conflict without enough seats and a waitlist */
export const nextStatus = (
  { capacity, attendeeCount, waitlistEnabled }: Occupancy,
  { waiting, held = 0, hold, seats }: Demand,
): "attending" | "waitlisted" => {
  requirePartyFits({ capacity }, seats);
  if (capacity === null) return "attending";
  const remaining = capacity - attendeeCount - held;
  if (seats <= remaining && (waiting === 0 || holdCovers(hold, seats))) return "attending";
  if (waitlistEnabled) return "waitlisted";
  const free = waiting === 0 ? remaining : 0;
  throw new Conflict(
    free > 0 ? `the event has ${placesText(free)} left; bring fewer guests` : "the event is full and has no waitlist",
    { code: "event_full", ...(free > 0 && { text: { key: "common.wrong.places_left", values: { count: free } } }) },
  );
};

export const holdCovers = (hold: Queue["hold"] | undefined, seats: number): boolean => seats <= (hold?.seats ?? 0);

/** @throws Conflict without enough seats and a waitlist */
export const firstStatus = (
  event: Occupancy & Pick<EventRow, "approvalRequired">,
  demand: Demand,
): "attending" | "waitlisted" | "pending" => {
  requirePartyFits(event, demand.seats);
  return event.approvalRequired ? "pending" : nextStatus(event, demand);
};

/** More guests of a waitlisted RSVP would delay the RSVPs behind it. @throws Conflict */
export const requireRoomForMore = (
  { capacity, attendeeCount }: Occupancy,
  { status }: Pick<AttendanceRow, "status">,
  { waiting, held, addedGuests }: Pick<Queue, "waiting" | "held"> & { addedGuests: number },
): void => {
  if (status === "pending" || capacity === null) return;
  if (waiting > 0 || attendeeCount + held + addedGuests > capacity)
    throw new Conflict(
      status === "waitlisted"
        ? "RSVPs on the waitlist cannot add guests; cancel the RSVP and send a new one with more guests to join the end of the waitlist"
        : "the event has too few places left for more guests",
      {
        code: "event_full",
        text: { key: status === "waitlisted" ? "common.wrong.waitlisted_guests" : "common.wrong.more_guests" },
      },
    );
};
