import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type postgres from "postgres";
import { type Test, test } from "tap";
import { packageRoot } from "../../src/foundation/package.ts";
import { readMigrations } from "../../src/program/cli/migration-files.ts";
import { applyMigrations } from "../../src/program/cli/migrations.ts";
import { openTransport } from "../../src/web/mail/transport.ts";
import { startMailDelivery } from "../support/mail-delivery.ts";
import { from as sender } from "../support/mailbox.ts";
import { createEmptyDatabase, extendMigrationFolder } from "../support/migrations.ts";
import { startService } from "../support/service.ts";
import { startSmtp } from "../support/smtp.ts";

/** Dumps (`pg_dump --inserts`) of databases with demo data and a queued email, message and delivery. */
const states = ["0.1.0", "development"] as const;

const openState = async (t: Test, state: (typeof states)[number]) => {
  const database = await createEmptyDatabase(t);
  const dump = gunzipSync(await readFile(join(packageRoot, `test/program/databases/${state}.sql.gz`))).toString();
  await database.sql.unsafe("drop schema public");
  await database.sql.unsafe(
    `set check_function_bodies = off; create schema public; ${dump}; reset check_function_bodies`,
  );
  return database;
};

/** Returns every column, constraint, index, trigger and function, without comments and the conditions of triggers, which a dump rewrites. */
const schemaOf = async (sql: postgres.Sql): Promise<Set<string>> => {
  const rows = await sql<{ line: string }[]>`
    select format('column %s.%s %s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull,
        pg_get_expr(adbin, adrelid)) as line
      from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'S') and attnum > 0 and not attisdropped
    union all select format('table %s %s', oid::regclass, relpersistence) from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'S')
    union all select format('constraint %s.%s %s %s', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select format('index %s %s', indisvalid, pg_get_indexdef(indexrelid)) from pg_index
      join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace
    union all select regexp_replace(pg_get_triggerdef(oid), ' WHEN .* EXECUTE ', ' EXECUTE ') from pg_trigger where not tgisinternal
    union all select regexp_replace(pg_get_functiondef(oid), '\s*--[^\n]*', '', 'g') from pg_proc
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and classid = 'pg_proc'::regclass and deptype = 'e')`;
  return new Set(rows.map(({ line }) => line));
};

/** 0.1.0 searches locations of jobs by this index. It is dropped when 0.1.0 need no longer run beside the new release. */
const neededByFormer = /jobs_location_trigrams/;

for (const state of states) {
  test(`upgrades a database of ${state} to the schema of an empty one`, async (t) => {
    const [former, empty] = [await openState(t, state), await createEmptyDatabase(t)];
    await Promise.all([applyMigrations(former.url), applyMigrations(empty.url)]);
    const [upgraded, expected] = [await schemaOf(former.sql), await schemaOf(empty.sql)];
    assert.deepEqual(
      [...expected].filter((line) => !upgraded.has(line)),
      [],
    );
    assert.deepEqual(
      [...upgraded]
        .filter((line) => !expected.has(line))
        .filter((line) => state !== "0.1.0" || !neededByFormer.test(line)),
      [],
    );
    const lines: string[] = [];
    await applyMigrations(former.url, { report: (line) => void lines.push(line) });
    assert.deepEqual(lines, [], "nothing is left to run");
  });

  test(`processes the queues of ${state} after the upgrade`, async (t) => {
    const { url, sql } = await openState(t, state);
    await applyMigrations(url);
    const now = new Date("2026-11-23T12:00:00Z");
    const service = await startService(t, { url, clock: () => now });
    const smtp = await startSmtp(t);
    const transport = openTransport({ from: sender, outbox: "/nowhere", smtp: { host: "127.0.0.1", port: smtp.port } });
    const { work, lines } = startMailDelivery(t, service, { transport, clock: () => now });
    await work();
    const subjects = smtp.received.map(({ mail }) => mail.subject);
    assert.ok(subjects.includes("Waiting for the upgrade"), `${subjects}, ${JSON.stringify(lines)}`);
    assert.deepEqual([...(await sql`select topic, payload from outbox where attempts > 0`)], []);
    const [delivery] = await sql`
      select status, next_attempt_at is not null as due, order_key = subject_id::text as ordered from webhook_deliveries
      where id = '01a21ff7-0000-7000-8000-000000000002'`;
    assert.deepEqual({ ...delivery }, { status: "pending", due: true, ordered: true });
  });
}

