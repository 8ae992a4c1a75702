import assert from "node:assert/strict";
import { mock } from "node:test";
import { setImmediate as nextIteration } from "node:timers/promises";
import { type Test, test } from "tap";
import type { Count } from "../../src/foundation/counts.ts";
import { startTasks } from "../../src/foundation/tasks.ts";

const intervalMs = 1_000;

const startTask = (t: Test, { random = 0 } = {}) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.method(Math, "random", () => random);
  t.teardown(() => {
    mock.timers.reset();
    mock.restoreAll();
  });
  const runs: { finish(): void; fail(error: Error): void }[] = [];
  const warnings: string[] = [];
  const outcomes: unknown[] = [];
  const log = { warn: (_details: unknown, message?: unknown) => void warnings.push(String(message)) };
  const count: Count = (name, labels) => void outcomes.push({ name, ...labels });
  const run = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      runs.push({ finish: resolve, fail: reject });
      signal.addEventListener("abort", () => resolve());
    });
  const stop = startTasks([{ name: "sweep", intervalMs, run }], { log, count });
  const advance = async (intervals: number) => {
    for (let n = 0; n < intervals; n++) {
      mock.timers.tick(intervalMs);
      await nextIteration();
    }
  };
  const metric = (outcome: string) => ({ name: "task_runs", task: "sweep", outcome });
  return { runs, warnings, outcomes, metric, advance, stop };
};

test("skips runs that become due while one hangs", async (t) => {
  const { runs, outcomes, metric, advance, stop } = startTask(t);
  assert.equal(runs.length, 1, "the first run starts at once");
  await advance(3);
  assert.equal(runs.length, 1, "runs do not overlap");
  runs[0]?.finish();
  await nextIteration();
  assert.equal(runs.length, 1, "missed runs are not made up for");
  await advance(1);
  assert.equal(runs.length, 2, "the schedule continues");
  assert.deepEqual(outcomes, [...Array(3).fill(metric("skipped")), metric("succeeded")]);
  await stop();
});

test("logs and counts a failed run, and starts the next one on time", async (t) => {
  const { runs, warnings, outcomes, metric, advance, stop } = startTask(t);
  runs[0]?.fail(new Error("no"));
  await nextIteration();
  await advance(1);
  assert.equal(runs.length, 2);
  assert.deepEqual(warnings, ["the task sweep failed; it runs again within 1 s"]);
  assert.deepEqual(outcomes, [metric("failed")]);
  await stop();
});

test("starts a run up to a tenth of the interval early", async (t) => {
  const { runs, stop } = startTask(t, { random: 0.99 });
  runs[0]?.finish();
  await nextIteration();
  mock.timers.tick(0.9 * intervalMs);
  assert.equal(runs.length, 1);
  mock.timers.tick(0.1 * intervalMs);
  assert.equal(runs.length, 2);
  await stop();
});

test("stopping aborts the run in progress and starts no other", async (t) => {
  const { runs, advance, stop } = startTask(t);
  await advance(2);
  await stop();
  await advance(3);
  assert.equal(runs.length, 1);
});
