import assert from "node:assert/strict";
import fc from "fast-check";
import type postgres from "postgres";
import { test } from "tap";
import { listFilterOptions, storeFilterOptions } from "../../src/community/meta/queries.ts";
import type { Queryable } from "../../src/foundation/db/client.ts";
import { runCount } from "../support/arbitraries.ts";
import { type Service, startService } from "../support/service.ts";

const entities = ["groups", "events", "jobs", "landscape"] as const;
const hourMs = 3_600_000;

/** Counts every option from the rows of the entities, without the stored counts. */
const countAll = async (sql: postgres.Sql, now: Date, alliance: string | undefined): Promise<string[]> => {
  const rows = await sql<{ line: string }[]>`
    with chosen as (select * from alliances where slug = ${alliance ?? null} or ${alliance === undefined}),
    values (entity, parameter, value) as (
      select 'groups', v.* from groups g join chosen a on a.id = g.alliance_id, lateral (
        values ('category', category), ('region', region), ('city', city), ('country_code', country_code) union all select 'tag', unnest(tags)) v where g.active
      union all
      select 'events', v.* from events e join groups g on g.id = e.group_id join chosen a on a.id = e.alliance_id, lateral (
        values ('group', a.slug || '/' || g.slug), ('kind', e.kind), ('category', e.category), ('city', e.venue_city), ('country_code', e.venue_country_code), ('status', e.status) union all select 'tag', unnest(e.tags)) v
        where e.status <> 'draft' and e.visibility = 'public' and g.active
      union all
      select 'jobs', v.* from jobs j left join groups g on g.id = j.group_id join chosen a on a.id = j.alliance_id, lateral (
        values ('alliance', a.slug), ('group', a.slug || '/' || g.slug), ('remote', j.remote::text), ('employment_type', j.employment_type), ('location', j.location)
        union all select 'tag', unnest(j.tags)) v
        where j.status = 'published' and j.expires_at > ${now.toISOString()} and g.active is not false
      union all
      select 'landscape', v.* from landscape_entries l join chosen a on a.id = l.alliance_id, lateral (
        values ('alliance', a.slug), ('kind', l.kind), ('category', l.category), ('stage', l.stage) union all select 'tag', unnest(l.tags)) v
        where l.published
    )
    select concat_ws('|', entity, parameter, value, count(*)) as line from values where value is not null
    group by entity, parameter, value`;
  return rows.map(({ line }) => line).sort();
};

const listAll = async (db: Queryable, now: Date, alliance: string | undefined): Promise<string[]> => {
  const options = await listFilterOptions(db, {
    entities,
    alliance: alliance === undefined ? undefined : [alliance],
    now,
  });
  return options
    .flatMap(({ entity, parameter, options }) =>
      options.map(
        ({ value, count, alliance: slug }) => `${entity}|${parameter}|${slug ? `${slug}/${value}` : value}|${count}`,
      ),
    )
    .sort();
};

const assertSameCounts = async ({ db, sql }: Service, now: Date, alliance?: string): Promise<void> => {
  assert.deepEqual(await listAll(db, now, alliance), await countAll(sql, now, alliance));
};

const storeOptions = ({ db }: Service, now: Date) => db.transaction((tx) => storeFilterOptions(tx, now));

/** Statements that change random rows. */
const changes = {
  event:
    "update events set status = (array['draft', 'published', 'canceled'])[1 + floor(random() * 3)], tags = array['t' || floor(random() * 4)]",
  eventKind: "update events set kind = 'hybrid', category = null",
  eventGroup:
    "update events set group_id = (select id from groups where alliance_id = events.alliance_id order by random() limit 1), slug = 'moved-' || right(id::text, 12) || floor(random() * 1e6)",
  deletedEvent: "delete from events",
  group: "update groups set active = not active",
  eventVenue: "update events set venue_name = 'v', venue_city = 'c' || floor(random() * 4), venue_country_code = 'DE'",
  groupCity: "update groups set city = 'c' || floor(random() * 4)",
  groupTags: "update groups set tags = array['a', 'b'], region = null",
  job: "update jobs set status = case when status = 'published' then 'closed' else 'published' end, published_at = coalesce(published_at, now())",
  jobExpiry:
    "update jobs set expires_at = $1::timestamptz + (random() * 10 - 3) * interval '1 hour', remote = not remote",
  deletedJob: "delete from jobs",
  entry: "update landscape_entries set published = not published",
  deletedEntry: "delete from landscape_entries",
} as const;

type Change = keyof typeof changes;

const applyChange = async (sql: postgres.Sql | postgres.TransactionSql, change: Change, now: Date): Promise<void> => {
  const statement = changes[change];
  const [, table = ""] = /^(?:update|delete from) (\w+)/.exec(statement) ?? [];
  const where = `where id in (select id from ${table} order by random() limit 2)`;
  await sql.unsafe(`${statement} ${where}`, statement.includes("$1") ? [now.toISOString()] : []);
};

