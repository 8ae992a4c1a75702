import { setTimeout as delay } from "node:timers/promises";
import type postgres from "postgres";
import { type ConnectOptions, withConnection } from "../../foundation/db/client.ts";
import { listMigrated, type Migrated } from "../../foundation/db/migration-history.ts";
import { tryTransaction } from "../../foundation/db/pooling.ts";
import { hasRoleSettings } from "../../foundation/db/role-settings.ts";

export type DatabaseFacts = {
  /** As PostgreSQL numbers them: 150004. */
  version: number;
  version_text: string;
  encoding: string;
  ctype: string;
  has_icu: boolean;
  may_create: boolean;
  /** Of this session, quoted as SQL wants it. */
  role: string;
  max_connections: number;
  /** To all databases of the server. */
  connections: number;
  /** Those of the service's programs to this database, on all machines. */
  own_connections: number;
  /** Running services, each with its workers, on all machines: each listens once for new entries of the outbox. */
  processes: number;
  in_recovery: boolean;
  synchronous_commit: string;
  fsync: string;
  full_page_writes: string;
  /** Of the oldest transaction that can be seen, in seconds; null if there is none. */
  oldest_transaction: number | null;
  /** Sessions of this database whose transactions the role may not see. */
  hidden_sessions: number;
  invalid_indexes: string[];
  /** In milliseconds since 1970. */
  now: number;
  timezone: string;
  migrated: Migrated[];
  extensions: { name: string; installed: boolean; available: boolean }[];
  followers: Follower[];
  /** Milliseconds that the database took to tell its time. */
  roundTrip: number;
};

/** Who receives the log of this server. */
export type Follower = {
  name: string;
  /** Null if the role may not see it, nor what follows. */
  state: string | null;
  /** Null if it replays nothing. */
  bytes_behind: number | null;
  /** Null if it has not been measured, or not lately. */
  seconds_behind: number | null;
};

const extensions = ["pg_trgm", "unaccent", "cube", "btree_gist"];

const onConnection = <Result>(
  url: string,
  options: Pick<ConnectOptions, "pooled">,
  work: (sql: postgres.Sql) => Promise<Result>,
): Promise<Result> => {
  // Milliseconds: somebody waits for it.
  const bounds = { statementTimeout: 5_000, lockTimeout: 1_000 };
  const settings = { ...options, ...bounds, applicationName: "alliance doctor", arrays: false };
  return withConnection(url, settings, ({ sql }) => work(sql));
};

/** Whom a role may not see has no `backend_type`, `xact_start` and `state`, but a name, a database and a place in the count. */
export const readDatabase = (url: string): Promise<DatabaseFacts> =>
  onConnection(url, {}, async (sql) => {
    await tryTransaction(url);
    const migrated = await listMigrated(sql);
    const asked = performance.now();
    const [facts] = await sql<Omit<DatabaseFacts, "migrated" | "roundTrip">[]>`
      select current_setting('server_version_num')::int as version,
             current_setting('server_version') as version_text,
             pg_encoding_to_char(encoding) as encoding,
             datctype as ctype,
             exists (select from pg_collation where collname = 'und-x-icu') as has_icu,
             has_database_privilege(oid, 'create') as may_create,
             quote_ident(current_user) as role,
             current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as max_connections,
             (select sum(numbackends)::int from pg_stat_database) as connections,
             sessions.*,
             pg_is_in_recovery() as in_recovery,
             -- The role's or the database's own settings are in force here too.
             current_setting('synchronous_commit') as synchronous_commit,
             current_setting('fsync') as fsync,
             current_setting('full_page_writes') as full_page_writes,
             to_json(array(select indexrelid::regclass::text from pg_index where not indisvalid order by 1)) as invalid_indexes,
             (extract(epoch from clock_timestamp()) * 1000)::float8 as now,
             (select reset_val from pg_settings where name = 'TimeZone') as timezone,
             (select json_agg(json_build_object('name', name,
                 'installed', exists (select from pg_extension where extname = name),
                 'available', exists (select from pg_available_extensions available where available.name = wanted.name)) order by name)
                from unnest(string_to_array(${extensions.join()}, ',')) wanted (name)) as extensions,
             (select coalesce(json_agg(json_build_object('name', application_name, 'state', state,
                 'bytes_behind', case when not pg_is_in_recovery() then greatest(pg_current_wal_flush_lsn() - replay_lsn, 0) end,
                 'seconds_behind', extract(epoch from replay_lag)) order by application_name), '[]')
                from pg_stat_replication) as followers
        from pg_database, lateral (
          select count(*) filter (where application_name like 'alliance %')::int as own_connections,
                 count(*) filter (where application_name = 'alliance outbox listener')::int as processes,
                 max(extract(epoch from clock_timestamp() - xact_start)) filter (where pid <> pg_backend_pid())::float8 as oldest_transaction,
                 count(*) filter (where usesysid is not null and backend_type is null)::int as hidden_sessions
            from pg_stat_activity where datid = oid
        ) sessions
       where datname = current_database()`;
    if (!facts) throw new Error("the database tells nothing of itself");
    return { ...facts, migrated, roundTrip: performance.now() - asked };
  });

