import { setTimeout as delay } from "node:timers/promises";
import type postgres from "postgres";
import { connect } from "../../foundation/db/client.ts";
import { lacksNeeded, listMigrated } from "../../foundation/db/migration-history.ts";
import { keepRoleSettings } from "../../foundation/db/role-settings.ts";
import { version } from "../../foundation/package.ts";
import { CommandError } from "./errors.ts";
import { type Migration, migrationsFolder, readMigrations } from "./migration-files.ts";
import { runMigration } from "./migration-run.ts";
import { longestTransaction, watchMigration } from "./migration-watch.ts";
import { createWaits, type Waits } from "./waits.ts";

/** Arbitrary, but the same in every release. */
export const migrationLock = 7_261_994_031;

/** Milliseconds. Queries queue behind a waiting migration. Below `deadlock_timeout` (1 s), so that in a deadlock the migration gives way. */
const lockTimeout = 500;

const pauses = { first: 250, longest: 15_000 };

/** Milliseconds between attempts to get the lock that migrating programs share. */
const turn = 250;

type MigrationOptions = {
  folder?: string;
  report?: (line: string) => void;
  /** Milliseconds to retry a migration that does not get its locks. */
  patience?: number;
  reportEvery?: number;
  /** Set behind a pooler, whose sessions get their settings from the role. */
  keepsRoleSettings?: boolean;
  /** Time of the last migration to run; all by default. */
  until?: number;
};

/**
 * Migrates a database in use: retries without locks, completes interrupted migrations, and takes turns with concurrent runs.
 * @throws CommandError for a database that a newer release has contracted
 */
export const applyMigrations = async (url: string, options: MigrationOptions = {}): Promise<void> => {
  const { folder = migrationsFolder(), until = Number.POSITIVE_INFINITY } = options;
  const migrations = (await readMigrations(folder)).filter(({ time }) => time <= until);
  const { sql, close } = connect(url, {
    poolSize: 1,
    applicationName: "alliance migrate",
    statementTimeout: 0,
    lockTimeout,
    arrays: false,
  });
  const { report = () => {}, reportEvery = 10_000 } = options;
  const waits = createWaits(report, reportEvery);
  try {
    if ((await responding(waits, findNext(sql, migrations))) !== undefined)
      await runPending(sql, migrations, { ...options, url, waits, reportEvery });
    if (!options.keepsRoleSettings) return;
    await waits.during(
      "the settings of the database's role, which another program may be changing",
      keepRoleSettings(sql),
    );
  } finally {
    // Closing the connection releases the lock.
    await close();
  }
};

const responding = <Result>({ during }: Waits, work: Promise<Result>): Promise<Result> =>
  during("the database to respond", work);

type Running = {
  url: string;
  waits: Waits;
  reportEvery: number;
  patience?: number;
};

const runPending = async (
  sql: postgres.Sql,
  migrations: readonly Migration[],
  { url, waits, reportEvery, patience = 600_000 }: Running,
): Promise<void> => {
  const { report } = waits;
  const retries = createRetries(patience);
  const began = performance.now();
  let count = 0;
  for (;;) {
    // A broken connection loses the lock, so each step asks for it.
    await takeTurn(sql, waits);
    const migration = await responding(waits, findNext(sql, migrations));
    if (!migration) return report(ranIn(count, performance.now() - began));
    const watched = await responding(waits, watchMigration({ url, sql, migration, report, every: reportEvery }));
    try {
      await runMigration(sql, migration, { lockTimeout, onRows: watched.onRows });
      retries.reset();
      count++;
    } catch (error) {
      const pause = retries.next(error);
      if (pause === undefined) throw failureOf(migration, error);
      const longest = await responding(waits, longestTransaction(sql));
      report(`migration ${migration.tag} gives way: ${reasonOf(error)}; it tries again in ${pause} ms. ${longest}`);
      await delay(pause);
    } finally {
      await watched.stop();
    }
  }
};

const ranIn = (count: number, milliseconds: number): string =>
  count === 0
    ? "another program has migrated the database"
    : `${count} ${count === 1 ? "migration" : "migrations"} ran in ${(milliseconds / 1_000).toFixed(1)} s`;

/** Polls: `create index concurrently` would wait for a statement that waits for the lock. */
const takeTurn = (sql: postgres.Sql, { during }: Waits): Promise<void> => {
  let what = "the database to respond";
  const take = async () => {
    for (;;) {
      const [row] = await sql<{ taken: boolean }[]>`select pg_try_advisory_lock(${migrationLock}) as taken`;
      if (row?.taken) return;
      what = "another program, which is migrating the database";
      await delay(turn);
    }
  };
  return during(() => what, take());
};

const findNext = async (sql: postgres.Sql, migrations: readonly Migration[]): Promise<Migration | undefined> => {
  const migrated = await listMigrated(sql);
  const known = migrations.map(({ time }) => time);
  if (lacksNeeded(migrated, known))
    throw new CommandError(
      `a newer release has removed from the database what ${version} needs; start that release, or restore a backup from before it`,
    );
  const done = new Set(migrated.map(({ time }) => time));
  return migrations.find(({ time }) => !done.has(time));
};

/** lock_not_available, deadlock_detected, serialization_failure. */
const passing = new Set(["55P03", "40P01", "40001"]);

const createRetries = (patience: number) => {
  let pause = 0;
  let began = 0;
  return {
    reset: () => {
      pause = 0;
    },
    /** Milliseconds until the next attempt, or undefined. */
    next: (error: unknown): number | undefined => {
      if (!passing.has(String(Object(error).code))) return undefined;
      if (pause === 0) began = performance.now();
      pause = Math.min(pause === 0 ? pauses.first : 2 * pause, pauses.longest);
      return performance.now() - began + pause > patience ? undefined : pause;
    },
  };
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const failureOf = ({ tag }: Migration, error: unknown): CommandError =>
  new CommandError(`migration ${tag}: ${reasonOf(error)}`);
