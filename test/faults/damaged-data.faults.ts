import assert from "node:assert/strict";
import { once } from "node:events";
import { cp, open, readdir, rm, stat, truncate } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type Test, test } from "tap";
import { openEmbedded } from "../../src/foundation/embedded-postgres/open.ts";
import { freePort, launch, newDataDir, runAlliance, runSuccessfully, signal } from "../e2e/program.ts";
import { pidsOf, queryValue, until } from "../support/embedded.ts";

const relations = ["pg_authid", "pg_database", "pg_class", "pg_attribute", "pg_proc"] as const;

const createDatabase = async (t: Test) => {
  const dataDir = await newDataDir(t);
  await runSuccessfully(["migrate"], { ALLIANCE_DATA_DIR: dataDir });
  const { adminUrl, close } = await openEmbedded({ dataDir, role: "command" });
  const paths = new Map<string, string>();
  for (const name of relations)
    paths.set(name, String(await queryValue(adminUrl, `select pg_relation_filepath('${name}')`)));
  const database = `base/${await queryValue(adminUrl, "select oid from pg_database where datname = 'alliance'")}`;
  await close();
  return { dataDir, database, pathOf: (name: string) => paths.get(name) ?? assert.fail(name) };
};

const overwrite = async (file: string): Promise<void> => {
  const { size } = await stat(file);
  const handle = await open(file, "r+");
  await handle.write(Buffer.alloc(size, 0xa5), 0, size, 0);
  await handle.close();
};

const hasNoServer = async (dataDir: string): Promise<boolean> => (await pidsOf(join(dataDir, "postgres"))).length === 0;

test("damaged data", async (t) => {
  const { dataDir: intactDir, database, pathOf } = await createDatabase(t);
  const inCluster = (path: string) => (dataDir: string) => join(dataDir, "postgres", path);
  const truncateAll = async (folder: string) => {
    for (const name of await readdir(folder)) if (/^[0-9A-F]{24}$/.test(name)) await truncate(join(folder, name), 0);
  };
  const cases: [label: string, damage: (dataDir: string) => Promise<void>, message: RegExp][] = [
    ...relations.map((name): (typeof cases)[number] => [
      `the pages of ${name}`,
      (dataDir) => overwrite(inCluster(pathOf(name))(dataDir)),
      new RegExp(`${pathOf(name)}|${name}`),
    ]),
    ["the control file", (dataDir) => truncate(inCluster("global/pg_control")(dataDir), 0), /pg_control/],
    ["the write-ahead log", (dataDir) => truncateAll(inCluster("pg_wal")(dataDir)), /checkpoint record/],
    ["a missing file", (dataDir) => rm(inCluster(pathOf("pg_attribute"))(dataDir)), new RegExp(database)],
  ];

  for (const [label, damage, pattern] of cases) {
    await t.test(`${label}: the program exits within seconds, says what to do, and leaves no server`, async (t) => {
      const dataDir = await newDataDir(t);
      await cp(intactDir, dataDir, { recursive: true, preserveTimestamps: true });
      await damage(dataDir);
      for (const command of ["serve", "migrate"]) {
        const startedAt = performance.now();
        const { code, stdout, stderr } = await runAlliance([command], {
          ALLIANCE_DATA_DIR: dataDir,
          ALLIANCE_SERVER__ADDR: `127.0.0.1:${await freePort()}`,
        });
        const seconds = (performance.now() - startedAt) / 1_000;
        t.comment(`${command}, ${seconds.toFixed(1)} s: ${stderr.trim().slice(0, 400)}`);
        assert.equal(code, 1, stdout + stderr);
        assert.match(stderr, pattern);
        assert.match(stderr, /keep \S+ as it is, and load the latest backup into another folder/);
        assert.ok(stdout.split("\n").length < 20, stdout);
        assert.ok(seconds < 20, `${seconds} s`);
        assert.ok(await hasNoServer(dataDir), "a server still runs");
      }
    });
  }
});

test("the first signal during startup stops the service and the server that it has started", async (t) => {
  const { dataDir: existing } = await createDatabase(t);
  for (const name of ["SIGTERM", "SIGINT"] as const) {
    for (const milliseconds of [300, 600, 900, 1_200, 1_500, 2_000, 2_600, 3_200]) {
      await t.test(`${name} after ${milliseconds} ms`, async (t) => {
        const empty = await newDataDir(t);
        for (const dataDir of [existing, empty]) {
          const child = launch(t, "serve", {
            ALLIANCE_DATA_DIR: dataDir,
            ALLIANCE_SERVER__ADDR: `127.0.0.1:${await freePort()}`,
          });
          const exit = once(child, "close");
          await delay(milliseconds);
          const startedAt = performance.now();
          signal(child, name);
          const [code, signalName] = await exit;
          // Before the program runs, the signal ends Node itself.
          assert.ok(code === 0 || signalName === name, `${code} ${signalName}`);
          assert.ok(performance.now() - startedAt < 12_000);
          await until("no server is left", () => hasNoServer(dataDir), 5_000);
        }
      });
    }
  }
});
