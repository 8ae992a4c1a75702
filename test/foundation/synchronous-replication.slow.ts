import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import { sql as statement } from "drizzle-orm";
import { type Test, test } from "tap";
import { connect, type Queryable } from "../../src/foundation/db/client.ts";
import { openSessions } from "../../src/foundation/db/session.ts";
import { isOutcomeUnknown } from "../../src/foundation/outage.ts";
import { openConnection } from "../../src/foundation/outbox/worker.ts";
import { serviceUrl, startPrimary, startStandby, withoutDebian } from "../support/debian.ts";
import { until } from "../support/embedded.ts";
import { startService } from "../support/service.ts";

const startReplication = async (t: Test) => {
  const primary = await startPrimary(t, ["wal_level = replica", "autovacuum = off"]);
  const standby = await startStandby(t, primary);
  const { sql, close } = connect(primary.url, { poolSize: 1, fetchesArrayTypes: false });
  t.teardown(close);
  await sql.unsafe("create table entries (name text)");
  await sql.unsafe("grant all on entries to alliance");
  await sql.unsafe("alter system set synchronous_standby_names = '*'");
  await sql.unsafe("select pg_reload_conf()");
  await until("commits wait for the standby", async () => {
    const [row] = await sql.unsafe("select sync_state as state from pg_stat_replication");
    return row?.["state"] === "sync";
  });

  /** Cancels or terminates sessions that wait for the frozen standby, until the action has settled. */
  const abort = async <Result>(fn: "pg_cancel_backend" | "pg_terminate_backend", action: Promise<Result>) => {
    let isSettled = false;
    const settling = action.finally(() => {
      isSettled = true;
    });
    const endSessions = async () => {
      while (!isSettled) {
        await sql.unsafe(`select ${fn}(pid) from pg_stat_activity where wait_event = 'SyncRep'`);
        await delay(20);
      }
    };
    const [result] = await Promise.all([settling, endSessions()]);
    return result;
  };
  return { primary, standby, abort };
};

const outcomesOf = async (...work: Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(work)).map((settled) => {
    if (settled.status === "fulfilled") return "done";
    return isOutcomeUnknown(settled.reason) ? "unknown" : String(settled.reason.cause ?? settled.reason);
  });

const insert = async (db: Queryable): Promise<void> => {
  await db.execute(statement`insert into entries values (${"a"})`);
};

const read = async (db: Queryable): Promise<void> => {
  await db.execute(statement`select name from entries where name = ${"b"}`);
};

test("acknowledges a write only when the standby has it", { skip: withoutDebian() }, async (t) => {
  const { primary, standby, abort } = await startReplication(t);
  const url = serviceUrl(primary);
  const service = await startService(t, {
    url,
    poolSize: 4,
    timeouts: { handler: 2_000 },
    fault: "the standby is gone",
  });
  const { person, appoint, as } = service;
  const root = await person();
  await appoint(root, { alliance: null });
  const create = (slug: string) =>
    service.call("createAlliance", {
      body: { slug, name: "Open Cloud", description: "…" },
      headers: { "idempotency-key": slug },
      as: as(root),
    });
  const countAlliances = async (slug: string) => (await service.sql`select from alliances where slug = ${slug}`).length;
  t.teardown(() => standby.signal("SIGCONT"));

  await t.test("503 when the wait is canceled, also when the request is repeated; then one resource", async () => {
    standby.signal("SIGSTOP");
    for (let round = 0; round < 2; round++) {
      const { status, headers, body } = await abort("pg_cancel_backend", create("cancelled"));
      assert.equal(status, 503);
      assert.match(body.error, /^the outcome is not known; .+Idempotency-Key$/);
      assert.match(String(headers["retry-after"]), /^\d+$/);
    }
    assert.equal(await countAlliances("cancelled"), 1);
    standby.signal("SIGCONT");
    const { status, headers } = await create("cancelled");
    assert.equal(status, 201);
    assert.equal(headers["idempotent-replayed"], "true");
    assert.equal(await countAlliances("cancelled"), 1);
  });

  await t.test("503 when the connection is terminated; then one resource", async () => {
    standby.signal("SIGSTOP");
    const { status, body } = await abort("pg_terminate_backend", create("ended"));
    assert.equal(status, 503);
    assert.match(body.error, /^the outcome is not known; /);
    standby.signal("SIGCONT");
    assert.equal((await create("ended")).status, 201);
    assert.equal(await countAlliances("ended"), 1);
  });

  await t.test("503 when the write takes longer than the request timeout; then one resource", async () => {
    standby.signal("SIGSTOP");
    assert.equal((await create("late")).status, 503);
    standby.signal("SIGCONT");
    assert.equal((await create("late")).status, 201);
    assert.equal(await countAlliances("late"), 1);
  });

  const connection = openConnection(url);
  const sessions = openSessions(url, {});
  const { db, close } = connect(url, { poolSize: 2, fetchesArrayTypes: false });
  t.teardown(() => Promise.all([connection.close(), sessions.close(), close()]));

  await t.test("a canceled statement or transaction fails, and no other one on its connection", async () => {
    const single = connect(url, { poolSize: 1, fetchesArrayTypes: false });
    t.teardown(single.close);
    standby.signal("SIGSTOP");
    // A statement is prepared from its second use on.
    for (let round = 0; round < 3; round++) {
      const statements = [insert, read, insert, insert, read].map((run) => run(single.db));
      const statementOutcomes = await abort("pg_cancel_backend", outcomesOf(...statements));
      assert.deepEqual(statementOutcomes, ["unknown", "done", "unknown", "unknown", "done"]);
      const actions = [insert, read, (tx: Queryable) => tx.transaction(insert)];
      const transactions = actions.map((action) => single.db.transaction(action));
      const transactionOutcomes = await abort("pg_cancel_backend", outcomesOf(...transactions));
      assert.deepEqual(transactionOutcomes, ["unknown", "done", "unknown"]);
    }
    standby.signal("SIGCONT");
    assert.deepEqual(await outcomesOf(insert(single.db), single.db.transaction(insert)), ["done", "done"]);
  });

  await t.test("operations on a terminated connection fail, and the next connection serves", async () => {
    standby.signal("SIGSTOP");
    for (let round = 0; round < 3; round++) {
      const outcomes = await abort("pg_terminate_backend", outcomesOf(insert(db), db.transaction(insert)));
      assert.deepEqual(outcomes, ["unknown", "unknown"]);
      assert.deepEqual(await outcomesOf(read(db), db.transaction(read)), ["done", "done"]);
    }
  });

  await t.test("workers of the outbox and of webhooks fail, and continue", async () => {
    await connection.transaction(read);
    const session = await sessions.current();
    standby.signal("SIGSTOP");
    const outcomes = await abort("pg_cancel_backend", outcomesOf(connection.transaction(insert), insert(session.db)));
    assert.deepEqual(outcomes, ["unknown", "unknown"]);
    standby.signal("SIGCONT");
    assert.deepEqual(await outcomesOf(connection.transaction(insert), insert(session.db)), ["done", "done"]);
  });
});
