import type postgres from "postgres";
import { withConnection } from "../../foundation/db/client.ts";
import { listAppliedMigrations } from "../../foundation/db/migration-history.ts";
import { tryTransaction } from "../../foundation/db/pooling.ts";
import { hasRoleSettings } from "../../foundation/db/role-settings.ts";

export type DatabaseFacts = {
  version: number;
  version_text: string;
  encoding: string;
  ctype: string;
  max_connections: number;
  connections: number;
  /** Connections of the service's programs, on all machines. */
  own_connections: number;
  /** Running processes of the service. Each has one listener of the outbox. */
  processes: number;
  synchronous_commit: string;
  fsync: string;
  full_page_writes: string;
  /** Seconds; null if the role sees no transaction. */
  oldest_transaction: number | null;
  invalid_indexes: string[];
  now: number;
  timezone: string;
  roundTripMs: number;
};

const withDoctorConnection = <Result>(url: string, work: (sql: postgres.Sql) => Promise<Result>, pooled = false) => {
  const bounds = { statementTimeoutMs: 5_000, lockTimeoutMs: 1_000 };
  const settings = { ...bounds, pooled, applicationName: "alliance doctor", arrays: false };
  return withConnection(url, settings, ({ sql }) => work(sql));
};

/** Ignores transactions of sessions that the role may not see, whose `xact_start` is null. */
export const readDatabase = (url: string): Promise<DatabaseFacts> =>
  withDoctorConnection(url, async (sql) => {
    await tryTransaction(url);
    const startedAt = performance.now();
    const [facts] = await sql<Omit<DatabaseFacts, "roundTripMs">[]>`
      select current_setting('server_version_num')::int as version,
             current_setting('server_version') as version_text,
             pg_encoding_to_char(encoding) as encoding,
             datctype as ctype,
             current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as max_connections,
             (select sum(numbackends)::int from pg_stat_database) as connections,
             sessions.*,
             -- The role's or the database's own settings are in force here too.
             current_setting('synchronous_commit') as synchronous_commit,
             current_setting('fsync') as fsync,
             current_setting('full_page_writes') as full_page_writes,
             to_json(array(select indexrelid::regclass::text from pg_index where not indisvalid order by 1)) as invalid_indexes,
             (extract(epoch from clock_timestamp()) * 1000)::float8 as now,
             (select reset_val from pg_settings where name = 'TimeZone') as timezone
        from pg_database, lateral (
          select count(*) filter (where application_name like 'alliance %')::int as own_connections,
                 count(*) filter (where application_name = 'alliance outbox listener')::int as processes,
                 max(extract(epoch from clock_timestamp() - xact_start)) filter (where pid <> pg_backend_pid())::float8 as oldest_transaction
            from pg_stat_activity where datid = oid
        ) sessions
       where datname = current_database()`;
    if (!facts) throw new Error("the database returned no facts");
    return { ...facts, roundTripMs: performance.now() - startedAt };
  });

export const hasMigrations = (url: string, migrations: readonly number[]): Promise<boolean> =>
  withDoctorConnection(url, async (sql) => {
    const times = new Set((await listAppliedMigrations(sql)).map(({ createdAtMs }) => createdAtMs));
    return migrations.every((time) => times.has(time));
  });

type Session = { server: string; has_role_settings: boolean };

/** Describes a session that sets none of its own settings, as behind a pooler. */
export const readSession = (url: string): Promise<Session> =>
  withDoctorConnection(
    url,
    async (sql) => {
      await tryTransaction(url);
      const [row] = await sql.unsafe<{ server: string }[]>(
        "select concat_ws(' ', system_identifier, pg_postmaster_start_time(), current_database()) as server from pg_control_system()",
      );
      if (!row) throw new Error("the server returned no identity");
      return { ...row, has_role_settings: await hasRoleSettings(sql) };
    },
    true,
  );
