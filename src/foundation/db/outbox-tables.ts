import { type SQL, sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns.ts";

/** Of messages that are still to be addressed to webhooks. */
export const messageTopic = "webhook_message";

const isMessage = sql.raw(`topic = '${messageTopic}'`);
const isOther = sql.raw(`topic <> '${messageTopic}'`);

/**
 * What a worker of these topics may come across. Literally as in the indexes: many messages to webhooks wait at times,
 * and whoever sends emails does not read past them.
 */
export const partOf = (topics: string[]): SQL | undefined => {
  if (!topics.includes(messageTopic)) return isOther;
  return topics.length === 1 ? isMessage : undefined;
};

/** Work that a committed transaction has promised. A payload may contain links, so that a row is deleted when it is done. */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid("id").primaryKey(),
    topic: text("topic").notNull(),
    /** A later entry of the same topic and key may extend this one while it waits. */
    mergeKey: text("merge_key"),
    payload: jsonb("payload").notNull(),
    /** 0 is the most urgent. */
    priority: integer("priority").notNull(),
    /** Attempts that have failed. */
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: timestamptz("next_attempt_at").notNull(),
    /** Or last extended: the time from which on it is tried for some days. */
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [
    index("outbox_order").on(t.priority, t.nextAttemptAt, t.id).where(isOther),
    index("outbox_next_attempt").on(t.nextAttemptAt).where(isOther),
    index("outbox_messages_order").on(t.priority, t.nextAttemptAt, t.id).where(isMessage),
    index("outbox_messages_next_attempt").on(t.nextAttemptAt).where(isMessage),
    index("outbox_merge").on(t.topic, t.mergeKey).where(sql`${t.mergeKey} is not null`),
  ],
);
