import type { FastifyBaseLogger } from "fastify";

type Chore = {
  /** Milliseconds. */
  every: number;
  log: Pick<FastifyBaseLogger, "warn">;
  /** What the log says when it failed; it is tried again at the next turn. */
  failure: string;
};

/**
 * Does something now and then again and again, never twice at once.
 * @param work ends early when its signal is aborted
 * @returns a function that stops it and waits for what runs
 */
export const repeat = (
  work: (signal: AbortSignal) => Promise<unknown>,
  { every, log, failure }: Chore,
): (() => Promise<void>) => {
  const stopping = new AbortController();
  const turn = async (): Promise<void> => {
    try {
      await work(stopping.signal);
    } catch (error) {
      log.warn({ err: error }, failure);
    }
  };
  let running = turn();
  const timer = setInterval(() => {
    running = running.then(turn);
  }, every);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
};
