import assert from "node:assert/strict";
import { sql as statement } from "drizzle-orm";
import { test } from "tap";
import { connect } from "../../src/foundation/db/client.ts";
import { openPools } from "../../src/foundation/db/pools.ts";
import { readQuery } from "../../src/foundation/db/query-language.ts";
import { createDatabase, startService } from "../support/service.ts";

test("searches and reads do not delay other requests (criterion 61)", async (t) => {
  const options = { poolSize: 5, cacheBytes: 0, capacity: { requestsInProgress: 36 } };
  const { call, sql, startAnother } = await startService(t, { ...options, searchWaitMs: 60_000 });
  const maxWaiting = 36 / 3;

  const whileLocked = (table: string, action: () => Promise<void>) =>
    sql.begin(async (tx) => {
      await tx`lock table ${tx(table)} in access exclusive mode`;
      await action();
    });
  const statusOf = async (...request: Parameters<typeof call>) => (await call(...request)).status;
  const search = () => statusOf("search", { query: { q: "cloud", types: "landscape_entry" } });
  const list = () => statusOf("listLandscapeEntries");
  const signIn = () => statusOf("logIn", { body: { email: "nobody@example.org", password: "seven herons cross" } });

  await t.test("503 to a search when too many searches wait, and 200 to the waiting ones", async () => {
    const waiting: Promise<number>[] = [];
    await whileLocked("landscape_entries", async () => {
      waiting.push(...Array.from({ length: 1 + maxWaiting }, search));
      const rejection = await call("search", { query: { q: "cloud" } });
      assert.equal(rejection.status, 503);
      assert.deepEqual(rejection.body, { error: "too many searches are running right now; try again shortly" });
      assert.equal(rejection.headers["retry-after"], "5");
      assert.equal(await statusOf("listGroups", { path: { alliance: "open-cloud" }, query: { q: "cloud" } }), 503);
      assert.equal(await statusOf("getFilters"), 503);
    });
    assert.deepEqual(new Set(await Promise.all(waiting)), new Set([200]));
  });

  await t.test("503 to a search that has waited for too long, which frees its queue slot", async () => {
    const searchWaitMs = 200;
    const { call } = await startAnother({ ...options, searchWaitMs });
    const search = async () => (await call("search", { query: { q: "cloud" } })).status;
    let first: Promise<number> | undefined;
    await whileLocked("landscape_entries", async () => {
      first = search();
      const startedAt = performance.now();
      const requests = Array.from({ length: maxWaiting }, () => call("search", { query: { q: "cloud" } }));
      for (const { status, body } of await Promise.all(requests)) {
        assert.equal(status, 503);
        assert.deepEqual(body, { error: "too many searches are running right now; try again shortly" });
      }
      assert.ok(performance.now() - startedAt > searchWaitMs - 10);
      const queuedAt = performance.now();
      assert.equal(await search(), 503);
      assert.ok(performance.now() - queuedAt > searchWaitMs - 10, "it was refused at once");
    });
    assert.equal(await first, 200);
    assert.equal(await search(), 200);
  });

  await t.test("503 to a search that exceeds its timeout", async () => {
    await whileLocked("landscape_entries", async () => {
      const canceled = await call("search", { query: { q: "cloud" } });
      assert.equal(canceled.status, 503);
      assert.deepEqual(canceled.body, {
        error: "this takes too long at the moment; ask for less, or try again shortly",
      });
    });
  });

  await t.test("200 to lists while searches wait", async () => {
    let waiting: Promise<number>[] = [];
    await whileLocked("landscape_entries", async () => {
      waiting = Array.from({ length: 4 }, search);
      assert.equal(await statusOf("listAlliances"), 200);
      assert.equal(await statusOf("listJobs"), 200);
    });
    assert.deepEqual(await Promise.all(waiting), [200, 200, 200, 200]);
  });

  await t.test("200 to health checks, and a response to a sign-in, while reads wait", async () => {
    let waiting: Promise<number>[] = [];
    await whileLocked("landscape_entries", async () => {
      waiting = Array.from({ length: 20 }, list);
      assert.equal(await statusOf("getHealth"), 200);
      assert.equal(await signIn(), 401);
    });
    assert.deepEqual(new Set(await Promise.all(waiting)), new Set([200]));
  });
});

