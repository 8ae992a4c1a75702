import { type ChildProcess, spawn } from "node:child_process";
import { EmbeddedDatabaseError, hasCode, messageOf } from "./errors.ts";

export type Account = { uid: number; gid: number; userNamespace: boolean } | undefined;

type RunOptions = {
  account?: Account;
  cwd?: string;
  env?: Record<string, string>;
  input?: string;
  signal?: AbortSignal;
};

/** Returns the standard output. @throws {EmbeddedDatabaseError} with the standard error in one line */
export const run = async (program: string, args: string[], options: RunOptions = {}): Promise<string> => {
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
  const said = errors.trim().replaceAll(/\s*\n\s*/g, "; ");
  if (program.startsWith("/") && (hasCode(failure, "ENOENT") || /^unshare: failed to execute .* No such/.test(said))) {
    throw new EmbeddedDatabaseError(
      `${program} does not run on this system: it needs glibc (not Alpine's musl); set db.url to your own PostgreSQL`,
    );
  }
  throw new EmbeddedDatabaseError(`${program} failed: ${said === "" ? messageOf(failure) : said}`);
};

const killGroup = (child: ChildProcess): void => {
  try {
    if (child.pid === undefined || process.platform === "win32") child.kill();
    else process.kill(-child.pid, "SIGKILL");
  } catch (error) {
    if (!hasCode(error, "ESRCH")) throw error;
  }
};

/**
 * The rest of the environment holds secrets, and PGDATA and the like are for another PostgreSQL. `startServer` matches
 * English messages (LC_ALL below).
 */
const inheritable = /^(?:PATH|HOME|USER|LOGNAME|TMPDIR|TZ|(?:DY)?LD_LIBRARY_PATH|SystemRoot|ComSpec|TEMP|TMP)$/i;

const spawnAs = (program: string, args: string[], { account, cwd, env }: RunOptions): ChildProcess => {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => inheritable.test(name)));
  const [file, prefix] = account?.userNamespace ? ["unshare", [...unprivileged, program]] : [program, []];
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
const unprivileged = ["--user", "--map-user=1", "--map-group=1", "--"];

/** Some containers refuse namespaces, and BusyBox's unshare maps only to root. */
export const hasUserNamespaces = async (): Promise<boolean> => {
  try {
    await run("id", ["-un"], { account: { uid: 0, gid: 0, userNamespace: true } });
    return true;
  } catch {
    return false;
  }
};
