type Level = "ok" | "warning" | "problem";

/** What a check has found: the message of anything but `ok` says what to do. */
export type Finding = { subject: string; level: Level; message: string };

type Findings = Record<Level, (message: string) => Finding>;

export const reportOf = (subject: string): Findings => ({
  ok: (message) => ({ subject, level: "ok", message }),
  warning: (message) => ({ subject, level: "warning", message }),
  problem: (message) => ({ subject, level: "problem", message }),
});

/** The reason in the innermost error: Drizzle wraps the database's, `fetch` the network's. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  // The driver's words are "write CONNECT_TIMEOUT host:port".
  return error.message.replace(/^write CONNECT_TIMEOUT (\S+)$/, "$1 does not respond") || error.name;
};
