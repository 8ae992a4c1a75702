/** Milliseconds after which a program says what it waits for, and says so again. */
const defaultPause = 10_000;

export type Waits = {
  /** Says something else, after which a pause begins anew. */
  report(line: string): void;
  /** Waits for work, and says so after each pause in which nothing else was said. */
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
