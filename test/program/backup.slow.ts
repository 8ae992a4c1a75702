import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { test } from "tap";
import { connect } from "../../src/foundation/db/client.ts";
import { listTables, quoteName } from "../../src/program/backup/catalog.ts";
import { writeNewFile } from "../../src/program/backup/write.ts";
import { applyMigrations } from "../../src/program/cli/migrations.ts";
import { hostileText } from "../support/arbitraries.ts";
import { backUp, createOwnedDatabase, restore } from "../support/backups.ts";
import { query, queryValue } from "../support/embedded.ts";
import { temporaryFolder } from "../support/folders.ts";
import { extendMigrationFolder } from "../support/migrations.ts";
import { startService } from "../support/service.ts";

const readContent = async (url: string): Promise<Record<string, unknown>> => {
  const { sql, close } = connect(url, { poolSize: 1 });
  try {
    const content: Record<string, unknown> = {};
    for (const { name } of await listTables(sql)) {
      const [row] = await sql.unsafe(
        `select count(*)::int as count, md5(string_agg(row::text, e'\\n' order by row::text)) as rows from ${quoteName(name)} as row`,
      );
      content[name] = { ...row };
    }
    content["sequences"] =
      await sql`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`;
    return content;
  } finally {
    await close();
  }
};

const readDefinitions = (url: string) =>
  query(
    url,
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where connamespace = 'public'::regnamespace
     union all select indrelid::regclass::text, indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index where indisvalid and indrelid::regclass::text not like 'pg\\_%'
     union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
     order by 1, 2, 3`,
  );

test("backup", async (t) => {
  const service = await startService(t, { data: "demo" });
  const { sql, url, call } = service;
  const hostile = fc.sample(hostileText, 300).filter((text) => !text.includes("\0"));
  for (const text of ["\n\\.\n", "\\.", "\\N", "a\tb\\tc\r\n\\", "", ...hostile])
    await sql`insert into search_words (word) values (${text.toWellFormed()})`;
  const full = await backUp(url);

  await t.test("restores all rows and constraints of a database, for an owner without privileges", async (t) => {
    const target = await createOwnedDatabase(t);
    const { rows } = await restore(target, full);
    const [content, restoredContent] = [await readContent(url), await readContent(target)];
    assert.deepEqual(restoredContent, content);
    assert.deepEqual(Object.keys(rows), Object.keys(content).slice(0, -1));
    assert.ok(Number(rows["users"]) > 10 && Number(rows["search_words"]) > 300);
    assert.deepEqual([...(await readDefinitions(target))], [...(await readDefinitions(url))]);
    await assert.rejects(restore(target, full), /BackupError: the database is not empty: "\w+" has rows; restore into/);
  });

  await t.test("is a consistent snapshot while RSVPs are written", async (t) => {
    const { person, as } = service;
    const [event] = await sql<{ id: string; alliance: string }[]>`
      select events.id, alliances.slug as alliance from events join alliances on alliances.id = alliance_id
       where status = 'published' and capacity is null and starts_at > now() limit 1`;
    assert.ok(event);
    const people = await Promise.all(Array.from({ length: 30 }, () => person({ withPassword: false })));
    let isWriting = true;
    const write = async () => {
      for (let round = 0; isWriting; round++) {
        const path = { alliance: event.alliance, event_id: event.id };
        const user = people[round % people.length];
        assert.ok(user);
        await call(round % 60 < 30 ? "attendEvent" : "cancelAttendance", { path, as: as(user) });
      }
    };
    const [, backups] = await Promise.all([
      write(),
      (async () => {
        try {
          return [await backUp(url), await backUp(url), await backUp(url)];
        } finally {
          isWriting = false;
        }
      })(),
    ]);
    for (const backup of backups) {
      const target = await createOwnedDatabase(t);
      await restore(target, backup);
      const miscounted = await query(
        target,
        `select id from events where attendee_count <>
           (select coalesce(sum(1 + guests), 0) from (
             select guests from attendances where event_id = events.id and status = 'attending'
             union all select guests from guest_attendees where event_id = events.id) places)`,
      );
      assert.deepEqual([...miscounted], []);
    }
  });

  await t.test("is refused when cut or changed anywhere, and leaves the database empty", async (t) => {
    const target = await createOwnedDatabase(t);
    const text = gunzipSync(full);
    const swapped = Buffer.from(text);
    // Changes one character of a row, so that the row still fits the table.
    const offset = text.indexOf('"table":"users"') + 400;
    swapped.write(text.toString("latin1", offset, offset + 1) === "a" ? "b" : "a", offset, "latin1");
    const cuts = [0, 1, 10, 300, 0.3, 0.6, 0.99].map((part) => (part < 1 ? Math.floor(part * full.length) : part));
    const broken = [
      ...cuts.map((length) => full.subarray(0, length)),
      full.subarray(0, -1),
      gzipSync(swapped),
      gzipSync(text.subarray(0, -72)),
      gzipSync(text.subarray(0, Math.floor(text.length / 2))),
      gzipSync(Buffer.concat([text, text])),
      Buffer.from(full).fill(7, Math.floor(full.length / 2), Math.floor(full.length / 2) + 40),
      // PostgreSQL detects this damage after the last row.
      gzipSync(text.toString("latin1").replace(/("table":"webhook_deliveries".*\n)/, "$1too few columns\n"), {
        level: 1,
      }),
      gzipSync("hello\n"),
      Buffer.from("hello\n"),
    ];
    for (const bytes of broken) await assert.rejects(restore(target, bytes), /^BackupError: (?:the|this)/);
    const rows = Object.values(await readContent(target)).slice(0, -1);
    assert.ok(rows.every((row) => Object(row).count === 0));
    const restored = await restore(target, full);
    assert.equal(await queryValue(target, "select count(*)::int from users"), restored.rows["users"]);
  });

  await t.test("is not restored over other tables or while the service runs", async (t) => {
    const target = await createOwnedDatabase(t);
    await query(target, "create table invoices (id int)");
    await assert.rejects(restore(target, full), /the database has tables of another application, such as "invoices"/);
    await query(target, "drop table invoices");
    await applyMigrations(target);
    const running = connect(target, { poolSize: 1, applicationName: "alliance serve" });
    await running.sql`select 1`;
    await assert.rejects(restore(target, full), /BackupError: the service runs on the database; stop it first/);
    await running.close();
  });

  await t.test("of an older release is restored and migrated, and one of a newer release is refused", async (t) => {
    const [source, target] = [await createOwnedDatabase(t), await createOwnedDatabase(t)];
    await applyMigrations(source);
    const older = await queryValue(source, "select count(*)::int from drizzle.__drizzle_migrations");
    await query(source, "insert into search_words (word) values ('old')");
    const backup = await backUp(source);
    const newer = await extendMigrationFolder(t, { "9000_ships": "create table ships (id int);" });
    await restore(target, backup, undefined, newer);
    assert.equal(await queryValue(target, "select count(*)::int from drizzle.__drizzle_migrations"), Number(older) + 1);
    assert.equal(await queryValue(target, "select word from search_words"), "old");

    const migrated = await createOwnedDatabase(t);
    await applyMigrations(migrated, { folder: newer });
    await assert.rejects(
      restore(migrated, backup),
      /the database has been migrated further than the backup; restore into/,
    );

    await query(source, "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)");
    const laterBackup = await backUp(source);
    await assert.rejects(
      restore(await createOwnedDatabase(t), laterBackup),
      /^CommandError: a newer release than this one \(.+\) has migrated the backup's database; restore it with that release/,
    );
    const later = gunzipSync(laterBackup).toString().replace('"alliance_backup":2', '"alliance_backup":3');
    await assert.rejects(restore(target, gzipSync(later)), /a newer release wrote the backup; restore it with that/);
  });

  await t.test("of a database without tables is refused", async (t) => {
    await assert.rejects(
      backUp(await createOwnedDatabase(t)),
      /BackupError: the database is empty: there is nothing to back up/,
    );
  });
});

test("a backup does not replace a file that another program creates at the same time", async (t) => {
  const path = join(await temporaryFolder(t), "a.backup");
  const writing = writeNewFile(path, async (to) => {
    await new Promise((done) => to.end("ours", () => done(undefined)));
    await writeFile(path, "theirs");
  });
  await assert.rejects(writing, /a\.backup exists; choose another name/);
  assert.equal(await readFile(path, "utf8"), "theirs");
});
