import type { Readable } from "node:stream";

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

export class StorageFailure extends Error {
  override readonly name = "StorageFailure";
}
