import { and, arrayOverlaps, eq, getTableColumns, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";
import { byTime, type PageRequest, pageOf } from "../../../foundation/db/keyset.ts";
import { anyOf } from "../../../foundation/db/matching.ts";
import { type Batch, daysBefore, deleteOldest } from "../../../foundation/db/purge.ts";
import { firstRow } from "../../../foundation/db/statement.ts";
import { webhookDeliveries, webhooks } from "../../../foundation/db/webhook-tables.ts";
import { enqueueSql } from "../../../foundation/outbox/queries.ts";
import { mayUseRoles } from "../../../identity/access/queries.ts";
import type { WebhookEventType } from "../messages/queries.ts";

export const channel = "webhook_deliveries";

export const wakeSender = (db: Queryable): Promise<unknown> => db.execute(sql`select alliance_notify(${channel}, '')`);

const { body: _body, orderKey: _orderKey, sequence: _sequence, ...columns } = getTableColumns(webhookDeliveries);

export type DeliveryRow = Omit<typeof webhookDeliveries.$inferSelect, "body" | "orderKey" | "sequence">;

export const deliveryOrder = byTime<DeliveryRow>(webhookDeliveries.createdAt, "descending", (row) => row.createdAt);

type DeliveryList = PageRequest & {
  webhookId: string;
  status?: DeliveryRow["status"][] | undefined;
  eventType?: DeliveryRow["eventType"][] | undefined;
};

export const listDeliveries = (
  db: Queryable,
  { webhookId, status, eventType, ...page }: DeliveryList,
): Promise<DeliveryRow[]> =>
  pageOf(
    db.select(columns).from(webhookDeliveries),
    [deliveryOrder, webhookDeliveries.id],
    page,
    eq(webhookDeliveries.webhookId, webhookId),
    anyOf(webhookDeliveries.status, status),
    anyOf(webhookDeliveries.eventType, eventType),
  );

export const findDelivery = (
  db: Queryable,
  { id, webhookId }: { id: string; webhookId: string },
): Promise<DeliveryRow | undefined> =>
  firstRow(
    db
      .select(columns)
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId))),
  );

export const findPayloads = async (db: Queryable, ids: string[]): Promise<Map<string, string>> => {
  const { id, body } = webhookDeliveries;
  const rows = await db.select({ id, body }).from(webhookDeliveries).where(inArray(id, ids));
  return new Map(rows.map(({ id, body }) => [id, body]));
};

export const listSubscribers = async (
  db: Queryable,
  { allianceId, groupId, type }: { allianceId: string; groupId: string | null; type: WebhookEventType },
): Promise<string[]> => {
  const rows = await db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.allianceId, allianceId),
        isNull(webhooks.disabledAt),
        arrayOverlaps(webhooks.eventTypes, [type, "*"]),
        or(isNull(webhooks.groupId), groupId === null ? undefined : eq(webhooks.groupId, groupId)),
      ),
    )
    // Prevents the deletion of a webhook before its deliveries are inserted.
    .for("key share");
  return rows.map(({ id }) => id);
};

type NewDelivery = typeof webhookDeliveries.$inferInsert;

export const insertDeliveries = async (db: Queryable, rows: NewDelivery[]): Promise<void> => {
  if (rows.length > 0) await db.insert(webhookDeliveries).values(rows);
};

export const nextSequence = async (db: Queryable): Promise<number> => {
  const [row] = await db.execute<{ next: string }>(sql`select nextval('webhook_sequence') as next`);
  return Number(row?.next);
};

export const repeatDelivery = (db: Transaction, id: string, now: Date): Promise<unknown> =>
  db
    .update(webhookDeliveries)
    .set({ status: "pending", nextAttemptAt: now, failingSince: null })
    .where(eq(webhookDeliveries.id, id));

export const maxRecovered = 10_000;

/** Makes the oldest failed and waiting deliveries due. @returns their number */
export const recoverDeliveries = async (
  db: Transaction,
  { webhookId, since, now }: { webhookId: string; since: Date; now: Date },
): Promise<number> => {
  const recovered = await db.execute(sql`
    with recovered as (
      update webhook_deliveries set status = 'pending', next_attempt_at = ${toSqlTime(now)}, failing_since = null
      where id in (
        select id from webhook_deliveries
        where webhook_id = ${webhookId} and created_at >= ${toSqlTime(since)}
          and (status = 'failed' or (status = 'pending' and next_attempt_at > ${toSqlTime(now)}))
        order by created_at, id limit ${maxRecovered} for no key update)
      returning 1)
    select count(*)::integer as count from recovered`);
  return Number(recovered[0]?.["count"]);
};

