/** Steps of a timeout. A pause of the machine or the process counts as at most one step. */
const steps = 4;

/** Starts a timeout that does not expire because the machine was paused. @returns a function that cancels it */
export const startTimeout = (milliseconds: number, onTimeout: () => void): (() => void) => {
  let remainingSteps = steps;
  const timer = setTimeout(() => {
    remainingSteps--;
    if (remainingSteps > 0) timer.refresh();
    else onTimeout();
  }, milliseconds / steps);
  return () => clearTimeout(timer);
};

/** @throws Error when the server does not respond in time */
export const withTimeout = async <Result>(statement: Promise<Result>, milliseconds: number): Promise<Result> => {
  let stop = (): void => {};
  const timeout = new Promise<never>((_, reject) => {
    // If this process was busy, the response may be there already: it is read before `setImmediate`.
    stop = startTimeout(milliseconds, () => setImmediate(reject, new Error("the database does not answer")));
  });
  try {
    return await Promise.race([statement, timeout]);
  } finally {
    stop();
  }
};

/** Shares one query among all callers within `validityMs`. @returns a function that rejects after `timeoutMs` */
export const shareQuery = <Result>(
  query: () => Promise<Result>,
  { timeoutMs, validityMs }: { timeoutMs: number; validityMs: number },
): (() => Promise<Result>) => {
  let running: Promise<Result> | undefined;
  const expire = () => {
    running = undefined;
  };
  const start = (): Promise<Result> => {
    const promise = query();
    void promise.catch(() => {}).then(() => setTimeout(expire, validityMs).unref());
    return promise;
  };
  return () => {
    running ??= start();
    return withTimeout(running, timeoutMs);
  };
};
