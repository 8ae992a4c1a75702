import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Test, test } from "tap";
import type { CodeSample, SampledDocument, SampledOperation } from "../../openapi/programs/code-samples.ts";
import { picture } from "../support/pictures.ts";
import type { Service } from "../support/service.ts";
import { callerOf, positionOf, prepare, tokensOf } from "./example-callers.ts";
import { findPython, installClient } from "./installed.ts";
import { listen } from "./listening.ts";

const run = promisify(execFile);

const programs: Record<string, () => Promise<[file: string, ...args: string[]]>> = {
  curl: async () => ["bash", "-c"],
  TypeScript: async () => [process.execPath, "--input-type=module", "--eval"],
  JavaScript: async () => [process.execPath, "--input-type=module", "--eval"],
  Python: async () => [await findPython(), "-c"],
};

type SentRequest = { method: string | undefined; key: unknown; status: number };

const recordRequests = ({ app }: Service): SentRequest[] => {
  const requests: SentRequest[] = [];
  app.server.prependListener("request", ({ method, headers }, response) => {
    response.once("finish", () => {
      requests.push({ method, key: headers["idempotency-key"], status: response.statusCode });
    });
  });
  return requests;
};

type Sample = { method: string; operation: SampledOperation; sample: CodeSample };

const samplesIn = async ({ baseUrl }: Service, label: string): Promise<Sample[]> => {
  const response = await fetch(`${baseUrl}/openapi-api.json`);
  const { paths }: SampledDocument = JSON.parse(await response.text());
  const operations = Object.values(paths).flatMap((item) => Object.entries(item));
  return (
    operations
      // The sample of followChanges reads an endless stream.
      .filter(([, { operationId }]) => operationId !== "followChanges")
      .map(([method, operation]) => {
        const sample = operation["x-codeSamples"]?.find((language) => language.label === label);
        assert.ok(sample, `${operation.operationId} has no sample for ${label}`);
        return { method, operation, sample };
      })
      .sort((a, b) => positionOf(a.method, a.operation.operationId) - positionOf(b.method, b.operation.operationId))
  );
};

const requireResult = ({ operation, sample, method }: Sample, stdout: string, requests: SentRequest[]): void => {
  assert.equal(requests.length, 1, "the sample must send one request");
  const [request] = requests;
  assert.equal(request?.method, method.toUpperCase());
  assert.ok(request.status >= 200 && request.status < 300 && request.status in operation.responses);
  if (sample.source.includes("Idempotency-Key") || (sample.label === "TypeScript" && request.status === 201))
    assert.ok(request.key, "the sample must send an idempotency key");
  assert.notEqual(stdout.trim(), "", "the sample must print the response");
  if (sample.label === "curl") assert.notDeepEqual(JSON.parse(stdout).items, [], "the list must not be empty");
};

/** Runs the samples of a language against a new service, in the folder `cwd` that has the client. Returns the failures. */
const failuresOf = async (t: Test, label: string, cwd: string): Promise<string[]> => {
  const service = await listen(t);
  const tokens = await tokensOf(service);
  const requests = recordRequests(service);
  const [file, ...args] = (await programs[label]?.()) ?? [];
  assert.ok(file);
  const { PATH, HOME } = process.env;
  const start = performance.now();
  const failures: string[] = [];
  const samples = await samplesIn(service, label);
  for (const sampled of samples) {
    const { operationId } = sampled.operation;
    await prepare(service, operationId);
    requests.length = 0;
    try {
      const env = { PATH, HOME, TOKEN: tokens[callerOf(operationId)] };
      const { stdout } = await run(file, [...args, sampled.sample.source], { cwd, env, timeout: 20_000 });
      requireResult(sampled, stdout, requests);
    } catch (error) {
      failures.push(`${label} ${operationId}: ${error}${Object(error).stdout ?? ""}`);
    }
  }
  t.comment(`${label}: ${samples.length} samples in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return failures;
};

test("each code sample of the API reference works with the demo data", async (t) => {
  const { folder } = await installClient(t);
  await writeFile(join(folder, "picture.png"), await picture());
  const failures = await Promise.all(Object.keys(programs).map((label) => failuresOf(t, label, folder)));
  assert.deepEqual(failures.flat(), []);
});
