/**
 * Runs the tests: one throw-away PostgreSQL for all of them, tap over the files, then the contract coverage table and,
 * last, the plain line "N passed, N failed".
 */
import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { startCluster } from "./cluster.ts";
import { seenFile } from "./contract.ts";
import { reportCoverage } from "./coverage.ts";

const files = process.argv.slice(2);

/** tap's own totals: the last line of its TAP output that looks like `# { total: 9, pass: 9 }`. */
const totalsOf = (line: string) => {
  if (!/^# \{ total: \d+/.test(line)) return undefined;
  const count = (name: string) => Number(new RegExp(`${name}: (\\d+)`).exec(line)?.[1] ?? 0);
  return { pass: count("pass"), fail: count("fail"), skip: count("skip") };
};

const runTap = async (url: string) => {
  const tap = spawn("npx", ["tap", "run", "--reporter=tap", ...files], {
    env: { ...process.env, TEST_CLUSTER_URL: url },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let totals = { pass: 0, fail: 0, skip: 0 };
  const reasons = new Set<string>();
  for await (const line of createInterface({ input: tap.stdout })) {
    if (!/^\s*$/.test(line)) console.log(line);
    totals = totalsOf(line) ?? totals;
    const reason = / # SKIP (.+?)(?: # time=.*)?$/.exec(line)?.[1];
    if (reason) reasons.add(reason);
  }
  const code = await new Promise<number>((resolve) => {
    if (tap.exitCode !== null) resolve(tap.exitCode);
    else tap.once("exit", (status) => resolve(status ?? 1));
  });
  return { code, reasons, ...totals };
};

rmSync(seenFile, { force: true });
mkdirSync(dirname(seenFile), { recursive: true });
const cluster = await startCluster();
try {
  const { code, reasons, pass, fail, skip } = await runTap(cluster.url);
  const covered = files.length > 0 || reportCoverage();
  const failed = fail + (covered ? 0 : 1) + (code !== 0 && fail === 0 ? 1 : 0);
  for (const reason of reasons) console.log(`skipped: ${reason}`);
  console.log(`${pass} passed, ${failed} failed${skip ? `, ${skip} skipped` : ""}`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await cluster.close();
}
