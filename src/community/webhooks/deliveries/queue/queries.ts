import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../../foundation/db/client.ts";
import { webhookDeliveries, webhooks } from "../../../../foundation/db/webhook-tables.ts";
import { type Delivery, toSqlTime } from "../queries.ts";

type ReceiverQuery = { webhookId: string; attempted: string[]; now: Date };

/** Finds an enabled webhook that is not paused. `hasFailed` is whether one of the `attempted` deliveries has failed. */
export const findReceiver = async (
  db: Queryable,
  { webhookId, attempted, now }: ReceiverQuery,
): Promise<(Delivery["webhook"] & { hasFailed: boolean }) | undefined> => {
  const { id, url, secret, previousSecret, previousSecretUntil, failingSince, failures, pausedUntil } = webhooks;
  const hasFailed = sql<boolean>`exists (
    select from webhook_deliveries where ${inArray(webhookDeliveries.id, attempted)} and status <> 'delivered')`;
  const [row] = await db
    .select({ id, url, secret, previousSecret, previousSecretUntil, failingSince, failures, pausedUntil, hasFailed })
    .from(webhooks)
    .where(
      and(
        eq(id, webhookId),
        sql`${webhooks.disabledAt} is null and (${webhooks.pausedUntil} is null or ${webhooks.pausedUntil} <= ${toSqlTime(now)})`,
      ),
    );
  return row;
};

const { id, body, attempts, failingSince, orderKey } = webhookDeliveries;
const message = { id, body, attempts, failingSince, orderKey };

/** Must be literally the condition of the partial indexes. */
const isPending = sql`webhook_deliveries.status = 'pending'`;

const isDue = (now: Date) => sql`webhook_deliveries.next_attempt_at <= ${toSqlTime(now)}`;

/** No earlier delivery of this webhook and order key is pending. */
const isFirst = (condition: SQL) => sql`
  not exists (
    select from webhook_deliveries earlier
    where earlier.webhook_id = webhook_deliveries.webhook_id and earlier.order_key = webhook_deliveries.order_key
      and earlier.status = 'pending' and ${condition})`;

/** No earlier message with this order key is still in the outbox. */
const isAddressed = sql`
  not exists (
    select from outbox
    where outbox.topic = 'webhook_message' and outbox.merge_key = webhook_deliveries.order_key
      and (outbox.payload ->> 'sequence')::bigint < webhook_deliveries.sequence)`;

export type Candidate = Pick<
  typeof webhookDeliveries.$inferSelect,
  "id" | "body" | "attempts" | "failingSince" | "orderKey" | "sequence"
> & {
  /** Whether the delivery is due, and no earlier message with its key is pending, except those in flight or on the same page. */
  isFree: boolean;
};

type CandidateQuery = {
  webhookId: string;
  afterSequence: number;
  inFlight: string[];
  excludedKeys: string[];
  limit: number;
  now: Date;
};

export const listCandidates = (
  db: Queryable,
  { webhookId, afterSequence, inFlight, excludedKeys, limit, now }: CandidateQuery,
): Promise<Candidate[]> => {
  const { sequence } = webhookDeliveries;
  // Comma-separated texts, because the session loads no array types. Ids and order keys contain no comma.
  const isInFlight = (id: SQL) => sql`${id}::text = any (string_to_array(${inFlight.join()}, ','))`;
  const isFirstSoFar = isFirst(sql`earlier.sequence <= ${afterSequence} and not ${isInFlight(sql`earlier.id`)}`);
  return db
    .select({ ...message, sequence, isFree: sql<boolean>`${isDue(now)} and ${isFirstSoFar} and ${isAddressed}` })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        isPending,
        gt(sequence, afterSequence),
        sql`not ${isInFlight(sql`webhook_deliveries.id`)}`,
        sql`not webhook_deliveries.order_key = any (string_to_array(${excludedKeys.join()}, ','))`,
      ),
    )
    .orderBy(sequence)
    .limit(limit);
};

/** Finds the due message with the fewest attempts. While a receiver fails, one message must not block the others. */
export const findLeastTried = async (
  db: Queryable,
  { webhookId, now }: { webhookId: string; now: Date },
): Promise<Omit<Candidate, "sequence" | "isFree"> | undefined> => {
  const { attempts, sequence } = webhookDeliveries;
  const [row] = await db
    .select(message)
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        isPending,
        isDue(now),
        isFirst(sql`earlier.sequence < webhook_deliveries.sequence`),
        isAddressed,
      ),
    )
    .orderBy(attempts, sequence)
    .limit(1);
  return row;
};

type WaitingWebhook = { id: string; allianceId: string; dueAt: Date };

/**
 * Lists when webhooks with pending deliveries are due. Due webhooks come first: healthy before failing, longest unserved first.
 * Reads one pending delivery of each webhook, and skips webhooks without pending deliveries. @param exceptIds webhooks being served
 */
export const listWaitingWebhooks = async (
  db: Queryable,
  { exceptIds, limit, now }: { exceptIds: string[]; limit: number; now: Date },
): Promise<WaitingWebhook[]> => {
  const first = (where: SQL) => sql`(
    select webhook_id, next_attempt_at from webhook_deliveries
    where status = 'pending' and ${where} order by webhook_id, next_attempt_at limit 1)`;
  const rows = await db.execute<{ id: string; alliance_id: string; at: number }>(sql`
    with recursive waiting as (
      ${first(sql`true`)}
      union all
      select next.* from waiting, lateral ${first(sql`webhook_id > waiting.webhook_id`)} next)
    select id, alliance_id, (extract(epoch from at) * 1000)::float8 as at
    from (
      select webhooks.*, greatest(webhooks.paused_until, waiting.next_attempt_at) as at
      from waiting, lateral (select * from webhooks where webhooks.id = waiting.webhook_id limit 1) webhooks
      where webhooks.disabled_at is null
        and not webhooks.id::text = any (string_to_array(${exceptIds.join()}, ','))) found
    order by case when at <= ${toSqlTime(now)} then 0 else 1 end,
      case when at <= ${toSqlTime(now)} then failing_since is not null end,
      case when at <= ${toSqlTime(now)} then coalesce(served_at, '-infinity') end, at
    limit ${limit}`);
  return rows.map(({ id, alliance_id, at }) => ({ id, allianceId: alliance_id, dueAt: new Date(at) }));
};

/** Takes a session-level lock, which is released when the connection closes. */
export const tryLockWebhook = async (db: Queryable, id: string): Promise<boolean> => {
  const [row] = await db.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_lock(hashtextextended(${`webhook ${id}`}, 0)) as locked`,
  );
  return row?.locked ?? false;
};

export const unlockWebhook = (db: Queryable, id: string, now: Date): Promise<unknown> =>
  db.execute(sql`
    with served as (update webhooks set served_at = ${toSqlTime(now)} where id = ${id})
    select pg_advisory_unlock(hashtextextended(${`webhook ${id}`}, 0))`);
