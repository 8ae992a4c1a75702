/**
 * Runs the tests: compiles them, starts one throw-away PostgreSQL for all of them, and runs each file in a process of its
 * own, a few at a time; it prints a file's TAP output when the file ends, or as it comes where one runs at a time. Then
 * the contract coverage table and, last, the plain line "N passed, N failed". Without names it runs all `*.test.ts`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import pLimit from "p-limit";
import { packageRoot } from "../../src/package.ts";
import { startCluster } from "./cluster.ts";
import { compileChanged, compiledOf } from "./compile.ts";
import { seenFile } from "./contract.ts";
import { reportCoverage } from "./coverage.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Files that run at once. */
    jobs: { type: "string", default: "3" },
    /** Seconds a file may take. */
    timeout: { type: "string", default: "240" },
    /** For tests that need none. */
    "no-database": { type: "boolean", default: false },
  },
});

const jobs = Number(options.jobs);
const seconds = Number(options.timeout);

const all = () =>
  readdirSync(join(packageRoot, "test"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts") && !file.startsWith(join("sdk", "/")))
    .map((file) => join("test", file))
    .sort();

type Result = { pass: number; fail: number; skip: number };

/** tap's totals: the last line of a file's output that looks like `# { total: 9, pass: 9 }`; without one the file failed. */
const totalsOf = (lines: readonly string[]): Result => {
  const totals = lines.findLast((line) => /^# \{ total: \d+/.test(line)) ?? "fail: 1";
  const count = (name: string) => Number(new RegExp(`${name}: (\\d+)`).exec(totals)?.[1] ?? 0);
  return { pass: count("pass"), fail: count("fail"), skip: count("skip") };
};

const reasons = new Set<string>();

const runFile = async (file: string, url: string | undefined): Promise<Result> => {
  const start = performance.now();
  const child = spawn(process.execPath, ["--enable-source-maps", compiledOf(file)], {
    cwd: packageRoot,
    env: { ...process.env, TAP_TIMEOUT: String(seconds), ...(url && { TEST_CLUSTER_URL: url }) },
    stdio: ["ignore", "pipe", "inherit"],
    // tap reports tests that are late; this ends a process that does not end by itself.
    timeout: (seconds + 10) * 1000,
    killSignal: "SIGKILL",
  });
  const ended = once(child, "exit");
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (/^\s*$/.test(line)) continue;
    lines.push(line);
    if (jobs === 1) console.log(line);
  }
  const [code] = await ended;
  const totals = totalsOf(lines);
  // It may also fail outside its tests.
  const fail = code === 0 ? totals.fail : Math.max(totals.fail, 1);
  for (const line of lines) {
    const reason = / # SKIP (.+?)(?: # time=.*)?$/.exec(line)?.[1];
    if (reason) reasons.add(reason);
  }
  if (jobs > 1) console.log(lines.join("\n"));
  console.log(`${fail ? "not ok" : "ok"} - ${file} # time=${Math.round(performance.now() - start)}ms`);
  return { ...totals, fail };
};

const files = positionals.map((file) => relative(packageRoot, resolve(file)));
compileChanged();
rmSync(seenFile, { force: true });
mkdirSync(dirname(seenFile), { recursive: true });
const cluster = options["no-database"] ? undefined : await startCluster();
try {
  const atOnce = pLimit(jobs);
  const results = await atOnce.map(files.length > 0 ? files : all(), (file) => runFile(file, cluster?.url));
  const covered = files.length > 0 || reportCoverage();
  const sum = (name: keyof Result) => results.reduce((total, result) => total + result[name], 0);
  const failed = sum("fail") + (covered ? 0 : 1);
  for (const reason of reasons) console.log(`skipped: ${reason}`);
  console.log(`${sum("pass")} passed, ${failed} failed${sum("skip") ? `, ${sum("skip")} skipped` : ""}`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await cluster?.close();
}
