import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import pLimit from "p-limit";
import tap, { type Test, test } from "tap";
import { createGate } from "../support/gate.ts";
import * as database from "./database-faults.ts";
import { failingProvider, failingSmtp } from "./neighbour-faults.ts";
import { embeddedSetup, mountProblem } from "./places.ts";
import { type Fault, isChosen, printTable, type Row, runScenario } from "./scenario.ts";
import { connectToEmbedded, createServiceProcess } from "./service.ts";

tap.jobs = 20;

/** Limits how many services are under load at once, because test machines have two cores. */
const scenarioLimit = pLimit(3);
const rows: Row[] = [];
const mountError = await mountProblem();

const faults: [Fault, string | false][] = [
  [database.frozenPostgres(), false],
  [database.stoppedPostgres(), false],
  [database.fullDisk(), mountError ?? false],
  [database.killedPostgres(), false],
  [failingSmtp(), false],
  [database.killedService(), false],
  [database.cutConnections(), false],
  [failingProvider(), false],
  [database.clockSetBack(), false],
];

const maxRecoverySeconds = 5;
/** Other load on the machine may delay one recovery, but a defect delays each. */
const maxAttempts = 3;

const requireResilience = async (t: Test, fault: Fault): Promise<number> => {
  const row = await scenarioLimit(() => runScenario(t, fault));
  rows.push(row);
  const idleErrors = await row.stopAfterIdle();
  assert.deepEqual({ lost: row.lost, halfWritten: row.halfWritten }, { lost: [], halfWritten: [] });
  assert.deepEqual(row.problems, []);
  const idleLines = idleErrors.map(({ text }) => text);
  assert.deepEqual(idleLines, [], "error lines in a minute of idling");
  assert.ok(
    row.errors.length <= 20,
    `${row.errors.length} error lines:\n${row.errors.map(({ text }) => text).join("\n")}`,
  );
  return row.secondsToHealth;
};

for (const [fault, skip] of faults.filter(([{ name }]) => isChosen(name)))
  test(`${fault.name} (criterion 71)`, { skip }, async (t) => {
    const seconds: number[] = [];
    while (seconds.length < maxAttempts && !seconds.some((second) => second < maxRecoverySeconds))
      seconds.push(await requireResilience(t, fault));
    assert.ok(Math.min(...seconds) < maxRecoverySeconds, `healthy after ${seconds} s`);
  });

const withSlowRequest = async (t: Test) => {
  const { settings, dataDir } = await embeddedSetup(t);
  const service = await createServiceProcess(t, settings);
  await service.start();
  const { sql } = await connectToEmbedded(t, dataDir);
  const [locked, blocked, freed] = [createGate(), createGate(), createGate()];
  const transaction = sql
    .begin(async (tx) => {
      await tx`lock table alliances in access exclusive mode`;
      locked.open();
      while ((await tx`select from pg_locks where not granted`).length === 0) await delay(10);
      blocked.open();
      await freed.opened;
    })
    // The service may stop the database server before the transaction ends.
    .catch(() => {});
  await locked.opened;
  const response = fetch(`${service.url}/api/v1/alliances`).then(
    ({ status }) => status,
    () => "broken",
  );
  await blocked.opened;
  return {
    service,
    response,
    release: async () => {
      freed.open();
      await transaction;
    },
  };
};

test("SIGTERM completes the running request, then exits with 0 within 10 seconds (criterion 71)", {
  skip: !isChosen("SIGTERM"),
}, async (t) => {
  const { service, response, release } = await withSlowRequest(t);
  const startedAt = performance.now();
  service.signal("SIGTERM");
  await delay(2_000);
  await release();
  assert.equal(await response, 200);
  assert.equal(await service.ended(), 0);
  assert.ok(performance.now() - startedAt < 10_000);
});

test("a second SIGTERM ends the service at once (criterion 71)", { skip: !isChosen("SIGTERM") }, async (t) => {
  const { service, response, release } = await withSlowRequest(t);
  service.signal("SIGTERM");
  // The service counts two signals within a second as one keystroke (src/program/cli/shutdown.ts).
  await delay(1_200);
  const startedAt = performance.now();
  service.signal("SIGTERM");
  assert.equal(await service.ended(), 143);
  assert.ok(performance.now() - startedAt < 6_000);
  assert.equal(await response, "broken");
  await release();
});

tap.teardown(() => {
  const cells = rows.map((row) => [
    row.fault,
    String(row.requests),
    String(row.acknowledged),
    String(row.lost.length),
    String(row.halfWritten.length),
    `${(row.longestMs / 1000).toFixed(1)} s`,
    `${row.secondsToHealth.toFixed(1)} s`,
  ]);
  printTable(["fault", "requests", "acknowledged", "lost", "half-written", "longest", "to health"], cells);
});
