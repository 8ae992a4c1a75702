import { operationTable, type Schemas } from "../../../generated/contract.ts";
import type { AuditRow } from "../../community/alliances/audit/queries.ts";
import { toChanges } from "../../community/alliances/audit/views.ts";
import type { AttendeeRow } from "../../community/events/attendances/queries.ts";
import { toAttendee } from "../../community/events/attendances/views.ts";
import type { GuestAttendeeRow } from "../../community/events/guest-attendees/queries.ts";
import type { EventRow } from "../../community/events/queries.ts";
import { toAdministeredEvent } from "../../community/events/views.ts";
import type { MemberRow } from "../../community/groups/memberships/queries.ts";
import { toTimestamp } from "../../server/http/timestamp.ts";

type Question = EventRow["questions"][number];

/** The prefix prevents collisions with the other columns. */
export const answerColumn = ({ label }: Pick<Question, "label">): string => `answer: ${label}`;

export const toAttendeeRow =
  (questions: readonly Question[]) =>
  (row: Omit<AttendeeRow, "rank">): Record<string, string | number | boolean | null> => ({
    user_id: row.id,
    user_name: row.name,
    status: row.status,
    waitlist_position: row.waitlistPosition,
    responded_at: toTimestamp(row.respondedAt),
    guests: row.guests,
    checked_in_at: row.checkedInAt && toTimestamp(row.checkedInAt),
    email_undeliverable: row.isUndeliverable,
    registered_by: row.registeredBy,
    email: row.email,
    guest_attendee_id: null,
    ...Object.fromEntries(
      questions.map((question) => [
        answerColumn(question),
        row.answers.find(({ question_id: id }) => id === question.id)?.value ?? null,
      ]),
    ),
  });

export const toGuestRow = (questions: EventRow["questions"]) => (row: GuestAttendeeRow) => ({
  ...toAttendeeRow(questions)({
    ...{ ...row, respondedAt: row.createdAt, answers: [] },
    ...{ status: "attending", waitlistPosition: null, isUndeliverable: false },
  }),
  user_id: null,
  guest_attendee_id: row.id,
});

export const attendeeColumns = ["event_id", "event_name", ...operationTable.exportAttendees.columns, "answers"];

type WithEvent = { event: Pick<EventRow, "id" | "name"> };

/** Events have different questions, so all answers share a column. */
export const toGroupAttendeeRow = (row: Omit<AttendeeRow, "rank"> & WithEvent) => ({
  ...toAttendeeRow([])(row),
  event_id: row.event.id,
  event_name: row.event.name,
  answers: row.answers.length > 0 ? JSON.stringify(toAttendee(row).answers) : null,
});

export const toGroupGuestRow = (row: GuestAttendeeRow & WithEvent) => ({
  ...toGuestRow([])(row),
  event_id: row.event.id,
  event_name: row.event.name,
  answers: null,
});

/** The columns that event imports read, and additional columns. */
export const eventColumns = [
  ...(["id", "slug", "name", "summary", "description", "kind", "status", "category", "starts_at", "ends_at"] as const),
  ...(["timezone", "venue_name", "venue_address", "venue_city", "venue_country_code", "venue_latitude"] as const),
  ...(["venue_longitude", "meeting_url", "accessibility_notes", "tags", "capacity", "waitlist_enabled"] as const),
  ...(["approval_required", "max_guests", "rsvp_opens_at", "rsvp_closes_at", "visibility", "registration"] as const),
  ...(["registration_url", "series_id", "attendee_count", "html_url", "banner_url"] as const),
  ...(["created_at", "updated_at"] as const),
];

export const toEventRow = (baseUrl: string) => (row: EventRow) => {
  const { venue, tags, meeting_url: meetingUrl, ...event } = toAdministeredEvent(row, baseUrl);
  return {
    ...event,
    tags: tags.join(","),
    meeting_url: meetingUrl ?? null,
    venue_name: venue?.name ?? null,
    venue_address: venue?.address ?? null,
    venue_city: venue?.city ?? null,
    venue_country_code: venue?.country_code ?? null,
    venue_latitude: venue?.location?.latitude ?? null,
    venue_longitude: venue?.location?.longitude ?? null,
  };
};

export const toMemberRow = ({ id, name, isUndeliverable, joinedAt }: MemberRow): Schemas["MemberRow"] => ({
  user_id: id,
  user_name: name,
  joined_at: toTimestamp(joinedAt),
  email_undeliverable: isUndeliverable,
});

export const toAuditRow = (row: AuditRow, baseUrl: string): Schemas["AuditRow"] => ({
  id: row.id,
  created_at: toTimestamp(row.createdAt),
  action: row.action,
  actor_id: row.actorId,
  actor_name: row.actorId === null ? null : row.actorName,
  token_id: row.tokenId,
  subject_type: row.subjectType,
  subject_id: row.subjectId,
  subject_name: row.subjectName,
  changes: JSON.stringify(toChanges(row, baseUrl)),
});
