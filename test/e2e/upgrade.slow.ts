import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import type postgres from "postgres";
import { test } from "tap";
import { lintMigrations } from "../../drizzle/lint/migrations.ts";
import { readReleased, schemaOf } from "../../drizzle/lint/released.ts";
import { applyMigrations } from "../../src/program/cli/migrations.ts";
import { createCommunity } from "../faults/community.ts";
import { createLedger } from "../faults/ledger.ts";
import { startLoad } from "../faults/load.ts";
import { connectAs, createServiceProcess, isError } from "../faults/service.ts";
import { verify } from "../faults/verify.ts";
import { until } from "../support/embedded.ts";
import { buildFormerRelease, formerVersion, withoutFormerRelease } from "../support/former-release.ts";
import { createEmptyDatabase, extendMigrationFolder, type MigrationTexts } from "../support/migrations.ts";
import { password } from "../support/people.ts";
import { callerOf, signIn } from "./program.ts";

const { last } = readReleased();

/** Migrations of a future release, on a table that both versions constantly read and write. */
const futureMigrations: MigrationTexts = {
  "9000_nickname": "alter table users add column nickname text default '' not null;",
  "9001_nickname_index":
    "-- run: outside of a transaction\ncreate index concurrently users_nickname on users (nickname);",
  "9002_nicknames": `-- run: in batches
update users set nickname = name where id in (select id from users where nickname = '' limit 2);`,
  "9003_nickname_check": "alter table users add constraint nickname_check check (length(nickname) < 200) not valid;",
  "9004_nickname_checked": "alter table users validate constraint nickname_check;",
};

/** Starts a transaction that reads users, and stays open until `mayEnd` returns true. */
const startRead = (sql: postgres.Sql, mayEnd: () => boolean): Promise<{ ended: Promise<unknown> }> =>
  new Promise((resolve) => {
    const ended = sql.begin(async (tx) => {
      await tx.unsafe("select count(*) from users");
      resolve({ ended });
      await until("the transaction may end", async () => mayEnd());
    });
  });

test(`${formerVersion} keeps serving while this version migrates and starts beside it`, {
  skip: withoutFormerRelease(),
}, async (t) => {
  const { url: database } = await createEmptyDatabase(t);
  const settings = { ALLIANCE_DB__URL: database };
  const former = await createServiceProcess(t, settings, await buildFormerRelease(t));
  await former.start();
  const { sql } = connectAs(t, database);
  const community = await createCommunity(sql, former.url);
  let serving = [former.url];
  let requestCount = 0;
  const ledger = createLedger(() => serving[requestCount++ % serving.length] ?? former.url);
  const load = startLoad(ledger, community);
  await delay(1_000);

  const next = await createServiceProcess(t, settings);
  await next.start();
  serving = [former.url, next.url];
  await delay(1_000);
  const directions = [
    [former, next],
    [next, former],
  ] as const;

  await t.test("each version sees at once what the other version writes, and accepts its sessions", async () => {
    const prober = callerOf(community.prober.headers);
    for (const [writer, reader] of directions) {
      const bio = `written at ${writer.url}`;
      assert.equal((await prober(writer, "PATCH", "/api/v1/me", { bio })).status, 200);
      assert.equal((await prober(reader, "GET", "/api/v1/me")).body.bio, bio);
      const session = await signIn(writer, { email: community.prober.email, password });
      assert.equal((await session(reader, "GET", "/api/v1/me")).status, 200);
    }
  });

  await t.test("each version drops a cached response when the other version changes its content", async () => {
    const path = `/api/v1/events/${community.event}`;
    const [admin, anonymous] = [callerOf(community.admin.headers), callerOf()];
    for (const [writer, reader] of [...directions, ...directions]) {
      const readName = async () => (await anonymous(reader, "GET", path)).body.name;
      const name = `renamed at ${writer.url} ${Date.now()}`;
      for (let round = 0; round < 3; round++) await readName();
      assert.equal((await admin(writer, "PATCH", path, { name })).status, 200);
      await until("the other version shows the name", async () => (await readName()) === name, 1_000);
    }
  });

  await t.test("the migrations of a future release run during long reads", async (t) => {
    const sources = Object.entries(futureMigrations).map(([tag, text]) => ({ tag, text }));
    const released = { tags: new Set([last]), ...schemaOf(last) };
    assert.deepEqual(await lintMigrations(sources, released), []);
    const lines: string[] = [];
    const wasInterrupted = () => lines.some((line) => line.startsWith("migration 9000_nickname was interrupted"));
    const read = await startRead(sql, wasInterrupted);
    await applyMigrations(database, {
      folder: await extendMigrationFolder(t, futureMigrations),
      report: (line) => void lines.push(line),
    });
    await read.ended;
    const [row] =
      await sql`select count(*) filter (where nickname = name)::int as named, count(*)::int as all from users`;
    assert.equal(row?.["named"], row?.["all"]);
    await delay(1_000);
  });

  serving = [next.url];
  await delay(500);
  former.signal("SIGTERM");
  assert.equal(await former.ended(), 0);
  await delay(500);
  await load.stop();
  t.comment(
    `${ledger.requests} requests, ${ledger.acknowledged} acknowledged writes, ${Math.round(ledger.longestMs)} ms at most`,
  );

  await t.test("no request fails or waits for long", async () => {
    assert.deepEqual(ledger.problems, []);
    assert.deepEqual(ledger.unavailable, []);
    assert.ok(ledger.acknowledged > 50, `${ledger.acknowledged} writes`);
    assert.ok(ledger.longestMs < 5_000, `${ledger.longestMs} ms`);
  });

  await t.test("no acknowledged write is lost or incomplete", async () => {
    assert.deepEqual(await verify(next.url, sql, community, load), { lost: [], halfWritten: [] });
  });

  await t.test("neither version logs an error, and this version starts again on the expanded schema", async () => {
    next.signal("SIGTERM");
    assert.equal(await next.ended(), 0);
    await next.start();
    assert.equal((await fetch(`${next.url}/api/v1/health`)).status, 200);
    assert.deepEqual([...former.log, ...next.log].filter(isError), []);
  });
});
