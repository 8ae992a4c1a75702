import { chown as changeOwner, stat } from "node:fs/promises";
import { dirname, parse } from "node:path";
import { type Cluster, isInstalled } from "./cluster.ts";
import { EmbeddedDatabaseError, messageOf } from "./errors.ts";
import { type Account, hasUserNamespaces, run } from "./run.ts";

/**
 * PostgreSQL refuses to run as root. Root runs an existing cluster as its owner, so that `sudo alliance …` works beside a service,
 * and a new one in a user namespace or, if there are none, as the system user `postgres`.
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
    const [uid, gid] = [await run("id", ["-u", name]), await run("id", ["-g", name])];
    return { uid: Number(uid), gid: Number(gid), userNamespace: false };
  } catch {
    return undefined;
  }
};

const createUser = async (name: string, log: Cluster["log"]): Promise<Account> => {
  log(`creating the system user "${name}", because PostgreSQL refuses to run as root`);
  const reason = await run("groupadd", ["--force", name])
    .then(() => run("useradd", ["--gid", name, "--no-create-home", "--shell", "/bin/false", name]))
    .then(() => "the user still does not exist", messageOf);
  const created = await findUser(name);
  if (created !== undefined) return created;
  throw new EmbeddedDatabaseError(
    `PostgreSQL refuses to run as root, this system refuses user namespaces, and the system user "${name}" could not be ` +
      `created (${reason}); run as another user, or set db.url`,
  );
};

/** Tries to enter the folder as that user, so that groups and ACLs count too. */
export const requireEntry = async (folder: string, account: Account): Promise<void> => {
  if (account === undefined) return;
  const { root } = parse(folder);
  const path: string[] = [];
  for (let at = folder; at !== root; at = dirname(at)) path.unshift(at);
  const script = 'for folder; do cd -- "$folder" 2>/dev/null || { printf %s "$folder"; exit; }; done';
  const closed = await run("/bin/sh", ["-c", script, "sh", ...path], { account, cwd: root });
  if (closed === "") return;
  const user = account.userNamespace ? "root without privileges" : `the user with id ${account.uid}`;
  throw new EmbeddedDatabaseError(
    `PostgreSQL runs as ${user}, who may not enter ${closed}; run "chmod o+x ${closed}", ` +
      "choose another ALLIANCE_DATA_DIR (or install this program elsewhere), or set db.url",
  );
};

export const chown = async (path: string, account: Account): Promise<void> => {
  if (account !== undefined) await changeOwner(path, account.uid, account.gid);
};
