import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "tap";
import { parse } from "yaml";
import { packageRoot } from "../../src/foundation/package.ts";
import { listen } from "../clients/listening.ts";
import { temporaryFolder } from "../support/folders.ts";

/* not-applicable.yaml lists the conformance checks that do not apply to this service, with reasons. */

const program = join(packageRoot, "node_modules/@modelcontextprotocol/conformance/dist/index.js");
const preload = join(packageRoot, "test/channels/mcp/fs-with-glob.mjs");

type Check = { id: string; status: string; errorMessage?: string };
type Exception = { because: string; checks: Record<string, string[]> };

const run = async (url: string, version: string, directory: string): Promise<Map<string, Check[]>> => {
  const options = ["server", "--url", url, "--suite", "all", "--spec-version", version, "--output-dir", directory];
  await new Promise<void>((done) =>
    execFile(process.execPath, ["--import", preload, program, ...options], () => done()),
  );
  const scenarios = new Map<string, Check[]>();
  for (const name of await readdir(directory)) {
    const scenario = /^server-(.+)-\d{4}-\d\d-\d\dT/.exec(name)?.[1] ?? assert.fail(name);
    scenarios.set(scenario, JSON.parse(await readFile(join(directory, name, "checks.json"), "utf8")));
  }
  return scenarios;
};

test("the service conforms to the protocol", async (t) => {
  const { baseUrl } = await listen(t);
  const file = join(packageRoot, "test/channels/mcp/not-applicable.yaml");
  const exceptions: Exception[] = parse(await readFile(file, "utf8"));
  const checks = exceptions.flatMap(({ checks }) => Object.entries(checks));
  const excepted = new Set(checks.flatMap(([scenario, ids]) => ids.map((id) => `${scenario} ${id}`)));
  const failures = new Set<string>();
  const passed = new Set<string>();
  for (const version of ["2025-06-18", "2025-11-25", "2026-07-28"])
    await t.test(version, async (t) => {
      const scenarios = await run(`${baseUrl}/mcp`, version, await temporaryFolder(t));
      assert.ok(scenarios.size > 20, `${scenarios.size} scenarios ran`);
      for (const [scenario, checks] of scenarios)
        for (const { id, status, errorMessage } of checks) {
          const key = `${scenario} ${id}`;
          if (status === "FAILURE") failures.add(key);
          if (status === "SUCCESS") passed.add(key);
          if (status === "FAILURE") assert.ok(excepted.has(key), `${key}: ${errorMessage}`);
        }
      t.comment(`${scenarios.size} scenarios`);
    });
  await t.test("each exception is for a check that fails", async () => {
    for (const key of excepted) assert.ok(failures.has(key), key);
    assert.ok(passed.size > 40, `${passed.size} checks passed`);
  });
});
