import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { test } from "tap";
import type { CodeSample } from "../../openapi/programs/code-samples.ts";
import { packageRoot } from "../../src/foundation/package.ts";
import { operations } from "../support/contract.ts";
import { codeIn, compilePrograms, installClient, requireNextEvents } from "./installed.ts";
import { listen } from "./listening.ts";

const run = promisify(execFile);

const sampleOf = (operation: object): string => {
  const samples: CodeSample[] = Object(operation)["x-codeSamples"] ?? [];
  return samples.find(({ label }) => label === "TypeScript")?.source ?? "";
};

test("the TypeScript client, installed from its package", async (t) => {
  const { folder, tarball } = await installClient(t);

  await t.test("passes publint and attw", async () => {
    const tool = (name: string) => join(packageRoot, "test/sdk/node_modules", name);
    for (const program of [
      [tool("publint/src/cli.js"), "run", tarball, "--strict"],
      [tool("@arethetypeswrong/cli/dist/index.js"), tarball, "--profile=esm-only"],
    ])
      await run(process.execPath, program).catch(({ stdout, stderr }) => assert.fail(stdout + stderr));
  });

  await t.test("runs the README's program against the service", async (t) => {
    const { baseUrl } = await listen(t);
    const [program = ""] = await codeIn("clients/typescript/README.md", "js");
    await compilePrograms(folder, { next: program.replace("http://localhost:3000", baseUrl) });
    const { stdout, stderr } = await run(process.execPath, [join(folder, "next.js")]);
    requireNextEvents(stdout);
    assert.equal(stderr, "");
  });

  await t.test("its types accept the README's examples and the samples of the API reference", async () => {
    const examples = [
      'import { createClient } from "@community-alliance/client";',
      ...(await codeIn("clients/typescript/README.md", "ts")),
    ];
    const samples = operations.filter(({ path }) => path.startsWith("/api/v1/"));
    await compilePrograms(folder, {
      readme: examples.join("\n"),
      ...Object.fromEntries(samples.map((operation) => [operation.operationId, sampleOf(operation)])),
    });
  });

  await t.test("its types reject calls that the contract does not allow", async () => {
    const calls = {
      missing: "await alliance.listEvents({});",
      misspelled: 'await alliance.listEvents({ alliance: "a", limti: 5 });',
      value: 'await alliance.listEvents({ alliance: "a", kind: ["online"] });',
      body: 'await alliance.createAlliance({ body: { name: "x" } });',
      page: "await alliance.getMe.all();",
      key: 'await alliance.getMe({}, { idempotencyKey: "x" });',
      result: "const name: number = (await alliance.getMe()).name;",
    };
    const programs = Object.entries(calls).map(([name, line]) => [
      name,
      `import { createClient } from "@community-alliance/client";
const alliance = createClient({ baseUrl: "https://alliance.example.org" });
${line}`,
    ]);
    // Compiles all programs in one run, because each run takes seconds.
    const output = await compilePrograms(folder, Object.fromEntries(programs)).then(() => "no errors", String);
    for (const name of Object.keys(calls)) assert.match(output, new RegExp(`\\b${name}\\.ts\\(3,\\d+\\): error TS2`));
  });
});
