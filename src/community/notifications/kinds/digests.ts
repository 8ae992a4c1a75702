import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../foundation/db/client.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { enqueueSql } from "../../../foundation/outbox/queries.ts";
import { memoize } from "../../../foundation/remembered.ts";
import { isTimeZone } from "../../../foundation/time-zone.ts";
import { utcOffsetMs, wallTime } from "../../../foundation/wall-clock.ts";
import { isReachable, notificationTopic, payloadFor, priorities } from "../queries.ts";

/** For users without a time zone. */
export const defaultTimeZone = "UTC";

/** `week` is the date of the week's Monday. */
type DueDigest = { week: string; dueAt: Date };

const dayMs = 86_400_000;

/** Monday at 07:00 in the recipient's time zone. */
const dueAfterMs = 7 * 3_600_000;

/** Returns UTC for a time zone that this Node version does not know, because an error would stop all digests. */
const toKnownTimeZone = memoize((timeZone) => (isTimeZone(timeZone) ? timeZone : defaultTimeZone));

/** The wall-clock time in the time zone, encoded as the milliseconds of the UTC time with the same date and hour. */
const wallClock = (instant: Date, timeZone: string): number =>
  Date.parse(`${wallTime(instant, toKnownTimeZone(timeZone))}Z`);

/** Inexact near a clock change, which is harmless: clocks change at night, never near the time of a digest. */
const toInstant = (wallMs: number, timeZone: string): Date => {
  const offsetMs = (instant: number) => utcOffsetMs(new Date(instant), toKnownTimeZone(timeZone));
  return new Date(wallMs - offsetMs(wallMs - offsetMs(wallMs)));
};

const isoDate = (wallMs: number): string => new Date(wallMs).toISOString().slice(0, 10);

export const latestDigest = (now: Date, timeZone: string): DueDigest => {
  // 1 January 1970 was a Thursday.
  const sinceMonday = (wallClock(now, timeZone) + 3 * dayMs) % (7 * dayMs);
  const monday = wallClock(now, timeZone) - sinceMonday - (sinceMonday < dueAfterMs ? 7 * dayMs : 0);
  return { week: isoDate(monday), dueAt: toInstant(monday + dueAfterMs, timeZone) };
};

/** Returns the due digest until the end of Monday, so that a service that was down catches up before many events are over. */
export const dueDigest = (now: Date, timeZone: string): DueDigest | undefined => {
  const latest = latestDigest(now, timeZone);
  return isoDate(wallClock(now, timeZone)) === latest.week ? latest : undefined;
};

/** Must be literally the same expression as in the index `users_digest_weeks`. */
const digestTimeZone = sql.raw(`coalesce(users.timezone, '${defaultTimeZone}')`);

/** Lists the time zones of users with a digest by a loose index scan: one look-up per time zone. */
export const listDigestTimeZones = async (db: Queryable): Promise<string[]> => {
  const firstZone = (where: SQL) => sql`(
    select ${digestTimeZone} from ${users} where digest_since is not null and ${where} order by 1 limit 1)`;
  const rows = await db.execute<{ zone: string }>(sql`
    with recursive zones as (
      select ${firstZone(sql`true`)} as zone
      union all
      select ${firstZone(sql`${digestTimeZone} > zones.zone`)} from zones where zones.zone is not null)
    select zone from zones where zone is not null`);
  return rows.map(({ zone }) => zone);
};

type DueDigests = { due: (DueDigest & { timeZone: string })[]; size: number; now: Date };

/**
 * Queues digests, and records the week in the same statement, so no second digest is queued. Skips locked rows.
 * @returns the number of queued digests
 */
export const queueDigests = async (db: Queryable, { due, size, now }: DueDigests): Promise<number> => {
  const zones = sql.join(
    due.map(
      ({ timeZone, week, dueAt }) => sql`(${timeZone}::text, ${week}::date, ${dueAt.toISOString()}::timestamptz)`,
    ),
    sql`, `,
  );
  const payload = payloadFor(sql`'digest'`, sql`user_id`);
  const entries = { topic: notificationTopic, payload, priority: priorities.newEvents, now: now.toISOString() };
  const [batch] = await db.execute<{ queued: number }>(sql`
    with due (zone, week, due_at) as (values ${zones}),
    batch as (
      select id, week from due join ${users} on ${digestTimeZone} = zone
      where digest_since < due_at and (digest_week is null or digest_week < week) and ${isReachable("new_events")}
      limit ${size} for no key update of users skip locked),
    queued as (
      update ${users} set digest_week = batch.week from batch where users.id = batch.id returning users.id as user_id),
    entries as (${enqueueSql(entries, sql`from queued`)})
    select count(*)::integer as queued from queued`);
  return batch?.queued ?? 0;
};

const digestBatchSize = 500;

/** Queues the due digests in batches, each in its own transaction. */
export const queueDueDigests = async (db: Queryable, now: Date, size = digestBatchSize): Promise<void> => {
  const due = (await listDigestTimeZones(db)).flatMap((timeZone) => {
    const digest = dueDigest(now, timeZone);
    return digest ? [{ timeZone, ...digest }] : [];
  });
  if (due.length === 0) return;
  let queued = size;
  while (queued === size) queued = await queueDigests(db, { due, size, now });
};
