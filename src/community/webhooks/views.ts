import type { Schemas } from "../../../generated/contract.ts";
import { toTimestamp } from "../../server/http/timestamp.ts";
import { camelCased } from "../resources/case.ts";
import type { ShownWebhookRow, WebhookRow } from "./queries.ts";

export const toOptionalTimestamp = (time: Date | null): string | null => time && toTimestamp(time);

export const toWebhook = (row: ShownWebhookRow): Schemas["Webhook"] => ({
  id: row.id,
  alliance: row.alliance,
  group_id: row.groupId,
  url: row.url,
  description: row.description,
  event_types: row.eventTypes,
  enabled: row.disabledAt === null,
  disabled_at: toOptionalTimestamp(row.disabledAt),
  disabled_reason: row.disabledReason,
  failing_since: toOptionalTimestamp(row.failingSince),
  previous_secret_until: toOptionalTimestamp(row.previousSecretUntil),
  created_at: toTimestamp(row.createdAt),
  updated_at: toTimestamp(row.updatedAt),
});

/** Without the path, which may be a secret of the receiver: readers of the audit log may not see webhooks. */
export const toAuditedWebhook = (row: WebhookRow, before: WebhookRow): object => {
  const { origin } = new URL(row.url);
  const isAnother = row.url !== before.url && origin === new URL(before.url).origin;
  return { ...toWebhook(row), url: isAnother ? `${origin} (another address)` : origin };
};

/** Missing fields stay as they are, or get the column's default. */
export const toWebhookColumns = camelCased;
