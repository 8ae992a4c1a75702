import { Conflict, errorsOf } from "../../../foundation/errors.ts";
import type { AttendeeRow } from "../attendances/queries.ts";
import type { EventRow } from "../queries.ts";

const opensBeforeStartMs = 12 * 3_600_000;
const closesAfterEndMs = 24 * 3_600_000;

export const requireCheckInTime = (
  { status, startsAt, endsAt }: Pick<EventRow, "status" | "startsAt" | "endsAt">,
  now: Date,
): void => {
  if (status !== "published")
    throw new Conflict(`the event is ${status === "draft" ? "a draft" : status}; check-in is not possible`, {
      code: "event_not_open",
    });
  const opensAt = new Date(startsAt.getTime() - opensBeforeStartMs);
  if (now < opensAt)
    throw new Conflict(`people can be checked in from ${opensAt.toISOString()} on`, { code: "check_in_not_open" });
  const closesAt = new Date(endsAt.getTime() + closesAfterEndMs);
  if (now >= closesAt)
    throw new Conflict(`people could be checked in until ${closesAt.toISOString()}`, { code: "check_in_closed" });
};

export const isCheckInOpen = (event: Pick<EventRow, "status" | "startsAt" | "endsAt">, now: Date): boolean =>
  errorsOf(() => requireCheckInTime(event, now)).length === 0;

const reasons: Record<Exclude<AttendeeRow["status"], "attending">, string> = {
  waitlisted: "is on the waitlist",
  pending: "waits for approval",
  declined: "was declined",
};

export const requireAttending = ({ status, name }: Pick<AttendeeRow, "status" | "name">): void => {
  if (status !== "attending")
    throw new Conflict(`${name} has no place: the RSVP ${reasons[status]}; approve it first`, {
      code: "not_attending",
      text: { key: `organizers.check_in.problem.${status}`, values: { name } },
    });
};
