import { connect } from "../db/client.ts";
import { listMigrated, type Migrated } from "../db/migration-history.ts";

export type DatabaseFacts = {
  /** As PostgreSQL numbers them: 150004. */
  version: number;
  version_text: string;
  encoding: string;
  ctype: string;
  has_icu: boolean;
  may_create: boolean;
  max_connections: number;
  /** Of all clients but this one. */
  used_connections: number;
  in_recovery: boolean;
  synchronous_commit: string;
  fsync: string;
  full_page_writes: string;
  /** Of the oldest transaction that is open, in seconds. */
  oldest_transaction: number;
  invalid_indexes: string[];
  /** In milliseconds since 1970. */
  now: number;
  timezone: string;
  migrated: Migrated[];
  extensions: { name: string; installed: boolean; available: boolean }[];
  replicas: { name: string; state: string; seconds: number }[];
  /** Milliseconds that the database took to tell its time. */
  roundTrip: number;
};

const extensions = ["pg_trgm", "unaccent", "cube", "btree_gist"];

/** Milliseconds: somebody waits for it. */
const timeouts = { statementTimeout: 5_000, lockTimeout: 1_000 };

export const readDatabase = async (url: string): Promise<DatabaseFacts> => {
  const { sql, close } = connect(url, { poolSize: 1, applicationName: "alliance doctor", arrays: false, ...timeouts });
  try {
    const migrated = await listMigrated(sql);
    const asked = performance.now();
    const [facts] = await sql<Omit<DatabaseFacts, "migrated" | "roundTrip">[]>`
      select current_setting('server_version_num')::int as version,
             current_setting('server_version') as version_text,
             pg_encoding_to_char(encoding) as encoding,
             datctype as ctype,
             exists (select from pg_collation where collname = 'und-x-icu') as has_icu,
             has_database_privilege(oid, 'create') as may_create,
             current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as max_connections,
             (select count(*)::int from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
                 and application_name not like 'alliance %') as used_connections,
             pg_is_in_recovery() as in_recovery,
             -- The role's or the database's own settings are in force here too.
             current_setting('synchronous_commit') as synchronous_commit,
             current_setting('fsync') as fsync,
             current_setting('full_page_writes') as full_page_writes,
             (select coalesce(max(extract(epoch from clock_timestamp() - xact_start)), 0)::float8
                from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()) as oldest_transaction,
             to_json(array(select indexrelid::regclass::text from pg_index where not indisvalid order by 1)) as invalid_indexes,
             (extract(epoch from clock_timestamp()) * 1000)::float8 as now,
             (select reset_val from pg_settings where name = 'TimeZone') as timezone,
             (select json_agg(json_build_object('name', name,
                 'installed', exists (select from pg_extension where extname = name),
                 'available', exists (select from pg_available_extensions available where available.name = wanted.name)) order by name)
                from unnest(string_to_array(${extensions.join()}, ',')) wanted (name)) as extensions,
             (select coalesce(json_agg(json_build_object('name', application_name, 'state', coalesce(state, 'unknown'),
                 'seconds', coalesce(extract(epoch from replay_lag), 0)) order by application_name), '[]')
                from pg_stat_replication) as replicas
        from pg_database where datname = current_database()`;
    if (!facts) throw new Error("the database tells nothing of itself");
    return { ...facts, migrated, roundTrip: performance.now() - asked };
  } finally {
    await close();
  }
};
