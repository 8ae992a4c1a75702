/** A pause of the machine or the process counts as at most one step. */
const steps = 4;

/** A timeout that discounts pauses of the machine. @returns a function that cancels it */
export const startTimeout = (milliseconds: number, onOver: () => void): (() => void) => {
  let remainingSteps = steps;
  const timer = setTimeout(() => {
    remainingSteps--;
    if (remainingSteps > 0) timer.refresh();
    else onOver();
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
  const forget = () => {
    running = undefined;
  };
  const begin = (): Promise<Result> => {
    const begun = query();
    void begun.catch(() => {}).then(() => setTimeout(forget, validityMs).unref());
    return begun;
  };
  return () => {
    running ??= begin();
    return withTimeout(running, timeoutMs);
  };
};
