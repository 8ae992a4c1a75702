import { type SQL, sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns.ts";

export const messageTopic = "webhook_message";

const isMessageTopic = sql.raw(`topic = '${messageTopic}'`);
const isOtherTopic = sql.raw(`topic <> '${messageTopic}'`);

/** Repeats the condition of the partial indexes, so that email workers do not read past many webhook messages. */
export const partialIndexCondition = (topics: string[]): SQL | undefined => {
  if (!topics.includes(messageTopic)) return isOtherTopic;
  return topics.length === 1 ? isMessageTopic : undefined;
};

/** A row is deleted when its work is done: the payload may contain secret links. */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid("id").primaryKey(),
    topic: text("topic").notNull(),
    /** A later entry of the same topic and key may extend this one. */
    mergeKey: text("merge_key"),
    payload: jsonb("payload").notNull(),
    /** 0 is the most urgent. */
    priority: integer("priority").notNull(),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: timestamptz("next_attempt_at").notNull(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [
    index("outbox_order").on(t.priority, t.nextAttemptAt, t.id).where(isOtherTopic),
    index("outbox_next_attempt").on(t.nextAttemptAt).where(isOtherTopic),
    index("outbox_messages_order").on(t.priority, t.nextAttemptAt, t.id).where(isMessageTopic),
    index("outbox_messages_next_attempt").on(t.nextAttemptAt).where(isMessageTopic),
    index("outbox_merge").on(t.topic, t.mergeKey).where(sql`${t.mergeKey} is not null`),
  ],
);
