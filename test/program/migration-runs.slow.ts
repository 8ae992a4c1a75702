import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { type Test, test } from "tap";
import { applyMigrations, migrationLock } from "../../src/program/cli/migrations.ts";
import { compiledOf } from "../support/compile.ts";
import { until } from "../support/embedded.ts";
import { createEmptyDatabase, createMigrationFolder, type MigrationTexts } from "../support/migrations.ts";

const first: MigrationTexts = {
  "0000_ships": `create table ships (id int primary key, name text not null);
--> statement-breakpoint
insert into ships select n, 'ship ' || n from generate_series(1, 2000) n;`,
};

const mast = { "0001_mast": "alter table ships add column mast text;" };

const index = {
  "0002_index": `-- run: outside of a transaction
create index concurrently ships_name on ships (name);
--> statement-breakpoint
create unique index concurrently ships_mast on ships (mast);`,
};

const batches = {
  "0003_masts": `-- run: in batches
update ships set mast = 'mast ' || id where id in (select id from ships where mast is null order by id limit 100);`,
};

const allTexts = { ...first, ...mast, ...index, ...batches };

test("settings of the role do not wait for another program's migration", async (t) => {
  const { url, sql } = await createEmptyDatabase(t);
  const folder = await createMigrationFolder(t, first);
  await applyMigrations(url, { folder });
  await sql.unsafe("create extension if not exists pg_trgm");
  await sql.unsafe(`select pg_advisory_lock(${migrationLock})`);
  await applyMigrations(url, { folder, appliesRoleSettings: true });
  const [row] = await sql.unsafe(
    "select count(*)::int as count from pg_db_role_setting where setdatabase = (select oid from pg_database where datname = current_database())",
  );
  assert.equal(row?.["count"], 1);
});

test("reports that it waits for another program to change settings of the role", async (t) => {
  const { url, sql } = await createEmptyDatabase(t);
  await sql.unsafe("create extension if not exists pg_trgm");
  await sql.unsafe("select pg_advisory_lock(hashtextextended('alliance role settings', 0))");
  const { lines, options } = recordReports();
  const applied = applyMigrations(url, {
    ...options,
    appliesRoleSettings: true,
    folder: await createMigrationFolder(t, first),
  });
  const message = "waiting for the settings of the database's role, which another program may be changing";
  await until("the wait is reported", async () => lines.includes(message));
  await sql.unsafe("select pg_advisory_unlock(hashtextextended('alliance role settings', 0))");
  await applied;
});

/** Records the lines that a run of migrations reports, ten times a second. */
const recordReports = () => {
  const lines: string[] = [];
  return { lines, options: { report: (line: string) => void lines.push(line), reportEveryMs: 100 } };
};

const start = async (t: Test, texts: MigrationTexts = first) => {
  const database = await createEmptyDatabase(t);
  await applyMigrations(database.url, { folder: await createMigrationFolder(t, texts) });
  const { sql } = database;
  return {
    ...database,
    readHistory: async () =>
      (await sql`select hash from drizzle.__drizzle_migrations order by id`).map((row) => row["hash"]),
    countMasts: async () => (await sql`select count(mast)::int as count from ships`)[0]?.["count"],
    listInvalidIndexes: () => sql`select indexrelid from pg_index where not indisvalid`,
  };
};

/** Reads the table in a transaction that stays open until the returned function is called. */
const holdOpen = ({ sql }: Awaited<ReturnType<typeof start>>): Promise<() => Promise<void>> =>
  new Promise((reading, reject) => {
    const transaction = sql.begin(async (tx) => {
      await tx.unsafe("set transaction isolation level repeatable read");
      await tx.unsafe("select count(*) from ships");
      await new Promise<void>((release) => {
        reading(async () => {
          release();
          await transaction;
        });
      });
    });
    transaction.catch(reject);
  });

