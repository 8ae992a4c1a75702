import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Schemas } from "../../../../generated/contract.ts";
import type { Queryable, Tx } from "../../../foundation/db/client.ts";
import { messageTopic } from "../../../foundation/db/outbox-tables.ts";
import { type Params, sqlStatement } from "../../../foundation/db/statement.ts";
import { enqueueSql } from "../../../foundation/outbox/queries.ts";

/** Less urgent than emails. */
const priority = 10;

export type WebhookEventType = Exclude<Schemas["WebhookEventType"], "*">;

type Value = SQLWrapper | string;

type Message = {
  type: Value;
  allianceId: Value;
  /** Defaults to the group in `data`. */
  groupId?: Value | undefined;
  subjectId: Value;
  /** Messages with the same key arrive in the order in which they were queued. */
  orderKey: Value;
  /** JSON, merged with `more`. */
  data: Value;
  /** SQL that selects additional fields as JSONB. */
  more?: SQL;
  now: Value;
};

/**
 * Queues a message for each row of `from` if the alliance has an enabled webhook for the type and the group.
 * Part of the statement that changes the subject, whose lock makes `webhook_sequence` follow the order of commits.
 */
export const webhookMessageSql = (
  { type, allianceId, groupId, subjectId, orderKey, data, more = sql`'{}'::jsonb`, now }: Message,
  from: SQL = sql``,
): SQL => {
  const group = groupId === undefined ? sql`(${data}::jsonb #>> '{group,id}')` : sql`${groupId}::text`;
  const payload = sql`jsonb_build_object(
    'type', ${type}::text, 'allianceId', ${allianceId}::text, 'groupId', ${group}, 'subjectId', ${subjectId}::text, 'orderKey', ${orderKey}::text,
    'sequence', nextval('webhook_sequence'), 'data', ${data}::text, 'more', ${more})`;
  return enqueueSql(
    { topic: sql.raw(`'${messageTopic}'`), mergeKey: orderKey, payload, priority: sql.raw(String(priority)), now },
    sql`${from}
      where exists (
        select from webhooks
        where webhooks.alliance_id = ${allianceId}::uuid and webhooks.disabled_at is null
          and webhooks.event_types && array[${type}::text, '*']
          and (webhooks.group_id is null or webhooks.group_id = ${group}::uuid))`,
  );
};

export const userRefSql = (userId: Value): SQL => sql`
  jsonb_build_object('user', (select jsonb_build_object('id', id, 'name', name) from users where id = ${userId}::uuid))`;

type NewMessage = {
  type: WebhookEventType;
  allianceId: string;
  /** Defaults to the group in `data`. */
  groupId?: string | undefined;
  subjectId: string;
  data: string;
  now: Date;
};

/** Queues a message. Called in the transaction that changes the subject, which must be locked or new. */
export const insertMessage = sqlStatement((_db, { subjectId, ...message }: Params<NewMessage>) =>
  webhookMessageSql({ ...message, subjectId, orderKey: subjectId }),
);

type Change<Row> = { row: Row; view: object; before?: Row };

/** @param typeOf returns the type of the message, or undefined if the change causes none */
export const webhookNotifier =
  <Row extends { id: string; allianceId: string }>(
    typeOf: (before: Row | undefined, after: Row) => WebhookEventType | undefined,
  ) =>
  async ({ db, now }: Tx<{ db: Queryable; now: Date }>, { row, view, before }: Change<Row>): Promise<void> => {
    const { id: subjectId, allianceId } = row;
    const type = typeOf(before, row);
    if (type) await insertMessage(db, { type, allianceId, subjectId, data: JSON.stringify(view), now });
  };
