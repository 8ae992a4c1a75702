import pLimit from "p-limit";
import { Unavailable } from "../errors.ts";

/** Each decoded picture may take 256 MB and a core; others wait, with what they have sent in memory. */
const maxWaiting = 16;
/** Milliseconds for which one waits for its turn: clients and proxies give up after a while as well. */
const patience = 8_000;

/** @param concurrency how many pictures are decoded at once. @returns runs work in its turn */
export const createPlaces = (concurrency: number) => {
  const cores = pLimit(concurrency);
  /** @throws Unavailable when too many wait */
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (cores.pendingCount >= maxWaiting) throw crowded();
    const came = performance.now();
    return cores(() => {
      if (performance.now() - came > patience) throw crowded();
      return work();
    });
  };
};

const crowded = () =>
  new Unavailable("many pictures are being uploaded right now; try again shortly", { code: "overloaded" });