test("corrects data that 0.1.0 has stored", async (t) => {
  const { url, sql } = await openState(t, "0.1.0");
  const readRevisions = () => sql`
    select (select array_agg((id, revision, updated_at) order by id) from groups)::text as groups,
      (select array_agg(changes order by id) from resource_changes changes where type in ('job', 'landscape_entry'))::text as changes`;
  const before = await readRevisions();
  await applyMigrations(url);
  assert.deepEqual(await readRevisions(), before, "rebuilt documents are not changes for mirrors");
  const rows = await sql`select slug from groups where document @@ alliance_query('[[["مؤتمر:*"]]]')`;
  assert.deepEqual(
    rows.map(({ slug }) => slug),
    ["cairo-cloud"],
    "search documents are in plain form",
  );
  assert.deepEqual([...(await sql`select word from search_words where word <> alliance_plain(word)`)], []);
  const [counts] = await sql`
    select (select count(*)::int from events where attendee_count <> (
        select count(*) from attendances where event_id = events.id and status = 'attending')) as events,
      (select count(*)::int from groups where member_count <> (select count(*) from memberships where group_id = groups.id)) as groups,
      (select count(*)::int from alliances where member_count <> (
        select count(*) from alliance_members where alliance_id = alliances.id)) as alliances`;
  assert.deepEqual({ ...counts }, { events: 0, groups: 0, alliances: 0 });
  const codes = await sql`select count(*)::int as missing from attendances where check_in_code is null`;
  assert.deepEqual({ ...codes[0] }, { missing: 0 });
});

test("renames data that development versions have stored", async (t) => {
  const { url, sql } = await openState(t, "development");
  await applyMigrations(url);
  const [row] = await sql`
    select (select array_agg(topic order by topic) from outbox) as topics, (select count(*)::int from saved_forms) as forms,
      (select count(*)::int from event_notifications where notified_at is null) as notifications,
      (select count(*)::int from invitation_opt_outs) as opt_outs`;
  assert.deepEqual({ ...row }, { topics: ["event_notifications", "mail"], forms: 1, notifications: 1, opt_outs: 1 });
});

test("resumes an interrupted upgrade with the interrupted section", async (t) => {
  const { url, sql } = await openState(t, "0.1.0");
  const folder = await extendMigrationFolder(t, {});
  const file = join(folder, "upgrade_from_0.1.0.sql");
  const text = await readFile(file, "utf8");
  const { upgrades, journal } = await readMigrations(folder);
  const { sections } = upgrades.find(({ sections }) => sections.length > 1) ?? assert.fail();
  const count = sections.length;
  const laterCount = journal.filter(({ time }) => time > Number(sections.at(-1)?.time)).length;
  const countApplied = async () => (await sql`select id from drizzle.__drizzle_migrations`).length;
  const first = await countApplied();
  for (const stop of [1, Math.floor(count / 2), count - 1]) {
    const sections = text.split(/^(?=-- section: )/m);
    sections[stop + 1] += "\n--> statement-breakpoint\nselect 1 / 0;\n";
    await writeFile(file, sections.join(""));
    await assert.rejects(
      applyMigrations(url, { folder }),
      /^CommandError: migration upgrade_from_0\.1\.0, section ".+": division by zero$/,
    );
    assert.equal(await countApplied(), first + stop);
  }
  await writeFile(file, text);
  await Promise.all([applyMigrations(url, { folder }), applyMigrations(url, { folder })]);
  assert.equal(await countApplied(), first + count + laterCount);
});

test("refuses a database in any other state with one line that names the commit to run first", async (t) => {
  const { url, sql } = await openState(t, "0.1.0");
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('between', 1795400000000)`;
  await assert.rejects(applyMigrations(url), {
    name: "CommandError",
    message:
      /^the database is between two states that .+ can upgrade; run "alliance migrate" of the commit [0-9a-f]{12} first$/,
  });
});
