type Level = "ok" | "warning" | "problem";

/** Messages of warnings and problems say what to do. */
export type Finding = { subject: string; level: Level; message: string };

export const reportOf = (subject: string): Record<Level, (message: string) => Finding> => ({
  ok: (message) => ({ subject, level: "ok", message }),
  warning: (message) => ({ subject, level: "warning", message }),
  problem: (message) => ({ subject, level: "problem", message }),
});

/** The innermost message: Drizzle wraps the database's error, `fetch` the network's. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return error.message.replace(/^write CONNECT_TIMEOUT (\S+)$/, "$1 does not respond") || error.name;
};
