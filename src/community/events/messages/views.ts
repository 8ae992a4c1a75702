import type { Schemas } from "../../../../generated/contract.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import type { EventMessageRow } from "./queries.ts";

export const toEventMessage = (row: EventMessageRow): Schemas["EventMessage"] => ({
  id: row.id,
  subject: row.subject,
  text: row.text,
  to: row.audience,
  recipient_count: row.recipientCount,
  sent_by: row.sentBy,
  created_at: toTimestamp(row.createdAt),
});

/** The audit log omits the text, which is in the list of messages. */
export const toAuditedMessage = ({ id, subject, to, recipient_count }: Schemas["EventMessage"]) => ({
  message: { id, subject, to, recipient_count },
});
