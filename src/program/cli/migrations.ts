import { setTimeout as delay } from "node:timers/promises";
import type postgres from "postgres";
import { connect } from "../../foundation/db/client.ts";
import { lacksRequiredSchema, listAppliedMigrations } from "../../foundation/db/migration-history.ts";
import { applyRoleSettings } from "../../foundation/db/role-settings.ts";
import { messageOf } from "../../foundation/outage.ts";
import { version } from "../../foundation/package.ts";
import { withTimeout } from "../../foundation/timeouts.ts";
import { CommandError } from "./errors.ts";
import {
  type Migration,
  type Migrations,
  migrationsFolder,
  pendingMigrations,
  readMigrations,
} from "./migration-files.ts";
import { createWaitReporter, type WaitReporter } from "./output.ts";

/** The key of the advisory lock for migrations: arbitrary, but the same in every release. */
export const migrationLock = 7_261_994_031;

/** Queries queue behind a migration that waits for a lock. Below `deadlock_timeout` (1 s), so that in a deadlock the migration fails and is retried. */
const lockTimeoutMs = 500;

const retryPausesMs = { first: 250, longest: 15_000 };

/** Interval of attempts to get the advisory lock of migrations. */
const lockPollMs = 250;

type MigrationOptions = {
  folder?: string;
  report?: (line: string) => void;
  /** How long to retry a migration that does not get its locks. */
  maxRetryMs?: number;
  reportEveryMs?: number;
  /** Whether to store the session settings in the role, from which a pooler's sessions get them. */
  appliesRoleSettings?: boolean;
  /** Time of the last migration to run; all by default. */
  until?: number;
};

/**
 * Migrates a database in use: retries to get locks, completes interrupted migrations, and waits for concurrent runs.
 * @throws CommandError for a database that a newer release has contracted
 */
export const applyMigrations = async (url: string, options: MigrationOptions = {}): Promise<void> => {
  const { folder = migrationsFolder(), until = Number.POSITIVE_INFINITY } = options;
  const { journal, upgrades } = await readMigrations(folder);
  const migrations = { journal: journal.filter(({ time: createdAtMs }) => createdAtMs <= until), upgrades };
  const { sql, close } = connect(url, {
    poolSize: 1,
    applicationName: "alliance migrate",
    statementTimeoutMs: 0,
    lockTimeoutMs,
    fetchesArrayTypes: false,
  });
  const { report = () => {}, reportEveryMs = 10_000 } = options;
  const waits = createWaitReporter(report, reportEveryMs);
  try {
    if ((await awaitReply(waits, findNext(sql, migrations))) !== undefined)
      await runPending(sql, migrations, { ...options, url, waits, reportEveryMs });
    if (!options.appliesRoleSettings) return;
    await waits.waitFor(
      "the settings of the database's role, which another program may be changing",
      applyRoleSettings(sql),
    );
  } finally {
    // Closing the connection releases the lock.
    await close();
  }
};

const awaitReply = <Result>({ waitFor }: WaitReporter, work: Promise<Result>): Promise<Result> =>
  waitFor("the database to respond", work);

type RunOptions = { url: string; waits: WaitReporter; reportEveryMs: number; maxRetryMs?: number };

const runPending = async (
  sql: postgres.Sql,
  migrations: Migrations,
  { url, waits, reportEveryMs, maxRetryMs = 600_000 }: RunOptions,
): Promise<void> => {
  const { report } = waits;
  const retries = createRetries(maxRetryMs);
  const startedAt = performance.now();
  let count = 0;
  for (;;) {
    // A broken connection loses the lock, so it is requested before each migration.
    await acquireMigrationLock(sql, waits);
    const migration = await awaitReply(waits, findNext(sql, migrations));
    if (!migration) return report(summaryOf(count, performance.now() - startedAt));
    const progress = await awaitReply(waits, watchMigration({ url, sql, migration, report, everyMs: reportEveryMs }));
    try {
      await runMigration(sql, migration, { lockTimeoutMs, onRows: progress.onRows });
      retries.reset();
      count++;
    } catch (error) {
      const pauseMs = retries.nextPauseMs(error);
      if (pauseMs === undefined) throw new CommandError(`migration ${migration.tag}: ${messageOf(error)}`);
      const longest = await awaitReply(waits, longestTransaction(sql));
      report(`migration ${migration.tag} was interrupted: ${messageOf(error)}; retrying in ${pauseMs} ms. ${longest}`);
      await delay(pauseMs);
    } finally {
      await progress.stop();
    }
  }
};

