import type { Schemas } from "../../../../generated/contract.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import type { GroupMessageRow } from "./queries.ts";

export const toGroupMessage = (row: GroupMessageRow): Schemas["GroupMessage"] => ({
  id: row.id,
  subject: row.subject,
  text: row.text,
  recipient_count: row.recipientCount,
  sent_by: row.sentBy,
  created_at: toTimestamp(row.createdAt),
});

/** The audit log omits the text, which is in the list of messages. */
export const toAuditedMessage = ({ id, subject, recipient_count }: Schemas["GroupMessage"]) => ({
  message: { id, subject, recipient_count },
});
