/** Calls `onPassed` unless what it returns is called before. */
export type Deadline = (onPassed: () => void) => () => void;

type Waiting = { until: number; onPassed: () => void };

/** Deadlines of one length have one timer: each of its own would cost as much as a validation. @param length milliseconds */
export const createDeadlines = (length: number): Deadline => {
  // In the order in which they pass.
  const all = new Set<Waiting>();
  let isScheduled = false;
  const schedule = (until: number): void => {
    isScheduled = true;
    setTimeout(look, Math.max(1, Math.ceil(until - performance.now()))).unref();
  };
  const look = (): void => {
    isScheduled = false;
    const now = performance.now();
    for (const one of all) {
      if (one.until > now) {
        schedule(one.until);
        return;
      }
      all.delete(one);
      one.onPassed();
    }
  };
  return (onPassed) => {
    const one = { until: performance.now() + length, onPassed };
    all.add(one);
    if (!isScheduled) schedule(one.until);
    return () => void all.delete(one);
  };
};
