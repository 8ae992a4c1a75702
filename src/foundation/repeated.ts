import type { FastifyBaseLogger } from "fastify";

type Schedule = {
  /** Milliseconds. */
  every: number;
  log: Pick<FastifyBaseLogger, "warn">;
  /** The log message after a failure. The next run tries again. */
  failure: string;
};

/**
 * Runs work now and at each interval. Runs do not overlap: while one is in progress, the runs that become due are skipped.
 * @param work ends early when its signal is aborted
 * @returns a function that stops the schedule and waits for the run in progress
 */
export const repeat = (
  work: (signal: AbortSignal) => Promise<unknown>,
  { every, log, failure }: Schedule,
): (() => Promise<void>) => {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    try {
      await work(stopping.signal);
    } catch (error) {
      log.warn({ err: error }, failure);
    }
  };
  const start = () => {
    running ??= run().finally(() => {
      running = undefined;
    });
  };
  start();
  const timer = setInterval(start, every);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
};
