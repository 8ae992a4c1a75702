import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { test } from "tap";
import { packageRoot } from "../../src/foundation/package.ts";
import { listen, tokenOf } from "./listening.ts";

test("SDKs are generated without warnings and compile; three of them and the TypeScript client run journeys", async (t) => {
  const service = await listen(t);
  const { baseUrl } = service;
  const child = spawn("npx", ["tsx", "test/sdk/run.ts", `${baseUrl}/openapi-api.json`, baseUrl], {
    cwd: packageRoot,
    env: { ...process.env, SDK_TOKEN: await tokenOf(service) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = once(child, "exit");
  const failures: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    t.comment(line);
    if (line.includes("FAILED")) failures.push(line);
  }
  assert.deepEqual(failures, []);
  assert.deepEqual(await exit, [0, null]);
});
