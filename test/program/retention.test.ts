import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { test } from "tap";
import { connect } from "../../src/foundation/db/client.ts";
import { packageRoot } from "../../src/foundation/package.ts";
import { createPurges } from "../../src/program/retention/purges.ts";
import { purge, purgeBatch, retention } from "../support/purging.ts";
import { createDatabase, startService } from "../support/service.ts";

const day = 86_400_000;
const now = new Date("2026-11-20T12:00:00Z");
const ago = (days: number): string => new Date(now.getTime() - days * day).toISOString();

test("data retention", async (t) => {
  await t.test("is documented for each table in docs/operations.md", async (t) => {
    const { sql, close } = connect(await createDatabase(t, "none"), { poolSize: 1 });
    t.teardown(close);
    const text = await readFile(join(packageRoot, "docs/operations.md"), "utf8");
    const section = text.split("## Data retention")[1]?.split("\n##")[0] ?? "";
    const documented = section.split("\n").flatMap((line) => {
      const [, names = ""] = /^- ((?:`\w+`(?:, )?)+)(?: \(.+?\))?: /.exec(line) ?? [];
      return names.match(/\w+/g) ?? [];
    });
    const tables = await sql<{ name: string }[]>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`;
    const names = tables.map(({ name }) => name);
    assert.deepEqual(documented.sort(), names);
  });

  await t.test("is enforced by an index", async (t) => {
    const { sql, close } = connect(await createDatabase(t, "demo"), { poolSize: 1 });
    t.teardown(close);
    const statements: { query: string; params: unknown[] }[] = [];
    const db = drizzle(sql, { logger: { logQuery: (query, params) => statements.push({ query, params }) } });
    await purge(db, now);
    // The planner prefers sequential scans of small tables. With these disabled, a remaining one shows a missing index.
    await sql.unsafe("set enable_seqscan = off; set plan_cache_mode = force_generic_plan");
    const scans: string[] = [];
    for (const { query, params } of statements.filter(({ query }) => query.includes("limit"))) {
      await sql.unsafe(`prepare purge as ${query}`);
      const plan = await sql.unsafe(`explain execute purge (${params.map(() => "null").join(", ")})`);
      scans.push(...plan.map((row) => String(row["QUERY PLAN"])).filter((line) => / Seq Scan|Sort /.test(line)));
      await sql.unsafe("deallocate purge");
    }
    assert.ok(statements.length > 15);
    assert.deepEqual(scans, []);
  });
});

test("purging", async (t) => {
  const { db, sql } = await startService(t, { data: "demo" });
  const [person] = await sql<{ id: string }[]>`select id from users where email_verified_at is not null limit 1`;
  assert.ok(person);
  const insertEvents = (count: number, days: number) => sql`
    insert into security_events (id, user_id, event, created_at)
    select gen_random_uuid(), ${person.id}, 'login', ${ago(days)}::timestamptz from generate_series(1, ${count})`;
  const rowCount = async (table: string) => (await sql`select from ${sql(table)}`).length;

  await t.test("deletes audit log entries after five years, and no younger ones", async () => {
    const [alliance] = await sql<{ id: string }[]>`select id from alliances limit 1`;
    for (const days of [1824, 1825, 4000])
      await sql`insert into audit_entries (id, alliance_id, action, subject_type, subject_id, subject_name, changes, created_at)
        values (gen_random_uuid(), ${alliance?.id ?? null}, 'updateAlliance', 'alliance', ${alliance?.id ?? null}, 'A', '[]', ${ago(days)})`;
    assert.equal((await purge(db, now))["audit_entries"], 2);
    assert.equal(await rowCount("audit_entries"), 1);
  });

  await t.test("never deletes audit logs, RSVPs and messages with 0 days", async () => {
    const remaining = Object.keys(createPurges({ ...retention, audit_days: 0, attendances_days: 0 }));
    const purged = Object.keys(createPurges(retention));
    const disabled = purged.filter((label) => !remaining.includes(label));
    assert.deepEqual(disabled, ["audit_entries", "group_messages", "series_attendances", "attendances"]);
  });

  await t.test("deletes RSVPs five years after their event, but retains the count of attendees", async () => {
    const [event] = await sql<{ id: string; attendees: number; rsvps: number }[]>`
      select id, attendee_count as attendees, (select count(*)::int from attendances where event_id = events.id) as rsvps
      from events where attendee_count > 3 and ends_at < ${now.toISOString()} limit 1`;
    assert.ok(event);
    const before = await rowCount("attendances");
    const moveEventBack = (
      days: number,
    ) => sql`update events set starts_at = ${ago(days)}::timestamptz, ends_at = ${ago(days)}::timestamptz
      + interval '1 hour' where id = ${event.id}`;
    await moveEventBack(1824);
    assert.equal((await purge(db, now))["attendances"], undefined);
    await moveEventBack(1825);
    assert.equal((await purge(db, now))["attendances"], event.rsvps);
    assert.equal(await rowCount("attendances"), before - event.rsvps);
    const [after] = await sql`select attendee_count as attendees from events where id = ${event.id}`;
    assert.equal(after?.["attendees"], event.attendees);
  });

  await t.test("processes each event once until the process restarts", async () => {
    const { attendances } = createPurges({ ...retention, attendances_days: 1 });
    assert.ok(attendances);
    const countPastRsvps = async () => {
      const [row] = await sql<{ rsvps: number }[]>`
        select count(*)::int as rsvps from attendances join events on events.id = event_id where starts_at <= ${ago(1)}`;
      return row?.rsvps;
    };
    const due = await countPastRsvps();
    assert.ok(due);
    assert.deepEqual(await purge(db, now, { attendances }), { attendances: due });
    assert.equal(await countPastRsvps(), 0);
    await sql`insert into attendances (event_id, user_id, status, responded_at)
      select id, ${person.id}, 'attending', created_at from events
      where status <> 'draft' and starts_at <= ${ago(1)} order by starts_at limit 1`;
    assert.deepEqual(await purge(db, now, { attendances }), {});
    const purgeAttendances = createPurges({ ...retention, attendances_days: 1 })["attendances"];
    assert.ok(purgeAttendances);
    assert.deepEqual(await purge(db, now, { restarted: purgeAttendances }), { restarted: 1 });
  });

  await t.test("deletes a token a year after its end, with the tokens created by it", async () => {
    const insert = (end: { revoked_at?: string; expires_at?: string }, parent: string | null = null) => sql<
      { id: string }[]
    >`
      insert into api_tokens (id, user_id, name, prefix, secret_hash, scopes, parent_id, revoked_at, expires_at, created_at, updated_at)
      values (gen_random_uuid(), ${person.id}, 'T', 'alli_', gen_random_uuid()::text, '{}', ${parent},
        ${end.revoked_at ?? null}, ${end.expires_at ?? null}, ${ago(900)}, ${ago(900)}) returning id`;
    const [expired] = await insert({ revoked_at: ago(365), expires_at: ago(10) });
    await insert({ revoked_at: ago(365) }, expired?.id);
    await insert({ expires_at: ago(400) });
    const expected = [await insert({ expires_at: ago(364) }), await insert({})].flat().map(({ id }) => id);
    await purge(db, now);
    const rows = await sql<{ id: string }[]>`select id from api_tokens where user_id = ${person.id}`;
    assert.deepEqual(rows.map(({ id }) => id).sort(), expected.sort());
  });

  await t.test("two concurrent processes delete each row once, without waiting", async () => {
    await insertEvents(2_300, 366);
    const deleted = await Promise.all([purge(db, now), purge(db, now)]);
    const total = deleted.reduce((sum, { security_events: rows }) => sum + (rows ?? 0), 0);
    assert.equal(total, 2_300);
  });

  await t.test("skips locked rows without waiting", async () => {
    await insertEvents(3, 366);
    const deleteOld = () => purgeBatch(db, "security_events", { now });
    await sql.begin(async (tx) => {
      await tx`select from security_events where created_at = ${ago(366)} limit 1 for key share`;
      assert.equal(await deleteOld(), 2);
    });
    assert.equal(await deleteOld(), 1);
  });

  await t.test("continues with other tables when one fails, and then reports the failure", async () => {
    await insertEvents(1, 366);
    await sql`alter table mail_tokens rename to mail_tokens_away`;
    await assert.rejects(purge(db, now), /Failed query/);
    await sql`alter table mail_tokens_away rename to mail_tokens`;
    assert.equal((await sql`select from security_events where created_at = ${ago(366)}`).length, 0);
  });
});
