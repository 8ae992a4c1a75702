import type postgres from "postgres";

/** The time of the last migration; undefined for a database that has none. */
export const findLastMigration = async (sql: postgres.Sql): Promise<number | undefined> => {
  const [history] = await sql<
    { found: boolean }[]
  >`select to_regclass('drizzle.__drizzle_migrations') is not null as found`;
  if (!history?.found) return undefined;
  const [last] = await sql<
    { time: string | null }[]
  >`select max(created_at)::text as time from drizzle.__drizzle_migrations`;
  return last?.time ? Number(last.time) : undefined;
};
