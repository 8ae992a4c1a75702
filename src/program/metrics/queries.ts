import { sql } from "drizzle-orm";
import type { Queryable } from "../../foundation/db/client.ts";
import { messageTopic } from "../../foundation/db/outbox-tables.ts";
import { sqlStatement } from "../../foundation/db/statement.ts";

/** `dueSeconds`: seconds since the oldest entry was due; 0 if none is due. */
type BacklogSize = { count: number; dueSeconds: number };
export type Backlog = {
  outbox: (BacklogSize & { topic: string })[];
  deliveries: BacklogSize;
  reports: number;
  /** Used fraction of PostgreSQL's notification queue; when it is full, all writes fail. */
  notifyQueueUsage: number;
};

/** Bounds the time of a scrape. */
const maxCount = sql.raw("10000");

const messages = sql.raw(`topic = '${messageTopic}'`);
const others = sql.raw(`topic <> '${messageTopic}'`);

const selectOutbox = sqlStatement<{ now: Date }, { topic: string } & BacklogSize>(
  (_db, { now }) => sql`
    select topic, count(*)::int, greatest(0, extract(epoch from ${now}::timestamptz - min(next_attempt_at)))::float8
    from (
      (select topic, next_attempt_at from outbox where ${messages} order by next_attempt_at limit ${maxCount})
      union all
      (select topic, next_attempt_at from outbox where ${others} order by next_attempt_at limit ${maxCount})
    ) waiting
    group by topic`,
  ["topic", "count", "dueSeconds"],
);

/** Excludes paused and disabled webhooks: no worker will send their deliveries. */
const selectDeliveries = sqlStatement<{ now: Date }, BacklogSize>(
  (_db, { now }) => sql`
    select count(*)::int, coalesce(greatest(0, extract(epoch from ${now}::timestamptz - min(next_attempt_at))), 0)::float8
    from (
      select waiting.next_attempt_at
      from webhooks, lateral (
        select next_attempt_at from webhook_deliveries
        where webhook_id = webhooks.id and status = 'pending' order by next_attempt_at limit ${maxCount}) waiting
      where disabled_at is null and (paused_until is null or paused_until <= ${now}::timestamptz)
      limit ${maxCount}
    ) waiting`,
  ["count", "dueSeconds"],
);

/** The condition on reports repeats the condition of their index. */
const selectCounts = sqlStatement<Record<string, never>, { reports: number; notifyQueueUsage: number }>(
  () => sql`
    select (select count(*)::int from (
      select from reports where status = 'open' and resolved_by is null limit ${maxCount}) waiting) as reports,
      pg_notification_queue_usage() as notifications`,
  ["reports", "notifyQueueUsage"],
);

export const readBacklog = async (db: Queryable, now: Date): Promise<Backlog> => {
  const [outbox, [deliveries = { count: 0, dueSeconds: 0 }], [counts]] = await Promise.all([
    selectOutbox(db, { now }),
    selectDeliveries(db, { now }),
    selectCounts(db, {}),
  ]);
  return { outbox, deliveries, reports: counts?.reports ?? 0, notifyQueueUsage: counts?.notifyQueueUsage ?? 0 };
};
