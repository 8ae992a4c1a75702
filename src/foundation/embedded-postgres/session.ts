import { createHmac } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import postgres from "postgres";
import { beforeAbort } from "../abort.ts";
import { type Address, socketFolderOf } from "./address.ts";
import type { Cluster } from "./cluster.ts";
import { EmbeddedDatabaseError, hasCode, isDamage, isTemporary, messageOf, remedyOfDamage } from "./errors.ts";
import { isAlive, type Postmaster } from "./postmaster.ts";

// Each program holds a shared advisory lock on its own connection, which ends with the program, even after a kill -9.
// The last program to detach stops the server.

export type SessionRole = "serve" | "command";

export type Session = { address: Address; ended: Promise<void>; sql: postgres.Sql };

/** The lock of a killed `serve` may outlive it for this long. */
const serveGraceMs = 5_000;
const pollMs = 50;

const lockClass = 0x616c6c69; // "alli"
const usersLock = 1;
const serveLock = 2;

/** @returns a session, or the reason if a later attempt may succeed. @throws {EmbeddedDatabaseError} if it cannot */
export const trySession = async (
  cluster: Cluster,
  role: SessionRole,
  { port, socketFolder }: Postmaster,
  signal: AbortSignal,
): Promise<Session | string> => {
  const address = { port, socketFolder };
  const { ended, sql } = connect(cluster, role, address);
  try {
    // Does not lock the server of another folder, named by a copied pid file: the lock could prevent that server from stopping.
    const [row] = await beforeAbort(
      sql<{ folder: string; shared: boolean }[]>`
        select current_setting('data_directory') as folder, case current_setting('data_directory')
          when ${cluster.folder} then pg_try_advisory_lock_shared(${lockClass}, ${usersLock}) else false end as shared`,
      signal,
    );
    if (row?.folder !== cluster.folder) {
      throw copiedOrMovedError(cluster, row?.folder ?? "another folder");
    }
    if (row.shared) return { address, ended, sql };
    await sql.end({ timeout: 0 });
    return "another program is stopping it";
  } catch (error) {
    await sql.end({ timeout: 0 });
    if (error instanceof EmbeddedDatabaseError) throw error;
    if (hasCode(error, "ENOENT", "ENOTDIR") && socketFolder !== socketFolderOf(cluster.dataDir))
      throw copiedOrMovedError(cluster, socketFolder ?? "another folder");
    // https://www.postgresql.org/docs/18/errcodes-appendix.html: invalid_password
    if (hasCode(error, "28P01"))
      throw new EmbeddedDatabaseError(
        `${cluster.dataDir}/postgres.password is not the password of the database in that folder`,
      );
    if (isTemporary(error)) return messageOf(error);
    throw toDatabaseError(cluster, error);
  }
};

export const toDatabaseError = ({ dataDir, folder }: Cluster, error: unknown): EmbeddedDatabaseError =>
  new EmbeddedDatabaseError(
    `PostgreSQL in ${folder} refuses: ${messageOf(error)}${isDamage(error) ? remedyOfDamage(dataDir) : ""}`,
  );

const copiedOrMovedError = ({ folder }: Cluster, origin: string) =>
  new EmbeddedDatabaseError(
    `${folder}/postmaster.pid belongs to the server of ${origin}: ` +
      "was the folder copied or moved while in use? Stop that server first",
  );

const connect = (cluster: Cluster, role: SessionRole, { port, socketFolder }: Address): Omit<Session, "address"> => {
  let markEnded = () => {};
  const ended = new Promise<void>((resolve) => {
    markEnded = resolve;
  });
  const sql = postgres({
    host: socketFolder ?? "127.0.0.1",
    port,
    user: "alliance",
    password: cluster.password,
    database: "alliance",
    connection: { application_name: `alliance ${role} ${process.pid}` },
    connect_timeout: 5,
    fetch_types: false,
    max: 1,
    max_lifetime: null,
    idle_timeout: 0,
    onclose: () => markEnded(),
    onnotice: () => {},
    ssl: false,
  });
  return { ended, sql };
};

/** @throws {EmbeddedDatabaseError} when another `serve` holds the lock */
export const acquireServeLock = async (cluster: Cluster, { sql }: Session): Promise<void> => {
  const graceEnd = Date.now() + serveGraceMs;
  for (;;) {
    const [row] = await sql<{ taken: boolean }[]>`select pg_try_advisory_lock(${lockClass}, ${serveLock}) as taken`;
    if (row?.taken === true) return;
    const [holder] = await sql<{ application_name: string }[]>`
      select application_name
        from pg_locks join pg_stat_activity using (pid)
       where locktype = 'advisory' and classid = ${lockClass} and objid = ${serveLock} and granted`;
    const pid = Number(/\d+$/.exec(holder?.application_name ?? "")?.[0]);
    // The server releases a killed program's lock only when it notices the closed connection.
    if ((pid > 0 && isAlive(pid)) || Date.now() > graceEnd) {
      throw new EmbeddedDatabaseError(`another "alliance serve" is running on ${cluster.dataDir} (pid ${pid})`);
    }
    await delay(pollMs);
  }
};

/**
 * Releases the locks and returns whether no other program uses the server. Checks after the release: of two programs that
 * detach at the same time, one must find that it is the last.
 */
export const releaseLocks = async (cluster: Cluster, { sql }: Session): Promise<boolean> => {
  try {
    await sql`select pg_advisory_unlock_all()`;
    const [row] = await sql<{ alone: boolean }[]>`select pg_try_advisory_lock(${lockClass}, ${usersLock}) as alone`;
    return row?.alone === true;
  } catch (error) {
    cluster.log(`the connection to PostgreSQL had already ended: ${messageOf(error)}`);
    return false;
  }
};

/** The role that owns the database. It is not a superuser. */
export const serviceRole = "alliance_service";

/** Derived from the superuser's password, so that only one secret is stored. The derivation cannot be reversed. */
export const servicePassword = ({ password }: Pick<Cluster, "password">): string =>
  createHmac("sha256", password).update(serviceRole).digest("base64url");

const roleLock = 3;

/** Creates the service role if necessary. `alliance doctor` needs its membership in `pg_monitor` to see all sessions. */
export const ensureServiceRole = async (cluster: Cluster, { sql }: Session): Promise<void> => {
  const memberships = sql`
    select from pg_auth_members where roleid = 'pg_monitor'::regrole and member = to_regrole(${serviceRole})`;
  if ((await memberships).length > 0) return;
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${roleLock})`;
    if ((await tx`select from pg_roles where rolname = ${serviceRole}`).length === 0) {
      // A utility statement takes no parameters; the password is base64url.
      await tx.unsafe(`create role ${serviceRole} login password '${servicePassword(cluster)}'`);
      await tx.unsafe(`alter database alliance owner to ${serviceRole}`);
    }
    await tx.unsafe(`grant pg_monitor to ${serviceRole}`);
  });
};
