import type { Readable } from "node:stream";
import type { FastifyBaseLogger } from "fastify";
import { OperatorError, Unavailable } from "../errors.ts";

/** Names have letters, digits, hyphens and dots: `5f0c….webp`. */
export type Storage = {
  readonly place: string;
  /** A backup contains a folder's files, but only a list of a bucket's, whose provider keeps versions and replicas. */
  readonly isBucket: boolean;
  /** Resolves when the file is complete and durable. @throws StorageFailure */
  put(name: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  get(name: string): Promise<StoredFile | undefined>;
  describe(name: string): Promise<Description | undefined>;
  remove(names: readonly string[]): Promise<void>;
  /** All files in batches, in any order. @throws StorageFailure */
  list(): AsyncIterable<ListedFile[]>;
  /** Changes nothing. @throws StorageFailure when files cannot be written */
  check(): Promise<void>;
};

type StoredFile = { bytes: number; content: Readable };
/** The digest is a bucket's ETag: the MD5 of the content, unless the bucket encrypts. */
type Description = { bytes: number; digest?: string | undefined };
export type ListedFile = Description & { name: string; changedAt: Date };

export class StorageFailure extends OperatorError {}

/** Requests that wait for a failing storage would use up the capacity for other requests. */
const pauseMs = 2_000;

type Options = { log: Pick<FastifyBaseLogger, "warn">; onFailure?: (() => void) | undefined };

/** Wraps a storage: after a failure, requests fail with 503 at once for a while, and the operator gets a log line. */
export const serveFrom = (storage: Storage, { log, onFailure }: Options): Storage => {
  let pausedUntil = 0;
  const unavailable = (cause?: unknown) =>
    new Unavailable("pictures cannot be read or kept at the moment; try again shortly", { cause });
  const attempt = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (performance.now() < pausedUntil) throw unavailable();
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StorageFailure)) throw error;
      if (performance.now() >= pausedUntil) log.warn({ err: error }, `the storage fails: ${error.message}`);
      pausedUntil = performance.now() + pauseMs;
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
