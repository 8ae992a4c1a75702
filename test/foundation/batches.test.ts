import assert from "node:assert/strict";
import { EventEmitter, once } from "node:events";
import { sql as statement } from "drizzle-orm";
import { type Test, test } from "tap";
import type { Count } from "../../src/foundation/counts.ts";
import { inBatch } from "../../src/foundation/db/batches.ts";
import { connect, type Queryable } from "../../src/foundation/db/client.ts";
import { createDatabase } from "../support/service.ts";

type CountCall = Parameters<Count>;

/** A table with a row per operation, a first operation that waits until the test releases it, and the recorded counts. */
const openQueue = async (t: Test) => {
  const url = await createDatabase(t, "none");
  const { db, sql, close } = connect(url, { poolSize: 4 });
  t.teardown(close);
  await sql.unsafe("create table entries (name text primary key, check (name <> 'refused'))");
  const countCalls: CountCall[] = [];
  const context = { db, count: (...entry: CountCall) => void countCalls.push(entry) };
  /** Writes a name. @returns the number of its transaction */
  const insert = async (db: Queryable, name: string): Promise<string> => {
    await db.execute(statement`insert into entries values (${name})`);
    const [row] = await db.execute<{ id: string }>(statement`select pg_current_xact_id()::text as id`);
    return row?.id ?? assert.fail();
  };
  const insertInBatch = (name: string) =>
    inBatch("a row", context, ({ db, count }) => {
      count("rsvps", { status: name });
      return insert(db, name);
    });
  const gate = new EventEmitter();
  const start = once(gate, "begun");
  const first = inBatch("a row", context, async ({ db }) => {
    const freed = once(gate, "freed");
    gate.emit("begun");
    await freed;
    return insert(db, "first");
  });
  await start;
  const release = () => gate.emit("freed");
  const entries = async () => (await sql.unsafe("select name from entries order by name")).map(({ name }) => name);
  return { db, sql, context, countCalls, insertInBatch, first, release, entries };
};

test("operations on the same row", async (t) => {
  await t.test("share a transaction with operations that arrive while it waits, with separate results", async (t) => {
    const { insertInBatch, first, release, entries, countCalls } = await openQueue(t);
    const others = ["second", "third", "fourth"].map(insertInBatch);
    assert.deepEqual(await entries(), []);
    release();
    const firstId = await first;
    const ids = new Set(await Promise.all(others));
    assert.equal(ids.size, 1);
    assert.ok(!ids.has(firstId));
    assert.deepEqual(await entries(), ["first", "fourth", "second", "third"]);
    assert.equal(countCalls.length, 3);
    assert.ok(!ids.has(await insertInBatch("later")), "a queue that was empty starts a new transaction");
  });

  await t.test("fail alone: a failing operation is rolled back, and the others are committed", async (t) => {
    const { insertInBatch, first, release, entries, countCalls, context } = await openQueue(t);
    const failing = inBatch("a row", context, async ({ db, count }) => {
      count("rsvps", { status: "no" });
      await db.execute(statement`insert into entries values ('undone')`);
      throw new Error("no room");
    });
    const others = [insertInBatch("second"), insertInBatch("refused"), insertInBatch("third")];
    release();
    await first;
    await assert.rejects(failing, /no room/);
    const outcomes = await Promise.allSettled(others);
    const statuses = outcomes.map(({ status }) => status);
    assert.deepEqual(statuses, ["fulfilled", "rejected", "fulfilled"]);
    assert.deepEqual(await entries(), ["first", "second", "third"]);
    const counts = countCalls.map(([, labels]) => labels);
    assert.deepEqual(counts, [{ status: "second" }, { status: "third" }]);
  });

  await t.test("get no result before the commit, and all fail if the connection is lost", async (t) => {
    const { insertInBatch, first, release, entries, countCalls, context, sql } = await openQueue(t);
    const rejected = insertInBatch("refused");
    const second = insertInBatch("second");
    const cut = inBatch("a row", context, async ({ db }) => {
      const [backend] = await db.execute<{ pid: number }>(statement`select pg_backend_pid() as pid`);
      await sql`select pg_terminate_backend(${backend?.pid ?? 0})`;
      await db.execute(statement`select`);
    });
    const after = insertInBatch("after");
    release();
    await first;
    const outcomes = await Promise.allSettled([rejected, second, cut, after]);
    for (const outcome of outcomes) {
      assert.equal(outcome.status, "rejected");
      assert.doesNotMatch(String(outcome.reason.cause ?? outcome.reason), /check constraint/);
    }
    assert.deepEqual(await entries(), ["first"]);
    assert.deepEqual(countCalls, []);
    await insertInBatch("again");
    assert.deepEqual(await entries(), ["again", "first"]);
  });

  await t.test("leave other connections to operations on other rows", async (t) => {
    const { insertInBatch, first, release, context } = await openQueue(t);
    const crowd = Array.from({ length: 40 }, (_, index) => insertInBatch(`one of many ${index}`));
    const other = await inBatch("another row", context, async ({ db }) => db.execute(statement`select 1 as found`));
    assert.equal(other.length, 1);
    release();
    await first;
    assert.equal(new Set(await Promise.all(crowd)).size, 3, "40 operations in three batches of at most 16");
  });
});
