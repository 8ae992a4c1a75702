import { open, readdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { chooseAccount, chown, requireEntry, runProgram } from "./account.ts";
import { type Address, chooseAddress } from "./address.ts";
import { type Cluster, serverArguments } from "./cluster.ts";
import { EmbeddedDatabaseError, hasCode, messageOf, ownedByAnotherError, remedyFor } from "./errors.ts";
import { isStagingFolder } from "./install.ts";
import { findPostmaster } from "./postmaster.ts";

/** Log messages after which a retry may succeed. The last one: the server started, but another program has stopped it. */
const transientFailure =
  /still in use|could not bind|lock file .* already exists|file .* is empty|ready to accept connections/;

const startTimeoutSeconds = 300;
const stopTimeoutMs = 60_000;

/** @returns undefined once the server runs, or the reason to retry. @throws {EmbeddedDatabaseError} when a retry is useless */
export const startServer = async (cluster: Cluster, formerAddress?: Address): Promise<string | undefined> => {
  const { binaries, dataDir, folder, log } = cluster;
  // Chosen again: a concurrent program may have installed the cluster as another user.
  const account = await chooseAccount(cluster);
  await requireEntry(dataDir, account);
  await requireEntry(dirname(binaries.postgres), account);
  await removeStaging(dataDir);
  const logFile = join(dataDir, "postgres.log");
  const logSize = await createLog(logFile);
  await chown(logFile, account);
  log(`starting PostgreSQL in ${folder}`);
  const options = serverOptions(cluster, formerAddress ?? (await chooseAddress(dataDir, account)));
  try {
    await runProgram(
      binaries.pgCtl,
      ["start", "--silent", "--wait", `--timeout=${startTimeoutSeconds}`, "--log=postgres.log", `--options=${options}`],
      // pg_ctl would put paths in a shell command, where "$" is special.
      { account, cwd: dataDir, env: { PGDATA: folder } },
    );
    return undefined;
  } catch (error) {
    const logText = (await readFile(logFile)).subarray(logSize).toString();
    // The first line is the cause; later ones follow from it.
    const [line, message] = /(?:PANIC|FATAL): +(.*)/.exec(logText) ?? [];
    const reason = message ?? messageOf(error);
    if (transientFailure.test(logText) || transientFailure.test(messageOf(error))) return reason;
    throw new EmbeddedDatabaseError(
      `PostgreSQL cannot start in ${folder}: ${reason} (see ${logFile})${remedyFor(line ?? "", dataDir)}`,
    );
  }
};

const removeStaging = async (dataDir: string): Promise<void> => {
  for (const name of await readdir(dataDir)) {
    if (isStagingFolder(name)) await rm(join(dataDir, name), { recursive: true, force: true }).catch(() => {});
  }
};

const createLog = async (file: string): Promise<number> => {
  const handle = await open(file, "a", 0o600).catch((error: unknown) => {
    throw hasCode(error, "EACCES") ? ownedByAnotherError(file) : error;
  });
  try {
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
};

const serverOptions = ({ settings }: Cluster, { port, socketFolder }: Address): string =>
  serverArguments({
    listen_addresses: socketFolder === null ? "127.0.0.1" : "",
    unix_socket_directories: socketFolder ?? "",
    port,
    ...settings,
  }).join(" ");

export const stopServer = async (cluster: Cluster): Promise<void> => {
  const { folder, log } = cluster;
  const stopping = await findPostmaster(cluster);
  if (stopping === undefined) return;
  log(`stopping PostgreSQL in ${folder}`);
  await requestStop(cluster, stopping.pid);
  const deadline = Date.now() + stopTimeoutMs;
  while ((await findPostmaster(cluster))?.pid === stopping.pid) {
    if (Date.now() > deadline)
      throw new EmbeddedDatabaseError(
        `PostgreSQL in ${folder} did not stop within ${stopTimeoutMs / 1000} seconds; it is still stopping`,
      );
    await delay(10);
  }
};

/**
 * Sends a signal, because `pg_ctl stop` needs the server's account, and does not notice if another program restarts the server.
 * https://www.postgresql.org/docs/18/server-shutdown.html
 */
const requestStop = async ({ binaries, dataDir, folder }: Cluster, pid: number): Promise<void> => {
  if (process.platform === "win32") {
    const args = ["stop", "--silent", "--no-wait", "--mode=fast"];
    await runProgram(binaries.pgCtl, args, { cwd: dataDir, env: { PGDATA: folder } });
    return;
  }
  try {
    process.kill(pid, "SIGINT");
  } catch (error) {
    if (!hasCode(error, "ESRCH")) throw error;
  }
};
