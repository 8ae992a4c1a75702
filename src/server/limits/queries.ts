import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../foundation/db/client.ts";
import { rateLimits } from "../../foundation/db/identity-tables.ts";

type Counter = { key: string; quota: number; seconds: number };

/** Counters with their positions: statements lock rows in this order, so that they do not deadlock. */
const requestedCounters = (counters: readonly Counter[]): SQL => {
  const rows = counters.map(
    ({ key, quota, seconds }, i) => sql`(${i}::integer, ${key}::text, ${quota}::integer, ${seconds}::integer)`,
  );
  return sql`(values ${sql.join(rows, sql`, `)}) as asked (position, key, quota, seconds)`;
};

type Use = { key: string; points: number; milliseconds: number; counted: boolean };

/**
 * Counts one use of each counter, or none if one is exhausted, by the database's clock.
 * @returns the exhausted counter that resets last, and the milliseconds until then
 */
export const countUses = async (db: Queryable, counters: readonly Counter[]) => {
  const uses = await db.execute<Use>(sql`
    with asked as (select * from ${requestedCounters(counters)}),
    exhausted as (
      select asked.key, points, expire from asked join ${rateLimits} on ${rateLimits.key} = asked.key
      where points >= asked.quota and expire > now()),
    counted as (
      insert into ${rateLimits} as old (key, points, expire)
      select key, 1, now() + make_interval(secs => seconds) from asked
      where not exists (select from exhausted)
      order by position
      on conflict (key) do update set
        points = case when old.expire <= now() then 1 else old.points + 1 end,
        expire = case when old.expire <= now() then excluded.expire else old.expire end
      returning key, points, expire)
    select key, points, (extract(epoch from expire - now()) * 1000)::float8 as milliseconds, counted
    from (select *, true as counted from counted union all select *, false from exhausted) as uses`);
  const quotas = new Map(counters.map(({ key, quota }) => [key, quota]));
  const exhausted = uses.filter(({ key, points, counted }) => !counted || points > (quotas.get(key) ?? 0));
  // Concurrent statements may all have read points below the quota before each counted.
  if (exhausted.some(({ counted }) => counted)) await undoUses(db, counters);
  return exhausted.sort((a, b) => b.milliseconds - a.milliseconds)[0];
};

export const undoUses = (db: Queryable, counters: readonly Counter[]): Promise<unknown> =>
  db.execute(sql`
    with used as (
      select ${rateLimits.key} from ${requestedCounters(counters)} join ${rateLimits} on ${rateLimits.key} = asked.key
      order by asked.position for update of ${rateLimits})
    update ${rateLimits} set points = greatest(points - 1, 0) from used where ${rateLimits.key} = used.key`);

export const deleteCounters = (db: Queryable, key: string): Promise<unknown> =>
  db.delete(rateLimits).where(sql`${rateLimits.key} = ${key} or starts_with(${rateLimits.key}, ${`${key} `})`);
