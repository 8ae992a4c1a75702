import type postgres from "postgres";
import { connect } from "../../foundation/db/client.ts";

/** Opens a connection for one long transaction, which fails if the connection is lost. */
export const openSession = (url: string, options: { applicationName: string; lockTimeoutMs: number }): postgres.Sql => {
  const noTimeouts = { statementTimeoutMs: 0, idleInTransactionTimeoutMs: 0 };
  return connect(url, { ...noTimeouts, ...options, poolSize: 1, fetchesArrayTypes: false, onClose: () => {} }).sql;
};

export type Table = { name: string; columns: string[]; rows: number };

/** Lists the service's tables, without extensions' tables and without partitions. `rows` is PostgreSQL's estimate. */
export const listTables = (sql: postgres.Sql): Promise<Table[]> =>
  sql<Table[]>`
    select relname as name,
           greatest(0, case relkind when 'p' then (
             select sum(reltuples) from pg_partition_tree(pg_class.oid) join pg_class parts on parts.oid = relid where isleaf
           ) else reltuples end)::float8 as rows,
           to_json(array(
             select attname from pg_attribute
              where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
              order by attnum
           )) as columns
      from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and not exists (
         select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'
       )
     order by relname`;

export const listSequences = async (sql: postgres.Sql): Promise<Record<string, string>> => {
  const rows = await sql<{ name: string; value: string }[]>`
    select sequencename as name, last_value::text as value
      from pg_sequences where schemaname = 'public' and last_value is not null order by sequencename`;
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
};

type Definition = { drop: string; create: string };

/** Lists foreign keys, and indexes that belong to no constraint, except indexes of partitioned tables. */
export const listDefinitions = (sql: postgres.Sql): Promise<Definition[]> =>
  sql<Definition[]>`
    select * from (
      select 2 as step,
             format('alter table public.%I drop constraint %I', relname, conname) as drop,
             format('alter table public.%I add constraint %I %s', relname, conname, pg_get_constraintdef(c.oid)) as create
        from pg_constraint c join pg_class on pg_class.oid = conrelid
       where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace
      union all
      select 1, format('drop index public.%I', indexes.relname), pg_get_indexdef(indexrelid)
        from pg_index join pg_class indexes on indexes.oid = indexrelid join pg_class tables on tables.oid = indrelid
       where indexes.relnamespace = 'public'::regnamespace and tables.relkind = 'r' and not tables.relispartition
         and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
    ) definitions
    order by step, "create"`;

export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const quoteAll = (names: readonly string[]): string => names.map(quoteName).join(", ");

export const sqlName = (name: string): string => `public.${quoteName(name)}`;
