import type { Readable } from "node:stream";
import type { FastifyBaseLogger } from "fastify";
import { OperatorError, Unavailable } from "../errors.ts";

/** Stores files by name. Names contain letters, digits, hyphens and dots, such as `5f0c….webp`. */
export type Storage = {
  readonly label: string;
  /** Backups contain the files of a folder, but only the names of a bucket's files: its provider has versions and replicas. */
  readonly isBucket: boolean;
  /** Resolves when the file is complete and durable. @throws StorageFailure */
  put(name: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  get(name: string): Promise<StoredFile | undefined>;
  describe(name: string): Promise<Description | undefined>;
  remove(names: readonly string[]): Promise<void>;
  /** All files in batches, in any order. @throws StorageFailure */
  list(): AsyncIterable<ListedFile[]>;
  /** Checks whether files can be written. @throws StorageFailure */
  check(): Promise<void>;
};

type StoredFile = { bytes: number; content: Readable };
/** The digest is a bucket's ETag: the MD5 of the content, unless the bucket encrypts. */
type Description = { bytes: number; digest?: string | undefined };
export type ListedFile = Description & { name: string; changedAt: Date };

export class StorageFailure extends OperatorError {}

/** Time without attempts after a failure: requests that wait for the storage would use up the capacity for others. */
const coolDownMs = 2_000;

type Options = { log: Pick<FastifyBaseLogger, "warn">; onFailure?: (() => void) | undefined };

/** Wraps a storage: after a failure, requests fail with 503 at once for a while, and the operator gets a log line. */
export const withCoolDown = (storage: Storage, { log, onFailure }: Options): Storage => {
  let pausedUntil = 0;
  const unavailable = (cause?: unknown) =>
    new Unavailable("pictures cannot be read or stored at the moment; try again shortly", { cause });
  const attempt = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (performance.now() < pausedUntil) throw unavailable();
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StorageFailure)) throw error;
      if (performance.now() >= pausedUntil) log.warn({ err: error }, `the storage failed: ${error.message}`);
      pausedUntil = performance.now() + coolDownMs;
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
