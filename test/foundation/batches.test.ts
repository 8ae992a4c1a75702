import assert from "node:assert/strict";
import { EventEmitter, once } from "node:events";
import { sql as statement } from "drizzle-orm";
import { type Test, test } from "tap";
import type { Count } from "../../src/foundation/counts.ts";
import { inBatch } from "../../src/foundation/db/batches.ts";
import { connect, type Queryable } from "../../src/foundation/db/client.ts";
import { createDatabase } from "../support/service.ts";

type Counted = Parameters<Count>;

/** A table with a row per operation, a first operation that waits until the test releases it, and the recorded counts. */
const openLine = async (t: Test) => {
  const url = await createDatabase(t, "none");
  const { db, sql, close } = connect(url, { poolSize: 4 });
  t.teardown(close);
  await sql.unsafe("create table entries (name text primary key, check (name <> 'refused'))");
  const counted: Counted[] = [];
  const context = { db, count: (...entry: Counted) => void counted.push(entry) };
  /** Writes a name. @returns the number of its transaction */
  const insert = async (db: Queryable, name: string): Promise<string> => {
    await db.execute(statement`insert into entries values (${name})`);
    const [row] = await db.execute<{ id: string }>(statement`select pg_current_xact_id()::text as id`);
    return row?.id ?? assert.fail();
  };
  const turn = (name: string) =>
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
  const free = () => gate.emit("freed");
  const entries = async () => (await sql.unsafe("select name from entries order by name")).map(({ name }) => name);
  return { db, sql, context, counted, turn, first, free, entries };
};

test("operations on the same row", async (t) => {
  await t.test("share a transaction with operations that arrive while it waits, with separate results", async (t) => {
    const { turn, first, free, entries, counted } = await openLine(t);
    const others = ["second", "third", "fourth"].map(turn);
    assert.deepEqual(await entries(), []);
    free();
    const alone = await first;
    const ids = new Set(await Promise.all(others));
    assert.equal(ids.size, 1);
    assert.ok(!ids.has(alone));
    assert.deepEqual(await entries(), ["first", "fourth", "second", "third"]);
    assert.equal(counted.length, 3);
    assert.ok(!ids.has(await turn("later")), "a queue that has ended starts again");
  });

  await t.test("fail alone: one is rolled back, and the others are committed", async (t) => {
    const { turn, first, free, entries, counted, context } = await openLine(t);
    const refusedLate = inBatch("a row", context, async ({ db, count }) => {
      count("rsvps", { status: "no" });
      await db.execute(statement`insert into entries values ('undone')`);
      throw new Error("no room");
    });
    const others = [turn("second"), turn("refused"), turn("third")];
    free();
    await first;
    await assert.rejects(refusedLate, /no room/);
    const outcomes = await Promise.allSettled(others);
    const statuses = outcomes.map(({ status }) => status);
    assert.deepEqual(statuses, ["fulfilled", "rejected", "fulfilled"]);
    assert.deepEqual(await entries(), ["first", "second", "third"]);
    const counts = counted.map(([, labels]) => labels);
    assert.deepEqual(counts, [{ status: "second" }, { status: "third" }]);
  });

  await t.test("get no result before the commit, and all fail if the connection is lost", async (t) => {
    const { turn, first, free, entries, counted, context, sql } = await openLine(t);
    const rejected = turn("refused");
    const second = turn("second");
    const cut = inBatch("a row", context, async ({ db }) => {
      const [backend] = await db.execute<{ pid: number }>(statement`select pg_backend_pid() as pid`);
      await sql`select pg_terminate_backend(${backend?.pid ?? 0})`;
      await db.execute(statement`select`);
    });
    const after = turn("after");
    free();
    await first;
    const outcomes = await Promise.allSettled([rejected, second, cut, after]);
    for (const outcome of outcomes) {
      assert.equal(outcome.status, "rejected");
      assert.doesNotMatch(String(outcome.reason.cause ?? outcome.reason), /check constraint/);
    }
    assert.deepEqual(await entries(), ["first"]);
    assert.deepEqual(counted, []);
    await turn("again");
    assert.deepEqual(await entries(), ["again", "first"]);
  });

  await t.test("leave other connections to operations on other rows", async (t) => {
    const { turn, first, free, context } = await openLine(t);
    const crowd = Array.from({ length: 40 }, (_, index) => turn(`one of many ${index}`));
    const other = await inBatch("another row", context, async ({ db }) => db.execute(statement`select 1 as found`));
    assert.equal(other.length, 1);
    free();
    await first;
    assert.equal(new Set(await Promise.all(crowd)).size, 3, "40 works in threes of at most 16");
  });
});
