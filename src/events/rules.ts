import type { Administration } from "../access/queries.ts";
import { administersGroup } from "../access/rules.ts";
import { BadRequest, Conflict, NotFound, requireFound } from "../errors.ts";
import type { EventRow } from "./queries.ts";

/** The states of an event: product.md §4. */

export const reservedSlugs = ["attend", "attendance"] as const;

export const noEvent = (id: string): string => `there is no event ${id}`;

/** What a right over an event is judged by. */
type EventPlace = Pick<EventRow, "groupId" | "allianceId" | "status" | "groupActive">;

export const administersEvent = (own: Administration, { groupId, allianceId }: EventPlace): boolean =>
  administersGroup(own, { id: groupId, allianceId });

export const isPublic = ({ status, groupActive }: EventPlace): boolean => status !== "draft" && groupActive;

/**
 * An event that exists for the caller: a draft, or one of an inactive group, only for who administers it.
 * @throws NotFound
 */
export const requireVisible = (event: EventRow | undefined, own: Administration, message: string): EventRow => {
  const found = requireFound(event, message);
  if (!isPublic(found) && !administersEvent(own, found)) throw new NotFound(message);
  return found;
};

type Venue = Pick<EventRow, "venueName" | "venueAddress" | "venueCity" | "venueCountryCode">;

/** @throws BadRequest naming the field */
export const requireVenue = ({ venueName, venueAddress, venueCity, venueCountryCode }: Venue): void => {
  if (venueName === null && (venueAddress ?? venueCity ?? venueCountryCode) !== null)
    throw new BadRequest('body/venue must have "name"');
};

type State = Pick<EventRow, "status" | "startsAt" | "endsAt">;

const longest = 31 * 86_400_000;

/** @throws BadRequest naming the field */
const requireTimes = ({ startsAt, endsAt }: Pick<State, "startsAt" | "endsAt">): void => {
  if (endsAt <= startsAt) throw new BadRequest("body/ends_at must be after starts_at");
  if (endsAt.getTime() - startsAt.getTime() > longest)
    throw new BadRequest("body/ends_at must be at most 31 days after starts_at");
};

/** @throws BadRequest naming the field */
export const requireBeginning = (event: State, now: Date): void => {
  requireTimes(event);
  if (event.status === "canceled") throw new BadRequest("body/status must be draft or published");
  if (event.status === "published" && event.endsAt <= now)
    throw new BadRequest("body/ends_at must be in the future for an event to be published");
};

/**
 * @throws BadRequest naming the field
 * @throws Conflict for a step that the states do not have
 */
export const requireStep = (from: State, to: State, now: Date): void => {
  requireTimes(to);
  if (to.status === from.status) {
    const moved = to.endsAt.getTime() !== from.endsAt.getTime();
    if (to.status === "published" && moved && from.endsAt > now && to.endsAt <= now)
      throw new BadRequest(
        "body/ends_at must be in the future; an event that has not ended cannot be moved into the past",
      );
    return;
  }
  const step = `${from.status} to ${to.status}`;
  if (step === "draft to published") {
    if (to.endsAt <= now)
      throw new Conflict("body/status cannot be published: the event has ended (ends_at)", {
        code: "invalid_transition",
      });
  } else if (step === "canceled to published") {
    if (to.startsAt <= now)
      throw new Conflict("body/status cannot be published again: the event has begun (starts_at)", {
        code: "invalid_transition",
      });
  } else if (step !== "published to canceled") {
    throw new Conflict(`body/status cannot go from ${step}; it goes from draft to published to canceled`, {
      code: "invalid_transition",
    });
  }
};
