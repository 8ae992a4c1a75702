import { type ChildProcess, spawn } from "node:child_process";
import { EmbeddedDatabaseError, hasCode, messageOf } from "./errors.ts";

/** Who runs a program, and owns the files that it works on; undefined is the user of this process. */
export type Account = { uid: number; gid: number; userNamespace: boolean } | undefined;

export type RunOptions = { account?: Account; cwd?: string; env?: Record<string, string>; input?: string };

/** Standard output of a program that ended well; rejects with one line of what it said otherwise. */
export const run = async (program: string, args: string[], options: RunOptions = {}): Promise<string> => {
  const child = spawnAs(program, args, options);
  // A program that ended early has its reasons, and gives them below.
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
  if (failure === undefined) return output.trim();
  const said = errors.trim().replaceAll(/\s*\n\s*/g, "; ");
  if (program.startsWith("/") && (hasCode(failure, "ENOENT") || /^unshare: failed to execute .* No such/.test(said))) {
    throw new EmbeddedDatabaseError(
      `${program} does not run here: it needs glibc (not Alpine's musl); set db.url to a PostgreSQL of your own`,
    );
  }
  throw new EmbeddedDatabaseError(`${program} failed: ${said === "" ? messageOf(failure) : said}`);
};

const spawnAs = (program: string, args: string[], { account, cwd, env }: RunOptions): ChildProcess => {
  // PGDATA, PGPORT and their like belong to another PostgreSQL. Messages in English: the start looks into them.
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^(PG|LC_|LANG)/.test(key)));
  const [file, prefix] = account?.userNamespace ? ["unshare", [...unprivileged, program]] : [program, []];
  return spawn(file, [...prefix, ...args], {
    ...(account !== undefined && !account.userNamespace && { uid: account.uid, gid: account.gid }),
    ...(cwd !== undefined && { cwd }),
    env: { ...inherited, LC_ALL: "C", ...env },
    // A session of its own: the Ctrl-C that ends this program may not tear initdb or pg_ctl apart.
    detached: true,
    windowsHide: true,
    stdio: "pipe",
  });
};

/**
 * Root is user 1 in there, and has no privileges: it reads and writes what root owns, and PostgreSQL, which refuses to
 * run as user 0, runs. initdb asks for the name of its user, and 1 is the one that every Linux names (daemon or bin).
 */
const unprivileged = ["--user", "--map-user=1", "--map-group=1", "--"];

/** Whether root may do so: some containers refuse, and BusyBox's unshare maps to no other user than root. */
export const hasUserNamespaces = async (): Promise<boolean> => {
  try {
    await run("id", ["-un"], { account: { uid: 0, gid: 0, userNamespace: true } });
    return true;
  } catch {
    return false;
  }
};
