import { type ChildProcess, spawn } from "node:child_process";
import { chown as changeOwner, stat } from "node:fs/promises";
import { dirname, parse } from "node:path";
import { type Cluster, isInstalled } from "./cluster.ts";
import { EmbeddedDatabaseError, hasCode, messageOf } from "./errors.ts";

/**
 * Chooses the account for PostgreSQL, which refuses to run as root. If this process is root, an existing cluster runs as its owner,
 * so that `sudo alliance …` works beside a service. A new cluster runs in a user namespace or else as the system user `postgres`.
 */
export const chooseAccount = async ({ folder, log }: Pick<Cluster, "folder" | "log">): Promise<Account> => {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(folder).catch(() => undefined);
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, userNamespace: false };
  if (await hasUserNamespaces()) return { uid: 0, gid: process.getgid?.() ?? 0, userNamespace: true };
  if (!(await isInstalled(folder))) return (await findUser("postgres")) ?? createUser("postgres", log);
  throw new EmbeddedDatabaseError(
    `${folder} belongs to root, so that PostgreSQL needs a user namespace, which this system refuses (or it has no ` +
      `"unshare" of util-linux); allow them, or give the folder to another user ("chown -R"), or set db.url`,
  );
};

const findUser = async (name: string): Promise<Account> => {
  try {
    const [uid, gid] = [await runProgram("id", ["-u", name]), await runProgram("id", ["-g", name])];
    return { uid: Number(uid), gid: Number(gid), userNamespace: false };
  } catch {
    return undefined;
  }
};

const createUser = async (name: string, log: Cluster["log"]): Promise<Account> => {
  log(`creating the system user "${name}", because PostgreSQL refuses to run as root`);
  const reason = await runProgram("groupadd", ["--force", name])
    .then(() => runProgram("useradd", ["--gid", name, "--no-create-home", "--shell", "/bin/false", name]))
    .then(() => "the user still does not exist", messageOf);
  const created = await findUser(name);
  if (created !== undefined) return created;
  throw new EmbeddedDatabaseError(
    `PostgreSQL refuses to run as root, this system refuses user namespaces, and the system user "${name}" could not be ` +
      `created (${reason}); run as another user, or set db.url`,
  );
};

/** Checks that the account can enter the folder, by entering it as that user: groups and ACLs count too. */
export const requireEntry = async (folder: string, account: Account): Promise<void> => {
  if (account === undefined) return;
  const { root } = parse(folder);
  const path: string[] = [];
  for (let ancestor = folder; ancestor !== root; ancestor = dirname(ancestor)) path.unshift(ancestor);
  const script = 'for folder; do cd -- "$folder" 2>/dev/null || { printf %s "$folder"; exit; }; done';
  const inaccessible = await runProgram("/bin/sh", ["-c", script, "sh", ...path], { account, cwd: root });
  if (inaccessible === "") return;
  const user = account.userNamespace ? "root without privileges" : `the user with id ${account.uid}`;
  throw new EmbeddedDatabaseError(
    `PostgreSQL runs as ${user}, who may not enter ${inaccessible}; run "chmod o+x ${inaccessible}", ` +
      "choose another ALLIANCE_DATA_DIR (or install this program elsewhere), or set db.url",
  );
};

export const chown = async (path: string, account: Account): Promise<void> => {
  if (account !== undefined) await changeOwner(path, account.uid, account.gid);
};

/** The user that runs PostgreSQL; undefined for the user of this process. */
export type Account = { uid: number; gid: number; userNamespace: boolean } | undefined;

type RunOptions = {
  account?: Account;
  cwd?: string;
  env?: Record<string, string>;
  input?: string;
  signal?: AbortSignal;
};

/** Returns the standard output. @throws {EmbeddedDatabaseError} with the standard error, or the signal's reason */
export const runProgram = async (program: string, args: string[], options: RunOptions = {}): Promise<string> => {
  const { signal } = options;
  signal?.throwIfAborted();
  const child = spawnAs(program, args, options);
  const kill = () => killGroup(child);
  signal?.addEventListener("abort", kill, { once: true });
  // EPIPE when the program ends early; its exit code is reported below.
  child.stdin?.on("error", () => {});
  child.stdin?.end(options.input);
  let output = "";
  let errors = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const failure = await new Promise<unknown>((resolve) => {
    child.once("error", resolve);
    child.once("close", (code, signal) => resolve(code === 0 ? undefined : `ended with ${signal ?? code}`));
  });
  signal?.removeEventListener("abort", kill);
  if (failure === undefined) return output.trim();
  const stderr = errors.trim().replaceAll(/\s*\n\s*/g, "; ");
  if (
    program.startsWith("/") &&
    (hasCode(failure, "ENOENT") || /^unshare: failed to execute .* No such/.test(stderr))
  ) {
    throw new EmbeddedDatabaseError(
      `${program} does not run on this system: it needs glibc (not Alpine's musl); set db.url to your own PostgreSQL`,
    );
  }
  throw new EmbeddedDatabaseError(`${program} failed: ${stderr === "" ? messageOf(failure) : stderr}`);
};

const killGroup = (child: ChildProcess): void => {
  try {
    if (child.pid === undefined || process.platform === "win32") child.kill();
    else process.kill(-child.pid, "SIGKILL");
  } catch (error) {
    if (!hasCode(error, "ESRCH")) throw error;
  }
};

/** Other variables may be secrets, or PGDATA of another PostgreSQL. `startServer` matches English messages: see LC_ALL below. */
const inheritable = /^(?:PATH|HOME|USER|LOGNAME|TMPDIR|TZ|(?:DY)?LD_LIBRARY_PATH|SystemRoot|ComSpec|TEMP|TMP)$/i;

const spawnAs = (program: string, args: string[], { account, cwd, env }: RunOptions): ChildProcess => {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => inheritable.test(name)));
  const [file, prefix] = account?.userNamespace ? ["unshare", [...unshareOptions, program]] : [program, []];
  return spawn(file, [...prefix, ...args], {
    ...(account !== undefined && !account.userNamespace && { uid: account.uid, gid: account.gid }),
    ...(cwd !== undefined && { cwd }),
    env: { ...inherited, LC_ALL: "C", ...env },
    // A new session, so that Ctrl-C in the terminal does not interrupt initdb or pg_ctl.
    detached: true,
    windowsHide: true,
    stdio: "pipe",
  });
};

/**
 * Maps root to the unprivileged user 1 of a user namespace: it may read root's files, and PostgreSQL runs. initdb needs the
 * user's name, and every Linux has one for 1 (daemon or bin).
 */
const unshareOptions = ["--user", "--map-user=1", "--map-group=1", "--"];

/** Some containers refuse namespaces, and BusyBox's unshare maps only to root. */
const hasUserNamespaces = async (): Promise<boolean> => {
  try {
    await runProgram("id", ["-un"], { account: { uid: 0, gid: 0, userNamespace: true } });
    return true;
  } catch {
    return false;
  }
};
