import { and, asc, eq, inArray, lte, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Queryable } from "../db/client.ts";
import { outbox, partialIndexCondition } from "../db/outbox-tables.ts";
import { firstRow, type Params, sqlStatement } from "../db/statement.ts";

export type Row = typeof outbox.$inferSelect;

/** Interval at which an idle worker polls. */
export const idlePollMs = 5_000;

/** Notifies the workers at the commit, unless the entry is due so late that they find it by polling. */
const notify = (delayMs: number): SQL => (delayMs < idlePollMs ? sql`returning alliance_notify('outbox', '')` : sql``);

type NewRow = Pick<Row, "id" | "topic" | "priority" | "nextAttemptAt" | "createdAt"> & {
  mergeKey?: string | undefined;
  payload: string;
};

const insertion = (delayMs: number) =>
  sqlStatement((db, { payload, ...row }: Params<NewRow>) => {
    const insert = db.insert(outbox).values({ ...row, payload: sql`${payload}::jsonb` });
    return sql`${insert.getSQL()} ${notify(delayMs)}`;
  });
const insertions = { waking: insertion(0), quiet: insertion(idlePollMs) };

const insertRow = async (db: Queryable, row: NewRow): Promise<void> => {
  const delayMs = row.nextAttemptAt.getTime() - row.createdAt.getTime();
  await (delayMs < idlePollMs ? insertions.waking : insertions.quiet)(db, row);
};

/**
 * Locks the waiting row with this key, unless a worker holds it. The advisory lock serializes concurrent transactions, so that
 * the second finds the row of the first.
 */
const lockWaiting = async (db: Queryable, topic: string, mergeKey: string): Promise<Row | undefined> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`outbox ${topic} ${mergeKey}`}, 0))`);
  return firstRow(
    db
      .select()
      .from(outbox)
      .where(and(eq(outbox.topic, topic), eq(outbox.mergeKey, mergeKey)))
      .orderBy(asc(outbox.createdAt))
      .limit(1)
      .for("update", { skipLocked: true }),
  );
};

const isDue = (topics: string[], now: Date): SQL | undefined =>
  and(partialIndexCondition(topics), inArray(outbox.topic, topics), lte(outbox.nextAttemptAt, now));

const byUrgency = [asc(outbox.priority), asc(outbox.nextAttemptAt), asc(outbox.id)];

/**
 * Disables sorting during a look-up, so that PostgreSQL reads the next rows from the index in order. With statistics from a
 * moment when the outbox was nearly empty, it would sort all rows for each look-up.
 */
export const lookUpInIndexOrder = async <Result>(tx: Queryable, lookUp: () => Promise<Result>): Promise<Result> => {
  await tx.execute(sql`set local enable_sort = off`);
  const result = await lookUp();
  await tx.execute(sql`set local enable_sort = on`);
  return result;
};

export const lockDue = (db: Queryable, topics: string[], now: Date): Promise<Row | undefined> =>
  firstRow(
    db
      .select()
      .from(outbox)
      .where(isDue(topics, now))
      .orderBy(...byUrgency)
      .limit(1)
      .for("update", { skipLocked: true }),
  );

export const listDueAfter = async (
  db: Queryable,
  topics: string[],
  { last, limit, now }: { last: Row; limit: number; now: Date },
): Promise<string[]> => {
  const lastDueAt = last.nextAttemptAt.toISOString();
  const rows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        isDue(topics, now),
        sql`(${outbox.priority}, ${outbox.nextAttemptAt}, ${outbox.id}) > (${last.priority}, ${lastDueAt}, ${last.id})`,
      ),
    )
    .orderBy(...byUrgency)
    .limit(limit);
  return rows.map(({ id }) => id);
};

export const lockRow = (db: Queryable, id: string, now: Date): Promise<Row | undefined> =>
  firstRow(
    db
      .select()
      .from(outbox)
      .where(and(eq(outbox.id, id), lte(outbox.nextAttemptAt, now)))
      .for("update", { skipLocked: true }),
  );

/** Returns when the next entry is due: a time in the past if another worker holds the entry. */
export const findNextDue = async (db: Queryable, topics: string[]): Promise<Date | undefined> => {
  const [row] = await db
    .select({ dueAt: outbox.nextAttemptAt })
    .from(outbox)
    .where(and(partialIndexCondition(topics), inArray(outbox.topic, topics)))
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(1);
  return row?.dueAt;
};

type Changes = Partial<Pick<Row, "payload" | "mergeKey" | "attempts" | "nextAttemptAt" | "createdAt">>;

export const updateRow = async (db: Queryable, id: string, changes: Changes): Promise<void> => {
  await db.update(outbox).set(changes).where(eq(outbox.id, id));
};

export const deleteRow = async (db: Queryable, id: string): Promise<void> => {
  await db.delete(outbox).where(eq(outbox.id, id));
};

type Term = SQLWrapper | string;

type Entries = {
  topic: Term;
  mergeKey?: Term;
  payload: SQL;
  priority: SQLWrapper | number;
  now: Term;
  delayMs?: number;
  /** Whether workers find the entries only by polling, without a notification. */
  quiet?: boolean;
};

export const enqueueSql = (
  { topic, mergeKey = sql`null`, payload, priority, now, delayMs = 0, quiet = false }: Entries,
  from: SQL = sql``,
): SQL => sql`
  insert into outbox (id, topic, merge_key, payload, priority, next_attempt_at, created_at)
  select gen_random_uuid(), ${topic}, ${mergeKey}::text, ${payload}, ${priority},
    ${now}::timestamptz + ${sql.raw(`interval '${delayMs} milliseconds'`)}, ${now}::timestamptz
  ${from}
  ${quiet ? sql`` : notify(delayMs)}`;

export const outboxChannel = "outbox";

type OutboxEntry = {
  topic: string;
  payload: unknown;
  /** 0 is the most urgent. */
  priority: number;
  delayMs?: number;
  /** Extends a waiting entry of the same topic and key, if there is one. */
  merge?: { key: string; extend(waiting: unknown): unknown };
};

export const enqueue = async (
  tx: Queryable,
  { topic, payload, priority, delayMs = 0, merge }: OutboxEntry,
  now: Date,
): Promise<void> => {
  const waiting = merge && (await lockWaiting(tx, topic, merge.key));
  // The due time stays the same, so that a stream of events cannot postpone the entry indefinitely.
  if (waiting) return updateRow(tx, waiting.id, { payload: merge.extend(waiting.payload), createdAt: now });
  await insertRow(tx, {
    id: uuid(),
    topic,
    mergeKey: merge?.key,
    payload: JSON.stringify(payload),
    priority,
    nextAttemptAt: new Date(now.getTime() + delayMs),
    createdAt: now,
  });
};
