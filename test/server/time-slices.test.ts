import assert from "node:assert/strict";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { test } from "tap";
import { inTimeSlices } from "../../src/server/http/time-slices.ts";

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("divides concurrent work into turns of the event loop", async (t) => {
  await t.test("in order, with other events between long items", async () => {
    const processed: number[] = [];
    let time = 0;
    const take = inTimeSlices(
      (item: number) => {
        time += 5;
        processed.push(item);
      },
      () => time,
    );
    for (const item of [1, 2, 3, 4]) take(item);
    assert.deepEqual(processed, [1]);
    const after: number[] = [];
    while (processed.length < 4) {
      await turn();
      after.push(processed.length);
    }
    assert.deepEqual(processed, [1, 2, 3, 4]);
    // At most one item per turn.
    assert.ok(after.every((count, index) => index === 0 || count - (after[index - 1] ?? 0) <= 1));
    take(5);
    await turn();
    await turn();
    assert.deepEqual(processed, [1, 2, 3, 4, 5]);
  });

  const waitsOf = async (durations: number[]): Promise<number[]> => {
    const waits: number[] = [];
    let time = 0;
    const take = inTimeSlices(
      (duration: number, waited: number) => {
        time += duration;
        waits.push(waited);
      },
      () => time,
    );
    for (const duration of durations) take(duration);
    while (waits.length < durations.length) await turn();
    return waits;
  };

  await t.test("each with its waiting time; a suspension of the machine is one turn", async () => {
    assert.deepEqual(await waitsOf([10, 20, 5_000, 15, 1]), [0, 10, 30, 50, 65]);
  });

  await t.test("with a bounded delay under constant load", async () => {
    setFlagsFromString("--expose-gc");
    const collectGarbage: () => void = runInNewContext("gc");
    const references: WeakRef<object>[] = [];
    let time = 0;
    const take = inTimeSlices(
      (item: object) => {
        time += 5;
        references.push(new WeakRef(item));
      },
      () => time,
    );
    for (let count = 0; count < 20; count++) take({ count });
    while (references.length < 15) await turn();
    await turn();
    collectGarbage();
    assert.ok(references.length < 20, "some items are still queued");
    const first = references.slice(0, 10).map((item) => item.deref());
    assert.deepEqual(first, new Array(10).fill(undefined));
  });
});
