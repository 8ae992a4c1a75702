import type { FastifyBaseLogger } from "fastify";
import { Unavailable } from "../errors.ts";
import { type Storage, StorageFailure } from "./storage.ts";

/** Milliseconds: requests that wait for a failing storage would use up the room of others. */
const pause = 2_000;

type Options = { log: Pick<FastifyBaseLogger, "warn">; onFailure?: (() => void) | undefined };

/** While the storage fails, callers get 503 at once, and the operator a log line. */
export const serveFrom = (storage: Storage, { log, onFailure }: Options): Storage => {
  let restsUntil = 0;
  const unavailable = (cause?: unknown) =>
    new Unavailable("pictures cannot be read or kept at the moment; try again shortly", { cause });
  const attempt = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (performance.now() < restsUntil) throw unavailable();
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StorageFailure)) throw error;
      if (performance.now() >= restsUntil) log.warn({ err: error }, `the storage fails: ${error.message}`);
      restsUntil = performance.now() + pause;
      onFailure?.();
      throw unavailable(error);
    }
  };
  return {
    ...storage,
    put: (name, content) => attempt(() => storage.put(name, content)),
    get: (name) => attempt(() => storage.get(name)),
    remove: (names) => attempt(() => storage.remove(names)),
  };
};
