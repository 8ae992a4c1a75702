import type { Schemas } from "../../../../generated/contract.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import type { EventRow } from "../queries.ts";
import { toEventSummary } from "../views.ts";
import type { AttendanceRow, AttendedEventRow, AttendeeRow, OwnAttendanceRow } from "./queries.ts";

type Rsvp = Omit<AttendanceRow, "answers">;

const toRsvp = ({ status, waitlistPosition, guests, respondedAt, checkedInAt }: Rsvp) => ({
  status,
  waitlist_position: waitlistPosition,
  guests,
  responded_at: toTimestamp(respondedAt),
  checked_in_at: checkedInAt && toTimestamp(checkedInAt),
});

const noRsvp = { status: "none", waitlist_position: null, guests: 0, responded_at: null, checked_in_at: null } as const;

const toAnswers = (answers: AttendanceRow["answers"]): Schemas["RsvpAnswer"][] =>
  answers.map(({ question_id, label, value }) => ({ question_id, label, value }));

const meetingUrl = ({ status }: Pick<Rsvp, "status">, event: Pick<EventRow, "meetingUrl">): string | null =>
  status === "attending" ? event.meetingUrl : null;

type NamedEvent = Pick<EventRow, "alliance" | "group" | "id" | "slug" | "name">;

const toEventRef = ({ alliance, group, id, slug, name }: NamedEvent) => ({
  alliance,
  group,
  event: { id, slug, name },
});

/** Returns the webhook data of an RSVP without its user. @param row undefined if the RSVP was canceled */
export const toRsvpPayload = (
  event: NamedEvent,
  row: (Rsvp & Pick<OwnAttendanceRow, "registeredBy">) | undefined,
): Omit<Schemas["RsvpPayload"], "user"> => ({
  ...toEventRef(event),
  ...(row ? toRsvp(row) : noRsvp),
  registered_by: row?.registeredBy ?? null,
});

export const toPromotionPayload = (
  event: NamedEvent,
): Omit<Schemas["RsvpPayload"], "user" | "guests" | "responded_at" | "registered_by"> => ({
  ...toEventRef(event),
  status: "attending",
  waitlist_position: null,
  checked_in_at: null,
});

export const toAttendance = (
  event: Pick<EventRow, "id" | "meetingUrl">,
  row: OwnAttendanceRow | undefined,
): Schemas["Attendance"] => ({
  event_id: event.id,
  ...(row ? toRsvp(row) : noRsvp),
  answers: toAnswers(row?.answers ?? []),
  share_email: row?.shareEmail ?? false,
  check_in_code: row?.status === "attending" ? row.checkInCode : null,
  meeting_url: row ? meetingUrl(row, event) : null,
});

type OwnEvent = { joinedAt: Date | null; attendance: Pick<AttendanceRow, "status" | "waitlistPosition"> | null };

export const toOwnEvent = ({
  joinedAt,
  attendance,
}: OwnEvent): Pick<Schemas["Viewer"], "membership" | "attendance" | "waitlist_position"> => ({
  membership: joinedAt ? "member" : "none",
  attendance: attendance?.status ?? "none",
  waitlist_position: attendance?.waitlistPosition ?? null,
});

export const toAttendee = ({ id, name, ...row }: Omit<AttendeeRow, "rank">): Schemas["Attendee"] => ({
  user: { id, name },
  email: row.email,
  email_undeliverable: row.isUndeliverable,
  ...toRsvp(row),
  answers: toAnswers(row.answers),
  registered_by: row.registeredBy,
});

/** Omits the email address and the answers, which people at the door must not see. */
export const toNamedAttendee = (row: Parameters<typeof toAttendee>[0]): Schemas["Attendee"] =>
  toAttendee({ ...row, email: null, isUndeliverable: false, answers: [] });

/** The audit log contains ids, because names must not be stored for years. */
export const toDecision = ({ id, status }: Pick<AttendeeRow, "id" | "status">) => ({
  attendee: { user_id: id, status },
});

export const toMyEvent = ({ event, attendance }: AttendedEventRow, baseUrl: string): Schemas["MyEvent"] => ({
  event: toEventSummary(event, baseUrl),
  ...toRsvp(attendance),
  meeting_url: meetingUrl(attendance, event),
});
