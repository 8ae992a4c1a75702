import assert from "node:assert/strict";
import { sql as statement } from "drizzle-orm";
import { type Test, test } from "tap";
import { connect, inTransaction, type Queryable, type Tx } from "../../src/foundation/db/client.ts";
import { startDatabaseProxy } from "../support/blackhole-proxy.ts";
import { createDatabase } from "../support/service.ts";

const insert = (db: Queryable, name: string) => db.execute(statement`insert into entries values (${name})`);

/** A pool behind a proxy that can cut the network, and a second connection that sees committed rows. */
const openEntries = async (t: Test) => {
  const url = await createDatabase(t, "none");
  const network = await startDatabaseProxy(t, url);
  const pool = connect(network.url, { poolSize: 1, applicationName: "the pool" });
  const observer = connect(url, { poolSize: 1 });
  t.teardown(() => Promise.all([pool.close(), observer.close()]));
  await observer.sql.unsafe("create table entries (name text primary key, check (name <> 'refused'))");
  const entries = async () =>
    (await observer.sql.unsafe("select name from entries where length(name) > 1 order by name")).map((row) =>
      String(row["name"]),
    );
  const waitForRow = async (query: string) => {
    while ((await observer.sql.unsafe(query)).length === 0);
  };
  return { ...pool, context: { db: pool.db }, network, entries, waitForRow };
};

test("a transaction", async (t) => {
  const { db, context, network, entries, waitForRow } = await openEntries(t);
  // The first two executions of a statement have an extra round trip, in which it is prepared.
  for (const name of ["a", "b", "first"]) await inTransaction(context, ({ db }) => insert(db, name));

  await t.test("begins with its first statement, without a round trip before", async () => {
    network.stallResponses();
    const transaction = inTransaction(context, ({ db }) => insert(db, "second"));
    await waitForRow(`select from pg_stat_activity
      where application_name = 'the pool' and state = 'idle in transaction' and query like 'insert%'`);
    network.heal();
    await transaction;
    assert.deepEqual(await entries(), ["first", "second"]);
  });

  await t.test("is required by the compiler for functions that write", async () => {
    const write = ({ db }: Tx<typeof context>) => insert(db, "c");
    // @ts-expect-error: the outer context is not a transaction.
    const onOuterConnection = () => inTransaction(context, () => write(context));
    assert.ok(onOuterConnection);
    await inTransaction(context, (tx) => write(tx));
  });

  await t.test("does not end a surrounding transaction", async () => {
    const transaction = db.transaction(async (tx) => {
      await inTransaction({ db: tx }, ({ db }) => insert(db, "third"));
      assert.ok(!(await entries()).includes("third"));
      await assert.rejects(inTransaction({ db: tx }, ({ db }) => insert(db, "refused")));
      await insert(tx, "fourth");
    });
    await transaction;
    assert.deepEqual(await entries(), ["first", "fourth", "second", "third"]);
  });

  await t.test("is not committed after a failed statement, even if its error was caught", async () => {
    const transaction = inTransaction(context, async ({ db }) => {
      await insert(db, "fifth");
      await insert(db, "refused").catch(() => {});
    });
    await assert.rejects(transaction, (error: Error) => /check constraint/.test(String(error)));
    assert.ok(!(await entries()).includes("fifth"));
  });

  await t.test("returns its connection to the pool, whatever its outcome", async () => {
    for (let round = 0; round < 20; round++) {
      const transaction = inTransaction(context, async ({ db }) => {
        await insert(db, `turn ${round}`);
        if (round % 2) throw new Error("no");
        await insert(db, round % 4 ? "refused" : `last ${round}`);
      });
      await (round % 4 ? assert.rejects(transaction) : transaction);
      assert.equal((await db.execute(statement`select`)).length, 1);
    }
    assert.equal((await entries()).filter((name) => /^turn|^last/.test(name)).length, 10);
  });
});
