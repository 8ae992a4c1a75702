import type { components } from "../../../generated/contract.ts";
import { toTimestamp } from "../../http/timestamp.ts";
import type { AuditRow } from "./queries.ts";

export const toAuditEntry = (row: AuditRow): components["schemas"]["AuditEntry"] => ({
  id: row.id,
  action: row.action,
  actor: row.actorId === null ? null : { id: row.actorId, name: row.actorName },
  token_id: row.tokenId,
  subject: { type: row.subjectType, id: row.subjectId, name: row.subjectName },
  changes: row.changes,
  created_at: toTimestamp(row.createdAt),
});
