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

/** An arbitrary number; every release of the service has to use the same one. */
export const migrationLock = 7_261_994_031;

/**
 * Milliseconds that a statement waits for a lock. Behind it wait all who want the table; and it is less than the server's
 * `deadlock_timeout` of a second, so that of two who wait for each other the migration gives in, and no request fails.
 */
const lockTimeout = 500;

/** Milliseconds between two attempts. */
const pauses = { first: 250, longest: 15_000 };

/** Milliseconds between two questions for the lock that migrating programs share. */
const turn = 250;

type MigrationOptions = {
  folder?: string;
  /** Tells of what takes long. */
  report?: (line: string) => void;
  /** Milliseconds within which a migration that waits for locks has to get them. */
  patience?: number;
  /** Milliseconds between two reports on what takes long. */
  reportEvery?: number;
  /** Whether sessions are lent by a pooler, and have their settings from their role. */
  keepsRoleSettings?: boolean;
  /** The time of the last migration to run; without it all run. */
  until?: number;
};

/**
 * Migrates the database while others use it. A migration that does not get its locks at once gives way and tries again;
 * one that was interrupted, by `kill -9` too, is done by the next run. Concurrent runs take turns.
 * @throws CommandError for a database from which a newer release has removed what this one needs
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

/** For what takes no time in a database that responds. */
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
    // A connection that broke has lost the lock: it is asked for at each step, which takes no time where it is held.
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

/** @param milliseconds since the first turn, which may have been another program's */
const ranIn = (count: number, milliseconds: number): string =>
  count === 0
    ? "another program has migrated the database"
    : `${count} ${count === 1 ? "migration" : "migrations"} ran in ${(milliseconds / 1_000).toFixed(1)} s`;

/** Not by waiting for the lock: `create index concurrently` would wait for the statement that waits. */
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

/** @returns the first migration that the database lacks */
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
    /** @returns milliseconds until the next attempt; undefined if there is to be none */
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
