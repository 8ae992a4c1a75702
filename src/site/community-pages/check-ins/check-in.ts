import { findBranding } from "../../../community/alliances/policy.ts";
import { toCheckInCode } from "../../../community/check-in-code.ts";
import { findAttendance, findAttendee } from "../../../community/events/attendances/queries.ts";
import { toAttendance } from "../../../community/events/attendances/views.ts";
import {
  checkIn as checkInAttendee,
  requireUserOfCode,
  toCheckInSummary,
  undoCheckIn,
} from "../../../community/events/check-ins/actions.ts";
import { countCheckIns, listAtTheDoor } from "../../../community/events/check-ins/queries.ts";
import { isCheckInOpen } from "../../../community/events/check-ins/rules.ts";
import { eventPolicy, requireEvent } from "../../../community/events/policy.ts";
import { type EventKey, findEvent } from "../../../community/events/queries.ts";
import { toEvent } from "../../../community/events/views.ts";
import { serviceErrorOf } from "../../../foundation/errors.ts";
import { authorizeRow, may } from "../../../identity/access/policy.ts";
import type { UserContext } from "../../../identity/context.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { checkInPath, type EventPath, eventName } from "../../../web/page-paths.ts";
import { emptyForm } from "../../../web/pages/form.ts";
import { userMessage } from "../../../web/pages/user-message.ts";
import { notice } from "../../kit/fields.ts";
import { wordsOf } from "../../kit/list.ts";
import { managedEvent } from "../../kit/managed-event.ts";
import { form, page, renderPage } from "../../kit/page.ts";
import { fromContract, optional, required, text } from "../../kit/schema.ts";
import { calendarLinks } from "../calendar-links.ts";
import { ticketOf } from "./ticket.ts";

/** Further attendees are found by the search. */
const maxAttendees = 50;

type Row = { id: string; name: string; guests: number; checkedInAt: Date | null };

const toListed = ({ id, name, guests, checkedInAt }: Row) => ({
  id,
  name,
  guests,
  checkedInAt: checkedInAt && toTimestamp(checkedInAt),
});

/** The ticket of an attendee who opens the QR code of their own ticket; undefined for other users and for administrators of the event. */
const ticketPage = async (context: UserContext, path: EventPath, code: string) => {
  const { db, now, caller, baseUrl, texts } = context;
  const { event, viewer } = await requireEvent(context, eventName(path));
  if (may(eventPolicy.verbs.check_in, viewer, event)) return undefined;
  const { attendance } = await findAttendance(db, { eventId: event.id, userId: caller.userId, now });
  const ticket = attendance && ticketOf(event, attendance, { now, baseUrl });
  if (!ticket || attendance.checkInCode !== toCheckInCode(code)) return undefined;
  const view = toEvent(event, baseUrl);
  return renderPage(context, "community-pages/check-ins/ticket", {
    branding: await findBranding(context, path.alliance),
    event: view,
    rsvp: toAttendance(event, attendance),
    ticket,
    calendar: calendarLinks(texts, view, event.meetingUrl),
  });
};

/** The attendee with this code, or the form with its problem. */
const personOf = async (context: UserContext, eventId: string, typed: string) => {
  const field = "check_in_code";
  try {
    return { person: await requireUserOfCode(context, { eventId, typed, field }), form: emptyForm };
  } catch (error) {
    const message = userMessage(context.texts, serviceErrorOf(error));
    return { form: { values: { check_in_code: typed }, problems: [{ message, field }] } };
  }
};

const back = (event: EventKey, person: string, notice: string) =>
  seeOther(`${checkInPath(event)}?person=${person}&notice=${notice}`);

const checkInOne = async (context: UserContext, event: EventKey, userId: string) => {
  const { isNew } = await checkInAttendee(context, { eventId: event.id, userId });
  return back(event, userId, isNew ? "checked_in" : "already_checked_in");
};

const byCode = form("/events/{alliance}/{group_slug}/{event_slug}/check-in", {
  permission: "event.check_in",
  body: { check_in_code: required(text({ maxLength: 40 }), "common.field.check_in_code") },
  submit: async (context, { body }) => {
    const { target: event } = context;
    const code = { eventId: event.id, typed: body.check_in_code, field: "check_in_code" };
    return checkInOne(context, event, await requireUserOfCode(context, code));
  },
});

const byButton = form("/events/{alliance}/{group_slug}/{event_slug}/check-in/{user_id}", {
  permission: "event.check_in",
  submit: (context, { path }) => checkInOne(context, context.target, path.user_id),
});

const undo = form("/events/{alliance}/{group_slug}/{event_slug}/check-in/{user_id}/undo", {
  permission: "event.check_in",
  submit: async (context, { path: { user_id: userId } }) => {
    const { target: event } = context;
    await undoCheckIn(context, { eventId: event.id, userId });
    return back(event, userId, "check_in_undone");
  },
});

/**
 * The page for a phone at the door: a form for codes, and the attendees by name, each with a button. QR codes link to this page:
 * administrators see the owner of the code, and the owner sees the ticket.
 */
export const checkIn = page("showCheckIn", "/events/{alliance}/{group_slug}/{event_slug}/check-in", {
  permission: "signed_in",
  template: "community-pages/check-ins/check-in",
  query: {
    code: optional(text({ maxLength: 40 })),
    person: optional(fromContract("Id")),
    q: optional(text({ maxLength: 120 })),
    notice,
  },
  show: async (context, { path, query: { code, person: shown, q }, form }) => {
    const { db, now } = context;
    const ticket = code === undefined ? undefined : await ticketPage(context, path, code);
    if (ticket) return ticket;
    const { row: event, viewer } = await authorizeRow(context, eventPolicy, "check_in", eventName(path), findEvent);
    const eventId = event.id;
    const { person = shown, ...entered } = code === undefined ? { form } : await personOf(context, eventId, code);
    const words = wordsOf(q);
    const [counts, people, found] = await Promise.all([
      countCheckIns(db, eventId),
      listAtTheDoor(db, { eventId, words, limit: maxAttendees }),
      person === undefined ? undefined : findAttendee(db, { eventId, userId: person, now }),
    ]);
    return {
      event: managedEvent(viewer, event),
      timezone: event.timezone,
      action: checkInPath(event),
      isOpen: isCheckInOpen(event, now),
      counts: toCheckInSummary(counts),
      /** The attendee whose code was entered or who was just checked in. */
      found: found ? { ...toListed(found), status: found.status } : null,
      people: people.map(toListed),
      isCut: people.length === maxAttendees,
      q: words ?? "",
      ...entered,
    };
  },
  forms: { checkInByForm: byCode, checkInAttendeeByForm: byButton, undoCheckInByForm: undo },
});
