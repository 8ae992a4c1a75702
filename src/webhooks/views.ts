import type { components } from "../../generated/contract.ts";
import { toTimestamp } from "../http/timestamp.ts";
import { camelCased } from "../resources/case.ts";
import type { WebhookRow } from "./queries.ts";

type Schemas = components["schemas"];

const toOptionalTimestamp = (time: Date | null): string | null => time && toTimestamp(time);

/** Never with a secret. */
export const toWebhook = (row: WebhookRow): Schemas["Webhook"] => ({
  id: row.id,
  alliance: row.alliance,
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

/** A body as columns. Missing fields stay as they are, or get the column's default. */
export const toWebhookColumns = camelCased;
