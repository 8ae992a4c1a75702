import { setFlagsFromString } from "node:v8";

/* While a program loads, V8 would grow its space for young objects to 32 MB and never shrink it. */

export const holdYoungSpace = (): void => setFlagsFromString("--semi-space-growth-factor=1");

/** Young space grows as by default. Old space is collected after growing by 45 %; V8's default allows three to four times as much. */
export const serveFromHeap = (): void => {
  setFlagsFromString("--semi-space-growth-factor=2");
  setFlagsFromString("--heap-growing-percent=45");
};