test("a migration that waits for a lock", async (t) => {
  const database = await start(t);
  const { url, sql } = database;
  const folder = await createMigrationFolder(t, { ...first, ...mast });

  await t.test("fails eventually, and names the migration", async () => {
    const release = await holdOpen(database);
    await assert.rejects(applyMigrations(url, { folder, maxRetryMs: 100 }), {
      name: "CommandError",
      message: "migration 0001_mast: canceling statement due to lock timeout",
    });
    await release();
  });

  await t.test("lets later statements pass, and retries until it gets the lock", async () => {
    const { lines, options } = recordReports();
    const release = await holdOpen(database);
    const migrated = applyMigrations(url, { folder, report: options.report });
    const times: number[] = [];
    while (lines.length < 2) {
      const startedAt = performance.now();
      await sql`select * from ships where id = 1`;
      times.push(performance.now() - startedAt);
      await delay(10);
    }
    await release();
    await migrated;
    // Each attempt delays one read. The number of further attempts depends on the machine.
    assert.ok(times.length > 2, `${times.length} reads`);
    assert.ok(Math.max(...times) < 1_500, `a read took ${Math.max(...times)} ms`);
    assert.match(
      lines[0] ?? "",
      /^migration 0001_mast was interrupted: canceling statement due to lock timeout; retrying in 250 ms\. The longest transaction belongs to "alliance" \(process \d+\): \d+ s$/,
    );
    assert.match(lines[1] ?? "", /retrying in 500 ms/);
    await sql`select mast from ships`;
  });
});

