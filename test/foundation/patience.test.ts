import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import { test } from "tap";
import { startPatience } from "../../src/foundation/db/patience.ts";

const patience = 400;

/** For which this process does nothing, as when its machine stands still. */
const standStill = (milliseconds: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
};

test("patience", async (t) => {
  const start = () => {
    const began = performance.now();
    let took = 0;
    const stop = startPatience(patience, () => {
      took = performance.now() - began;
    });
    return { stop, took: () => took };
  };

  await t.test("ends after its time", async () => {
    const { took } = start();
    while (took() === 0) await delay(10);
    assert.ok(took() >= patience - 5, `${took()} ms`);
  });

  await t.test("outlasts a pause that is longer", async () => {
    const { took } = start();
    standStill(2 * patience);
    assert.equal(took(), 0);
    while (took() === 0) await delay(10);
    assert.ok(took() >= 2 * patience + patience / 2, `${took()} ms`);
  });

  await t.test("does not end when it is no longer needed, also in the middle", async () => {
    const [first, second] = [start(), start()];
    first.stop();
    await delay(patience / 2);
    second.stop();
    await delay(patience);
    assert.deepEqual([first.took(), second.took()], [0, 0]);
  });
});
