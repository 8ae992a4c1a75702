import assert from "node:assert/strict";
import { test } from "tap";
import { connect } from "../../src/foundation/db/client.ts";
import { listMigrations } from "../../src/program/cli/migration-files.ts";
import { loadConfig } from "../../src/program/config/config.ts";
import { examine } from "../../src/program/doctor/doctor.ts";
import { freePort } from "../e2e/program.ts";
import { asService, withoutDebian } from "../support/debian.ts";
import { until } from "../support/embedded.ts";
import { follow } from "../support/follow.ts";

const dead = async () => `postgres://alliance:hush-hush@127.0.0.1:${await freePort()}/alliance`;

test("doctor, as a role without rights", { skip: withoutDebian() }, async (t) => {
  const { primary, standby, onPrimary, onStandby, caughtUp } = await follow(t);
  const migrations = (await listMigrations()).map(({ when }) => when);

  const examined = async (readUrls: string, url = asService(primary)): Promise<string> => {
    const settings = { ALLIANCE_DB__URL: url, ALLIANCE_DB__READ_URLS: readUrls, ALLIANCE_DB__MAX_REPLICA_LAG: "500" };
    const config = loadConfig(settings);
    const findings = await examine({ config, database: { url }, migrations, clock: () => new Date() });
    return findings.map(({ level, subject, message }) => `${level} ${subject}: ${message}`).join("\n");
  };

  const open = async (url: string, count: number, applicationName?: string) => {
    const { sql, close } = connect(url, {
      poolSize: count,
      arrays: false,
      ...(applicationName && { applicationName }),
    });
    t.teardown(close);
    await Promise.all(Array.from({ length: count }, () => sql.unsafe("select pg_sleep(0.2)")));
  };

  await t.test("counts the connections of all roles, and the processes of other machines", async () => {
    await open(primary.url, 20);
    await open(asService(primary), 2, "alliance outbox listener");
    const [row] = await onPrimary.unsafe(
      "select count(*)::int as count from pg_stat_activity where backend_type = 'client backend'",
    );
    assert.match(
      await examined(""),
      new RegExp(
        `^ok database: other programs have ${row?.["count"] - 2} of 197 connections.* room for 4, and 2 run$`,
        "m",
      ),
    );
  });

  await t.test("tells no figure of what it cannot see, and how to see it", async () => {
    const blind = await examined("");
    assert.match(
      blind,
      /^warning database: how long transactions of other roles \(2\d sessions\) are open cannot be seen by alliance; let a superuser run "grant pg_monitor to alliance"$/m,
    );
    assert.match(
      blind,
      /^warning database: how far replicas \(1\) are behind cannot be seen by alliance; let a superuser/m,
    );
    assert.doesNotMatch(blind, /(?:seconds|MB) behind/);
    await onPrimary.unsafe("grant pg_monitor to alliance");
    const seeing = await examined("");
    assert.match(seeing, /^ok database: the replica walreceiver \(streaming\) is \d+\.\d (?:seconds|MB) behind$/m);
    assert.doesNotMatch(seeing, /cannot be seen/);
    await onPrimary.unsafe("revoke pg_monitor from alliance");
  });

  await t.test("asks each of db.read_urls", async () => {
    await caughtUp();
    const urls = [
      asService(standby),
      await dead(),
      asService(primary),
      asService(standby).replace(/alliance$/, "postgres"),
    ];
    const lines = (await examined(urls.join(" "))).split("\n").filter((line) => / replicas: /.test(line));
    const [live, absent, same, other] = lines;
    assert.equal(
      live,
      `ok replicas: 127.0.0.1:${standby.port} has replayed what the primary had written, within db.max_replica_lag (500 ms)`,
    );
    assert.match(
      absent ?? "",
      /^problem replicas: 127\.0\.0\.1:\d+ cannot be used: .*ECONNREFUSED.*; correct db\.read_urls/,
    );
    assert.match(same ?? "", /^warning replicas: .* is the primary itself, which gains nothing; name a replica/);
    assert.match(other ?? "", /^problem replicas: .* has another database than the primary; correct db\.read_urls$/);
    assert.doesNotMatch(lines.join("\n"), /secret|hush-hush/);
  });

  await t.test("a replica that lags, one that receives nothing, and one without its primary", async () => {
    await onStandby.unsafe("select pg_wal_replay_pause()");
    await onPrimary.unsafe("create table late ()");
    assert.match(
      await examined(asService(standby)),
      /^warning replicas: .* is more than 500 ms behind, so that the primary reads in its place; look at its load/m,
    );
    await onStandby.unsafe("select pg_wal_replay_resume()");
    assert.match(await examined(asService(standby), await dead()), /^ok replicas: 127\.0\.0\.1:\d+ is a replica$/m);
    await onStandby.unsafe("alter system set primary_conninfo = ''");
    await onStandby.unsafe("select pg_reload_conf()");
    await until(
      "nothing is received",
      async () => (await onStandby.unsafe("select from pg_stat_wal_receiver")).length === 0,
    );
    assert.match(
      await examined(asService(standby)),
      /^warning replicas: .* receives nothing from the primary; its log tells/m,
    );
  });

  await t.test("a replica that was promoted", async () => {
    await onStandby.unsafe("select pg_promote()");
    assert.match(
      await examined(asService(standby)),
      /^problem replicas: .* is no replica: it accepts writes of its own; let it follow the primary, or take it out/m,
    );
  });
});
