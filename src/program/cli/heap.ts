import { setFlagsFromString } from "node:v8";

/* What a program loads stays, and V8 takes that for a sign to double its space for young objects up to 32 MB, which an idle service keeps. */

/** It stays at 2 MB. */
export const holdYoungSpace = (): void => setFlagsFromString("--semi-space-growth-factor=1");

/**
 * It grows with what requests make, as by default. Old objects are collected when there are 45 % more than were left: by default V8 lets
 * them grow to three or four times of that where the machine has memory.
 */
export const serveFromHeap = (): void => {
  setFlagsFromString("--semi-space-growth-factor=2");
  setFlagsFromString("--heap-growing-percent=45");
};
