import type { components } from "../../generated/contract.ts";
import type { AuditRow } from "../alliances/audit/queries.ts";
import type { AttendeeRow } from "../events/attendances/queries.ts";
import type { MemberRow } from "../groups/memberships/queries.ts";
import { toTimestamp } from "../http/timestamp.ts";

/* What the lists in JSON show, without objects in objects. */

type Schemas = components["schemas"];

export const toAttendeeRow = (row: Omit<AttendeeRow, "rank">): Schemas["AttendeeRow"] => ({
  user_id: row.id,
  user_name: row.name,
  status: row.status,
  waitlist_position: row.waitlistPosition,
  responded_at: toTimestamp(row.respondedAt),
});

export const toMemberRow = ({ id, name, joinedAt }: MemberRow): Schemas["MemberRow"] => ({
  user_id: id,
  user_name: name,
  joined_at: toTimestamp(joinedAt),
});

export const toAuditRow = (row: AuditRow): Schemas["AuditRow"] => ({
  id: row.id,
  created_at: toTimestamp(row.createdAt),
  action: row.action,
  actor_id: row.actor?.id ?? null,
  actor_name: row.actor?.name ?? null,
  token_id: row.tokenId,
  subject_type: row.subjectType,
  subject_id: row.subjectId,
  subject_name: row.subjectName,
  changes: JSON.stringify(row.changes),
});
