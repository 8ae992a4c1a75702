import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { freePort, root } from "../e2e/program.ts";

/* The servers that are measured: each on core 0, everything else on core 1 (where the system can pin). */

const canPin = availableParallelism() > 1 && spawnSync("taskset", ["-V"]).status === 0;

export const cores = canPin
  ? "server on core 0; generator and PostgreSQL on core 1"
  : "not pinned: no taskset or one core";

/** Moves a process with all its threads off the servers' core. */
export const keepOffServerCore = (pid: number): void => {
  if (canPin) execFileSync("taskset", ["-acp", "1", String(pid)], { stdio: "ignore" });
};

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

export type Server = { name: string; port: number; pid: number; stop(): Promise<void> };

type Start = { name: string; port: number; args: string[]; env?: Record<string, string>; path: string };

/** Starts a Node program on the servers' core, its log in /dev/null, and waits until it responds to a path. */
export const startServer = async ({ name, port, args, env = {}, path }: Start): Promise<Server> => {
  const [file, ...rest] = [...(canPin ? ["taskset", "-c", "0"] : []), process.execPath, ...args];
  const child = spawn(file ?? process.execPath, rest, {
    env: { ...process.env, ...env },
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  running.add(child);
  let stopping = false;
  child.once("exit", (code, signal) => {
    running.delete(child);
    if (!stopping) console.error(`${name} ended by itself: ${signal ?? `exit code ${code}`}`);
  });
  const stop = async () => {
    stopping = true;
    if (hasEnded(child)) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  const deadline = Date.now() + 30_000;
  for (;;) {
    if (hasEnded(child)) throw new Error(`${name} ended before it responded`);
    const response = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
    await response?.arrayBuffer();
    if (response) break;
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`${name} does not respond`);
    }
    await new Promise<void>((resolve) => setTimeout(resolve, 50));
  }
  return { name, port, pid: child.pid ?? 0, stop };
};

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** The built service. */
export const serviceArgs = [join(root, "dist/src/program/cli/alliance.js"), "serve"] as const;

export const settingsOf = (url: string, port: number) => ({
  ALLIANCE_DB__URL: url,
  ALLIANCE_SERVER__ADDR: `127.0.0.1:${port}`,
  ALLIANCE_LIMITS__FACTOR: "1000000",
});

export const startService = async (url: string, more: Record<string, string> = {}): Promise<Server> => {
  const port = await freePort();
  const env = { ...settingsOf(url, port), ...more };
  return startServer({ name: "the service", port, args: [...serviceArgs], env, path: "/api/v1/health" });
};

/** The arguments of Node for a floor, which is TypeScript. */
export const floorArgs = (file: string, ...args: string[]): string[] => [
  "--import",
  import.meta.resolve("tsx"),
  join(root, "test/bench", file),
  ...args,
];

/** A process and its workers. */
const familyOf = async (pid: number): Promise<number[]> => {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  const children = text.split(" ").filter(Boolean).map(Number);
  return [pid, ...(await Promise.all(children.map(familyOf))).flat()];
};

const total = async (pid: number, one: (pid: number) => Promise<number>): Promise<number> => {
  const parts = await Promise.all((await familyOf(pid)).map(one));
  return parts.reduce((sum, part) => sum + part, 0);
};

/** Microseconds of CPU that a process has used (proc_pid_stat(5), `utime` and `stime`, in hundredths of a second); NaN without /proc. */
export const cpuTime = (pid: number): Promise<number> =>
  total(pid, async (one) => {
    const text = await readFile(`/proc/${one}/stat`, "utf8").catch(() => "");
    // The second field, in parentheses, may contain spaces.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11] ?? Number.NaN) + Number(fields[12] ?? Number.NaN)) * 10_000;
  });

/** Resident memory in MiB; NaN without /proc. */
export const residentMemory = (pid: number): Promise<number> =>
  total(pid, async (one) => {
    const text = await readFile(`/proc/${one}/status`, "utf8").catch(() => "");
    return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? Number.NaN) / 1024;
  });
