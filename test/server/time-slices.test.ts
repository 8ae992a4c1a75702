import assert from "node:assert/strict";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { test } from "tap";
import { inTimeSlices } from "../../src/server/http/time-slices.ts";

const nextIteration = () => new Promise((resolve) => setImmediate(resolve));

test("divides concurrent work into iterations of the event loop", async (t) => {
  await t.test("in order, with other events between long items", async () => {
    const processed: number[] = [];
    let time = 0;
    const add = inTimeSlices(
      (item: number) => {
        time += 5;
        processed.push(item);
      },
      () => time,
    );
    for (const item of [1, 2, 3, 4]) add(item);
    assert.deepEqual(processed, [1]);
    const after: number[] = [];
    while (processed.length < 4) {
      await nextIteration();
      after.push(processed.length);
    }
    assert.deepEqual(processed, [1, 2, 3, 4]);
    // At most one item is processed per iteration.
    assert.ok(after.every((count, index) => index === 0 || count - (after[index - 1] ?? 0) <= 1));
    add(5);
    await nextIteration();
    await nextIteration();
    assert.deepEqual(processed, [1, 2, 3, 4, 5]);
  });

  const measureWaits = async (durations: number[]): Promise<number[]> => {
    const waits: number[] = [];
    let time = 0;
    const add = inTimeSlices(
      (duration: number, waited: number) => {
        time += duration;
        waits.push(waited);
      },
      () => time,
    );
    for (const duration of durations) add(duration);
    while (waits.length < durations.length) await nextIteration();
    return waits;
  };

  await t.test("passes each item its waiting time; a suspension of the machine counts as one iteration", async () => {
    assert.deepEqual(await measureWaits([10, 20, 5_000, 15, 1]), [0, 10, 30, 50, 65]);
  });

  await t.test("releases processed items under constant load", async () => {
    setFlagsFromString("--expose-gc");
    const collectGarbage: () => void = runInNewContext("gc");
    const references: WeakRef<object>[] = [];
    let time = 0;
    const add = inTimeSlices(
      (item: object) => {
        time += 5;
        references.push(new WeakRef(item));
      },
      () => time,
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
