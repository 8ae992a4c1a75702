import assert from "node:assert/strict";
import { once } from "node:events";
import { appendFile, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Test, test } from "tap";
import { migrationLock } from "../../src/program/cli/migrations.ts";
import { startProxy, targetOf, throughPort } from "../support/blackhole-proxy.ts";
import { isRunning, kill, pidsOf, postmasterPid, until } from "../support/embedded.ts";
import { createEmptyDatabase } from "../support/migrations.ts";
import { freePort, launch, newDataDir, outputOf, signal, start, stop, workersOf } from "./program.ts";

type Settings = Record<string, string>;

const launchServe = async (t: Test, settings: Settings) => {
  const child = launch(t, "serve", { ALLIANCE_SERVER__ADDR: `127.0.0.1:${await freePort()}`, ...settings });
  return { child, url: "", output: outputOf(child), ended: once(child, "close").then(([code]) => code) };
};

type LaunchedService = Awaited<ReturnType<typeof launchServe>>;

/** PostgreSQL's message ReadyForQuery, with the status idle. It ends the start of a session. */
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/** Launches a service over an empty folder, and suspends its initdb. */
const launchWithSuspendedInitdb = async (t: Test) => {
  const dataDir = await newDataDir(t);
  const serve = await launchServe(t, { ALLIANCE_DATA_DIR: dataDir });
  await until("initdb is suspended", async () => {
    const pids = await pidsOf(join(dataDir, "postgres.init-"));
    for (const pid of pids) process.kill(pid, "SIGSTOP");
    return pids.length > 0;
  });
  return { dataDir, serve };
};

/** Waits until the log matches `pattern`, then requires that SIGTERM stops the program within 12 seconds. */
const requireReportAndStop = async ({ child, output, ended }: LaunchedService, pattern: RegExp): Promise<void> => {
  await until("the wait is logged", async () => pattern.test(output()), 60_000);
  const startedAt = performance.now();
  signal(child, "SIGTERM");
  assert.equal(await ended, 0, output());
  const seconds = (performance.now() - startedAt) / 1_000;
  assert.ok(seconds < 12, `the program took ${seconds} seconds to stop`);
};

const untilNoProcessIsLeft = (dataDir: string): Promise<void> =>
  until("no process is left", async () => (await pidsOf(join(dataDir, "postgres"))).length === 0);

test("serve logs immediately that it starts, and logs each step before waiting for it", async (t) => {
  const { dataDir, serve } = await launchWithSuspendedInitdb(t);
  await until("the log says why it waits", async () => serve.output().includes("creating a PostgreSQL cluster"));
  const [first = "", second = ""] = serve.output().split("\n");
  assert.match(JSON.parse(first).msg, /^starting version \d+\.\d+\.\d+/);
  assert.equal(JSON.parse(second).msg, `creating a PostgreSQL cluster in ${join(dataDir, "postgres")}`);
  assert.doesNotMatch(serve.output(), /waiting for/, "before ten seconds are over");
  await stop(serve);
  await untilNoProcessIsLeft(dataDir);
});

test("a starting service reports after ten seconds what it waits for, and stops on the first signal", async (t) => {
  await t.test("while the files of the embedded database are created", async (t) => {
    const { dataDir, serve } = await launchWithSuspendedInitdb(t);
    await requireReportAndStop(serve, /waiting for PostgreSQL in \S+\/postgres: its files are being created/);
    await untilNoProcessIsLeft(dataDir);
    const files = await readdir(dataDir);
    const others = files.filter((name) => name !== "postgres.password");
    assert.deepEqual(others, []);
  });

  await t.test("while its workers start; the signal also stops the database", async (t) => {
    const dataDir = await newDataDir(t);
    const serve = await launchServe(t, { ALLIANCE_DATA_DIR: dataDir, ALLIANCE_SERVER__WORKERS: "2" });
    let worker = 0;
    await until("a worker hangs", async () => {
      [worker = 0] = await workersOf(serve);
      if (worker > 0) process.kill(worker, "SIGSTOP");
      return worker > 0;
    });
    await requireReportAndStop(serve, /waiting for 2 workers to be ready/);
    await untilNoProcessIsLeft(dataDir);
    await until("no worker is left", async () => !(await isRunning(worker)));
  });

  await t.test("while another program migrates the database", async (t) => {
    const { url, sql } = await createEmptyDatabase(t);
    await sql.unsafe(`select pg_advisory_lock(${migrationLock})`);
    const serve = await launchServe(t, { ALLIANCE_DB__URL: url });
    await requireReportAndStop(serve, /waiting for another program, which is migrating the database/);
  });

  await t.test("while the database accepts connections, but does not respond", async (t) => {
    const { url } = await createEmptyDatabase(t);
    const network = await startProxy(t, targetOf(url), (chunk) => {
      if (chunk.includes(readyForQuery)) network.stall();
    });
    const serve = await launchServe(t, { ALLIANCE_DB__URL: throughPort(url, network.port) });
    await requireReportAndStop(serve, /waiting for the database to respond/);
  });
});

test("a service without its embedded database reports why the database cannot start, until it has started", async (t) => {
  const dataDir = await newDataDir(t);
  const fault = "the embedded database";
  const service = await start(t, "serve", { ALLIANCE_DATA_DIR: dataDir }, { fault });
  const { url, output } = service;
  const settings = join(dataDir, "postgres/postgresql.conf");
  const originalSettings = await readFile(settings, "utf8");
  await appendFile(settings, "\nno_such_setting = 1\n");
  for (const pid of await pidsOf(join(dataDir, "postgres"))) kill(pid);
  await until(
    "the reason is logged",
    async () => /waiting for PostgreSQL in \S+: .*configuration file .* contains errors/.test(output()),
    60_000,
  );
  assert.equal((await fetch(`${url}/readyz`)).status, 503);
  await writeFile(settings, originalSettings);
  await until("the service is ready", async () => (await fetch(`${url}/readyz`)).status === 200, 60_000);
  assert.ok((await postmasterPid(dataDir)) !== undefined);
  await stop(service);
  await untilNoProcessIsLeft(dataDir);
});
