/** Class 08 and 57P01–57P05: lost connections (PostgreSQL, appendix A). The named codes are from postgres.js and Node. */
const lostCodes =
  /^(?:08...|57P0[1-5]|CONNECT_TIMEOUT|CONNECTION_(?:CLOSED|ENDED|DESTROYED)|ECONN(?:REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;

/** Class 53: out of disk space, memory or connections. Class 58: system errors. 25006: read-only, as a former primary is. */
const exhaustedCodes = /^(?:53...|58...|25006)$/;

export const outcomeUnknownCode = "08007";

const findCode = (error: unknown, codes: RegExp): string | undefined => {
  if (error instanceof AggregateError) return findCode(error.errors[0], codes);
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string" && codes.test(error.code)) return error.code;
  return findCode(error.cause, codes);
};

export const isConnectionLost = (error: unknown): boolean => findCode(error, lostCodes) !== undefined;

/** PostgreSQL cancels a statement after its pool's `statement_timeout`. */
export const isCanceledStatement = (error: unknown): boolean => findCode(error, /^57014$/) !== undefined;

export const isBanViolation = (error: unknown): boolean => findCode(error, /^AL001$/) !== undefined;

export const isTransactionAborted = (error: unknown): boolean => findCode(error, /^25P02$/) !== undefined;

export const isConnectTimeout = (error: unknown): boolean => findCode(error, /^CONNECT_TIMEOUT$/) !== undefined;

/** The code of an error that is due to the state of the database, not to the statement. */
export const outageCodeOf = (error: unknown): string | undefined =>
  findCode(error, lostCodes) ?? findCode(error, exhaustedCodes);

/** Whether the connection was lost before the server confirmed the write. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  findCode(error, /^(?:08007|57P0[12]|CONNECTION_(?:CLOSED|DESTROYED)|ECONNRESET|EPIPE)$/) !== undefined;

/** The message of the database. Drizzle's message contains the statement's values, which must not be logged. */
export const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};

/** The innermost message: Drizzle wraps the database's error, `fetch` the network's. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return error.message.replace(/^write CONNECT_TIMEOUT (\S+)$/, "$1 does not respond") || error.name;
};
