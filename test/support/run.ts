/**
 * Runs the given test files, or all `*.test.ts`: compiles them, starts one temporary PostgreSQL for all of them, and a few processes, each
 * of which runs one file after another. Prints each file's TAP output when the file has ended (immediately with `--jobs=1`), then the
 * contract coverage table, the failures again, and the line "N passed, N failed".
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { packageRoot } from "../../src/foundation/package.ts";
import { findScratch, startCluster } from "./cluster.ts";
import { compileBinding, compileChanged, compiledOf } from "./compile.ts";
import { seenFile } from "./contract.ts";
import { reportCoverage } from "./coverage.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Number of files that run concurrently. */
    jobs: { type: "string", default: "5" },
    /** Runs each file in its own process, for tests that measure or end the process. */
    apart: { type: "boolean", default: false },
    /** Maximum seconds per file. */
    timeout: { type: "string", default: "900" },
    /** Runs up to two failed files again, one at a time, because a small machine may be overloaded. A file that then passes is reported as flaky. */
    again: { type: "boolean", default: false },
    /** Starts no PostgreSQL, for tests that need no database. */
    "no-database": { type: "boolean", default: false },
  },
});

const jobs = Number(options.jobs);
const timeoutSeconds = Number(options.timeout);

/** The slowest files. They start first, so that the run does not end with one of them running alone. */
const slowFiles = [
  "test/channels/changes.test.ts",
  "test/community/notification-properties.test.ts",
  "test/identity/one-time-links.test.ts",
  "test/identity/permissions.test.ts",
  "test/site/error-pages.test.ts",
  "test/contract/fuzz.test.ts",
  "test/contract/every-operation.test.ts",
  "test/server/head.test.ts",
];