/** Whether all of these have run. */
export const hasMigrations = (url: string, migrations: readonly number[]): Promise<boolean> =>
  onConnection(url, {}, async (sql) => {
    const times = new Set((await listMigrated(sql)).map(({ time }) => time));
    return migrations.every((time) => times.has(time));
  });

/** What tells one server, and what it has, from another. */
export type Server = {
  /** The same for a primary and its replicas. */
  system: string;
  database: string;
  /** Seconds since 1970, as text. */
  started: string;
  in_recovery: boolean;
  /** The position up to which its log is on the disk; null for a replica. */
  written: string | null;
};

export const isSameDatabase = (one: Server, other: Server): boolean =>
  one.system === other.system && one.database === other.database;

const askServer = async (sql: postgres.Sql): Promise<Server> => {
  const [server] = await sql.unsafe<Server[]>(`
    select system_identifier::text as system,
           current_database() as database,
           extract(epoch from pg_postmaster_start_time())::text as started,
           pg_is_in_recovery() as in_recovery,
           case when not pg_is_in_recovery() then pg_current_wal_flush_lsn()::text end as written
      from pg_control_system()`);
  if (!server) throw new Error("the server tells nothing of itself");
  return server;
};

export const readServer = (url: string): Promise<Server> => onConnection(url, {}, askServer);

/** Of a session on which nothing is set, as a pooler lends it. */
export const readSession = (url: string): Promise<Server & { has_role_settings: boolean }> =>
  onConnection(url, { pooled: true }, async (sql) => {
    await tryTransaction(url);
    return { ...(await askServer(sql)), has_role_settings: await hasRoleSettings(sql) };
  });

export type Replica = Server & {
  /** Whether the primary's log comes in. */
  receives: boolean;
  /** Undefined where there is no position to compare with. */
  has_replayed: boolean | undefined;
};

type Primary = {
  written: string | null | undefined;
  /** Milliseconds within which a replica has to have replayed that. */
  patience: number;
};

/** Milliseconds between two questions for the position of a replica. */
const pause = 50;

export const readReplica = (url: string, { written, patience }: Primary): Promise<Replica> =>
  onConnection(url, {}, async (sql) => {
    const began = performance.now();
    const server = await askServer(sql);
    const [row] = await sql<{ receives: boolean }[]>`select exists (select from pg_stat_wal_receiver) as receives`;
    const receives = row?.receives === true;
    if (written == null || !server.in_recovery) return { ...server, receives, has_replayed: undefined };
    for (;;) {
      const [found] = await sql<{ has_replayed: boolean | null }[]>`
        select pg_last_wal_replay_lsn() >= ${written}::pg_lsn as has_replayed`;
      const has_replayed = found?.has_replayed === true;
      if (has_replayed || performance.now() - began > patience) return { ...server, receives, has_replayed };
      await delay(pause);
    }
  });
