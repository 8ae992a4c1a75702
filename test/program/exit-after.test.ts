import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "tap";
import { compiledOf } from "../support/compile.ts";

const shutdownModule = compiledOf("src/program/cli/shutdown.ts");

const exitStatusAfter = async (statement: string): Promise<unknown[]> => {
  const program = `import { lookup } from "node:dns"; import { exitAfter } from "${shutdownModule}"; ${statement}; exitAfter("SIGTERM");`;
  return once(spawn(process.execPath, ["--input-type=module", "--eval", program]), "exit");
};

test("exitAfter", async (t) => {
  await t.test("ends the program with status 0", async () => {
    assert.deepEqual(await exitStatusAfter(""), [0, null]);
  });
  await t.test("does not wait for a name resolution", async () => {
    const statement = 'lookup("database.invalid", () => {})';
    assert.deepEqual(await exitStatusAfter(statement), [null, "SIGTERM"]);
  });
});
