import { findBranding } from "../../../community/alliances/policy.ts";
import { toCheckInCode } from "../../../community/check-in-code.ts";
import { findAttendance } from "../../../community/events/attendances/queries.ts";
import { toAttendance } from "../../../community/events/attendances/views.ts";
import { eventPolicy, requireEvent } from "../../../community/events/policy.ts";
import { type EventKey, findEvent } from "../../../community/events/queries.ts";
import { toEvent } from "../../../community/events/views.ts";
import { authorizeRow, may } from "../../../identity/access/policy.ts";
import type { UserContext } from "../../../identity/context.ts";
import { checkInPath, type EventPath, eventName } from "../../../web/page-paths.ts";
import { managedEvent } from "../../kit/managed-event.ts";
import { form, page, renderPage } from "../../kit/page.ts";
import { calendarLinks } from "../calendar-links.ts";
import { addPersonByForm, personFields } from "../guest-places/add-person.ts";
import {
  attendeesAtTheDoor,
  checkInAt,
  checkInQuery,
  codeBody,
  redirectToPerson,
  requireUserByFormCode,
  undoCheckInAt,
} from "./at-the-door.ts";
import { ticketOf } from "./ticket.ts";

/** Maximum attendees to list. Further attendees can be found by searching. */
const maxAttendees = 50;

/** The ticket page, if the caller is an attendee and `code` is the code of their own ticket; undefined for other users and the team. */
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

const checkInById = (context: UserContext, event: EventKey, id: string) =>
  checkInAt(context, checkInPath(event), { eventId: event.id, id });

const checkInByForm = form("/events/{alliance}/{group_slug}/{event_slug}/check-in", {
  permission: "event.check_in",
  body: codeBody,
  submit: async (context, { body }) => {
    const { target: event } = context;
    return checkInById(context, event, await requireUserByFormCode(context, event.id, body.check_in_code));
  },
});

const checkInAttendeeByForm = form("/events/{alliance}/{group_slug}/{event_slug}/check-in/{user_id}", {
  permission: "event.check_in",
  submit: (context, { path }) => checkInById(context, context.target, path.user_id),
});

const undoCheckInByForm = form("/events/{alliance}/{group_slug}/{event_slug}/check-in/{user_id}/undo", {
  permission: "event.check_in",
  submit: (context, { path: { user_id: id } }) => {
    const { target: event } = context;
    return undoCheckInAt(context, checkInPath(event), { eventId: event.id, id });
  },
});

const addWalkInByForm = form("/events/{alliance}/{group_slug}/{event_slug}/check-in/walk-ins/add", {
  permission: "event.check_in",
  body: personFields,
  submit: async (context, { body: fields }) => {
    const { target: event } = context;
    const id = await addPersonByForm(context, event.id, fields, { check_in: true });
    return redirectToPerson(checkInPath(event), id, "checked_in");
  },
});

/**
 * The check-in page, made for phones: a form for codes, and the attendees by name, each with a button. The QR codes of
 * tickets link to this page: the event's team sees the attendee, and the attendee sees the ticket.
 */
export const checkIn = page("showCheckIn", "/events/{alliance}/{group_slug}/{event_slug}/check-in", {
  permission: "signed_in",
  template: "community-pages/check-ins/check-in",
  query: checkInQuery,
  show: async (context, { path, query, form }) => {
    const { code } = query;
    const ticket = code === undefined ? undefined : await ticketPage(context, path, code);
    if (ticket) return ticket;
    const { row: event, viewer } = await authorizeRow(context, eventPolicy, "check_in", eventName(path), findEvent);
    return {
      event: managedEvent(viewer, event),
      action: checkInPath(event),
      canExceed: event.capacity !== null && may(eventPolicy.verbs.manage_attendees, viewer, event),
      ...(await attendeesAtTheDoor(context, { event, viewer }, { ...query, form, limit: maxAttendees })),
    };
  },
  forms: { checkInByForm, checkInAttendeeByForm, undoCheckInByForm, addWalkInByForm },
});
