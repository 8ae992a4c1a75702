/** In how many steps the time runs: a pause of the machine, or of this process, counts as one at most. */
const steps = 4;

/**
 * A timer for what waits: when the machine stood still, what it waits for did so too.
 * @param milliseconds without pauses
 * @returns what ends it
 */
export const startPatience = (milliseconds: number, onOver: () => void): (() => void) => {
  let left = steps;
  const timer = setTimeout(() => {
    left--;
    if (left > 0) timer.refresh();
    else onOver();
  }, milliseconds / steps);
  return () => clearTimeout(timer);
};
