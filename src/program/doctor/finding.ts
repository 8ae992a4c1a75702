type Level = "ok" | "warning" | "problem";

/** Messages of warnings and problems say what to do. */
export type Finding = { subject: string; level: Level; message: string };

export const createReporter = (subject: string): Record<Level, (message: string) => Finding> => ({
  ok: (message) => ({ subject, level: "ok", message }),
  warning: (message) => ({ subject, level: "warning", message }),
  problem: (message) => ({ subject, level: "problem", message }),
});
