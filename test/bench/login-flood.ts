/**
 * Security criterion 4: 200 sign-ins per second for 30 seconds, and how long reads take meanwhile. Run it with "make bench-sign-in".
 * The client, the service and PostgreSQL share the cores of one machine: compare figures of the same run only.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon, { type Options, type Result } from "autocannon";
import { root } from "../e2e/program.ts";

const port = 3999;
const url = `http://127.0.0.1:${port}`;
const dataDir = await mkdtemp(join(tmpdir(), "alliance-bench-"));
await chmod(dataDir, 0o755);
const env = {
  ...process.env,
  ALLIANCE_DATA_DIR: dataDir,
  ALLIANCE_SERVER__ADDR: `127.0.0.1:${port}`,
  ALLIANCE_LIMITS__FACTOR: "1000000",
  ALLIANCE_LOG__LEVEL: "fatal",
};
const program = join(root, "dist/src/program/cli/alliance.js");

const run = (...args: string[]): ChildProcess => spawn(process.execPath, [program, ...args], { env, stdio: "ignore" });

const ready = async (): Promise<void> => {
  for (;;) {
    const up = await fetch(`${url}/api/v1/health`).catch(() => undefined);
    if (up?.ok) return;
    await new Promise<void>((resolve) => setTimeout(resolve, 100));
  }
};

/** A flood: a steady stream of requests that does not wait for responses. */
const stream = (options: Partial<Options>, seconds: number): Promise<Result> =>
  autocannon({ url, connections: 50, duration: seconds, ...options });

const reads = (seconds: number) =>
  stream({ url: `${url}/api/v1/alliances/open-cloud/events`, overallRate: 100, connections: 10 }, seconds);

const tell = (what: string, { latency, requests, statusCodeStats }: Result): void => {
  const statuses = Object.entries(statusCodeStats ?? {}).map(([status, { count }]) => `${status}: ${count}`);
  console.log(
    `${what.padEnd(24)} ${requests.average}/s, p50 ${latency.p50} ms, p99 ${latency.p99} ms (${statuses.join(", ")})`,
  );
};

await once(run("seed"), "close");
const service = run("serve");
try {
  await ready();
  await reads(3);
  tell("reads alone", await reads(10));
  const flood = stream(
    {
      url: `${url}/auth/login`,
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "nobody@example.org", password: "seven herons cross" }),
      overallRate: 200,
      connections: 300,
    },
    30,
  );
  tell("reads during the flood", await reads(30));
  tell("the flood", await flood);
} finally {
  service.kill("SIGTERM");
  await once(service, "close");
  await rm(dataDir, { recursive: true, force: true });
}
