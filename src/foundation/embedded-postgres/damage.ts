import postgres from "postgres";

/* Data that PostgreSQL cannot read: waiting does not help, and attempts to repair may destroy what can still be read. */

const damage =
  /PANIC|invalid page|checksum|could not (?:open|read|access|locate) |invalid (?:record|magic|data in)|corrupt|relation mapping/i;

const codes = new Set(["XX000", "XX001", "XX002", "58030", "58P01"]);

export const isDamage = (error: unknown): boolean => error instanceof postgres.PostgresError && codes.has(error.code);

/** Whether the server may accept later: it starts or stops, or lacks resources (classes 08, 53, 57P). */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof postgres.PostgresError) || /^(?:08|53|57P)/.test(error.code);

export const remedyFor = (said: string, dataDir: string): string => (damage.test(said) ? remedyOfDamage(dataDir) : "");

export const remedyOfDamage = (dataDir: string): string =>
  `; the data is damaged: keep ${dataDir} as it is, and load the latest backup into another folder ("ALLIANCE_DATA_DIR=… alliance restore FILE")`;
