import { randomBytes } from "node:crypto";
import { link, mkdir, mkdtemp, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { syncFolder } from "../files.ts";
import { type Account, chooseAccount, chown, requireEntry, runProgram } from "./account.ts";
import {
  type Cluster,
  clusterFolder,
  findBinaries,
  isInstalled,
  passwordFile,
  readPassword,
  type Settings,
  serverArguments,
} from "./cluster.ts";
import { EmbeddedDatabaseError, hasCode } from "./errors.ts";

// Two programs may open a new folder at once, and a lock file could go stale. So each step is atomic: the first link(2) of a
// password and the first rename(2) of a cluster win, and PostgreSQL's own interlock makes the second start fail. A kill -9 leaves at
// worst an unused `postgres.init-*` folder, which the next start removes.

const defaults: Settings = {
  effective_cache_size: "1GB",
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
  // The detail of a constraint violation quotes the row, which may hold email addresses.
  log_error_verbosity: "terse",
};

export const isStagingFolder = (name: string): boolean => name.startsWith("postgres.init-");

type PrepareOptions = Pick<Cluster, "log" | "settings"> & { signal: AbortSignal };

export const prepareCluster = async (dataDir: string, { log, settings, signal }: PrepareOptions): Promise<Cluster> => {
  const cluster = { binaries: await findBinaries(), dataDir, folder: clusterFolder(dataDir), log, settings };
  if (!(await isInstalled(cluster.folder))) await install(cluster, signal);
  return { ...cluster, password: await readPassword(dataDir) };
};

/** Creates a folder and its parents without mkdir's `recursive` option, which never returns for a folder under /proc (Node 20.20). */
export const createFolder = async (folder: string): Promise<void> => {
  const existing = await stat(folder).catch((error: unknown) => {
    if (!hasCode(error, "ENOENT", "ENOTDIR")) throw error;
  });
  if (existing?.isDirectory()) return;
  if (existing) throw new EmbeddedDatabaseError(`${folder} is not a folder; choose another ALLIANCE_DATA_DIR`);
  if (dirname(folder) !== folder) await createFolder(dirname(folder));
  await mkdir(folder, { mode: 0o755 }).catch((error: unknown) => {
    if (!hasCode(error, "EEXIST")) throw error;
  });
};

const install = async (cluster: Omit<Cluster, "password">, signal: AbortSignal): Promise<void> => {
  const { binaries, dataDir, folder, log } = cluster;
  const account = await chooseAccount(cluster);
  await requireEntry(dataDir, account);
  await requireEntry(dirname(binaries.postgres), account);
  log(`creating a PostgreSQL cluster in ${folder}`);
  const stagingDir = await mkdtemp(join(dataDir, "postgres.init-"));
  try {
    await chown(stagingDir, account);
    await createPassword(dataDir, stagingDir, account);
    const draft = await buildCluster(cluster, stagingDir, { account, signal });
    await rename(draft, folder);
    await syncFolder(dataDir);
  } catch (error) {
    if (await isInstalled(folder)) return log("another program created the cluster at the same time; using that one");
    if (!hasCode(error, "ENOTEMPTY", "EEXIST")) throw error;
    throw new EmbeddedDatabaseError(
      `${folder} is in the way: it is neither empty nor a PostgreSQL cluster; move it elsewhere`,
    );
  } finally {
    await rm(stagingDir, { recursive: true, force: true });
  }
};

const createPassword = async (dataDir: string, stagingDir: string, account: Account): Promise<void> => {
  const draft = join(stagingDir, "password");
  await writeFile(draft, randomBytes(32).toString("base64url"), { mode: 0o600 });
  await chown(draft, account);
  await link(draft, passwordFile(dataDir)).catch((error: unknown) => {
    if (!hasCode(error, "EEXIST")) throw error;
  });
};

const buildCluster = async (
  { binaries, dataDir, settings }: Omit<Cluster, "password">,
  stagingDir: string,
  { account, signal }: { account: Account; signal: AbortSignal },
): Promise<string> => {
  const draft = join(stagingDir, "cluster");
  const password = join(stagingDir, "pwfile");
  await writeFile(password, await readPassword(dataDir), { mode: 0o600 });
  await chown(password, account);
  await runProgram(
    binaries.initdb,
    [
      `--pgdata=${draft}`,
      "--username=alliance",
      `--pwfile=${password}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      ...letterClassArguments(),
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--no-instructions",
      ...(settings.fsync === "off" ? ["--no-sync"] : []),
      ...Object.entries(defaults).map(([name, value]) => `--set=${name}=${value}`),
    ],
    { account, cwd: dataDir, signal },
  );
  const singleUser = ["--single", "-D", draft, ...serverArguments(settings), "template1"];
  const input = "create database alliance\n";
  await runProgram(binaries.postgres, singleUser, { account, cwd: dataDir, input, signal });
  return draft;
};

/**
 * pg_trgm classifies letters by LC_CTYPE, whatever the locale provider; with C only Latin letters count. macOS and Windows
 * have no C.UTF-8.
 */
const letterClassArguments = (): string[] => (process.platform === "linux" ? ["--lc-ctype=C.UTF-8"] : []);
