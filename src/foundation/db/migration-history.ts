import type postgres from "postgres";

type AppliedMigration = {
  createdAtMs: number;
  /** Releases whose last migration is older than this time cannot run after this migration; null without such a limit. */
  servesFrom: number | null;
};

export const listAppliedMigrations = async (sql: postgres.Sql): Promise<AppliedMigration[]> => {
  const [history] = await sql<
    { found: boolean }[]
  >`select to_regclass('drizzle.__drizzle_migrations') is not null as found`;
  if (!history?.found) return [];
  const rows = await sql<{ created_at_ms: string; serves_from: string | null }[]>`
    select created_at::text as created_at_ms, to_jsonb(done) ->> 'serves_from' as serves_from from drizzle.__drizzle_migrations done`;
  return rows.map(({ created_at_ms, serves_from }) => ({
    createdAtMs: Number(created_at_ms),
    servesFrom: serves_from === null ? null : Number(serves_from),
  }));
};

export const findLastMigration = async (sql: postgres.Sql): Promise<number | undefined> => {
  const times = (await listAppliedMigrations(sql)).map(({ createdAtMs }) => createdAtMs);
  return times.length > 0 ? Math.max(...times) : undefined;
};

/** Whether a migration has removed tables or columns that a release with only `ownMigrations` needs. */
export const lacksRequiredSchema = (applied: readonly AppliedMigration[], ownMigrations: readonly number[]): boolean =>
  applied.some(({ servesFrom }) => servesFrom !== null && servesFrom > Math.max(...ownMigrations));
