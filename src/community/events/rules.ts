import { Conflict, InvalidField } from "../../foundation/errors.ts";
import { requireBothCoordinates } from "../location/rules.ts";
import type { EventRow } from "./queries.ts";
import { requireRsvpTimes } from "./registration/rules.ts";

/* The states of an event: docs/decisions.md, "States of events, jobs and RSVPs". */

type PublicationState = Pick<EventRow, "status" | "groupActive">;

/** Whether users other than its administrators may see the event. */
export const isPublished = ({ status, groupActive }: PublicationState): boolean => status !== "draft" && groupActive;

/** Whether everyone who has the event's link may read it. */
export const isPublic = ({ visibility, ...event }: PublicationState & Pick<EventRow, "visibility">): boolean =>
  visibility !== "members" && isPublished(event);

type Registration = Pick<EventRow, "registration" | "registrationUrl">;

/** Returns the registration after a change. Only an external registration has a URL. @throws BadRequest */
export const registrationColumns = (
  { registration: before, registrationUrl: urlBefore }: Registration,
  { registration = before, registrationUrl = registration === before ? urlBefore : null }: Partial<Registration>,
): Registration => {
  if (registration === "external" && registrationUrl === null)
    throw new InvalidField("registration_url", "must be the URL where people register, for an external registration");
  if (registration !== "external" && registrationUrl !== null)
    throw new InvalidField("registration_url", 'must be omitted unless "registration" is external');
  return { registration, registrationUrl };
};

export const requireNoRsvps = (hasRsvps: boolean): void => {
  if (hasRsvps)
    throw new Conflict("body/registration cannot change while the event has RSVPs; decline or move them first", {
      code: "event_has_rsvps",
      field: "registration",
    });
};

type Venue = Pick<EventRow, `venue${"Name" | "Address" | "City" | "CountryCode" | "Latitude" | "Longitude"}`>;

export const requireVenue = ({ venueName, venueLatitude, venueLongitude, ...venue }: Venue): void => {
  requireBothCoordinates({ latitude: venueLatitude, longitude: venueLongitude }, "venue/location");
  if (venueName === null && (venue.venueAddress ?? venue.venueCity ?? venue.venueCountryCode ?? venueLatitude) !== null)
    throw new InvalidField("venue", 'must have "name"');
};

type State = Pick<EventRow, "status" | "startsAt" | "endsAt"> & Partial<Pick<EventRow, "rsvpOpensAt" | "rsvpClosesAt">>;

const maxDurationMs = 31 * 86_400_000;

const [earliestMs, latestMs] = [Date.parse("0001-01-01T00:00:00Z"), Date.parse("9999-12-31T23:59:59.999Z")];

/** Moving an event moves all of its times, which must stay in the range of timestamps. @throws BadRequest */
export const requireSupportedYears = ({ startsAt, endsAt, rsvpOpensAt, rsvpClosesAt }: Omit<State, "status">): void => {
  const times = [startsAt, endsAt, rsvpOpensAt, rsvpClosesAt].flatMap((time) => time?.getTime() ?? []);
  if (!times.every((time) => time >= earliestMs && time <= latestMs))
    throw new InvalidField("starts_at", "must leave all times of the event in the years 1 to 9999 (UTC)");
};

const requireTimes = ({ startsAt, endsAt, ...times }: Omit<State, "status">): void => {
  requireSupportedYears({ startsAt, endsAt, ...times });
  if (endsAt <= startsAt) throw new InvalidField("ends_at", "must be after starts_at");
  if (endsAt.getTime() - startsAt.getTime() > maxDurationMs)
    throw new InvalidField("ends_at", "must be at most 31 days after starts_at");
  requireRsvpTimes({ endsAt, ...times });
};

export const assertInitialState = (event: State, now: Date): void => {
  requireTimes(event);
  if (event.status === "published" && event.endsAt <= now)
    throw new InvalidField("ends_at", "must be in the future for an event to be published");
};

/** @throws BadRequest naming the field, or Conflict for an invalid transition */
export const assertTransition = (from: State, to: State, now: Date): void => {
  requireTimes(to);
  if (to.status === from.status) {
    const moved = to.endsAt.getTime() !== from.endsAt.getTime();
    if (to.status === "published" && moved && from.endsAt > now && to.endsAt <= now)
      throw new InvalidField(
        "ends_at",
        "must be in the future; an event that has not ended cannot be moved into the past",
      );
    return;
  }
  const transition = `${from.status} to ${to.status}`;
  if (transition === "draft to published") {
    if (to.endsAt <= now)
      throw new Conflict("body/status cannot be published: the event has ended (ends_at)", {
        code: "invalid_transition",
      });
  } else if (transition === "canceled to published") {
    if (to.startsAt <= now)
      throw new Conflict("body/status cannot be published again: the event has begun (starts_at)", {
        code: "invalid_transition",
      });
  } else if (transition !== "published to canceled") {
    throw new Conflict(`body/status cannot go from ${transition}; it goes from draft to published to canceled`, {
      code: "invalid_transition",
    });
  }
};

export const requireDraft = ({ status }: Pick<State, "status">): void => {
  if (status !== "draft")
    throw new Conflict(`only a draft can be deleted, and the event is ${status}; cancel it instead`, {
      code: "event_not_draft",
    });
};

/** Returns the type of the webhook message about a change, or undefined while the event is hidden. */
export const webhookEventType = (
  before: Pick<PublicationState, "status"> | undefined,
  after: PublicationState,
): "event.published" | "event.updated" | "event.canceled" | undefined => {
  if (!isPublished(after)) return undefined;
  if (before?.status === after.status) return "event.updated";
  return after.status === "published" ? "event.published" : "event.canceled";
};

type Announcement = Pick<EventRow, "status" | "visibility" | "groupActive">;

/** Whether a change makes the event new to the group's members: publishing it, or listing it for the first time. */
export const isNewToMembers = (before: Announcement | undefined, after: Announcement): boolean => {
  if (after.visibility === "unlisted" || !isPublished(after) || after.status !== "published") return false;
  return before?.status !== "published" || before.visibility === "unlisted";
};

export type MinimumCapacity = {
  taken: number;
  held: number;
  /** Seats of the largest party on the waitlist, which could never be promoted with a smaller capacity. */
  largestWaiting: number;
};

/** Checks a lowered capacity. @throws Conflict */
export const assertCapacity = (
  { capacity }: Pick<EventRow, "capacity">,
  { taken, held, largestWaiting }: MinimumCapacity,
): void => {
  if (capacity === null) return;
  const reject = (minimum: number, reason: string) => {
    throw new Conflict(`body/capacity must be at least ${minimum}: ${reason}`, {
      code: "capacity_too_small",
      field: "capacity",
    });
  };
  const attending = taken === 1 ? "1 person already attends" : `${taken} people already attend`;
  const holding = held === 1 ? "1 more place is held" : `${held} more places are held`;
  if (capacity < taken + held) reject(taken + held, held > 0 ? `${attending}, and ${holding}` : attending);
  if (capacity < largestWaiting) reject(largestWaiting, "a party on the waitlist has that many people");
};
