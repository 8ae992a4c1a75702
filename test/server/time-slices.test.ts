import assert from "node:assert/strict";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { test } from "tap";
import { inTimeSlices } from "../../src/server/http/time-slices.ts";

const nextIteration = () => new Promise((resolve) => setImmediate(resolve));

test("divides concurrent work into iterations of the event loop", async (t) => {
  await t.test("processes items in order, with other events between long items", async () => {
    const processed: number[] = [];
    let timeMs = 0;
    const add = inTimeSlices(
      (item: number) => {
        timeMs += 5;
        processed.push(item);
      },
      () => timeMs,
    );
    for (const item of [1, 2, 3, 4]) add(item);
    assert.deepEqual(processed, [1]);
    const processedCounts: number[] = [];
    while (processed.length < 4) {
      await nextIteration();
      processedCounts.push(processed.length);
    }
    assert.deepEqual(processed, [1, 2, 3, 4]);
    // At most one item is processed per iteration.
    assert.ok(processedCounts.every((count, index) => index === 0 || count - (processedCounts[index - 1] ?? 0) <= 1));
    add(5);
    await nextIteration();
    await nextIteration();
    assert.deepEqual(processed, [1, 2, 3, 4, 5]);
  });

  const measureWaits = async (durationsMs: number[]): Promise<number[]> => {
    const waitsMs: number[] = [];
    let timeMs = 0;
    const add = inTimeSlices(
      (durationMs: number, waitedMs: number) => {
        timeMs += durationMs;
        waitsMs.push(waitedMs);
      },
      () => timeMs,
    );
    for (const durationMs of durationsMs) add(durationMs);
    while (waitsMs.length < durationsMs.length) await nextIteration();
    return waitsMs;
  };

  await t.test("passes each item its waiting time; a long pause of the machine counts as 20 ms", async () => {
    assert.deepEqual(await measureWaits([10, 20, 5_000, 15, 1]), [0, 10, 30, 50, 65]);
  });

  await t.test("releases processed items under constant load", async () => {
    setFlagsFromString("--expose-gc");
    const collectGarbage: () => void = runInNewContext("gc");
    const references: WeakRef<object>[] = [];
    let timeMs = 0;
    const add = inTimeSlices(
      (item: object) => {
        timeMs += 5;
        references.push(new WeakRef(item));
      },
      () => timeMs,
    );
    for (let count = 0; count < 20; count++) add({ count });
    while (references.length < 15) await nextIteration();
    await nextIteration();
    collectGarbage();
    assert.ok(references.length < 20, "some items are still queued");
    const first = references.slice(0, 10).map((item) => item.deref());
    assert.deepEqual(first, new Array(10).fill(undefined));
  });
});
