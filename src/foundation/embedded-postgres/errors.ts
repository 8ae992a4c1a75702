import { getSystemErrorMap } from "node:util";
import postgres from "postgres";

export class EmbeddedDatabaseError extends Error {
  override name = "EmbeddedDatabaseError";
}

export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && "code" in error && codes.some((code) => code === error.code);

const driverMessages = new Map([
  ["CONNECT_TIMEOUT", "the server does not respond"],
  ["CONNECTION_CLOSED", "the server closed the connection"],
  ["CONNECTION_DESTROYED", "the connection was closed"],
  ["CONNECTION_ENDED", "the connection was closed"],
]);

type SystemError = Error & { code: string; errno: number; path?: string; syscall?: string };

const isSystemError = (error: Error): error is SystemError =>
  "code" in error && typeof error.code === "string" && "errno" in error && typeof error.errno === "number";

export const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (isSystemError(error)) return systemMessage(error);
  const driverMessage = "code" in error ? driverMessages.get(String(error.code)) : undefined;
  return driverMessage ?? (error.message === "" ? error.name : error.message);
};

const systemMessage = ({ code, errno, message, path, syscall }: SystemError): string => {
  const description = getSystemErrorMap().get(errno)?.[1] ?? message;
  if (path === undefined) return description;
  if (syscall?.startsWith("spawn")) return code === "ENOENT" ? `${path} is not installed` : `${path}: ${description}`;
  if (syscall?.startsWith("mkd")) return `the folder ${path} cannot be created (${description})`;
  return code === "ENOENT" ? `${path} does not exist` : `${path}: ${description}`;
};

export const ownedByAnotherError = (path: string): EmbeddedDatabaseError =>
  new EmbeddedDatabaseError(
    `${path} belongs to another user; run as that user or as root, or choose another ALLIANCE_DATA_DIR`,
  );

/* Damaged data. The service neither retries nor repairs: a repair may destroy data that is still readable. */

const damageMessage =
  /PANIC|invalid page|checksum|could not (?:open|read|access|locate) |invalid (?:record|magic|data in)|corrupt|relation mapping/i;

const damageCodes = new Set(["XX000", "XX001", "XX002", "58030", "58P01"]);

export const isDamage = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && damageCodes.has(error.code);

/** Whether a later attempt may succeed: the server is starting, stopping or out of resources (classes 08, 53, 57P). */
export const isTemporary = (error: unknown): boolean =>
  !(error instanceof postgres.PostgresError) || /^(?:08|53|57P)/.test(error.code);

export const remedyFor = (logLine: string, dataDir: string): string =>
  damageMessage.test(logLine) ? remedyOfDamage(dataDir) : "";

export const remedyOfDamage = (dataDir: string): string =>
  `; the data is damaged: keep ${dataDir} as it is, and load the latest backup into another folder ("ALLIANCE_DATA_DIR=… alliance restore FILE")`;
