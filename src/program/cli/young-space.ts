import { setFlagsFromString } from "node:v8";

/* What a program loads stays, and V8 takes that for a sign to double its space for young objects up to 32 MB, which an idle service keeps. */

/** It stays at 2 MB. */
export const holdYoungSpace = (): void => setFlagsFromString("--semi-space-growth-factor=1");

/** It grows with what requests make, as by default. */
export const letYoungSpaceGrow = (): void => setFlagsFromString("--semi-space-growth-factor=2");
