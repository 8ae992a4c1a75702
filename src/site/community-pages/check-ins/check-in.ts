import type { Schemas } from "../../../../generated/contract.ts";
import { toCheckInCode } from "../../../community/check-in-code.ts";
import { findAttendance, findAttendee } from "../../../community/events/attendances/queries.ts";
import { toAttendance } from "../../../community/events/attendances/views.ts";
import * as change from "../../../community/events/check-ins/change.ts";
import { countCheckIns, listAtTheDoor } from "../../../community/events/check-ins/queries.ts";
import { isCheckInOpen } from "../../../community/events/check-ins/rules.ts";
import { toCheckInSummary } from "../../../community/events/check-ins/views.ts";
import { requireEvent } from "../../../community/events/lookup.ts";
import { eventPolicy } from "../../../community/events/policy.ts";
import type { EventRow } from "../../../community/events/queries.ts";
import { toEvent } from "../../../community/events/views.ts";
import { caught } from "../../../foundation/errors.ts";
import { may } from "../../../identity/access/policy.ts";
import type { UserContext } from "../../../identity/context.ts";
import { seeOther } from "../../../server/http/responses.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { checkInPath, type EventPath, eventName } from "../../../web/page-paths.ts";
import { emptyForm, type Form } from "../../../web/pages/form.ts";
import { noticeOf } from "../../../web/pages/notices.ts";
import type { NoticeText, Shown, Visitor } from "../../../web/pages/page.ts";
import { template } from "../../../web/pages/template.ts";
import { userMessage } from "../../../web/pages/user-message.ts";
import { notice } from "../../kit/fields.ts";
import { form, page } from "../../kit/page.ts";
import { fromContract, optional, required, text } from "../../kit/schema.ts";
import { administeredEvent } from "../../pages/administered.ts";
import { calendarLinks } from "../calendar-links.ts";
import { lookOf, type ManagedPage, managedPage, visitorOf, wordsOf } from "../visit.ts";
import { ticketOf } from "./ticket.ts";

type CheckInPage = ManagedPage & {
  action: string;
  isOpen: boolean;
  counts: Schemas["CheckInSummary"];
  /** The attendee whose code was entered or who was just checked in. */
  found: (ReturnType<typeof toAtTheDoor> & { status: Schemas["AttendeeStatus"] }) | null;
  people: ReturnType<typeof toAtTheDoor>[];
  /** Whether the list was cut. */
  isCut: boolean;
  q: string;
  form: Form;
  notice: NoticeText | null;
};

const checkInTemplate = template<CheckInPage>("site/community-pages/check-ins/check-in");

type TicketPage = Visitor & {
  look: Awaited<ReturnType<typeof lookOf>>;
  calendar: ReturnType<typeof calendarLinks>;
  event: Schemas["GroupEvent"];
  rsvp: Schemas["Attendance"];
  ticket: NonNullable<ReturnType<typeof ticketOf>>;
};

const ticketTemplate = template<TicketPage>("site/community-pages/check-ins/ticket");

/** Attendees shown; search finds the others. */
const most = 50;

type Row = { id: string; name: string; guests: number; checkedInAt: Date | null };

const toAtTheDoor = ({ id, name, guests, checkedInAt }: Row) => ({
  id,
  name,
  guests,
  checkedInAt: checkedInAt && toTimestamp(checkedInAt),
});

/** The page for attendees who open the QR code of their own ticket; undefined for everyone else and for administrators of the event. */
const ticketPage = async (context: UserContext, path: EventPath, code: string): Promise<string | undefined> => {
  const { db, now, caller, baseUrl, render, texts } = context;
  const name = eventName(path);
  const { event, viewer } = await requireEvent(context, name);
  if (may(eventPolicy.verbs.check_in, viewer, event)) return undefined;
  const found = await findAttendance(db, { eventId: event.id, userId: caller.userId, now });
  const { attendance } = found;
  const ticket = attendance && ticketOf(event, attendance, { now, baseUrl });
  if (!ticket || attendance.checkInCode !== toCheckInCode(code)) return undefined;
  const shown = toEvent(event, baseUrl);
  const [visitor, look] = await Promise.all([visitorOf(context), lookOf(context, path.alliance)]);
  return render(ticketTemplate, {
    ...visitor,
    look,
    event: shown,
    rsvp: toAttendance(event, attendance),
    ticket,
    calendar: calendarLinks(texts, shown, event.meetingUrl),
  });
};

