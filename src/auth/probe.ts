import type { Context } from "../context.ts";
import { Unavailable } from "../errors.ts";

/** A browser that is ahead of its person must not use up an address that works once. */
export const refusePrefetch = (peeking: Context["peeking"]): void => {
  if (peeking === "prefetch") throw new Unavailable("this one-time link cannot be prefetched; open it in a browser");
};