test("a process that froze or disappeared holds its locks for 20 seconds at most", async (t) => {
  const url = await createDatabase(t, "none");
  const { db, readsDb, countersDb, close } = openPools(url, { poolSize: 1 });
  t.teardown(close);
  for (const pool of [db, readsDb, countersDb]) {
    const [row] = await pool.execute(statement`show idle_in_transaction_session_timeout`);
    assert.deepEqual(row, { idle_in_transaction_session_timeout: "20s" });
  }
});

test("requests use generic plans, and searches use custom plans", async (t) => {
  const url = await createDatabase(t, "none");
  const { db, readsDb, countersDb, searchesDb, close } = openPools(url, { poolSize: 1 });
  t.teardown(close);
  await db.execute(statement`create table growing as select n, n % 2 as half from generate_series(1, 10) n`);
  await db.execute(statement`alter table growing add primary key (n)`);
  await db.execute(statement`vacuum analyze growing`);
  for (const pool of [db, readsDb, countersDb, searchesDb])
    await pool.execute(statement`prepare find (integer) as select half from growing where n = $1`);
  await db.execute(statement`insert into growing select n, 0 from generate_series(11, 10000) n`);
  for (const pool of [db, readsDb, countersDb]) {
    const plan = await pool.execute(statement`explain execute find (5)`);
    assert.match(JSON.stringify(plan), /Index Scan.*n = \$1/);
  }
  assert.match(JSON.stringify(await searchesDb.execute(statement`explain execute find (5)`)), /n = 5/);
});

test("a pool", async (t) => {
  const url = await createDatabase(t, "none");
  const { sql, close } = connect(url, { poolSize: 3, applicationName: "a pool" });
  t.teardown(close);
  const select = (number: number) => sql.unsafe(`select ${number} as number`);
  const countConnections = async () => {
    const [row] = await sql.unsafe("select count(*)::int from pg_stat_activity where application_name = 'a pool'");
    return row?.["count"];
  };

  await t.test("opens no more connections than there are concurrent statements, nor than its size", async () => {
    for (let number = 0; number < 10; number++) await select(number);
    assert.equal(await countConnections(), 1);
    const rows = await Promise.all(Array.from({ length: 10 }, (_, number) => select(number)));
    const numbers = rows.map(([row]) => row?.["number"]);
    assert.deepEqual(numbers, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert.equal(await countConnections(), 3);
  });

  await t.test("statements never wait for a transaction, and transactions wait only for each other", async () => {
    const order: string[] = [];
    const transaction = async (name: string, action: () => Promise<unknown> = async () => {}) => {
      await sql.begin(action);
      order.push(name);
    };
    const others: Promise<void>[] = [];
    await transaction("first", async () => {
      await transaction("second", async () => {
        others.push(transaction("third"), transaction("fourth"));
        await Promise.all(Array.from({ length: 10 }, (_, number) => select(number)));
        order.push("statements");
      });
    });
    await Promise.all(others);
    assert.deepEqual(order.slice(0, 2), ["statements", "second"]);
    assert.deepEqual(order.slice(2).toSorted(), ["first", "fourth", "third"]);
  });
});

test("a search has at most eight different words (criterion 61)", async (t) => {
  const letters = "b c f g h j m n p q";
  const required = (q: string) => readQuery(q).required.flat(2);
  assert.deepEqual(required(`${letters} ${letters}`), "b c f g h j m n".split(" "));
  assert.deepEqual(required("Über uber ÜBER"), ["uber:*"]);
  assert.deepEqual(readQuery(`x -${letters.replaceAll(" ", " -")}`).excluded.flat(), "b c f g h j m".split(" "));

  const { call, sql } = await startService(t);
  const titles = async (q: string): Promise<string[]> => {
    const { body } = await call("search", { query: { q, limit: 100 } });
    return body.items.map(({ title }: { title: string }) => title);
  };
  await sql`update groups set name = 'Rust and 書 readers R' where slug = 'wolkenwerk-berlin'`;

  await t.test("ignores the ninth word", async () => {
    const padded = "rust readers r 書 and rus read reader unknownninthword";
    assert.ok((await titles(padded)).includes("Rust and 書 readers R"));
  });

  await t.test("finds a single letter only as a whole word, and a single Chinese character", async () => {
    assert.ok((await titles("r")).includes("Rust and 書 readers R"));
    assert.ok(!(await titles("u")).includes("Rust and 書 readers R"));
    assert.ok((await titles("書")).includes("Rust and 書 readers R"));
  });
});
