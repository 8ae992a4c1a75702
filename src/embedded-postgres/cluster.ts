import { randomBytes } from "node:crypto";
import { chown, link, mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { basename, dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import {
  type Account,
  type Binaries,
  chooseAccount,
  EmbeddedDatabaseError,
  findBinaries,
  hasCode,
  messageOf,
  requireEntry,
  run,
} from "./binaries.ts";

// Two programs that open a new folder at once need no lock, which a kill -9 could leave behind or a recycled process id keep alive.
// Each step has an arbiter that cannot go stale:
//   password   link(2) of a finished draft: the first one stays
//   cluster    rename(2) of a finished cluster into its place: the first one stays, the later builder throws its own away
//   server     PostgreSQL's interlock on postmaster.pid and shared memory: the second start fails, and then attaches
// A kill -9 therefore leaves at worst an unused `postgres.init-*` folder, removed at the next start.

export type Settings = Readonly<Record<string, string | number>> & { readonly fsync?: "on" | "off" };

export interface Cluster {
  account: Account;
  binaries: Binaries;
  dataDir: string;
  folder: string;
  log: (line: string) => void;
  password: string;
  settings: Settings;
}

export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/** Written into `postgresql.conf` of a new cluster, where an operator may change them. */
const defaults: Settings = {
  effective_cache_size: "1GB",
  // Short queries and solid-state disks: compiling a plan costs more than it gives, an index read little more than a sequential one.
  jit: "off",
  random_page_cost: 1.1,
  max_connections: 100,
  shared_buffers: "128MB",
  work_mem: "8MB",
  timezone: "UTC",
  log_timezone: "UTC",
  log_line_prefix: "%m [%p] ",
  log_autovacuum_min_duration: -1,
  log_checkpoints: "off",
  // The detail of a violated constraint quotes the row: e-mail addresses have no place in a log.
  log_error_verbosity: "terse",
};

/**
 * What the log says when a later start may well succeed. The last one: the server did come up, but another program used it and stopped it
 * before pg_ctl looked.
 */
const passing = /still in use|could not bind|lock file .* already exists|file .* is empty|ready to accept connections/;

const startTimeoutSeconds = 300;
const stopTimeoutMs = 60_000;
/** Longer than PostgreSQL takes between creating its pid file and writing it. */
const emptyPidFileGraceMs = 2_000;

export async function prepareCluster(dataDir: string, log: Cluster["log"], settings: Settings): Promise<Cluster> {
  const folder = join(dataDir, "postgres");
  const binaries = await findBinaries();
  await mkdir(dataDir, { recursive: true, mode: 0o755 });
  const account = await chooseAccount(folder, log);
  await requireEntry(dataDir, account);
  await requireEntry(dirname(binaries.postgres), account);
  const cluster = { account, binaries, dataDir, folder, log, settings };
  if (!(await isInstalled(folder))) await install(cluster);
  return { ...cluster, password: await readPassword(dataDir) };
}

async function isInstalled(folder: string): Promise<boolean> {
  try {
    return (await stat(join(folder, "PG_VERSION"))).isFile();
  } catch (error) {
    if (hasCode(error, "ENOENT")) return false;
    if (hasCode(error, "EACCES")) throw foreign(folder);
    throw error;
  }
}

async function readPassword(dataDir: string): Promise<string> {
  const file = passwordFile(dataDir);
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (error) {
    if (hasCode(error, "EACCES")) throw foreign(file);
    if (!hasCode(error, "ENOENT")) throw error;
    throw new EmbeddedDatabaseError(
      `${file} is missing, the password of the database beside it; restore it from a backup`,
    );
  }
}

function foreign(path: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `${path} belongs to another user; run as that user or as root, or choose another ALLIANCE_DATA_DIR`,
  );
}

function passwordFile(dataDir: string): string {
  return join(dataDir, "postgres.password");
}

async function install({
  account,
  binaries,
  dataDir,
  folder,
  log,
  settings,
}: Omit<Cluster, "password">): Promise<void> {
  log(`creating a PostgreSQL cluster in ${folder}`);
  const workshop = await mkdtemp(join(dataDir, "postgres.init-"));
  const draft = join(workshop, "cluster");
  try {
    await give(workshop, account);
    const password = join(workshop, "password");
    await writeFile(password, randomBytes(32).toString("base64url"), { mode: 0o600 });
    await give(password, account);
    await link(password, passwordFile(dataDir)).catch((error: unknown) => {
      if (!hasCode(error, "EEXIST")) throw error;
    });
    await run(
      binaries.initdb,
      [
        `--pgdata=${draft}`,
        "--username=alliance",
        `--pwfile=${passwordFile(dataDir)}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        "--locale=C",
        ...classification(),
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        "--no-instructions",
        ...(settings.fsync === "off" ? ["--no-sync"] : []),
        ...Object.entries(defaults).map(([name, value]) => `--set=${name}=${value}`),
      ],
      { account, cwd: dataDir },
    );
    // Before the cluster takes its place, so that one in place is always complete.
    const singleUser = ["--single", "-D", draft, ...serverArguments(settings), "template1"];
    await run(binaries.postgres, singleUser, { account, cwd: dataDir, input: "create database alliance\n" });
    await rename(draft, folder);
    await syncFolder(dataDir);
  } catch (error) {
    if (await isInstalled(folder)) return log("another program created the cluster at the same time; using that one");
    if (!hasCode(error, "ENOTEMPTY", "EEXIST")) throw error;
    throw new EmbeddedDatabaseError(
      `${folder} is in the way: neither empty nor a PostgreSQL cluster; move it elsewhere`,
    );
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

/**
 * pg_trgm asks LC_CTYPE what a letter is, whatever the locale provider: with C there are none beyond Latin. Every libc
 * that is current on Linux has C.UTF-8 built in; macOS and Windows name it otherwise and go without.
 */
function classification(): string[] {
  return process.platform === "linux" ? ["--lc-ctype=C.UTF-8"] : [];
}

async function give(path: string, account: Account): Promise<void> {
  if (account !== undefined) await chown(path, account.uid, account.gid);
}

async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders.
  if (process.platform === "win32") return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function serverArguments(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => {
    // pg_ctl hands its options to a shell.
    if (!/^[a-z_.]+=[\w.-]*$/i.test(`${name}=${value}`))
      throw new EmbeddedDatabaseError(`unsupported setting ${name}=${value}`);
    return ["-c", `${name}=${value}`];
  });
}

/** Undefined when nothing keeps a start from being tried. */
export async function findPostmaster({ folder }: Cluster): Promise<Postmaster | undefined> {
  const file = join(folder, "postmaster.pid");
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
  // https://www.postgresql.org/docs/18/storage-file-layout.html: process, folder, start time, port, socket folder, address, memory, state
  const lines = text.split("\n");
  const postmaster = { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === "ready" };
  if (postmaster.pid > 0) {
    if (!isAlive(postmaster.pid)) return undefined;
    if (await mayBePostgres(postmaster.pid)) return postmaster;
  } else {
    const written = await stat(file).catch(() => undefined);
    if (written === undefined || Date.now() - written.mtimeMs < emptyPidFileGraceMs) return postmaster;
  }
  // PostgreSQL refuses to start beside such a file: it is empty after a power failure, or its process id now is another program's (the
  // rule in a restarted container), or a zombie's. The interlock on shared memory still keeps out a second server on this folder.
  await removeStale(file, text);
  return undefined;
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, "EPERM");
  }
}

async function mayBePostgres(pid: number): Promise<boolean> {
  let commandLine: string;
  try {
    commandLine = await readFile(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return true;
  }
  return basename(commandLine.split("\0")[0] ?? "").startsWith("postgres");
}

/** Takes the file away only if it still is the one that was judged: another program may have started the server since. */
async function removeStale(file: string, judged: string): Promise<void> {
  const aside = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    await rename(file, aside);
    if ((await readFile(aside, "utf8")) !== judged) await link(aside, file);
    await rm(aside);
  } catch (error) {
    if (!hasCode(error, "ENOENT", "EEXIST")) throw error;
  }
}

/**
 * Undefined once the server runs, otherwise the reason to look again: another program starts it, the last processes of a killed server
 * still end, or the port was taken meanwhile. Throws when trying again is of no use.
 */
export async function startServer(cluster: Cluster, port?: number): Promise<string | undefined> {
  const { account, binaries, dataDir, folder, log, settings } = cluster;
  for (const name of await readdir(dataDir)) {
    // Nobody needs them any more: whoever still builds one will find this cluster in its place.
    if (name.startsWith("postgres.init-"))
      await rm(join(dataDir, name), { recursive: true, force: true }).catch(() => {});
  }
  const logFile = join(dataDir, "postgres.log");
  const handle = await open(logFile, "a", 0o600).catch((error: unknown) => {
    throw hasCode(error, "EACCES") ? foreign(logFile) : error;
  });
  const { size } = await handle.stat();
  await handle.close();
  await give(logFile, account);
  log(`starting PostgreSQL in ${folder}`);
  const options = serverArguments({
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    port: port ?? (await findFreePort()),
    ...settings,
  });
  try {
    await run(
      binaries.pgCtl,
      [
        "start",
        "--silent",
        "--wait",
        `--timeout=${startTimeoutSeconds}`,
        "--log=postgres.log",
        `--options=${options.join(" ")}`,
      ],
      // In the environment and relative to the working folder: pg_ctl would put paths into a shell command, where "$" means something.
      { account, cwd: dataDir, env: { PGDATA: folder } },
    );
    return undefined;
  } catch (error) {
    const said = (await readFile(logFile)).subarray(size).toString();
    const reason = [...said.matchAll(/FATAL: +(.*)/g)].at(-1)?.[1] ?? messageOf(error);
    if (passing.test(said) || passing.test(messageOf(error))) return reason;
    throw new EmbeddedDatabaseError(`PostgreSQL does not start in ${folder}: ${reason} (more in ${logFile})`);
  }
}

export async function stopServer(cluster: Cluster): Promise<void> {
  const { account, binaries, dataDir, folder, log } = cluster;
  const stopping = await findPostmaster(cluster);
  if (stopping === undefined) return;
  log(`stopping PostgreSQL in ${folder}`);
  // pg_ctl would wait for the pid file to vanish, and overlook that when another program starts the server again at once.
  const args = ["stop", "--silent", "--no-wait", "--mode=fast"];
  await run(binaries.pgCtl, args, { account, cwd: dataDir, env: { PGDATA: folder } });
  const deadline = Date.now() + stopTimeoutMs;
  while ((await findPostmaster(cluster))?.pid === stopping.pid) {
    if (Date.now() > deadline)
      throw new EmbeddedDatabaseError(`PostgreSQL in ${folder} takes long to stop; it goes on doing so`);
    await delay(10);
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => done(port));
    });
  });
}
