import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgSequence, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { enums } from "../../../generated/contract.ts";
import { isOneOf, requiredReference, timestamps, timestamptz } from "./columns.ts";
import { allianceReference, groups } from "./tables.ts";

export const webhooks = pgTable(
  "webhooks",
  {
    id: uuid("id").primaryKey(),
    allianceId: allianceReference(),
    /** The only group whose messages are sent; null for the whole alliance, so deleting the group must not set null. */
    groupId: uuid("group_id").references(() => groups.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    description: text("description"),
    eventTypes: text("event_types", { enum: enums.WebhookEventType }).array().notNull(),
    /** Encrypted: see `identity/auth/keyring.ts`. */
    secret: text("secret").notNull(),
    previousSecret: text("previous_secret"),
    previousSecretUntil: timestamptz("previous_secret_until"),
    disabledAt: timestamptz("disabled_at"),
    disabledReason: text("disabled_reason", { enum: enums.WebhookDisabledReason }),
    failingSince: timestamptz("failing_since"),
    /** Consecutive failures; concurrent failures count once. */
    failures: integer("failures").notNull().default(0),
    pausedUntil: timestamptz("paused_until"),
    /** Time of the last attempt to send. The webhook with the earliest time is served first. */
    servedAt: timestamptz("served_at"),
    ...timestamps(),
  },
  (t) => [
    check("webhooks_event_types_check", sql`cardinality(${t.eventTypes}) > 0`),
    check("webhooks_disabled_reason_check", isOneOf(t.disabledReason, enums.WebhookDisabledReason)),
    check("webhooks_disabled_check", sql`(${t.disabledAt} is null) = (${t.disabledReason} is null)`),
    index("webhooks_by_creation").on(t.allianceId, t.createdAt, t.id),
  ],
);

/** Orders the events of a subject. A transaction takes a number while it holds the subject's lock. */
export const webhookSequence = pgSequence("webhook_sequence");

export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: uuid("id").primaryKey(),
    webhookId: requiredReference("webhook_id", () => webhooks.id),
    eventType: text("event_type", { enum: enums.SentWebhookEventType }).notNull(),
    subjectId: uuid("subject_id").notNull(),
    /** Messages with the same key are sent in the order of `sequence`. */
    orderKey: text("order_key").notNull(),
    sequence: bigint("sequence", { mode: "number" }).notNull(),
    body: text("body").notNull(),
    status: text("status", { enum: enums.WebhookDeliveryStatus }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    failingSince: timestamptz("failing_since"),
    lastAttemptAt: timestamptz("last_attempt_at"),
    nextAttemptAt: timestamptz("next_attempt_at"),
    responseStatus: integer("response_status"),
    responseBody: text("response_body"),
    failure: text("failure"),
    deliveredAt: timestamptz("delivered_at"),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => {
    const pending = sql`${t.status} = 'pending'`;
    return [
      check("webhook_deliveries_status_check", isOneOf(t.status, enums.WebhookDeliveryStatus)),
      check("webhook_deliveries_pending_check", sql`(${t.status} = 'pending') = (${t.nextAttemptAt} is not null)`),
      index("webhook_deliveries_by_creation").on(t.webhookId, t.createdAt, t.id),
      index("webhook_deliveries_due").on(t.webhookId, t.nextAttemptAt).where(pending),
      index("webhook_deliveries_sequence").on(t.webhookId, t.sequence).where(pending),
      index("webhook_deliveries_urgency").on(t.webhookId, t.attempts, t.sequence).where(pending),
      index("webhook_deliveries_order").on(t.webhookId, t.orderKey, t.sequence).where(pending),
      index("webhook_deliveries_age").on(t.createdAt),
    ];
  },
);
