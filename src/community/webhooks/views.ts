import type { Schemas } from "../../../generated/contract.ts";
import { toTimestamp } from "../../server/http/timestamp.ts";
import { camelCased } from "../resources/case.ts";
import type { PublicWebhookRow, WebhookRow } from "./queries.ts";

export const toOptionalTimestamp = (time: Date | null): string | null => time && toTimestamp(time);

export const toWebhook = (row: PublicWebhookRow): Schemas["Webhook"] => ({
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

/** Omits the URL's path, which may be a secret: not every reader of the audit log is allowed to see webhooks. */
export const toAuditedWebhook = (row: WebhookRow, before: WebhookRow): object => {
  const { origin } = new URL(row.url);
  const hasNewPath = row.url !== before.url && origin === new URL(before.url).origin;
  return { ...toWebhook(row), url: hasNewPath ? `${origin} (path changed)` : origin };
};

/** Converts a request body to columns. Omits missing fields: updates leave them unchanged, inserts use the defaults. */
export const toWebhookColumns = camelCased;
