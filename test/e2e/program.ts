import assert from "node:assert/strict";
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import type { Test } from "tap";
import { packageRoot } from "../../src/foundation/package.ts";
import { childrenOf } from "../support/embedded.ts";
import { failOnErrors } from "../support/log.ts";
import { portOf } from "../support/loopback.ts";

export const root = packageRoot;
export const program = join(root, "dist/src/program/cli/alliance.js");

/** Creates an empty data folder. PostgreSQL's user must be able to enter it if root cannot create user namespaces. */
export const newDataDir = async (t: Pick<Test, "teardown">): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "alliance-e2e-"));
  await chmod(folder, 0o755);
  t.teardown(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  return folder;
};

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const port = portOf(server);
  server.close();
  await once(server, "close");
  return port;
};

type Environment = Record<string, string>;

export const environmentOf = (settings: Environment) => {
  const inherited = Object.entries(process.env).filter(
    // npm's variables would make an npm under test operate on this checkout.
    ([name]) => !/^(?:ALLIANCE_|npm_|MAKEFLAGS$)/.test(name),
  );
  return { ...Object.fromEntries(inherited), ...settings };
};

type CommandResult = { code: number | null; stdout: string; stderr: string };

/** Runs a command of the built program until it exits. */
export const runAlliance = async (args: string[], settings: Environment = {}, input = ""): Promise<CommandResult> => {
  const child = spawn(process.execPath, [program, ...args], { env: environmentOf(settings), cwd: tmpdir() });
  child.stdin.end(input);
  const [[code], stdout, stderr] = await Promise.all([once(child, "close"), text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
};

/** Runs a command that must succeed. */
export const runSuccessfully = async (...run: Parameters<typeof runAlliance>): Promise<CommandResult> => {
  const result = await runAlliance(...run);
  assert.equal(result.code, 0, result.stderr);
  return result;
};

/** Runs a command that must fail. @returns its error output */
export const runFailing = async (...run: Parameters<typeof runAlliance>): Promise<string> => {
  const { code, stdout, stderr } = await runAlliance(...run);
  assert.equal(code, 1, stdout + stderr);
  return stderr;
};

/** Runs an invalid command line. @returns the error line */
export const runInvalid = async (...run: Parameters<typeof runAlliance>): Promise<string> => {
  const { code, stdout, stderr } = await runAlliance(...run);
  assert.deepEqual([code, stdout, stderr.trimEnd().split("\n").length], [2, "", 1], stderr);
  return stderr;
};

const json = { "content-type": "application/json" };

/** Creates a verified account with the command line. */
export const createUser = async (settings: Environment, { email, password }: Account): Promise<void> => {
  const args = ["user", "create", "--email", email, "--name", "Ada", "--password-stdin", "--verified"];
  await runSuccessfully(args, settings, `${password}\n`);
};

type Account = { email: string; password: string };

/** Sends JSON, and follows no redirect. */
export const postJson = (url: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { method: "POST", redirect: "manual", headers: { ...json, ...headers }, body: JSON.stringify(body) });

/** Sends a form, and follows no redirect. */
export const postForm = (url: string, fields: Record<string, string>): Promise<Response> =>
  fetch(url, { method: "POST", redirect: "manual", body: new URLSearchParams(fields) });

export const logIn = ({ url }: Pick<Running, "url">, account: Account): Promise<Response> =>
  postJson(`${url}/auth/login`, account);

export const cookieOf = (response: Response): string =>
  /^session_id=[\w-]+/.exec(response.headers.get("set-cookie") ?? "")?.[0] ??
  assert.fail(`${response.status}: no session`);

// biome-ignore lint/suspicious/noExplicitAny: tests name the fields they read
type ReceivedResponse = { status: number; body: any; text: string };

/** Sends requests with a credential, or without one, to any process of the service. */
export const callerOf =
  (credential: Record<string, string> = {}) =>
  async ({ url }: Pick<Running, "url">, method: string, path: string, body?: object): Promise<ReceivedResponse> => {
    const headers = { ...credential, ...(body && json) };
    const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const received = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    return { status: response.status, body: isJson ? JSON.parse(received) : null, text: received };
  };

export const signIn = async (service: Pick<Running, "url">, account: Account) =>
  callerOf({ cookie: cookieOf(await logIn(service, account)) });

export type Running = { child: ChildProcess; url: string; output(): string; ended: Promise<number | null> };

type CommandLine = { file: string; args: string[]; cwd: string };

const serve: CommandLine = { file: process.execPath, args: [program, "serve"], cwd: tmpdir() };

type LaunchOptions = {
  /** The fault that the test causes. Without a fault, an error in the log fails the test. */
  fault?: string;
};

export const launch = (
  t: Test,
  command: "serve" | CommandLine,
  settings: Environment,
  { fault }: LaunchOptions = {},
) => {
  const checkLine = fault === undefined ? failOnErrors(t) : () => {};
  const { file, args, cwd } = command === "serve" ? serve : command;
  const child = spawn(file, args, {
    env: environmentOf(settings),
    cwd,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  t.teardown(() => signal(child, "SIGKILL"));
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on("line", checkLine);
  return child;
};

/** Collects the output of a process. @returns a function that returns the output so far */
export const outputOf = ({ stdout, stderr }: Pick<ChildProcess, "stdout" | "stderr">): (() => string) => {
  let printed = "";
  for (const stream of [stdout, stderr])
    stream?.on("data", (chunk) => {
      printed += chunk;
    });
  return () => printed;
};

/** Starts a command that serves requests, and waits until it prints its URL. */
export const start = async (
  t: Test,
  command: "serve" | CommandLine,
  settings: Environment,
  options: LaunchOptions = {},
): Promise<Running> => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const addressSettings = {
    ALLIANCE_SERVER__ADDR: new URL(url).host,
    ALLIANCE_SERVER__BASE_URL: url,
  };
  const child = launch(t, command, { ...addressSettings, ...settings }, options);
  let printed = "";
  const ended = new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code)));
  await new Promise<void>((resolve, reject) => {
    let isServing = false;
    const collect = (chunk: Buffer) => {
      printed += chunk;
      // Searches only until the service is ready, because the log of a load test is long.
      isServing ||= printed.includes(`Community Alliance Service: ${url}`);
      if (isServing) resolve();
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.once("close", () => reject(new Error(`the program exited before it served requests:\n${printed}`)));
  });
  return { child, url, output: () => printed, ended };
};

export const workersOf = async ({ child }: Running): Promise<number[]> => {
  const pids = await childrenOf(child.pid ?? 0);
  const commands = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")));
  return pids.filter((_, index) => commands[index]?.includes("cli/worker.js"));
};

export const isReplaced = async (running: Running, pid: number): Promise<boolean> => {
  const workers = await workersOf(running);
  return workers.length === 2 && !workers.includes(pid);
};

/** Signals the whole process group, as a terminal does. */
export const signal = ({ pid }: ChildProcess, name: NodeJS.Signals): void => {
  if (pid === undefined) return;
  try {
    process.kill(-pid, name);
  } catch {
    // The process has already exited.
  }
};

/** Stops a service with SIGTERM, and requires exit code 0. */
export const stop = async ({ child, ended }: Pick<Running, "child" | "ended">): Promise<void> => {
  signal(child, "SIGTERM");
  assert.equal(await ended, 0);
};

const run = promisify(execFile);

export const npm = async (cwd: string, ...args: string[]): Promise<string> => {
  const quiet = ["--prefer-offline", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"];
  return (await run("npm", [...args, ...quiet], { cwd, env: environmentOf({}), maxBuffer: 2 ** 24 })).stdout;
};

type PackedPackage = { filename: string; version: string; size: number; files: { path: string }[] };

/** Packs this package into a folder. npm's scripts are skipped, because they would rebuild the program while other tests run it. */
export const pack = async (folder: string): Promise<PackedPackage> =>
  JSON.parse(await npm(root, "pack", "--json", "--ignore-scripts", `--pack-destination=${folder}`))[0];
