import type { Unavailable } from "./errors.ts";
import { startTimeout } from "./timeouts.ts";

export type LimiterOptions = { concurrency: number; maxWaiting: number; maxWaitMs: number };

export type Limiter = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Limits how many calls run at once. Throws `refusal()` when too many wait, or after waiting for `maxWaitMs`. */
export const createLimiter = (
  { concurrency, maxWaiting, maxWaitMs }: LimiterOptions,
  refusal: () => Unavailable,
): Limiter => {
  const waiting = new Set<() => void>();
  let running = 0;

  const enter = async (): Promise<void> => {
    if (running < concurrency) {
      running++;
      return;
    }
    if (waiting.size >= maxWaiting) throw refusal();
    await new Promise<void>((resolve, reject) => {
      const begin = (): void => {
        stop();
        resolve();
      };
      const stop = startTimeout(maxWaitMs, () => {
        waiting.delete(begin);
        reject(refusal());
      });
      waiting.add(begin);
    });
  };

  const leave = (): void => {
    const [next] = waiting;
    if (!next) {
      running--;
      return;
    }
    waiting.delete(next);
    next();
  };

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
