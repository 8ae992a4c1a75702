import assert from "node:assert/strict";
import { sql } from "drizzle-orm";
import { test } from "tap";
import { until } from "../support/embedded.ts";
import { startService } from "../support/service.ts";

test("livez returns 200 while the process responds, and has no rate limit", async (t) => {
  const { call } = await startService(t, { limits: { factor: 1, requests_per_address: 1 } });
  for (let round = 0; round < 3; round++) {
    const { status, headers, body } = await call("getLiveness");
    assert.equal(status, 200);
    assert.deepEqual(body, { status: "ok" });
    assert.equal(headers["cache-control"], "no-store");
    assert.equal(headers["ratelimit"], undefined);
  }
});

test("readyz", async (t) => {
  await t.test("200 with the results of the checks", async (t) => {
    const { call } = await startService(t);
    const { status, headers, body } = await call("getReadiness");
    assert.equal(status, 200);
    assert.equal(headers["cache-control"], "no-store");
    const checks = { database: "ok", migrations: "ok", outbox: "ok" };
    assert.deepEqual(body, { status: "ok", checks, warnings: [] });
  });

  await t.test("warns about an outbox entry that has been due for 15 minutes, but not for 200 seconds", async (t) => {
    const { call, db, now, startAnother } = await startService(t);
    const insert = (secondsAgo: number) =>
      db.execute(sql`insert into outbox (id, topic, payload, priority, next_attempt_at, created_at)
        values (gen_random_uuid(), 'mail', '{}', 0, ${now.toISOString()}::timestamptz - make_interval(secs => ${secondsAgo}), now())`);
    await insert(-3_600);
    await insert(200);
    assert.deepEqual((await call("getReadiness")).body.warnings, []);
    await insert(900);
    const { body } = await (await startAnother()).call("getReadiness");
    assert.equal(body.checks.outbox, "late");
    assert.deepEqual(body.warnings, ["an entry of the outbox has been due for 900 seconds"]);
  });

  await t.test("503 while the database lacks a migration, 200 when it has newer ones", async (t) => {
    const { call, db, startAnother } = await startService(t);
    const [row] = await db.execute<{ last: string }>(
      sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
    );
    const last = Number(row?.last);
    const behind = await (await startAnother({ lastMigration: last + 1 })).call("getReadiness");
    assert.equal(behind.status, 503);
    assert.match(behind.body.error, /^not ready: the database lacks migrations/);
    const current = await startAnother({ lastMigration: last });
    assert.equal((await current.call("getReadiness")).status, 200);
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${last + 1})`);
    for (const instance of [current, await startAnother({ lastMigration: last }), { call }])
      assert.equal((await instance.call("getReadiness")).status, 200);
  });

  await t.test("503 within its timeout while the database hangs, and 200 afterwards", async (t) => {
    const { call, sql } = await startService(t, { poolSize: 2, fault: "the database is silent" });
    await sql.begin(async (tx) => {
      await tx.unsafe("lock table outbox in access exclusive mode");
      const startedAt = performance.now();
      const { status, body } = await call("getReadiness");
      assert.equal(status, 503);
      assert.equal(body.error, "not ready: the database does not answer");
      assert.ok(performance.now() - startedAt < 6_000);
    });
    await until("the service is ready again", async () => (await call("getReadiness")).status === 200);
  });
});
