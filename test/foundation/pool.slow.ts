import assert from "node:assert/strict";
import { test } from "tap";
import { connect } from "../../src/foundation/db/client.ts";
import { createDatabase } from "../support/service.ts";

test("a pool with idle connections does not become slower after a hundred thousand statements", async (t) => {
  const { sql, close } = connect(await createDatabase(t, "none"), { poolSize: 4 });
  t.teardown(close);
  const select = (count: number) => Promise.all(Array.from({ length: count }, () => sql.unsafe("select 1")));
  await select(4);
  /** CPU microseconds of this process for two concurrent statements, in the best of five rounds. */
  const measureCost = async (count: number): Promise<number> => {
    const rounds: number[] = [];
    while (rounds.length < 5) {
      const cpuBefore = process.cpuUsage();
      for (let index = 0; index < count / 5; index++) await select(2);
      rounds.push(process.cpuUsage(cpuBefore).user / (count / 5));
    }
    return Math.min(...rounds);
  };
  await measureCost(5_000);
  const first = await measureCost(5_000);
  await measureCost(40_000);
  const last = await measureCost(5_000);
  t.comment(`two at once: ${Math.round(first)} µs at first, ${Math.round(last)} µs in the end`);
  assert.ok(last < 1.5 * first);
});