test("filter options", async (t) => {
  const service = await startService(t, { poolSize: 4 });
  const { sql, now } = service;

  await t.test("are the same before and after they are stored", async () => {
    await assertSameCounts(service, now);
    await storeOptions(service, now);
    await assertSameCounts(service, now);
    await assertSameCounts(service, now, "open-cloud");
    const [stored] = await sql<{ units: number; changes: number }[]>`
      select (select count(*)::integer from filter_units) as units, (select count(*)::integer from filter_changes) as changes`;
    assert.ok(stored && stored.units > 5);
    assert.equal(stored.changes, 0);
  });

  await t.test("count a job until it expires", async () => {
    const [job] = await sql<
      { id: string }[]
    >`select id from jobs where status = 'published' and expires_at > ${now.toISOString()} limit 1`;
    await sql`update jobs set expires_at = ${new Date(now.getTime() + hourMs).toISOString()} where id = ${job?.id ?? null}`;
    await storeOptions(service, now);
    for (const hours of [0, 0.9, 1, 2, 24, 240])
      await assertSameCounts(service, new Date(now.getTime() + hours * hourMs));
    const later = new Date(now.getTime() + 2 * hourMs);
    await storeOptions(service, later);
    // A process whose clock is behind reads the stored counts.
    for (const hours of [2, 1, 0.5, 0]) await assertSameCounts(service, new Date(now.getTime() + hours * hourMs));
    await storeOptions(service, now);
  });

  await t.test("are correct after committed and rolled-back writes, with and without stored counts", async () => {
    const step = fc.record({
      change: fc.constantFrom(...(Object.keys(changes) as Change[])),
      outcome: fc.constantFrom("commit", "roll back", "store before commit", "store after commit"),
      hours: fc.integer({ min: -1, max: 8 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        for (const { change, outcome, hours } of steps) {
          const time = new Date(now.getTime() + hours * hourMs);
          await sql
            .begin(async (tx) => {
              await applyChange(tx, change, now);
              if (outcome === "store before commit") await storeOptions(service, time);
              if (outcome === "roll back") throw new Error("rolled back");
            })
            .catch((error: Error) => assert.equal(error.message, "rolled back"));
          if (outcome === "store after commit") await storeOptions(service, time);
          await assertSameCounts(service, time);
        }
        await assertSameCounts(service, now, "open-cloud");
      }),
      { numRuns: runCount(60) },
    );
  });

  await t.test("are correct after concurrent writes, which do not wait for each other's transactions", async () => {
    const [group] = await sql<{ id: string }[]>`
      select group_id as id from events where status <> 'draft' group by group_id having count(*) > 1 limit 1`;
    const ids = await sql<
      { id: string }[]
    >`select id from events where group_id = ${group?.id ?? null} and status <> 'draft' limit 2`;
    const [first, second] = ids.map(({ id }) => id);
    assert.ok(first && second);
    await sql.begin(async (tx) => {
      await tx`update events set tags = '{same}' where id = ${first}`;
      // Fails after 5 seconds if it waits for the open transaction.
      await sql.begin(async (otherTx) => {
        await otherTx`set local lock_timeout = '5s'`;
        await otherTx`update events set tags = '{same}' where id = ${second}`;
      });
      await storeOptions(service, now);
      await assertSameCounts(service, now);
    });
    await assertSameCounts(service, now);
    const writers = Array.from({ length: 4 }, async () => {
      for (let n = 0; n < 20; n++) {
        const change = (["event", "group", "job", "entry"] as const)[n % 4] ?? "event";
        // Two writers may lock the same two rows in different orders: such a deadlock is not caused by the counts.
        await applyChange(sql, change, now).catch((error: { code?: string }) => assert.equal(error.code, "40P01"));
      }
    });
    const storeRuns = Array.from({ length: 2 }, async () => {
      for (let n = 0; n < 10; n++) await storeOptions(service, now);
    });
    await Promise.all([...writers, ...storeRuns]);
    await assertSameCounts(service, now);
    await storeOptions(service, now);
    await assertSameCounts(service, now);
  });

  await t.test("are correct after TRUNCATE", async () => {
    await sql`truncate events cascade`;
    await assertSameCounts(service, now);
    await storeOptions(service, now);
    await assertSameCounts(service, now);
  });

  await t.test("omit a deleted alliance", async () => {
    const alliance = sql`select id from alliances where slug = 'open-cloud'`;
    await sql.begin(async (tx) => {
      for (const table of ["jobs", "landscape_entries", "events", "groups"])
        await tx`delete from ${tx(table)} where alliance_id in (${alliance})`;
      await tx`delete from alliances where slug = 'open-cloud'`;
    });
    await assertSameCounts(service, now);
    await storeOptions(service, now);
    await assertSameCounts(service, now);
    const [orphan] = await sql`select from filter_totals where alliance_id not in (select id from alliances)`;
    assert.equal(orphan, undefined);
  });
});
