import { createHmac } from "node:crypto";
import type postgres from "postgres";
import type { Cluster } from "./cluster.ts";
import type { Session } from "./session.ts";

/** The role of the service: the owner of the database, and no superuser. */
export const serviceRole = "alliance_service";

/** Derived, so that there is one secret to keep; the superuser's password cannot be computed from it. */
export const servicePassword = ({ password }: Pick<Cluster, "password">): string =>
  createHmac("sha256", password).update(serviceRole).digest("base64url");

/** Any number but those of `session.ts`. */
const roleLock = 3;

/**
 * Creates the role once. In a cluster of an older release, everything belongs to the superuser: the role takes it over. It sees
 * what all sessions do, which `alliance doctor` tells.
 */
export const ensureServiceRole = async (cluster: Cluster, { sql }: Session): Promise<void> => {
  const watching = sql`
    select from pg_auth_members where roleid = 'pg_monitor'::regrole and member = to_regrole(${serviceRole})`;
  if ((await watching).length > 0) return;
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${roleLock})`;
    await createServiceRole(cluster, tx);
    await tx.unsafe(`grant pg_monitor to ${serviceRole}`);
  });
};

const createServiceRole = async (cluster: Cluster, tx: postgres.TransactionSql): Promise<void> => {
  if ((await tx`select from pg_roles where rolname = ${serviceRole}`).length > 0) return;
  // A utility statement takes no parameters; the password is base64url.
  await tx.unsafe(`create role ${serviceRole} login password '${servicePassword(cluster)}'`);
  await tx.unsafe(`alter database alliance owner to ${serviceRole}`);
  const objects = await tx<{ kind: string; name: string }[]>`
      with kept as (select objid, classid from pg_depend where deptype in ('e', 'a', 'i')),
      ours as (
        select oid from pg_namespace
         where nspname not like 'pg\\_%' and nspname <> 'information_schema'
      )
      select 'schema' as kind, quote_ident(nspname) as name, 1 as step
        from pg_namespace where oid in (select oid from ours) and nspname <> 'public'
      union all
      select case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
             oid::regclass::text, 2
        from pg_class
       where relnamespace in (select oid from ours) and relkind in ('r', 'p', 'S', 'v', 'm')
         and not exists (select from kept where objid = pg_class.oid and classid = 'pg_class'::regclass and relkind = 'S')
      union all
      select 'routine', oid::regprocedure::text, 3
        from pg_proc
       where pronamespace in (select oid from ours)
         and not exists (select from kept where objid = pg_proc.oid and classid = 'pg_proc'::regclass)
      union all
      select 'text search configuration', oid::regconfig::text, 4
        from pg_ts_config
       where cfgnamespace in (select oid from ours)
         and not exists (select from kept where objid = pg_ts_config.oid and classid = 'pg_ts_config'::regclass)
      union all
      select 'type', oid::regtype::text, 5
        from pg_type
       where typnamespace in (select oid from ours) and typtype in ('e', 'd')
         and not exists (select from kept where objid = pg_type.oid and classid = 'pg_type'::regclass)
      order by step`;
  for (const { kind, name } of objects) await tx.unsafe(`alter ${kind} ${name} owner to ${serviceRole}`);
};
