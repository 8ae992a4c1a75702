import assert from "node:assert/strict";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { appendFile, chmod, chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Test } from "tap";
import { connect } from "../../src/foundation/db/client.ts";
import { applyMigrations } from "../../src/program/cli/migrations.ts";
import { freePort } from "../e2e/program.ts";

/* PostgreSQL as Debian packages it: a primary, and standbys that follow it. */

const versions = "/usr/lib/postgresql";

/** The program folder of the newest installed version, if there is one. */
export const newestBinFolder = (): string | undefined => {
  const installed = existsSync(versions) ? readdirSync(versions).toSorted((a, b) => Number(b) - Number(a)) : [];
  return installed.map((version) => join(versions, version, "bin")).find((path) => existsSync(join(path, "initdb")));
};

/** Returns why tests are skipped, or false. @param program the path of another program that the test needs */
export const withoutDebian = (program?: string): string | false => {
  const missing = [
    newestBinFolder() === undefined ? "postgresql" : "",
    program !== undefined && !existsSync(program) ? program : "",
  ].filter(Boolean);
  if (missing.length === 0) return false;
  if (process.env["CI"] === "true") throw new Error(`CI has no ${missing.join(", ")}; .ci/run installs Debian's`);
  return `needs Debian's ${missing.join(", ")}`;
};

/** PostgreSQL and PgBouncer refuse to run as root. */
export const unprivilegedCommand = (file: string, args: readonly string[]): [string, string[]] =>
  process.getuid?.() === 0
    ? ["setpriv", ["--reuid=postgres", "--regid=postgres", "--init-groups", file, ...args]]
    : [file, [...args]];

const run = (program: string, ...args: string[]): void => {
  const bin = newestBinFolder() ?? "";
  const [file, fileArgs] = unprivilegedCommand(join(bin, program), args);
  const { status, stderr } = spawnSync(file, fileArgs, { cwd: "/", encoding: "utf8" });
  assert.equal(status, 0, `${program}: ${stderr}`);
};

const idOf = (option: "-u" | "-g"): number =>
  Number(spawnSync("id", [option, "postgres"], { encoding: "utf8" }).stdout);

/** Creates a folder that belongs to the user who runs the programs. */
export const newServerFolder = async (t: Test): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "alliance-debian-"));
  await chmod(folder, 0o700);
  if (process.getuid?.() === 0) await chown(folder, idOf("-u"), idOf("-g"));
  t.teardown(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  return folder;
};

export type Server = Awaited<ReturnType<typeof startServer>>;

const sendSignal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // The process has just exited.
  }
};

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

const startServer = async (t: Test, folder: string, database: string) => {
  const port = await freePort();
  /** The superuser's URL. */
  const url = `postgres://postgres@127.0.0.1:${port}/${database}`;
  let child: ChildProcess | undefined;
  /** Sends a signal to the server and all its sessions. */
  const signal = (name: NodeJS.Signals): void => {
    const pid = child?.pid;
    if (pid === undefined || child?.exitCode !== null) return;
    for (const processId of [...childrenOf(pid), pid]) sendSignal(processId, name);
  };
  /** Kills the server at once, as if the machine had lost its power. `start` starts it again. */
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, "exit");
    signal("SIGCONT");
    signal("SIGKILL");
    await exit;
    await rm(join(folder, "postmaster.pid"), { force: true });
  };
  const start = async (): Promise<void> => {
    const settings = { port, unix_socket_directories: "", listen_addresses: "127.0.0.1", fsync: "off" };
    const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    child = spawn(...unprivilegedCommand(join(newestBinFolder() ?? "", "postgres"), ["-D", folder, ...args]), {
      cwd: "/",
      stdio: "ignore",
    });
    await waitUntilReady(`postgres://postgres@127.0.0.1:${port}/postgres`);
  };
  t.teardown(kill);
  await start();
  return { url, port, folder, signal, kill, start };
};

const waitUntilReady = async (url: string): Promise<void> => {
  const deadline = performance.now() + 30_000;
  for (;;) {
    const { sql, close } = connect(url, { poolSize: 1, fetchesArrayTypes: false });
    try {
      await sql.unsafe("select");
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
    } finally {
      await close();
    }
    await delay(50);
  }
};

/** A primary with a migrated database of the service, and the role `alliance` that owns it, with the password `secret`. */
export const startPrimary = async (t: Test, settings: readonly string[] = []): Promise<Server> => {
  const folder = join(await newServerFolder(t), "primary");
  run("initdb", "-D", folder, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync");
  await appendFile(join(folder, "postgresql.conf"), `max_connections = 200\n${settings.join("\n")}\n`);
  const server = await startServer(t, folder, "alliance");
  const admin = connect(`postgres://postgres@127.0.0.1:${server.port}/postgres`, {
    poolSize: 1,
    fetchesArrayTypes: false,
  });
  await admin.sql.unsafe("create role alliance login password 'secret'");
  await admin.sql.unsafe("create database alliance owner alliance");
  await admin.close();
  await applyMigrations(serviceUrl(server));
  return server;
};

/** The URL with which the service connects. */
export const serviceUrl = ({ port }: Pick<Server, "port">): string =>
  `postgres://alliance:secret@127.0.0.1:${port}/alliance`;

export const startStandby = async (t: Test, primary: Server): Promise<Server> => {
  const folder = join(await newServerFolder(t), "standby");
  run("pg_basebackup", "-D", folder, "-d", primary.url, "-R", "--checkpoint=fast", "--no-sync");
  return startServer(t, folder, "alliance");
};
