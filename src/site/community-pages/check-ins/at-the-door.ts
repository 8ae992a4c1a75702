import { findAttendee } from "../../../community/events/attendances/queries.ts";
import { type DoorContext, requireUserOfCode, toCheckInSummary } from "../../../community/events/check-ins/actions.ts";
import { countCheckIns, listAtTheDoor } from "../../../community/events/check-ins/queries.ts";
import { isCheckInOpen } from "../../../community/events/check-ins/rules.ts";
import type { EventRow } from "../../../community/events/queries.ts";
import { serviceErrorOf } from "../../../foundation/errors.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { emptyForm } from "../../../web/pages/form.ts";
import { userMessage } from "../../../web/pages/user-message.ts";
import { notice } from "../../kit/fields.ts";
import { fromContract, optional, required, text } from "../../kit/schema.ts";

/* The parts that the team's check-in page and the door page share. */

export const codeParameter = optional(text({ maxLength: 40 }));

export const checkInQuery = {
  code: codeParameter,
  person: optional(fromContract("Id")),
  q: optional(text({ maxLength: 120 })),
  notice,
};

export const codeBody = { check_in_code: required(text({ maxLength: 40 }), "common.field.check_in_code") };

const field = "check_in_code";

/** The user of a code that the form sent. @throws BadRequest, TooManyRequests */
export const userOfForm = (context: DoorContext, eventId: string, typed: string): Promise<string> =>
  requireUserOfCode(context, { eventId, typed, field });

/** The attendee with the code of the URL, or the form with its problem. */
export const personOf = async (context: DoorContext, eventId: string, typed: string) => {
  try {
    return { person: await userOfForm(context, eventId, typed), form: emptyForm };
  } catch (error) {
    const message = userMessage(context.texts, serviceErrorOf(error));
    return { form: { values: { [field]: typed }, problems: [{ message, field }] } };
  }
};

type Row = { id: string; name: string; guests: number; checkedInAt: Date | null };

const toListed = ({ id, name, guests, checkedInAt }: Row) => ({
  id,
  name,
  guests,
  checkedInAt: checkedInAt && toTimestamp(checkedInAt),
});

type Shown = { person: string | undefined; words: string | undefined; limit: number };

/** @param shown with a limit of 0, no attendees are listed */
export const attendeesAtTheDoor = async (
  { db, now }: Pick<DoorContext, "db" | "now">,
  event: EventRow,
  { person, words, limit }: Shown,
) => {
  const { id: eventId, timezone } = event;
  const [counts, people, found] = await Promise.all([
    countCheckIns(db, eventId),
    limit > 0 ? listAtTheDoor(db, { eventId, words, limit }) : [],
    person === undefined ? undefined : findAttendee(db, { eventId, userId: person, now }),
  ]);
  return {
    timezone,
    isOpen: isCheckInOpen(event, now),
    counts: toCheckInSummary(counts),
    /** The attendee whose code was entered or who was just checked in. */
    found: found ? { ...toListed(found), status: found.status } : null,
    people: people.map(toListed),
    isCut: limit > 0 && people.length === limit,
    q: words ?? "",
  };
};

/** The path of the page that shows what was done. */
export const shownAt = (path: string, person: string, notice: string): string =>
  `${path}?person=${person}&notice=${notice}`;