const summaryOf = (count: number, milliseconds: number): string =>
  count === 0
    ? "another program has migrated the database"
    : `${count} ${count === 1 ? "migration" : "migrations"} ran in ${(milliseconds / 1_000).toFixed(1)} s`;

/** Polls, because another program's `create index concurrently` would wait for a statement that waits for the lock. */
const acquireMigrationLock = (sql: postgres.Sql, { waitFor }: WaitReporter): Promise<void> => {
  let subject = "the database to respond";
  const acquire = async () => {
    for (;;) {
      const [row] = await sql<{ taken: boolean }[]>`select pg_try_advisory_lock(${migrationLock}) as taken`;
      if (row?.taken) return;
      subject = "another program, which is migrating the database";
      await delay(lockPollMs);
    }
  };
  return waitFor(() => subject, acquire());
};

/** The last commit that has every migration since 0.1.0 in a separate file. */
const lastCommitWithAllMigrations = "06a6c126bfdb";

const findNext = async (sql: postgres.Sql, migrations: Migrations): Promise<Migration | undefined> => {
  const applied = await listAppliedMigrations(sql);
  const knownMigrations = migrations.journal.map(({ time }) => time);
  if (lacksRequiredSchema(applied, knownMigrations))
    throw new CommandError(
      `a newer release has removed from the database what ${version} needs; start that release, or restore a backup from before it`,
    );
  const pending = pendingMigrations(new Set(applied.map(({ createdAtMs: time }) => time)), migrations);
  if (!pending)
    throw new CommandError(
      `the database is between two states that ${version} can upgrade; run "alliance migrate" of the commit ${lastCommitWithAllMigrations} first`,
    );
  return pending[0];
};

/** SQLSTATEs after which a migration is retried: lock_not_available, deadlock_detected, serialization_failure. */
const transientCodes = new Set(["55P03", "40P01", "40001"]);

const createRetries = (maxRetryMs: number) => {
  let pauseMs = 0;
  let startedAt = 0;
  return {
    reset: () => {
      pauseMs = 0;
    },
    /** Returns undefined after the last attempt. */
    nextPauseMs: (error: unknown): number | undefined => {
      if (!transientCodes.has(String(Object(error).code))) return undefined;
      if (pauseMs === 0) startedAt = performance.now();
      pauseMs = Math.min(pauseMs === 0 ? retryPausesMs.first : 2 * pauseMs, retryPausesMs.longest);
      return performance.now() - startedAt + pauseMs > maxRetryMs ? undefined : pauseMs;
    },
  };
};

/* Each mode can be interrupted at any point and completed by a second run. */

type RunContext = { lockTimeoutMs: number; onRows: (rows: number) => void };

const runMigration = async (sql: postgres.Sql, migration: Migration, run: RunContext): Promise<void> => {
  await prepareHistory(sql, migration);
  if (migration.mode === "transaction") {
    await sql.begin(async (tx) => {
      for (const statement of migration.statements) await tx.unsafe(statement);
      await record(tx, migration);
    });
    return;
  }
  for (const statement of migration.statements) {
    if (migration.mode === "batches") await runBatches(sql, statement, run);
    else await runOutside(sql, statement, run);
  }
  await record(sql, migration);
};

