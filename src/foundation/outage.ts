/**
 * SQLSTATE class 08 is a lost connection, 57P01–57P05 a server that is stopping or starting or that has ended the session
 * (PostgreSQL, appendix A); the names are those of postgres.js and Node for a failed connection.
 */
const lostCodes =
  /^(?:08...|57P0[1-5]|CONNECT_TIMEOUT|CONNECTION_(?:CLOSED|ENDED|DESTROYED)|ECONN(?:REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;

/**
 * Class 53 is a server without disk (53100), memory or connections, class 58 a system error such as a failed write, and
 * 25006 a server that has become read-only, as a former primary does.
 */
const exhaustedCodes = /^(?:53...|58...|25006)$/;

/** The SQLSTATE for a transaction that may or may not last. */
export const outcomeUnknown = "08007";

const someCode = (error: unknown, codes: RegExp): string | undefined => {
  if (error instanceof AggregateError) return someCode(error.errors[0], codes);
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string" && codes.test(error.code)) return error.code;
  return someCode(error.cause, codes);
};

/** Whether the connection of a query is gone. */
export const isConnectionLost = (error: unknown): boolean => someCode(error, lostCodes) !== undefined;

/** PostgreSQL cancels a statement after the `statement_timeout` of its pool. */
export const isCanceledStatement = (error: unknown): boolean => someCode(error, /^57014$/) !== undefined;

/** Whether a trigger has refused a row of a banned person. */
export const isOfBanned = (error: unknown): boolean => someCode(error, /^AL001$/) !== undefined;

/** Whether the statement was refused because an earlier one of its transaction has failed. */
export const isOfAborted = (error: unknown): boolean => someCode(error, /^25P02$/) !== undefined;

/** Whether the server accepted no connection in time: it is frozen, or behind a dead network. */
export const isConnectTimeout = (error: unknown): boolean => someCode(error, /^CONNECT_TIMEOUT$/) !== undefined;

/** The code of an error that is the database's state and not the statement's fault; undefined for others. */
export const outageCodeOf = (error: unknown): string | undefined =>
  someCode(error, lostCodes) ?? someCode(error, exhaustedCodes);

/** Whether nobody knows if what was written lasts: the connection was there, and was lost before the server confirmed it. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  someCode(error, /^(?:08007|57P0[12]|CONNECTION_(?:CLOSED|DESTROYED)|ECONNRESET|EPIPE)$/) !== undefined;

/** What is logged of an error: Drizzle wraps the database's, and its own message holds the values of the statement. */
export const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};
