import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, type Database } from "../../src/foundation/db/client.ts";
import { environmentOf, freePort, root, signal } from "../e2e/program.ts";

export type Teardown = { teardown(close: () => unknown): void };

/** A log line with the test's time of receipt, because the service's clock may be wrong. */
type LogLine = { at: number; level: number; text: string };

export type ServiceProcess = Awaited<ReturnType<typeof createServiceProcess>>;

const builtProgram = join(root, "dist/src/program/cli/alliance.js");

/** Runs the built program, or another release's program, on a port that stays the same after a restart. */
export const createServiceProcess = async (t: Teardown, settings: Record<string, string>, program = builtProgram) => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const env = environmentOf({
    ALLIANCE_SERVER__ADDR: new URL(url).host,
    ALLIANCE_SERVER__BASE_URL: url,
    ALLIANCE_LIMITS__FACTOR: "100000",
    ALLIANCE_LOG__FORMAT: "json",
    ...settings,
  });
  const log: LogLine[] = [];
  let child: ChildProcess | undefined;
  let isRunning = false;
  let exit: Promise<number | NodeJS.Signals | null> = Promise.resolve(null);
  t.teardown(() => child && signal(child, "SIGKILL"));

  const start = async (): Promise<void> => {
    const started = spawn(process.execPath, [program, "serve"], {
      env,
      cwd: tmpdir(),
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    child = started;
    exit = new Promise((resolve) =>
      started.once("close", (code, name) => {
        isRunning = false;
        resolve(code ?? name);
      }),
    );
    await new Promise<void>((resolve, reject) => {
      readLines(started, (line) => {
        log.push(line);
        if (line.text.includes(`Community Alliance Service: ${url}`)) resolve();
      });
      started.once("close", () =>
        reject(new Error(`the service ended before it was ready:\n${log.map(({ text }) => text).join("\n")}`)),
      );
    });
    isRunning = true;
  };

  return {
    url,
    start,
    signal: (name: NodeJS.Signals) => {
      assert.ok(child);
      if (name === "SIGKILL") isRunning = false;
      signal(child, name);
    },
    ended: () => exit,
    isUp: () => isRunning,
    log,
  };
};

const readLines = (child: ChildProcess, onLine: (line: LogLine) => void): void => {
  for (const stream of [child.stdout, child.stderr]) {
    let incompleteLine = "";
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      const lines = (incompleteLine + chunk).split("\n");
      incompleteLine = lines.pop() ?? "";
      for (const text of lines) onLine({ at: Date.now(), level: levelOf(text), text });
    });
  }
};

/** Returns the level of a JSON line of pino. Any other line comes from Node or a bug, and counts as an error. */
const levelOf = (text: string): number => {
  try {
    return Number(Object(JSON.parse(text)).level ?? 50);
  } catch {
    return 50;
  }
};

export const isError = ({ level }: LogLine): boolean => level >= 50;

/** Connects to the embedded server as the superuser, without locks that would affect the service or its restarts. */
export const connectToEmbedded = async (t: Teardown, dataDir: string): Promise<Database> => {
  const password = (await readFile(join(dataDir, "postgres.password"), "utf8")).trim();
  const host = encodeURIComponent(join(dataDir, "postgres.socket"));
  return connectAs(t, `postgres://alliance:${password}@127.0.0.1:5432/alliance?host=${host}`);
};

export const connectAs = (t: Teardown, url: string): Database => {
  const database = connect(url, { poolSize: 2, applicationName: "faults" });
  t.teardown(() => database.sql.end({ timeout: 1 }));
  return database;
};
