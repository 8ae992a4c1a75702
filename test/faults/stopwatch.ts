const interval = 100;
/** A turn that is later than this is no load, but a machine or a process that stood still. */
const late = 1_000;

/**
 * @returns the milliseconds of this process's work so far: when it stood still, as with its machine, an answer may have been there all
 *   the time, or what was to give it stood still too
 */
export const startStopwatch = (): (() => number) => {
  let turnAt = performance.now();
  let stoodStill = 0;
  const standstill = (now: number): number => (now - turnAt > interval + late ? now - turnAt - interval : 0);
  setInterval(() => {
    const now = performance.now();
    stoodStill += standstill(now);
    turnAt = now;
  }, interval).unref();
  return () => {
    const now = performance.now();
    return now - stoodStill - standstill(now);
  };
};