const checkInPage = async (
  context: UserContext,
  path: EventPath,
  { person, words, form, notice }: Shown & { person?: string | undefined; words?: string | undefined },
) => {
  const { db, now, render } = context;
  const { event } = await administeredEvent(context, "check_in", path);
  const eventId = event.id;
  const [managed, counts, people, found] = await Promise.all([
    managedPage(context, event),
    countCheckIns(db, eventId),
    listAtTheDoor(db, { eventId, words, limit: most }),
    person === undefined ? undefined : findAttendee(db, { eventId, userId: person, now }),
  ]);
  return render(checkInTemplate, {
    ...managed,
    action: checkInPath(event),
    isOpen: isCheckInOpen(event, now),
    counts: toCheckInSummary(counts),
    found: found ? { ...toAtTheDoor(found), status: found.status } : null,
    people: people.map(toAtTheDoor),
    isCut: people.length === most,
    q: words ?? "",
    form,
    notice,
  });
};

/** The attendee with this code, or the form with its problem. */
const personOf = async (context: UserContext, path: EventPath, typed: string) => {
  const { event } = await administeredEvent(context, "check_in", path);
  const field = "check_in_code";
  try {
    return { person: await change.requireUserOfCode(context, { eventId: event.id, typed, field }), form: emptyForm };
  } catch (error) {
    const problems = caught(error).map((problem) => ({ message: userMessage(context.texts, problem), field }));
    return { form: { values: { check_in_code: typed }, problems } };
  }
};

const back = (event: EventRow, person: string, notice: string) =>
  seeOther(`${checkInPath(event)}?person=${person}&notice=${notice}`);

const checkInOne = async (context: UserContext, event: EventRow, userId: string) => {
  const { isNew } = await change.checkIn(context, { eventId: event.id, userId });
  return back(event, userId, isNew ? "checked_in" : "already_checked_in");
};

const byCode = form("/events/{alliance}/{group_slug}/{event_slug}/check-in", {
  permission: "event.check_in",
  body: { check_in_code: required(text({ maxLength: 40 }), "common.field.check_in_code") },
  submit: async (context, { path, body }) => {
    const { event } = await administeredEvent(context, "check_in", path);
    const code = { eventId: event.id, typed: body.check_in_code, field: "check_in_code" };
    return checkInOne(context, event, await change.requireUserOfCode(context, code));
  },
});

const byButton = form("/events/{alliance}/{group_slug}/{event_slug}/check-in/{user_id}", {
  permission: "event.check_in",
  submit: async (context, { path }) => {
    const { event } = await administeredEvent(context, "check_in", path);
    return checkInOne(context, event, path.user_id);
  },
});

const undo = form("/events/{alliance}/{group_slug}/{event_slug}/check-in/{user_id}/undo", {
  permission: "event.check_in",
  submit: async (context, { path }) => {
    const { event } = await administeredEvent(context, "check_in", path);
    await change.undoCheckIn(context, { eventId: event.id, userId: path.user_id });
    return back(event, path.user_id, "check_in_undone");
  },
});

/**
 * The page for a phone at the door: a form for codes, and the attendees by name, each with a button. A QR code leads here with its
 * code: administrators see its owner, and the owner sees the ticket.
 */
export const checkIn = page("showCheckIn", "/events/{alliance}/{group_slug}/{event_slug}/check-in", {
  permission: "signed_in",
  query: {
    code: optional(text({ maxLength: 40 })),
    person: optional(fromContract("Id")),
    q: optional(text({ maxLength: 120 })),
    notice,
  },
  show: async (context, { path, query, form }) => {
    const { code, person, q, notice } = query;
    const ticket = code === undefined ? undefined : await ticketPage(context, path, code);
    if (ticket !== undefined) return ticket;
    const found = code === undefined ? { form } : await personOf(context, path, code);
    const shown = { person, ...found, words: wordsOf(q), notice: noticeOf(context.texts, notice) };
    return checkInPage(context, path, shown);
  },
  forms: { checkInByForm: byCode, checkInAttendeeByForm: byButton, undoCheckInByForm: undo },
});