export const deleteOldDeliveries = (db: Queryable, { now, batch }: Batch): Promise<number> => {
  const { createdAt } = webhookDeliveries;
  return deleteOldest(db, webhookDeliveries, { sortKey: createdAt, isDue: lt(createdAt, daysBefore(now, 30)), batch });
};

export type Delivery = Pick<typeof webhookDeliveries.$inferSelect, "id" | "body" | "attempts" | "failingSince"> & {
  webhook: Pick<
    typeof webhooks.$inferSelect,
    "id" | "url" | "secret" | "previousSecret" | "previousSecretUntil" | "failingSince" | "failures" | "pausedUntil"
  >;
};

export const toSqlTime = (date: Date) => sql`${date.toISOString()}::timestamptz`;

export type Response = { status: number; body: string };

type Attempt = { id: string; webhookId: string; response: Response | undefined; now: Date };

const attemptSql = ({ response, now }: Attempt) => sql`
  attempts = attempts + 1, last_attempt_at = ${toSqlTime(now)},
  response_status = ${response?.status ?? null}::integer, response_body = ${response?.body ?? null}::text`;

/**
 * Records a delivered message. After a test, or more than one failure in a row, waiting deliveries become due.
 * A single message that fails, while others are delivered, retains its retry delays.
 */
export const recordDelivered = async (db: Queryable, attempt: Attempt): Promise<void> => {
  const { id, webhookId, now } = attempt;
  await db.execute(sql`
    with delivered as (
      update webhook_deliveries
      set ${attemptSql(attempt)}, status = 'delivered', next_attempt_at = null, failing_since = null, failure = null,
        delivered_at = coalesce(delivered_at, ${toSqlTime(now)})
      where id = ${id}
      returning event_type),
    due as (
      update webhook_deliveries set next_attempt_at = ${toSqlTime(now)}
      where webhook_id = ${webhookId} and status = 'pending' and next_attempt_at > ${toSqlTime(now)} and id <> ${id}
        and exists (
          select from webhooks, delivered
          where webhooks.id = ${webhookId} and (failures > 1 or event_type = 'webhook.test')))
    update webhooks set failing_since = null, failures = 0, paused_until = null
    where id = ${webhookId} and failing_since is not null`);
};

type Failure = Attempt & {
  url: string;
  failure: string;
  /** Undefined when the message is given up. */
  next: Date | undefined;
  failingSince: Date;
  failures: number;
  pausedUntil: Date | undefined;
};

/** A failure is not recorded if the webhook's URL has changed since the attempt began. */
const failureSql = (attempt: Failure) => {
  const { id, webhookId, url, now, failure, next } = attempt;
  return sql`
    webhook as (select id from webhooks where id = ${webhookId} and url = ${url} for no key update),
    failed as (
    update webhook_deliveries
    set ${attemptSql(attempt)}, status = ${next ? "pending" : "failed"},
      next_attempt_at = ${next?.toISOString() ?? null}::timestamptz,
      failing_since = coalesce(failing_since, ${toSqlTime(now)}), failure = ${failure}
    where id = ${id} and exists (select from webhook))`;
};

export const recordFailure = async (db: Queryable, attempt: Failure): Promise<void> => {
  const { failingSince, failures, pausedUntil } = attempt;
  await db.execute(sql`
    with ${failureSql(attempt)}
    update webhooks set failing_since = ${toSqlTime(failingSince)}, failures = ${failures},
      paused_until = ${pausedUntil?.toISOString() ?? null}::timestamptz
    where id in (select id from webhook)`);
};

type DisablingFailure = Failure & {
  secondFactorForAdmins: boolean;
  reason: NonNullable<(typeof webhooks.$inferSelect)["disabledReason"]>;
  mail: { topic: string; priority: number };
};

/** Disables the webhook, and emails the alliance's administrators whose roles have effect, or else the global administrators. */
export const recordDisablingFailure = async (db: Queryable, attempt: DisablingFailure): Promise<void> => {
  const { failingSince, now, reason, mail } = attempt;
  const payload = sql`jsonb_build_object('webhookId', id, 'userId', user_id)`;
  await db.execute(sql`
    with ${failureSql(attempt)},
    disabled as (
      update webhooks set disabled_at = ${toSqlTime(now)}, disabled_reason = ${reason}, updated_at = ${toSqlTime(now)},
        failing_since = ${toSqlTime(failingSince)}, paused_until = null
      where id in (select id from webhook) and disabled_at is null
      returning id, alliance_id),
    administrators as (
      select disabled.id, roles.user_id, rank() over (order by roles.alliance_id is null) as choice
      from disabled join roles on roles.group_id is null
        and (roles.alliance_id = disabled.alliance_id or roles.alliance_id is null)
        and ${mayUseRoles(sql`roles.user_id`, attempt)})
    ${enqueueSql({ ...mail, payload, now: now.toISOString() }, sql`from administrators where choice = 1`)}`);
};
