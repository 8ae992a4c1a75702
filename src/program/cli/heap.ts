import { setFlagsFromString } from "node:v8";

/* While a program loads, V8 would grow its space for young objects to 32 MB and never shrink it. */

export const limitYoungSpace = (): void => setFlagsFromString("--semi-space-growth-factor=1");

/** Restores the growth of young space. Collects old space after 45 % growth; V8's default is 3 to 4 times as much. */
export const tuneHeapForServing = (): void => {
  setFlagsFromString("--semi-space-growth-factor=2");
  setFlagsFromString("--heap-growing-percent=45");
};
