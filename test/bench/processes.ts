import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { freePort, program, root } from "../e2e/program.ts";
import { childrenOf } from "../support/embedded.ts";

/* Measured servers run on core 0, PostgreSQL and the generator on core 1, where the system can pin processes. */

const canPin = availableParallelism() > 1 && spawnSync("taskset", ["-V"]).status === 0;

export const cores = canPin ? "server on core 0, generator and PostgreSQL on core 1" : "not pinned to cores";

/** Moves a process with all its threads, and those that it starts from now on, off the servers' core. */
export const pinOffServerCore = (pid: number): void => {
  if (canPin) execFileSync("taskset", ["-acp", "1", String(pid)], { stdio: "ignore" });
};

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** `startMs`: from its start to its first response. */
export type Server = { port: number; pid: number; startMs: number; stop(): Promise<void> };

type Start = { port: number; args: string[]; env?: Record<string, string>; path: string };

/** Starts a Node program on the servers' core and waits until it responds to a path. */
const startServer = async ({ port, args, env = {}, path }: Start): Promise<Server> => {
  const [file = "", ...rest] = [...(canPin ? ["taskset", "-c", "0"] : []), process.execPath, ...args];
  const startedAt = performance.now();
  const child = spawn(file, rest, {
    env: { ...process.env, ...env },
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  running.add(child);
  const exit = once(child, "exit").then(() => running.delete(child));
  const stop = async () => {
    child.kill("SIGTERM");
    await exit;
  };
  while (!(await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined))?.ok) {
    if (!running.has(child)) throw new Error(`${args.join(" ")} ended before it responded`);
    await new Promise<void>((resolve) => setTimeout(resolve, 5));
  }
  return { port, pid: child.pid ?? 0, startMs: performance.now() - startedAt, stop };
};

const settingsOf = (url: string) => ({ ALLIANCE_DB__URL: url, ALLIANCE_LIMITS__FACTOR: "1000000" });

/** @param entry the built program, of this checkout or another one */
export const startService = async (
  url: string,
  more: Record<string, string> = {},
  entry = program,
): Promise<Server> => {
  const port = await freePort();
  const env = { ...settingsOf(url), ALLIANCE_SERVER__ADDR: `127.0.0.1:${port}`, ...more };
  return startServer({ port, args: [entry, "serve"], env, path: "/api/v1/health" });
};

/** Migrates a database and fills it with `seed --scale`. */
export const seed = (url: string, scale: number, entry = program): void => {
  const env = { ...process.env, ...settingsOf(url) };
  execFileSync(process.execPath, [entry, "seed", "--scale", String(scale)], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
};

/** Starts a floor by tsx, because floors are not compiled. */
export const startFloor = async (file: string, path: string, env: Record<string, string> = {}): Promise<Server> => {
  const port = await freePort();
  const args = ["--import", import.meta.resolve("tsx"), join(root, "test/bench", file), String(port)];
  return startServer({ port, args, env, path });
};

/** The fields of proc_pid_stat(5) from the third on: the second, in parentheses, may contain spaces. */
const statOf = async (pid: number): Promise<string[]> => {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return text.slice(text.lastIndexOf(")") + 2).split(" ");
};

export const parentOf = async (pid: number): Promise<number> => Number((await statOf(pid))[1]);

/** Returns the microseconds of CPU that a process and its children, ended ones included, have used, in steps of 10,000. */
export const cpuMicros = async (pid: number): Promise<number> => {
  const times = await Promise.all((await childrenOf(pid)).map(cpuMicros));
  const ownTimes = (await statOf(pid)).slice(11, 15).map((ticks) => Number(ticks) * 10_000);
  return [...ownTimes, ...times].reduce((sum, time) => sum + time, 0);
};
