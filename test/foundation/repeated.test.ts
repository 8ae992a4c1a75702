import assert from "node:assert/strict";
import { mock } from "node:test";
import { setImmediate as settled } from "node:timers/promises";
import { type Test, test } from "tap";
import { repeat } from "../../src/foundation/repeated.ts";

const everyMs = 1_000;

/** A schedule on a controlled clock. Each run hangs until the test ends it. */
const schedule = (t: Test) => {
  mock.timers.enable({ apis: ["setInterval"] });
  t.teardown(() => mock.timers.reset());
  const runs: { end(): void; fail(error: Error): void }[] = [];
  const warnings: string[] = [];
  const log = { warn: (_details: unknown, message?: unknown) => void warnings.push(String(message)) };
  const work = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      runs.push({ end: resolve, fail: reject });
      signal.addEventListener("abort", () => resolve());
      if (signal.aborted) resolve();
    });
  const stop = repeat(work, { every: everyMs, log, failure: "it failed" });
  const pass = async (intervals: number) => {
    for (let n = 0; n < intervals; n++) {
      mock.timers.tick(everyMs);
      await settled();
    }
  };
  return { runs, warnings, pass, stop };
};

test("runs that become due while one hangs are skipped", async (t) => {
  const { runs, pass, stop } = schedule(t);
  assert.equal(runs.length, 1, "the first run starts at once");
  await pass(5);
  assert.equal(runs.length, 1, "runs do not overlap");
  runs[0]?.end();
  await settled();
  assert.equal(runs.length, 1, "the five missed runs are not made up for");
  await pass(1);
  assert.equal(runs.length, 2, "the schedule continues");
  await stop();
});

test("a failed run is logged, and the next one is on time", async (t) => {
  const { runs, warnings, pass, stop } = schedule(t);
  runs[0]?.fail(new Error("no"));
  await settled();
  await pass(1);
  assert.deepEqual([runs.length, warnings], [2, ["it failed"]]);
  await stop();
});

test("stopping ends the run in progress and starts no other", async (t) => {
  const { runs, pass, stop } = schedule(t);
  await pass(2);
  await stop();
  await pass(3);
  assert.equal(runs.length, 1);
});
