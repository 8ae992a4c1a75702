import type { Schemas } from "../../../../generated/contract.ts";
import { toDisplayedField } from "../../../foundation/pictures/pictures.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import type { AuditRow } from "./queries.ts";

export const toAuditEntry = (row: AuditRow, baseUrl: string): Schemas["AuditEntry"] => ({
  id: row.id,
  action: row.action,
  actor: row.actorId === null ? null : { id: row.actorId, name: row.actorName },
  token_id: row.tokenId,
  subject: { type: row.subjectType, id: row.subjectId, name: row.subjectName },
  changes: toChanges(row, baseUrl),
  created_at: toTimestamp(row.createdAt),
});

export const toChanges = ({ changes }: AuditRow, baseUrl: string): AuditRow["changes"] =>
  changes.map(({ field, before, after }) => ({
    field,
    before: toDisplayedField(field, before, baseUrl),
    after: toDisplayedField(field, after, baseUrl),
  }));