/** Adds Drizzle's table and, for a contracting migration, `serves_from`: the oldest migration a release must have. */
const prepareHistory = async (sql: postgres.Sql, { servesFrom }: Migration): Promise<void> => {
  const [row] = await sql<{ table: boolean; column: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null as table, exists (
      select from pg_attribute where attrelid = to_regclass('drizzle.__drizzle_migrations') and attname = 'serves_from'
    ) as column`;
  if (!row?.table) {
    await sql.unsafe("create schema if not exists drizzle");
    await sql.unsafe(
      "create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
    );
  }
  if (servesFrom !== undefined && !row?.column)
    await sql.unsafe("alter table drizzle.__drizzle_migrations add column if not exists serves_from bigint");
};

const record = async (db: postgres.ISql, { hash, time, servesFrom }: Migration): Promise<void> => {
  const values = { hash, created_at: time, ...(servesFrom !== undefined && { serves_from: servesFrom }) };
  const placeholders = Object.keys(values).map((_, index) => `$${index + 1}`);
  await db.unsafe(
    `insert into drizzle.__drizzle_migrations (${Object.keys(values)}) values (${placeholders})`,
    Object.values(values),
  );
};

const runBatches = async (sql: postgres.Sql, statement: string, { onRows }: RunContext): Promise<void> => {
  for (;;) {
    const { count } = await sql.unsafe(statement);
    if (count === 0) return;
    onRows(count);
  }
};

/** `… concurrently` waits for running transactions without blocking reads and writes, so it needs no lock timeout. */
const runOutside = async (sql: postgres.Sql, statement: string, { lockTimeoutMs }: RunContext): Promise<void> => {
  const index = indexNameIn(statement);
  if (index !== undefined && (await isBuilt(sql, index))) return;
  await sql.unsafe("set lock_timeout = 0");
  try {
    await sql.unsafe(statement);
  } catch (error) {
    // Drops the invalid index: a unique index that failed to build still rejects rows.
    if (index !== undefined) await isBuilt(sql, index).catch(() => {});
    throw error;
  } finally {
    await sql.unsafe(`set lock_timeout = ${lockTimeoutMs}`).catch(() => {});
  }
};

const indexNameIn = (statement: string): string | undefined =>
  /^(?:\s|--.*\n)*create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?([a-z0-9_]+)"?\s/i.exec(
    statement,
  )?.[1];

/** Whether the index exists and is valid. Drops the invalid index that an interrupted build leaves. */
const isBuilt = async (sql: postgres.Sql, index: string): Promise<boolean> => {
  const [row] = await sql<{ valid: boolean }[]>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(quote_ident(${index}))`;
  if (row?.valid === false) await sql.unsafe(`drop index concurrently if exists "${index}"`);
  return row?.valid ?? false;
};

type WatchOptions = {
  url: string;
  sql: postgres.Sql;
  migration: Migration;
  report: (line: string) => void;
  everyMs: number;
};

/** Reports a migration's duration, changed rows, index progress and blockers. */
const watchMigration = async ({ url, sql, migration: { tag }, report, everyMs }: WatchOptions) => {
  const startedAt = performance.now();
  const seconds = (): number => Math.round((performance.now() - startedAt) / 1_000);
  const [session] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  let rows = 0;
  let hasReported = false;
  // Does not connect before the first report.
  const progressConnection = connect(url, {
    poolSize: 1,
    applicationName: "alliance migrate",
    fetchesArrayTypes: false,
  });
  const reportProgress = async (): Promise<void> => {
    hasReported = true;
    const changed = rows > 0 ? `, ${rows} rows` : "";
    const details = await withTimeout(describeProgress(progressConnection.sql, session?.pid ?? 0), everyMs / 2).catch(
      () => "",
    );
    report(`migration ${tag} has been running for ${seconds()} s${changed}${details}`);
  };
  const timer = setInterval(() => void reportProgress(), everyMs).unref();
  return {
    onRows: (count: number): void => {
      rows += count;
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await progressConnection.close();
      if (hasReported) report(`migration ${tag} ran for ${seconds()} s`);
    },
  };
};

const describeProgress = async (sql: postgres.Sql, pid: number): Promise<string> => {
  const [row] = await sql<{ phase: string | null; share: number | null; blockers: number }[]>`
    select index.phase, (100 * index.blocks_done / nullif(index.blocks_total, 0))::int as share,
      coalesce(cardinality(pg_blocking_pids(session.pid)), 0) as blockers
    from pg_stat_activity session left join pg_stat_progress_create_index index using (pid) where session.pid = ${pid}`;
  if (!row) return "";
  const share = row.share === null ? "" : `, ${row.share} %`;
  const phase = row.phase === null ? "" : `: ${row.phase}${share}`;
  return row.blockers > 0 ? `${phase}; ${await longestTransaction(sql, pid)}` : phase;
};

const longestTransaction = async (sql: postgres.Sql, exceptPid = 0): Promise<string> => {
  const [row] = await sql<{ pid: number; name: string; seconds: number }[]>`
    select pid, application_name as name, extract(epoch from now() - xact_start)::int as seconds from pg_stat_activity
    where datname = current_database() and pid not in (pg_backend_pid(), ${exceptPid}) and backend_type = 'client backend' and xact_start is not null
    order by xact_start limit 1`;
  return row ? `The longest transaction belongs to "${row.name}" (process ${row.pid}): ${row.seconds} s` : "";
};
