import assert from "node:assert/strict";
import { setImmediate as poll } from "node:timers/promises";
import { type Test, test } from "tap";
import { connect } from "../../src/foundation/db/client.ts";
import { NotHere, openReplica, type ReplicaOptions } from "../../src/foundation/db/replica.ts";
import { until } from "../support/embedded.ts";
import { createDatabase } from "../support/service.ts";
import { networkBefore } from "../support/silence.ts";

/** As the service has it for reads; any server that answers is as good as a replica. */
const usualPatience = 1_000;

type Options = Partial<Pick<ReplicaOptions, "size" | "patience" | "timeline" | "onStatement">> & {
  url: string;
  isFinal?: boolean;
};

const open = async (t: Test, options: Options) => {
  const { url, size = 2, patience = usualPatience, isFinal = false, timeline = () => null, onStatement } = options;
  const warnings: string[] = [];
  const replica = openReplica({
    url,
    size,
    applicationName: "alliance reads",
    patience,
    isFinal: () => isFinal,
    warn: (reason) => void warnings.push(reason),
    isNeeded: () => true,
    timeline,
    onStatement,
  });
  t.teardown(replica.close);
  await until("it is read", async () => replica.session() !== undefined);
  const run = async (text: string) => {
    const session = replica.session();
    assert.ok(session, `it is left alone: ${warnings}`);
    const [row] = await replica.run(session, { text, parameters: [], asValues: false }, { position: 1, floor: 1 });
    return row;
  };
  return { replica, run, warnings };
};

const sleep = (seconds: number) => `select ${seconds}::float8 as slept from pg_sleep(${seconds})`;

test("a replica that is slow is read on", async (t) => {
  const url = await createDatabase(t, "none");

  await t.test("after a statement that took too long, which alone is the primary's", async (t) => {
    const { run, warnings } = await open(t, { url });
    const beside = Array.from({ length: 6 }, async () => run(sleep(0.1)));
    await assert.rejects(run(sleep(1.5)), NotHere);
    await Promise.all(beside);
    assert.deepEqual(await run(sleep(0)), { slept: 0 });
    assert.match(warnings.join(), /statement timeout/);
  });

  await t.test("after one that nobody would run for longer, whose error it is", async (t) => {
    const { run, warnings } = await open(t, { url, isFinal: true });
    await assert.rejects(run(sleep(1.5)), /statement timeout/);
    assert.deepEqual(await run(sleep(0)), { slept: 0 });
    assert.deepEqual(warnings, []);
  });

  await t.test("after one that had to make way for recovery", async (t) => {
    const { run, warnings } = await open(t, { url });
    await assert.rejects(run("do $$ begin raise 'conflict with recovery' using errcode = '40001'; end $$"), /conflict/);
    assert.deepEqual(await run(sleep(0)), { slept: 0 });
    assert.match(warnings.join(), /conflict/);
  });

  await t.test("while many wait for their turn", async (t) => {
    // Each for three seconds in all; one statement may take two more, should the machine stand still meanwhile.
    const { run, warnings } = await open(t, { url, patience: 2_500 });
    const slept = await Promise.all(Array.from({ length: 20 }, () => run(sleep(0.3))));
    assert.equal(slept.length, 20);
    assert.deepEqual(warnings, []);
  });

  await t.test("when it has no connection left to ask whether it answers", async (t) => {
    const { sql, close } = connect(url, { poolSize: 1, arrays: false });
    const name = `narrow_${process.pid}`;
    await sql.unsafe(`create role ${name} login password 'secret' connection limit 1`);
    t.teardown(async () => {
      await sql.unsafe(`drop role ${name}`);
      await close();
    });
    const narrow = new URL(url);
    narrow.username = name;
    narrow.password = "secret";
    const { run } = await open(t, { url: narrow.href, size: 1 });
    await run(sleep(0.9));
    assert.deepEqual(await run(sleep(0)), { slept: 0 });
  });

  await t.test("when it was this process that paused", async (t) => {
    const { run, warnings } = await open(t, { url });
    const { sql, close } = connect(url, { poolSize: 1, arrays: false });
    t.teardown(close);
    const [short, long] = [run(sleep(0.6)), run(sleep(0.8))];
    // A statement that is half sent by then would be late at the server.
    await until("the server has both", async () => {
      const begun = await sql`
        select from pg_stat_activity
        where datname = current_database() and application_name = 'alliance reads' and query like '%pg_sleep%'`;
      return begun.length === 2;
    });
    // Timers are next, before what has arrived.
    await poll();
    const end = performance.now() + usualPatience + 500;
    while (performance.now() < end);
    assert.deepEqual(await Promise.all([short, long]), [{ slept: 0.6 }, { slept: 0.8 }]);
    assert.deepEqual(warnings, []);
  });
});

test("a replica that does not answer", async (t) => {
  const network = await networkBefore(t, await createDatabase(t, "none"));

  await t.test("on one connection is read on others", async (t) => {
    const { run } = await open(t, { ...network, size: 1 });
    await run(sleep(0));
    network.stall();
    await assert.rejects(run(sleep(0)), NotHere);
    assert.deepEqual(await run(sleep(0)), { slept: 0 });
  });

  await t.test("at all is left alone within a second, until it does", async (t) => {
    const { replica, run } = await open(t, network);
    await run(sleep(0));
    network.cut();
    const began = performance.now();
    await assert.rejects(run(sleep(0)), /does not answer/);
    assert.ok(performance.now() - began < usualPatience);
    assert.equal(replica.session(), undefined);
    network.heal();
    await until("it is read again", async () => replica.session() !== undefined);
  });
});

test("a server that is not a replica is read if it is on the primary's timeline", async (t) => {
  const url = await createDatabase(t, "none");
  let timeline: string | null = "00000001";
  const { run, warnings } = await open(t, { url, size: 1, timeline: () => timeline });

  await t.test("or while there is no primary", async () => {
    assert.deepEqual(await run(sleep(0)), { slept: 0 });
    timeline = null;
    assert.deepEqual(await run(sleep(0)), { slept: 0 });
  });

  await t.test("and soon not when it has left that, also on connections that were read", async () => {
    timeline = "00000002";
    await until("it is not", async () => (await run(sleep(0)).catch(() => undefined)) === undefined, 5_000);
    assert.match(warnings.join(), /timeline/);
  });
});

test("a replica says how far it is before it runs what is read there, also when statements are traced", async (t) => {
  const url = await createDatabase(t, "none");
  for (const onStatement of [undefined, () => () => {}]) {
    const { replica, run } = await open(t, { url, size: 1, onStatement });
    const session = replica.session();
    assert.ok(session);
    // Nothing is known yet of this connection.
    session.askedAt = 0;
    const row = await run("select (pg_logical_emit_message(false, 'test', 'read') - '0/0')::float8 as written");
    assert.ok(session.replayed < Number(row?.["written"]), `asked after the read, ${onStatement ? "" : "not "}traced`);
  }
});
