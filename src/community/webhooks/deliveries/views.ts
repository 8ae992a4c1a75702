import type { Schemas } from "../../../../generated/contract.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { toOptionalTimestamp } from "../views.ts";
import type { DeliveryRow } from "./queries.ts";

export const toWebhookDelivery = (row: DeliveryRow): Schemas["WebhookDelivery"] => ({
  id: row.id,
  webhook_id: row.webhookId,
  event_type: row.eventType,
  subject_id: row.subjectId,
  status: row.status,
  attempts: row.attempts,
  last_attempt_at: toOptionalTimestamp(row.lastAttemptAt),
  next_attempt_at: toOptionalTimestamp(row.nextAttemptAt),
  response_status: row.responseStatus,
  response_body: row.responseBody,
  failure: row.failure,
  delivered_at: toOptionalTimestamp(row.deliveredAt),
  created_at: toTimestamp(row.createdAt),
});
