import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";
import { type Test, test } from "tap";
import { parse } from "yaml";
import { packageRoot } from "../../src/foundation/package.ts";
import { temporaryFolder } from "../support/folders.ts";
import { listen, tokenOf } from "./listening.ts";

const file = "openapi/journeys.arazzo.yaml";

type Workflow = { workflowId: string; summary: string; steps: { stepId: string }[] };

type Executed = { workflowId: string; executedSteps: { stepId: string; status: string }[] };

type Report = { status: string; files: Record<string, { executedWorkflows: Executed[] }> };

// npm's warnings about its settings, and Redocly's notice that Node 20 has reached its end of life.
const unrelatedWarning = /^npm |[╔║╚]/;

const runWorkflows = async (
  t: Test,
  workflows: readonly Workflow[],
  server: string,
  inputs: Record<string, string>,
) => {
  const folder = await temporaryFolder(t);
  const reportFile = join(folder, "report.json");
  const workflowArguments = workflows.flatMap(({ workflowId }) => ["--workflow", workflowId]);
  const child = spawn(
    "npx",
    ["redocly", "respect", file, `--server=alliance=${server}`, `--json-output=${reportFile}`, ...workflowArguments],
    {
      cwd: packageRoot,
      env: {
        ...process.env,
        REDOCLY_TELEMETRY: "off",
        REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
        // Command-line arguments would expose the tokens in the list of processes.
        REDOCLY_CLI_RESPECT_INPUT: JSON.stringify(inputs),
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const exit = once(child, "close");
  const warnings: string[] = [];
  createInterface({ input: child.stderr }).on("line", (line) => {
    if (line.trim() && !unrelatedWarning.test(line.trim())) warnings.push(line);
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const text = stripVTControlCharacters(line).trimEnd();
    if (text.trim()) t.comment(text);
  }
  assert.deepEqual([await exit, warnings], [[0, null], []]);
  const { status, files }: Report = JSON.parse(await readFile(reportFile, "utf8"));
  assert.equal(status, "success");
  assert.deepEqual(
    Object.values(files).flatMap(({ executedWorkflows }) =>
      executedWorkflows.flatMap(({ workflowId, executedSteps }) =>
        executedSteps.map((step) => `${workflowId}: ${step.stepId} ${step.status}`),
      ),
    ),
    workflows.flatMap(({ workflowId, steps }) => steps.map(({ stepId }) => `${workflowId}: ${stepId} success`)),
  );
};

test("the documented journeys succeed", async (t) => {
  const { workflows }: { workflows: Workflow[] } = parse(await readFile(join(packageRoot, file), "utf8"));
  const ids = workflows.map(({ workflowId }) => workflowId);
  assert.deepEqual(ids, ["visitor", "member", "administrator", "organizer", "host", "integration"]);
  const service = await listen(t);
  const tokens = {
    member_token: await tokenOf(service),
    administrator_token: await tokenOf(service, "annika.vogt@example.org"),
    organizer_token: await tokenOf(service),
    integration_token: await tokenOf(service),
  };
  for (const workflow of workflows)
    await t.test(workflow.summary, (t) => runWorkflows(t, [workflow], service.baseUrl, { ...tokens, run: "first" }));
  await t.test("the journeys succeed a second time", (t) =>
    runWorkflows(t, workflows, service.baseUrl, { ...tokens, run: "second" }),
  );
});
