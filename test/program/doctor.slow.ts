import assert from "node:assert/strict";
import { test } from "tap";
import { connect } from "../../src/foundation/db/client.ts";
import { listMigrations } from "../../src/program/cli/migration-files.ts";
import { loadConfig } from "../../src/program/config/config.ts";
import { examine } from "../../src/program/doctor/doctor.ts";
import { serviceUrl, startPrimary, withoutDebian } from "../support/debian.ts";

test("doctor, as a role without privileges, counts the connections of all roles and the processes of other machines", {
  skip: withoutDebian(),
}, async (t) => {
  const primary = await startPrimary(t);
  const { sql, close } = connect(primary.url, { poolSize: 1, fetchesArrayTypes: false });
  t.teardown(close);
  const openConnections = async (url: string, count: number, applicationName = "alliance") => {
    const { sql, close } = connect(url, { poolSize: count, fetchesArrayTypes: false, applicationName });
    t.teardown(close);
    await Promise.all(Array.from({ length: count }, () => sql.unsafe("select pg_sleep(0.2)")));
  };
  const url = serviceUrl(primary);
  await openConnections(primary.url, 20);
  await openConnections(url, 2, "alliance outbox listener");
  const [row] = await sql.unsafe(
    "select count(*)::int as count from pg_stat_activity where backend_type = 'client backend'",
  );
  const migrations = (await listMigrations()).map(({ when }) => when);
  const config = loadConfig({ ALLIANCE_DB__URL: url });
  const findings = await examine({ config, database: { url }, migrations, clock: () => new Date() });
  const others = `other programs have ${row?.["count"] - 2} of 197 connections`;
  const lines = findings
    .filter(({ subject }) => subject === "database")
    .map(({ level, message }) => `${level} ${message}`);
  assert.match(lines.join("\n"), new RegExp(`^ok ${others}.* room for 4, and 2 run$`, "m"));
});
