/** A pause of the machine or the process counts as one step at most. */
const steps = 4;

/** A timeout that discounts pauses of the machine. @returns a function that cancels it */
export const startPatience = (milliseconds: number, onOver: () => void): (() => void) => {
  let left = steps;
  const timer = setTimeout(() => {
    left--;
    if (left > 0) timer.refresh();
    else onOver();
  }, milliseconds / steps);
  return () => clearTimeout(timer);
};
