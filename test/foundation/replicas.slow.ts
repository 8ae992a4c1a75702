import assert from "node:assert/strict";
import { Writable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { sql as statement } from "drizzle-orm";
import { test } from "tap";
import { connect } from "../../src/foundation/db/client.ts";
import { openReplicas } from "../../src/foundation/db/replicas.ts";
import { asService, withoutDebian } from "../support/debian.ts";
import { until } from "../support/embedded.ts";
import { follow } from "../support/follow.ts";
import { inject, type Service, startService } from "../support/service.ts";
import { things } from "../support/things.ts";

const maxLag = 1_000;

type Line = { level: number; msg: string; replica?: string };

const journal = () => {
  const lines: Line[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return { lines, logger: { level: "warn", stream } };
};

test("reads on a replica", { skip: withoutDebian() }, async (t) => {
  const { primary, standby, onStandby, caughtUp } = await follow(t);
  const { lines, logger } = journal();
  const options = {
    url: asService(primary),
    poolSize: 4,
    replicas: { urls: [asService(standby)], maxLag },
    clock: () => new Date(),
    logger,
  };
  const service = await startService(t, options);
  const other = await service.again({ ...options, keptBytes: 0 });
  const { token } = service;
  const { root, alliance, group } = await things(service);
  const club = await alliance({ slug: "open-cloud", name: "Open Cloud" });
  await group(club, { name: "Kubernetes Berlin" });
  const { secret } = await token(root, { scopes: ["admin:alliances", "profile:read"] });
  const authorization = `Bearer ${secret}`;
  const page = "/api/v1/alliances/open-cloud";

  const get = async ({ app }: Service, url: string, headers: Record<string, string> = {}) => {
    const began = performance.now();
    const { statusCode: status, payload } = await inject(app, { method: "GET", url, headers });
    return { status, body: JSON.parse(payload), milliseconds: performance.now() - began };
  };
  const describe = async ({ app }: Service, description: string): Promise<void> => {
    const headers = { authorization, "content-type": "application/json" };
    const { statusCode, payload } = await inject(app, {
      method: "PATCH",
      url: page,
      headers,
      payload: JSON.stringify({ description }),
    });
    assert.equal(statusCode, 200, payload);
  };
  const shown = async (from: Service, headers = {}): Promise<string> =>
    (await get(from, page, headers)).body.description;
  /** Statements of reads that ended on the standby since a moment. */
  const countOn = async (kind: string, since: string): Promise<number> => {
    const [row] = await onStandby.unsafe(
      `select count(*)::int as count from pg_stat_activity where application_name = $1 and query_start > $2::timestamptz
        and query not like '%pg_last_wal_replay_lsn%'`,
      [`alliance ${kind}`, since],
    );
    return Number(row?.["count"]);
  };
  const readsThere = async (): Promise<boolean> => {
    const since = new Date().toISOString();
    assert.equal((await get(other, `${page}/groups`)).status, 200);
    return (await countOn("reads", since)) > 0;
  };

  await t.test("anybody's reads and searches come from it", async () => {
    await caughtUp();
    const since = new Date().toISOString();
    await until("it is read", readsThere);
    const found = await get(other, "/api/v1/search?q=kuberntes");
    assert.equal(found.body.items[0].title, "Kubernetes Berlin");
    assert.ok((await countOn("searches", since)) > 0);
  });

  await t.test("callers see what they have written, at any process, however far it lags", async () => {
    await describe(service, "Before");
    await caughtUp();
    await until("it has that", async () => (await shown(other, { authorization })) === "Before");
    await onStandby.unsafe("select pg_wal_replay_pause()");
    for (let round = 0; round < 5; round++) {
      await describe(round % 2 ? service : other, `Round ${round}`);
      for (const one of [other, service]) assert.equal(await shown(one, { authorization }), `Round ${round}`);
    }
    // Before the limit somebody else may see what was, and after it may not.
    assert.match(await shown(other), /^(?:Before|Round 4)$/);
    await delay(maxLag);
    assert.equal(await shown(other), "Round 4");
    await onStandby.unsafe("select pg_wal_replay_resume()");
    await caughtUp();
    await until("it is read again", readsThere);
  });

  await t.test("nothing is kept that it showed without a change that was heard of", async () => {
    const keeping = await service.again(options);
    for (let round = 0; round < 15; round++) {
      await onStandby.unsafe("select pg_wal_replay_pause()");
      const before = await shown(keeping);
      await describe(other, `Kept ${round}`);
      await keeping.app.keptResponses.caughtUp();
      // The first one is made, the second kept, the third may be sent again.
      for (let time = 0; time < 3; time++) assert.equal(await shown(keeping), `Kept ${round}`, `not ${before}`);
      await onStandby.unsafe("select pg_wal_replay_resume()");
      await caughtUp();
      assert.equal(await shown(keeping), `Kept ${round}`);
    }
  });

  /** Reads one after the other for a while: the slowest, in milliseconds; none fails. */
  const slowestOf = async (milliseconds: number, during: () => Promise<unknown> = async () => {}): Promise<number> => {
    let slowest = 0;
    const ends = performance.now() + milliseconds;
    const reading = async () => {
      for (let at = 0; performance.now() < ends; at++) {
        const path = at % 3 ? `${page}/groups?limit=${1 + (at % 90)}` : `/api/v1/search?q=berlin${at}`;
        const { status, milliseconds: taken } = await get(other, path);
        assert.equal(status, 200);
        slowest = Math.max(slowest, taken);
        await delay(5);
      }
    };
    await Promise.all([reading(), reading(), reading(), during()]);
    return slowest;
  };

  await t.test("while it is frozen nothing fails, and one read is slow", async () => {
    const slowest = await slowestOf(5_000, async () => {
      await delay(200);
      standby.signal("SIGSTOP");
    });
    standby.signal("SIGCONT");
    t.comment(`the slowest read took ${Math.round(slowest)} ms`);
    assert.ok(slowest < 4_500);
    await until("it is read again", readsThere, 20_000);
  });

  await t.test("while it is gone nothing fails", async () => {
    const slowest = await slowestOf(2_000, async () => {
      await delay(200);
      await standby.kill();
    });
    t.comment(`the slowest read took ${Math.round(slowest)} ms`);
    await standby.start();
    const again = connect(standby.url, { poolSize: 1, arrays: false });
    await until("it is read again", async () => {
      const since = new Date().toISOString();
      await get(other, `${page}/groups`);
      const [row] = await again.sql.unsafe(
        "select count(*)::int as count from pg_stat_activity where application_name = 'alliance reads' and query_start > $1::timestamptz",
        [since],
      );
      return Number(row?.["count"]) > 0;
    });
    await again.close();
  });

  await t.test("while the primary is gone, anybody reads what it was known to have", async () => {
    await until("it is read again", async () => (await get(other, page)).status === 200);
    await delay(500);
    await primary.kill();
    await delay(300);
    const slowest = await slowestOf(2_000);
    t.comment(`the slowest read took ${Math.round(slowest)} ms`);
    assert.equal((await get(service, `${page}/groups?limit=7`)).status, 200);
    await primary.start();
    await until("writes are back", async () => {
      const { statusCode } = await inject(service.app, {
        method: "PATCH",
        url: page,
        headers: { authorization, "content-type": "application/json" },
        payload: JSON.stringify({ description: "Back" }),
      });
      return statusCode === 200;
    });
    await until("the other process shows them", async () => (await shown(other, { authorization })) === "Back");
  });

  await t.test("when it is promoted nothing fails, and it is read no longer", async () => {
    const slowest = await slowestOf(2_000, async () => {
      await delay(200);
      const { sql, close } = connect(standby.url, { poolSize: 1, arrays: false });
      await sql.unsafe("select pg_promote()");
      await sql.unsafe("update alliances set description = 'Of a fork'");
      await close();
    });
    t.comment(`the slowest read took ${Math.round(slowest)} ms`);
    for (let round = 0; round < 10; round++) assert.equal(await shown(other), "Back");
  });

  await t.test("the log has a warning a minute about it, and no error but for the primary", async () => {
    const warnings = lines.filter(({ replica }) => replica !== undefined);
    assert.ok(warnings.length >= 1 && warnings.length <= 6, JSON.stringify(warnings));
    assert.ok(warnings.every(({ replica }) => replica === `127.0.0.1:${standby.port}`));
  });
});

test("a statement that must make way on a replica is run by the primary", { skip: withoutDebian() }, async (t) => {
  const { primary, standby, onPrimary, onStandby, caughtUp } = await follow(t);
  const url = asService(primary);
  const open = () => connect(url, { poolSize: 2, arrays: false });
  const [reads, searches] = [open(), open()];
  const replicas = openReplicas({
    urls: [asService(standby)],
    maxLag: 60_000,
    primary: { url, pooled: false, reads, searches },
    sizes: { reads: 2, searches: 2 },
  });
  t.teardown(() => Promise.all([replicas.close(), reads.close(), searches.close()]));
  const warnings: object[] = [];
  replicas.reportTo({ warn: (details) => void warnings.push(details) });
  const admin = connect(standby.url, { poolSize: 1, arrays: false });
  await admin.sql.unsafe("alter system set max_standby_streaming_delay = 0");
  await admin.sql.unsafe("select pg_reload_conf()");
  await admin.close();
  await onPrimary.unsafe("create table rows as select generate_series(1, 1000) as id");
  await onPrimary.unsafe("grant select on rows to alliance");
  await caughtUp();
  await until("positions are known", async () => replicas.positions.ofAnybody() !== undefined);
  const anybody = { isKept: false, written: undefined, onUnsure: () => assert.fail("the primary is there") };
  const read = replicas.searches(anybody).execute(statement`
    with slept as materialized (select pg_sleep(1.5)) select (select count(*) from rows)::int as count, pg_is_in_recovery() as there from slept`);
  const reading = read.then((rows) => rows);
  await until("it is read on the replica", async () => {
    const [row] = await onStandby.unsafe(
      "select count(*)::int as count from pg_stat_activity where state = 'active' and query like '%slept%' and pid <> pg_backend_pid()",
    );
    return Number(row?.["count"]) > 0;
  });
  await onPrimary.unsafe("delete from rows where id > 500");
  await onPrimary.unsafe("vacuum rows");
  const [row] = await reading;
  assert.equal(row?.["there"], false);
  assert.equal(row?.["count"], 500);
  assert.match(JSON.stringify(warnings), /conflict with recovery/);
});
