import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { components } from "../../../../generated/contract.ts";
import type { Queryable } from "../../../foundation/db/client.ts";
import { messageTopic } from "../../../foundation/db/outbox-tables.ts";
import { type Places, sqlStatement } from "../../../foundation/db/statement.ts";

/** After emails. */
const priority = 10;

export type WebhookEventType = components["schemas"]["WebhookEventType"];

type Term = SQLWrapper | string;

type Message = {
  type: Term;
  allianceId: Term;
  /** ID of what the message is about. */
  subjectId: Term;
  /** Messages with the same key arrive in the order in which they were queued. */
  orderKey: Term;
  /** The message's data as JSON, apart from `more`. */
  data: Term;
  /** Data that the statement itself reads, as JSONB. */
  more?: SQL;
  now: Term;
};

/**
 * Queues a message for each row of `from`, unless the alliance has no enabled webhook for the type. It is part of the
 * statement that changes the subject, so that it costs that no round trip. Whatever the message is about is locked: so
 * the numbers of `webhook_sequence` are in the order in which the changes are committed.
 */
export const queueing = (
  { type, allianceId, subjectId, orderKey, data, more = sql`'{}'::jsonb`, now }: Message,
  from: SQL = sql``,
): SQL => sql`
  insert into outbox (id, topic, merge_key, payload, priority, next_attempt_at, created_at)
  select gen_random_uuid(), ${sql.raw(`'${messageTopic}'`)}, ${orderKey}::text, jsonb_build_object(
      'type', ${type}::text, 'allianceId', ${allianceId}::text, 'subjectId', ${subjectId}::text,
      'orderKey', ${orderKey}::text,
      'sequence', nextval('webhook_sequence'), 'data', ${data}::text, 'more', ${more}),
    ${sql.raw(String(priority))}, ${now}::timestamptz, ${now}::timestamptz
  ${from}
  where exists (
    select from webhooks
    where webhooks.alliance_id = ${allianceId}::uuid and webhooks.disabled_at is null
      and ${type}::text = any (webhooks.event_types))
  returning pg_notify('outbox', '')`;

/** The user whom a message names, for `more`. */
export const naming = (userId: Term): SQL => sql`
  jsonb_build_object('user', (select jsonb_build_object('id', id, 'name', name) from users where id = ${userId}::uuid))`;

type Given = {
  type: WebhookEventType;
  allianceId: string;
  subjectId: string;
  /** JSON. */
  data: string;
  now: Date;
};

const insertion = sqlStatement((_db, { subjectId, ...message }: Places<Given>) =>
  queueing({ ...message, subjectId, orderKey: subjectId }),
);

/** Queues a message in the transaction of its cause. The subject is locked, or new. */
export const insertMessage = async (db: Queryable, message: Given): Promise<void> => {
  await insertion(db, message);
};
