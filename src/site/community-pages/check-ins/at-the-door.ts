import { requireAddTime } from "../../../community/events/additions/rules.ts";
import { attendeeAccess } from "../../../community/events/attendances/policy.ts";
import { findAttendee } from "../../../community/events/attendances/queries.ts";
import {
  checkIn,
  type DoorContext,
  requireUserByCode,
  toCheckInSummary,
  undoCheckIn,
} from "../../../community/events/check-ins/actions.ts";
import { countCheckIns, listPeopleToCheckIn } from "../../../community/events/check-ins/queries.ts";
import { isCheckInOpen } from "../../../community/events/check-ins/rules.ts";
import { editGuestAttendee } from "../../../community/events/guest-attendees/actions.ts";
import { findGuestAttendee } from "../../../community/events/guest-attendees/queries.ts";
import type { EventRow } from "../../../community/events/queries.ts";
import { errorsOf, serviceErrorOf } from "../../../foundation/errors.ts";
import type { Viewer } from "../../../identity/access/policy.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { emptyForm, type Form } from "../../../web/pages/form.ts";
import { userMessage } from "../../../web/pages/user-message.ts";
import { notice, wordsOf } from "../../kit/fields.ts";
import { fromContract, optional, required, text, type ValuesOf } from "../../kit/schema.ts";
import { guestChoices } from "../rsvp-form.ts";

/* Code shared by the team's check-in page and the door page. */

export const checkInCode = optional(text({ maxLength: 40 }));

export const checkInQuery = {
  code: checkInCode,
  person: optional(fromContract("Id")),
  q: optional(text({ maxLength: 120 })),
  notice,
};

export const codeBody = { check_in_code: required(text({ maxLength: 40 }), "common.field.check_in_code") };

const field = "check_in_code";

/** Finds the user for a check-in code that was submitted by a form. @throws BadRequest, TooManyRequests */
export const requireUserByFormCode = (context: DoorContext, eventId: string, code: string): Promise<string> =>
  requireUserByCode(context, { eventId, typed: code, field });

type CheckInInput = ValuesOf<typeof checkInQuery> & {
  form: Form;
  /** The maximum number of attendees to list; 0 lists none. */
  limit: number;
};

/** Finds the id of the attendee by the check-in code or the id in the URL. Adds a problem to the form for an invalid code. */
const resolvePerson = async (context: DoorContext, eventId: string, { code, person, form }: CheckInInput) => {
  if (code === undefined) return { person, form, hasCode: false };
  try {
    return { person: await requireUserByFormCode(context, eventId, code), form: emptyForm, hasCode: true };
  } catch (error) {
    const message = userMessage(context.texts, serviceErrorOf(error));
    return { person, form: { values: { [field]: code }, problems: [{ message, field }] }, hasCode: false };
  }
};

/** Identifies an attendee or a guest attendee of an event. */
type AttendeeKey = { eventId: string; id: string };

/** Redirects to the check-in page, which shows the person and a notice. */
export const redirectToPerson = (path: string, person: string, notice: string) =>
  seeOther(`${path}?person=${person}&notice=${notice}`);

export const checkInAt = async (context: DoorContext, path: string, key: AttendeeKey) => {
  const { isNew } = (await findGuestAttendee(context.db, key))
    ? await editGuestAttendee(context, key, { check_in: true })
    : await checkIn(context, { eventId: key.eventId, userId: key.id });
  return redirectToPerson(path, key.id, isNew ? "checked_in" : "already_checked_in");
};

export const undoCheckInAt = async (context: DoorContext, path: string, key: AttendeeKey) => {
  await ((await findGuestAttendee(context.db, key))
    ? editGuestAttendee(context, key, { check_in: false })
    : undoCheckIn(context, { eventId: key.eventId, userId: key.id }));
  return redirectToPerson(path, key.id, "check_in_undone");
};

const findPerson = async ({ db, now }: Pick<DoorContext, "db" | "now">, key: AttendeeKey) => {
  const attendee = await findAttendee(db, { eventId: key.eventId, userId: key.id, now });
  if (attendee) return { ...toListed(attendee), status: attendee.status };
  const guest = await findGuestAttendee(db, key);
  return guest ? { ...toListed(guest), status: "attending" as const } : null;
};

type Row = { id: string; name: string; guests: number; checkedInAt: Date | null };

const toListed = ({ id, name, guests, checkedInAt }: Row) => ({
  id,
  name,
  guests,
  checkedInAt: checkedInAt && toTimestamp(checkedInAt),
});

/** The template data of a check-in page. */
export const attendeesAtTheDoor = async (
  context: DoorContext,
  { event, viewer }: { event: EventRow; viewer: Viewer },
  input: CheckInInput,
) => {
  const { db, now, texts } = context;
  const { id: eventId, timezone } = event;
  const { limit } = input;
  const words = wordsOf(input.q);
  const { statuses } = attendeeAccess(viewer, event);
  const { person, hasCode, form } = await resolvePerson(context, eventId, input);
  const [counts, people, found] = await Promise.all([
    countCheckIns(db, eventId),
    limit > 0 ? listPeopleToCheckIn(db, { eventId, words, limit }) : [],
    person === undefined ? null : findPerson(context, { eventId, id: person }),
  ]);
  return {
    timezone,
    isOpen: isCheckInOpen(event, now),
    counts: toCheckInSummary(counts),
    form,
    /** The attendee whose code was entered or who was just checked in. With a code, the page says why an attendee has no spot. */
    found: hasCode || !statuses || (found && statuses.includes(found.status)) ? found : null,
    canAdd: errorsOf(() => requireAddTime(event, { isCheckIn: true, now })).length === 0,
    guests: guestChoices(texts, event, 0),
    people: people.map(toListed),
    isTruncated: limit > 0 && people.length === limit,
    q: words ?? "",
  };
};
