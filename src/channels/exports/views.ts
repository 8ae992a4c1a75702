import type { Schemas } from "../../../generated/contract.ts";
import type { AuditRow } from "../../community/alliances/audit/queries.ts";
import { toChanges } from "../../community/alliances/audit/views.ts";
import type { AttendeeRow } from "../../community/events/attendances/queries.ts";
import type { GuestAttendeeRow } from "../../community/events/guest-attendees/queries.ts";
import type { EventRow } from "../../community/events/queries.ts";
import type { MemberRow } from "../../community/groups/memberships/queries.ts";
import { toTimestamp } from "../../server/http/timestamp.ts";

type Question = EventRow["questions"][number];

/** The prefix keeps answers apart from the other columns. */
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