const allFiles = () => {
  const files = readdirSync(join(packageRoot, "test"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts") && !file.startsWith(join("sdk", "/")))
    .map((file) => join("test", file))
    .sort();
  return [...new Set([...slowFiles, ...files])];
};

type Totals = { pass: number; fail: number; skip: number };

/** Result of one process. */
type Result = Totals & { files: string[] };

/** Parses tap's totals at the end of a process's output: `# { total: 9, pass: 9 }`. */
const totalsOf = (line: string): Totals | undefined => {
  if (!/^# \{ total: \d+/.test(line)) return undefined;
  const count = (name: string) => Number(new RegExp(`${name}: (\\d+)`).exec(line)?.[1] ?? 0);
  return { pass: count("pass"), fail: count("fail"), skip: count("skip") };
};

/** Tests create many short-lived objects. With V8's default of 16 MB, garbage collection takes a tenth of the time. */
const youngGenerationOptions = ["--max-semi-space-size=32"];

const skipReasons = new Set<string>();
/** Failures are printed again at the end, for logs that contain only the last lines of a run. */
let failures: string[] = [];
const flaky: string[] = [];

const startWorker = (url: string | undefined) =>
  spawn(process.execPath, ["--enable-source-maps", ...youngGenerationOptions, compiledOf("test/support/worker.ts")], {
    cwd: packageRoot,
    // This runner limits the time per file; tap would limit the time of the whole process.
    env: { ...process.env, TAP_TIMEOUT: "0", ...(url && { TEST_CLUSTER_URL: url }) },
    stdio: ["pipe", "pipe", "inherit"],
  });

/** Kills a late process. SIGALRM makes tap print first what the process is still doing, which may take some seconds. */
const startKillTimer = (child: ChildProcess, timeoutMs: number): NodeJS.Timeout =>
  setTimeout(() => {
    child.kill("SIGALRM");
    setTimeout(() => child.kill("SIGKILL"), 15_000).unref();
  }, timeoutMs);

/** Limits the time in which a process must exit after its last file. It does not exit if a test has left something open. */
const exitTimeoutMs = 60_000;

/** Limits the wait for the output of an exited process. A child process that a test has not ended may hold the pipe open. */
const outputTimeoutMs = 5_000;

const report = (file: string, lines: readonly string[], { start, fault }: { start: number; fault?: string }): void => {
  const failed = lines.filter((line) => /^\s*not ok /.test(line)).map((line) => line.trim());
  if (fault !== undefined) failed.push(fault);
  if (failed.length > 0) failures.push(`${file}: ${failed.join(" / ")}`);
  for (const line of lines) {
    const reason = / # SKIP (.+?)(?: # time=.*)?$/.exec(line)?.[1];
    if (reason) skipReasons.add(reason);
  }
  if (jobs > 1) console.log(lines.join("\n"));
  console.log(`${failed.length > 0 ? "not ok" : "ok"} - ${file} # time=${Math.round(performance.now() - start)}ms`);
};

/** Runs files from the queue until it is empty. */
const runFiles = async (queue: string[], url: string | undefined): Promise<Result[]> => {
  const child = startWorker(url);
  const exit = once(child, "exit");
  // Writing to a process that has ended fails; `runFiles` reports such a process when it exits.
  child.stdin.on("error", () => {});
  const ownFiles: string[] = [];
  let totals: Totals | undefined;
  let lines: string[] = [];
  let isFirst = true;
  const startNextFile = () => {
    const file = isFirst || !options.apart ? queue.shift() : undefined;
    isFirst = false;
    lines = [];
    if (file === undefined) child.stdin.end();
    else {
      ownFiles.push(file);
      child.stdin.write(`${compiledOf(file)}\n`);
    }
    return {
      file,
      start: performance.now(),
      killTimer: startKillTimer(child, file === undefined ? exitTimeoutMs : timeoutSeconds * 1_000),
    };
  };
  let current = startNextFile();
  const output = createInterface({ input: child.stdout });
  const stopReading = () => {
    output.close();
    child.stdout.destroy();
  };
  void exit.then(() => setTimeout(stopReading, outputTimeoutMs).unref());
  for await (const line of output) {
    if (/^\s*$/.test(line)) continue;
    totals ??= totalsOf(line);
    if (current.file !== undefined && line === `# done: ${compiledOf(current.file)}`) {
      clearTimeout(current.killTimer);
      report(current.file, lines, current);
      current = startNextFile();
      continue;
    }
    lines.push(line);
    if (jobs === 1) console.log(line);
  }
  const [code, signal] = await exit;
  clearTimeout(current.killTimer);
  const result = { ...(totals ?? { pass: 0, fail: 0, skip: 0 }), files: ownFiles };
  const isComplete = totals !== undefined && current.file === undefined && (code === 0 || totals.fail > 0);
  if (!isComplete && result.fail === 0) result.fail = 1;
  if (current.file !== undefined) report(current.file, lines, { ...current, fault: `ended by ${signal ?? code}` });
  else if (!isComplete) failures.push(`a process ended by ${signal ?? code}: ${lines.join(" / ")}`);
  return queue.length > 0 ? [result, ...(await runFiles(queue, url))] : [result];
};

const maxRerunFiles = 2;

/** Runs failed files again. @returns all results; the second run replaces the results of these files */
const runAgain = async (results: Result[], url: string | undefined): Promise<Result[]> => {
  const failed = results.filter(({ fail }) => fail > 0);
  if (failed.flatMap((result) => result.files).length > maxRerunFiles) return results;
  const finalResults = results.filter(({ fail }) => fail === 0);
  for (const { files } of failed) {
    const first = failures;
    failures = [];
    const second = await runFiles([...files], url);
    if (failures.length === 0) flaky.push(...first.filter((line) => files.some((file) => line.startsWith(`${file}:`))));
    failures = [...first.filter((line) => !flaky.includes(line)), ...failures];
    finalResults.push(...second);
  }
  return finalResults;
};

const files = positionals.map((file) => relative(packageRoot, resolve(file)));
compileChanged();
await compileBinding();
rmSync(seenFile, { force: true });
mkdirSync(dirname(seenFile), { recursive: true });
const scratch = await mkdtemp(join(await findScratch(), "alliance-run-"));
// All users may write to it, as in /tmp, because servers run as other users.
await chmod(scratch, 0o1777);
process.env["TMPDIR"] = scratch;
const cluster = options["no-database"] ? undefined : await startCluster();
try {
  const queue = files.length > 0 ? [...files] : allFiles();
  const processes = Array.from({ length: Math.min(jobs, queue.length) }, () => runFiles(queue, cluster?.url));
  const first = (await Promise.all(processes)).flat();
  const results = options.again ? await runAgain(first, cluster?.url) : first;
  const isCovered = files.length > 0 || reportCoverage();
  const sum = (name: keyof Totals) => results.reduce((total, result) => total + result[name], 0);
  const failureCount = sum("fail") + (isCovered ? 0 : 1);
  for (const failure of failures) console.log(`failed: ${failure}`);
  for (const failure of flaky) console.log(`flaky: ${failure}`);
  for (const reason of skipReasons) console.log(`skipped: ${reason}`);
  console.log(`${sum("pass")} passed, ${failureCount} failed${sum("skip") ? `, ${sum("skip")} skipped` : ""}`);
  process.exitCode = failureCount === 0 ? 0 : 1;
} finally {
  await cluster?.close();
  await rm(scratch, { recursive: true, force: true, maxRetries: 10 });
}
