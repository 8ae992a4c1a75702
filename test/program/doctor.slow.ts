import assert from "node:assert/strict";
import { test } from "tap";
import { connect } from "../../src/foundation/db/client.ts";
import { listMigrations } from "../../src/program/cli/migration-files.ts";
import { loadConfig } from "../../src/program/config/config.ts";
import { examine } from "../../src/program/doctor/doctor.ts";
import { asService, startPrimary, withoutDebian } from "../support/debian.ts";

test("doctor, as a role without rights", { skip: withoutDebian() }, async (t) => {
  const primary = await startPrimary(t);
  const { sql: onPrimary, close } = connect(primary.url, { poolSize: 1, arrays: false });
  t.teardown(close);
  const migrations = (await listMigrations()).map(({ when }) => when);

  const examined = async (): Promise<string> => {
    const url = asService(primary);
    const config = loadConfig({ ALLIANCE_DB__URL: url });
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
      await examined(),
      new RegExp(
        `^ok database: other programs have ${row?.["count"] - 2} of 197 connections.* room for 4, and 2 run$`,
        "m",
      ),
    );
  });
});
