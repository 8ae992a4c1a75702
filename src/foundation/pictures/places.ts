import pLimit from "p-limit";
import { Unavailable } from "../errors.ts";

/** A decoded picture may take 256 MB and a core; waiting ones hold their bytes. */
const maxWaiting = 16;
/** Milliseconds to wait; clients and proxies give up after a while as well. */
const patience = 8_000;

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