test("an index", async (t) => {
  const database = await start(t, { ...first, ...mast });
  const { url, sql, listInvalidIndexes } = database;
  const folder = await createMigrationFolder(t, { ...first, ...mast, ...index });

  await t.test("is rebuilt after an interrupted run left it invalid", async () => {
    const release = await holdOpen(database);
    const interrupted = applyMigrations(url, { folder });
    await until("the index is being built", async () => (await listInvalidIndexes()).length > 0);
    const terminated = assert.rejects(interrupted, /^CommandError: migration 0002_index: /);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'alliance migrate' and datname = current_database()`;
    await terminated;
    assert.equal((await listInvalidIndexes()).length, 1);
    await release();
    await applyMigrations(url, { folder });
    assert.deepEqual([...(await listInvalidIndexes())], []);
    assert.equal((await database.readHistory()).length, 3);
  });

  await t.test("waits for transactions, which the log names, while writes continue", async (t) => {
    const database = await start(t, { ...first, ...mast });
    const release = await holdOpen(database);
    const { lines, options } = recordReports();
    const migrated = applyMigrations(database.url, { ...options, folder });
    await until("the log has the warning", async () => lines.length > 2);
    await database.sql`update ships set name = 'renamed' where id = 1`;
    await release();
    await migrated;
    assert.match(
      lines.join("\n"),
      /migration 0002_index has been running for \d s: waiting for .*; The longest transaction belongs to "alliance" \(process \d+\): \d+ s/,
    );
    assert.match(lines.at(-2) ?? "", /^migration 0002_index ran for \d+ s$/);
    assert.match(lines.at(-1) ?? "", /^1 migration ran in \d+\.\d s$/);
  });

  await t.test("is dropped when rows are not unique, because it would reject rows", async (t) => {
    const { url, sql, listInvalidIndexes } = await start(t, { ...first, ...mast });
    await sql`update ships set mast = 'the same' where id < 3`;
    await assert.rejects(
      applyMigrations(url, { folder }),
      /^CommandError: migration 0002_index: could not create unique/,
    );
    assert.deepEqual([...(await listInvalidIndexes())], []);
    await sql`update ships set mast = 'the same' where id < 5`;
  });
});

test("a migration in batches changes all rows, a few per transaction", async (t) => {
  const { url, sql, countMasts } = await start(t, { ...first, ...mast });
  const { lines, options } = recordReports();
  await sql.unsafe(`create function slow() returns trigger language plpgsql as 'begin perform pg_sleep(0.01); return null; end';
    create trigger slow after update on ships for each statement execute function slow()`);
  const folder = await createMigrationFolder(t, allTexts);
  await applyMigrations(url, { ...options, folder, reportEveryMs: 50 });
  assert.equal(await countMasts(), 2_000);
  const transactions = await sql`select distinct xmin::text from ships`;
  assert.equal(transactions.length, 20);
  assert.match(lines.join("\n"), /migration 0003_masts has been running for 0 s, \d+00 rows/);
});

test("the next run completes a migration that kill -9 interrupted at any time", async (t) => {
  const { url, sql, countMasts, readHistory, listInvalidIndexes } = await start(t);
  await sql.unsafe(`create function slow() returns trigger language plpgsql as 'begin perform pg_sleep(0.02); return null; end';
    create trigger slow after update on ships for each statement execute function slow();
    create function slow(text) returns text language plpgsql immutable as 'begin perform pg_sleep(0.001); return $1; end'`);
  const folder = await createMigrationFolder(t, {
    ...first,
    "0001_mast": `${mast["0001_mast"]}\n--> statement-breakpoint\nselect pg_sleep(0.2);`,
    "0002_index": index["0002_index"].replace("(name)", "(slow(name)) where id <= 100"),
    ...batches,
  });
  const program = compiledOf("test/support/migration-worker.ts");
  const counts = new Set<number>();
  for (let lifetimeMs = 250; ; lifetimeMs += 20) {
    const child = spawn(process.execPath, [program, url, folder], { stdio: "inherit" });
    const timer = setTimeout(() => child.kill("SIGKILL"), lifetimeMs);
    const [code, signal] = await once(child, "exit");
    clearTimeout(timer);
    counts.add((await readHistory()).length);
    if (signal === null) {
      assert.equal(code, 0);
      break;
    }
  }
  t.comment(`killed after ${[...counts].join(", ")} migrations`);
  assert.equal(await countMasts(), 2_000);
  assert.deepEqual([...(await listInvalidIndexes())], []);
  assert.equal(new Set(await readHistory()).size, 4);
  assert.equal((await readHistory()).length, 4);
});

test("several programs wait while one migrates, and report it", async (t) => {
  const database = await start(t, { ...first, ...mast });
  const release = await holdOpen(database);
  const folder = await createMigrationFolder(t, allTexts);
  const { lines, options } = recordReports();
  const run = applyMigrations(database.url, { folder });
  await until("the index is being built", async () => (await database.listInvalidIndexes()).length > 0);
  const other = applyMigrations(database.url, { ...options, folder });
  await until("the second program reports the wait", async () => lines.length > 1);
  assert.equal(lines[0], "waiting for another program, which is migrating the database");
  await release();
  await Promise.all([run, other]);
  assert.equal((await database.readHistory()).length, 4);
});

test("two releases side by side", async (t) => {
  const { url, readHistory } = await start(t);
  const released = await createMigrationFolder(t, first);
  const next = await createMigrationFolder(t, { ...first, ...mast });
  const drop = { "0002_drop": "-- contract: 0001_mast\nalter table ships drop column name;" };
  const laterFolder = await createMigrationFolder(t, { ...first, ...mast, ...drop });

  await t.test("the earlier release serves an expanded schema, and does not change it", async () => {
    await applyMigrations(url, { folder: next });
    const before = await readHistory();
    await applyMigrations(url, { folder: released });
    assert.deepEqual(await readHistory(), before);
  });

  await t.test("a release is refused when the schema lacks what it needs, and other releases are not", async () => {
    await applyMigrations(url, { folder: laterFolder });
    const before = await readHistory();
    await assert.rejects(
      applyMigrations(url, { folder: released }),
      /^CommandError: a newer release has removed from the database what \d+\.\d+\.\d+ needs; start that release, or /,
    );
    await applyMigrations(url, { folder: next });
    assert.deepEqual(await readHistory(), before);
  });

  await t.test("Drizzle's own migrator can continue", async (t) => {
    const { url, sql, readHistory } = await start(t, { ...first, ...mast });
    const yard = { "0002_yard": "create table yards (id int primary key);" };
    await migrate(drizzle(sql), { migrationsFolder: await createMigrationFolder(t, { ...first, ...mast, ...yard }) });
    const docks = { "0003_after": "create table docks (id int primary key);" };
    await applyMigrations(url, { folder: await createMigrationFolder(t, { ...first, ...mast, ...yard, ...docks }) });
    assert.equal((await readHistory()).length, 4);
  });
});

test("an unknown header is refused before anything runs", async (t) => {
  const { url, readHistory } = await start(t);
  for (const [text, message] of [
    ["-- run: whenever\nselect 1;", /"-- run: whenever" is unknown; known modes: outside of a transaction, in batches/],
    ["-- contract: 0007_nothing\nselect 1;", /0001_x: "-- contract: 0007_nothing" names no migration/],
  ] as const) {
    const folder = await createMigrationFolder(t, { ...first, "0001_x": text });
    await assert.rejects(applyMigrations(url, { folder }), message);
  }
  assert.equal((await readHistory()).length, 1);
});
