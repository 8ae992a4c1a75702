import type { Summary } from "../backup/format.ts";

const barWidth = 30;

type Screen = { readonly isTTY?: boolean; write(text: string): unknown };

type Progress = { update(done: number, total: number, label: string): void; stop(): void };

/** A progress bar; silent unless `stream` is a terminal. */
export const createProgress = (stream: Screen = process.stderr): Progress => {
  if (!stream.isTTY) return { update: () => {}, stop: () => {} };
  let currentLine = "";
  return {
    update: (done, total, label) => {
      const share = total === 0 ? 1 : done / total;
      const filled = Math.round(share * barWidth);
      const line = `${"█".repeat(filled)}${"░".repeat(barWidth - filled)} ${`${Math.floor(share * 100)}`.padStart(3)} % ${label}`;
      if (line === currentLine) return;
      currentLine = line;
      stream.write(`\r\x1b[K${line}`);
    },
    stop: () => {
      if (currentLine !== "") stream.write("\r\x1b[K");
      currentLine = "";
    },
  };
};

export const plural = (count: number, noun: string): string =>
  `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;

/** For example "1,204 rows of 38 tables". */
export const describeRows = ({ rows }: Summary): string => {
  const counts = Object.values(rows);
  return `${plural(
    counts.reduce((sum, count) => sum + count, 0),
    "row",
  )} of ${plural(counts.length, "table")}`;
};

const defaultIntervalMs = 10_000;

export type WaitReporter = {
  /** Prints a line, and restarts the interval. */
  report(line: string): void;
  /** Awaits work. After each interval without a printed line, prints what it waits for, by `name`. */
  waitFor<Result>(name: string | (() => string), work: Promise<Result>): Promise<Result>;
};

export const createWaitReporter = (print: (line: string) => void, intervalMs = defaultIntervalMs): WaitReporter => {
  const timers = new Set<NodeJS.Timeout>();
  return {
    report: (line) => {
      for (const timer of timers) timer.refresh();
      print(line);
    },
    waitFor: async (name, work) => {
      const timer = setInterval(() => print(`waiting for ${typeof name === "string" ? name : name()}`), intervalMs);
      timers.add(timer);
      try {
        return await work;
      } finally {
        clearInterval(timer);
        timers.delete(timer);
      }
    },
  };
};

type Scope = { alliance?: string | null; group?: string | null };

/** Describes the scope of a role or a ban in messages. */
export const scopeName = ({ alliance, group }: Scope): string => {
  if (group) return `group "${group}" of alliance "${alliance}"`;
  return alliance ? `alliance "${alliance}"` : "all alliances";
};
