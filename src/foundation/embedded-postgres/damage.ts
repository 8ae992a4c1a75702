import postgres from "postgres";

/* Data that PostgreSQL cannot read: waiting does not mend it, and trying to may destroy what can still be read. */

/** What PostgreSQL says of its files, where only its log tells. */
const damage =
  /PANIC|invalid page|checksum|could not (?:open|read|access|locate) |invalid (?:record|magic|data in)|corrupt|relation mapping/i;

/** internal_error, data_corrupted, index_corrupted, io_error, undefined_file. */
const codes = new Set(["XX000", "XX001", "XX002", "58030", "58P01"]);

export const isDamage = (error: unknown): boolean => error instanceof postgres.PostgresError && codes.has(error.code);

/** Whether a server that refuses with this error may accept later: it starts or stops, or has no room (08, 53, 57P). */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof postgres.PostgresError) || /^(?:08|53|57P)/.test(error.code);

/** @param said by the server, which names the file */
export const remedyFor = (said: string, dataDir: string): string => (damage.test(said) ? remedyOfDamage(dataDir) : "");

export const remedyOfDamage = (dataDir: string): string =>
  `; the data is damaged: keep ${dataDir} as it is, and load the latest backup into another folder ("ALLIANCE_DATA_DIR=… alliance restore FILE")`;
