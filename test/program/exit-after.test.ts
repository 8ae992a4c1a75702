import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "tap";
import { compiledOf } from "../support/compile.ts";

const signals = compiledOf("src/program/cli/shutdown.ts");

const exitStatusAfter = async (before: string): Promise<unknown[]> => {
  const program = `import { lookup } from "node:dns"; import { exitAfter } from "${signals}"; ${before}; exitAfter("SIGTERM");`;
  return once(spawn(process.execPath, ["--input-type=module", "--eval", program]), "exit");
};

test("a program that must end", async (t) => {
  await t.test("ends with 0", async () => {
    assert.deepEqual(await exitStatusAfter(""), [0, null]);
  });
  await t.test("does not wait for a name resolution", async () => {
    const before = 'lookup("database.invalid", () => {})';
    assert.deepEqual(await exitStatusAfter(before), [null, "SIGTERM"]);
  });
});
