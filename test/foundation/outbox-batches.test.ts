import assert from "node:assert/strict";
import { type Test, test } from "tap";
import { enqueue } from "../../src/foundation/outbox/queries.ts";
import { type JobHandler, openConnection, startWorker } from "../../src/foundation/outbox/worker.ts";
import { query, queryValue, until } from "../support/embedded.ts";
import { createGate } from "../support/gate.ts";
import { collectLog } from "../support/log.ts";
import { createDatabase } from "../support/service.ts";

const topic = "mail";
const clock = () => new Date();

const open = async (t: Test) => {
  const url = await createDatabase(t, "none");
  const { log } = collectLog(t);
  const connection = openConnection(url);
  t.teardown(connection.close);
  return {
    url,
    startWorking: (handler: JobHandler, concurrency = 4) => {
      const worker = startWorker({ url, handlers: { [topic]: handler }, log, clock, concurrency });
      t.teardown(worker.stop);
      return worker;
    },
    addMany: (count: number, priority = 2) =>
      query(
        url,
        `insert into outbox (id, topic, payload, priority, next_attempt_at, created_at)
        select gen_random_uuid(), '${topic}', to_jsonb(n), ${priority}, now() + n * interval '1 microsecond', now()
        from generate_series(1, ${count}) n`,
      ),
    add: (payload: unknown, priority: number) =>
      connection.transaction((tx) => enqueue(tx, { topic, payload, priority }, clock())),
    countQueued: async () => Number(await queryValue(url, "select count(*) from outbox")),
  };
};

/** Waits until all open transactions of the cluster, which has the databases of other tests, began after the call. */
const untilOlderTransactionsEnd = async (url: string): Promise<void> => {
  const now = BigInt(String(await queryValue(url, "select pg_current_xact_id()::text")));
  const oldest = "select pg_snapshot_xmin(pg_current_snapshot())::text";
  await until("older transactions end", async () => BigInt(String(await queryValue(url, oldest))) > now);
};

test("one index scan finds many rows, and skips the entries of deleted rows", async (t) => {
  const { url, startWorking, addMany, countQueued } = await open(t);
  const count = 1_000;
  // Gives the planner statistics of a nearly empty outbox, as after an earlier bulk email.
  await addMany(count);
  await query(url, `delete from outbox where payload <> '${count}'`);
  await query(url, "vacuum analyze outbox");
  const scansOf = (index: string) => `(select idx_scan from pg_stat_user_indexes where indexrelname = '${index}')`;
  const counts = `select array[idx_scan, idx_tup_read, ${scansOf("outbox_next_attempt")}]::int[]::text
    from pg_stat_user_indexes where indexrelname = 'outbox_order'`;
  const measureScans = async () => {
    await query(url, "delete from outbox");
    await addMany(count);
    await untilOlderTransactionsEnd(url);
    await query(url, "select pg_stat_reset()");
    const worker = startWorking(async () => undefined);
    await until("all are done", async () => (await countQueued()) === 0);
    await worker.stop();
    await until(
      "the connections have reported",
      async () => Number(await queryValue(url, `select ${scansOf("outbox_pkey")}`)) >= count,
    );
    const numbers = String(await queryValue(url, counts)).match(/\d+/g) ?? [];
    const [scans = 0, entries = 0, sortedScans = 0] = numbers.map(Number);
    t.comment(JSON.stringify({ scans, entries, sortedScans }));
    assert.ok(scans > 0 && scans <= count / 5, `${scans} index scans for ${count} rows`);
    assert.ok(sortedScans < 20, `${sortedScans} scans that sorted`);
    return entries;
  };
  // Usually 3 per row, and 30 if each scan visits the entries of all deleted rows. PostgreSQL keeps these while a transaction of
  // any database that began before the deletion is open, such as one of another test.
  const maxEntries = 15 * count;
  let entries = await measureScans();
  for (let attempt = 1; attempt < 5 && entries > maxEntries; attempt++) entries = await measureScans();
  assert.ok(entries <= maxEntries, `${entries} index entries read for ${count} rows`);
});

test("two workers whose batches overlap process each row once", async (t) => {
  const { startWorking, addMany, countQueued } = await open(t);
  const payloads: unknown[] = [];
  const handler: JobHandler = async ({ payload }) => {
    payloads.push(payload);
    return undefined;
  };
  await addMany(200);
  startWorking(handler);
  startWorking(handler);
  await until("all are done", async () => (await countQueued()) === 0);
  const sorted = payloads.toSorted((a, b) => Number(a) - Number(b));
  assert.deepEqual(
    sorted,
    Array.from({ length: 200 }, (_, index) => index + 1),
  );
});

test("rows that another worker has locked are skipped", async (t) => {
  const { url, startWorking, addMany, countQueued } = await open(t);
  await addMany(50);
  const otherConnection = openConnection(url);
  t.teardown(otherConnection.close);
  const [locked, released] = [createGate(), createGate()];
  const holding = otherConnection.transaction(async (tx) => {
    await tx.execute("select from outbox order by next_attempt_at limit 45 for update");
    locked.open();
    await released.opened;
  });
  await locked.opened;
  startWorking(async () => undefined);
  await until("the other rows are done", async () => (await countQueued()) === 45);
  released.open();
  await holding;
  await until("the locked rows are done", async () => (await countQueued()) === 0);
});

test("a slow or failing row neither delays nor rolls back the other rows of its batch", async (t) => {
  const { url, startWorking, addMany, countQueued } = await open(t);
  await query(url, "create table effects (n int)");
  await addMany(20);
  const slow = createGate();
  startWorking(async ({ payload }, _signal, tx) => {
    const number = Number(payload);
    await tx.execute(`insert into effects values (${number})`);
    if (number === 1) await slow.opened;
    if (number === 2) throw new Error("no");
    return undefined;
  });
  await until("the other rows are done", async () => (await countQueued()) === 2);
  const effects = "select array_to_json(array_agg(n order by n))::text from effects";
  const others = Array.from({ length: 18 }, (_, index) => index + 3);
  assert.deepEqual(JSON.parse(String(await queryValue(url, effects))), others, "each is committed on its own");
  slow.open();
  await until("the slow row is done", async () => (await countQueued()) === 1);
  assert.deepEqual(JSON.parse(String(await queryValue(url, effects))), [1, ...others]);
});

test("urgent entries overtake the rest of a batch", async (t) => {
  const { startWorking, addMany, add, countQueued } = await open(t);
  const payloads: unknown[] = [];
  let finishCurrent = () => {};
  await addMany(10);
  startWorking(async ({ payload }) => {
    payloads.push(payload);
    await new Promise<void>((resolve) => {
      finishCurrent = resolve;
    });
    return undefined;
  }, 1);
  await until("the first is in progress", async () => payloads.length === 1);
  await add("urgent", 0);
  // The worker may process other entries before the notification of the urgent one arrives.
  await until("the worker is notified", async () => {
    if (payloads.includes("urgent")) return true;
    const before = payloads.length;
    finishCurrent();
    await until("the next is in progress", async () => payloads.length > before);
    return payloads.includes("urgent");
  });
  assert.ok(payloads.length <= 4, `after ${payloads.length - 1} others`);
  for (; payloads.length < 11; ) {
    const before = payloads.length;
    finishCurrent();
    await until("the next is in progress", async () => payloads.length > before);
  }
  finishCurrent();
  await until("all are done", async () => (await countQueued()) === 0);
});
