/** Milliseconds between two lines about the same wait. */
const defaultPause = 10_000;

export type Waits = {
  /** Prints a line, and restarts the interval. */
  report(line: string): void;
  /** Awaits work, and prints what it waits for at each interval without another line. */
  during<Result>(what: string | (() => string), work: Promise<Result>): Promise<Result>;
};

export const createWaits = (say: (line: string) => void, pause = defaultPause): Waits => {
  const timers = new Set<NodeJS.Timeout>();
  return {
    report: (line) => {
      for (const timer of timers) timer.refresh();
      say(line);
    },
    during: async (what, work) => {
      const timer = setInterval(() => say(`waiting for ${typeof what === "string" ? what : what()}`), pause);
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
