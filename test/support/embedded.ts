import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type postgres from "postgres";
import type { Test } from "tap";
import { connect } from "../../src/foundation/db/client.ts";
import { EmbeddedDatabaseError } from "../../src/foundation/embedded-postgres/open.ts";

export const isRoot = process.getuid?.() === 0;
export const hasProc = process.platform === "linux";

/** Returns the path of a new data folder. Its parent exists, and the server's user may enter it unless `mode` forbids it. */
export const newEmbeddedDataDir = async (t: Test, mode = 0o755): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "alliance-embedded-"));
  const dataDir = join(folder, "data");
  t.teardown(async () => {
    const pid = await postmasterPid(dataDir);
    if (pid !== undefined) kill(pid);
    await until("the server is gone", async () => pid === undefined || !(await isRunning(pid)));
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  });
  await chmod(folder, mode);
  return dataDir;
};

/** Polls until the condition holds. @throws AssertionError after `timeoutMs` */
export const until = async (label: string, condition: () => Promise<boolean>, timeoutMs = 30_000): Promise<void> => {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    assert.ok(Date.now() < deadline, `timed out before ${label}`);
    await delay(10);
  }
};

export const kill = (pid: number): void => {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // The process has already exited.
  }
};

/** Whether a process runs. A zombie does not: a container's first process may never reap it. */
export const isRunning = async (pid: number): Promise<boolean> => {
  if (hasProc) {
    const state = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    return state !== "" && !/\) Z/.test(state);
  }
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Finds the processes whose command line contains this text. */
export const pidsOf = async (text: string): Promise<number[]> => {
  const pids = (await readdir("/proc")).map(Number).filter((pid) => pid > 0 && pid !== process.pid);
  const lines = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")));
  return pids.filter((_, index) => lines[index]?.includes(text));
};

export const childrenOf = async (pid: number): Promise<number[]> => {
  const pids = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  return pids.split(" ").filter(Boolean).map(Number);
};

export const postmasterPid = async (dataDir: string): Promise<number | undefined> => {
  const text = await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8").catch(() => "");
  return Number.parseInt(text, 10) || undefined;
};

export const runningPid = async (dataDir: string): Promise<number> => {
  const pid = await postmasterPid(dataDir);
  assert.ok(pid !== undefined && (await isRunning(pid)), "the server runs");
  return pid;
};

export const untilStopped = async (pid: number): Promise<void> => {
  await until("the server has stopped", async () => !(await isRunning(pid)));
};

export const query = async (url: string, statement: string): Promise<postgres.Row[]> => {
  const { sql, close } = connect(url, { poolSize: 1 });
  try {
    return await sql.unsafe(statement);
  } finally {
    await close();
  }
};

/** The first column of the first row. */
export const queryValue = async (url: string, statement: string): Promise<unknown> => {
  const [row] = await query(url, statement);
  return row && Object.values(row)[0];
};

/** Requires that opening the database fails. @returns the error message */
export const databaseErrorOf = async (attempt: Promise<unknown>): Promise<string> => {
  const error = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof EmbeddedDatabaseError, `expected an EmbeddedDatabaseError, not ${String(error)}`);
  assertReadable(error.message);
  return error.message;
};

/** Requires a message of one line without names of system errors. */
const assertReadable = (message: string): void => {
  assert.doesNotMatch(message, /\n/);
  assert.doesNotMatch(message, /\bE[A-Z]{3,}\b/);
};

const source = `
  import { openEmbedded } from ${JSON.stringify(new URL("../../src/foundation/embedded-postgres/open.js", import.meta.url).href)};
  const [, dataDir, role] = process.argv;
  try {
    const lines = [];
    const database = await openEmbedded({ dataDir, role, log: (line) => lines.push(line) });
    process.on("message", async () => { await database.close(); process.disconnect(); });
    process.send({ url: database.url, lines });
  } catch (error) {
    process.send({ error: error.message });
    process.disconnect();
  }`;

/** Starts another program that opens the database, and closes it on request. @param path the `PATH` of the program */
export const startDatabaseProgram = (
  t: Test,
  dataDir: string,
  role: "serve" | "command",
  path = process.env["PATH"] ?? "",
) => {
  const args = ["--input-type=module", "--eval", source, dataDir, role];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PATH: path },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  t.teardown(() => child.kill("SIGKILL"));
  const exited = once(child, "exit");
  const message = once(child, "message");
  return {
    async waitUntilOpen() {
      const [output]: { url?: string; lines?: string[]; error?: string }[] = await message;
      assert.ok(output?.url !== undefined && output.lines !== undefined, output?.error ?? "no URL");
      return { url: output.url, lines: output.lines };
    },
    async waitForError() {
      const [output]: { error?: string }[] = await message;
      assert.ok(output?.error !== undefined, "the program opened the database");
      assertReadable(output.error);
      return output.error;
    },
    async close() {
      child.send("close");
      const [code] = await exited;
      assert.equal(code, 0);
    },
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
  };
};
