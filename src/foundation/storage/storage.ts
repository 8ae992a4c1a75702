import type { Readable } from "node:stream";

/** Where files are kept. Names are of the form `5f0c….webp`: letters, digits, hyphens and dots. */
export type Storage = {
  /** In words, without secrets: for messages to the operator. */
  readonly place: string;
  /** A bucket's provider keeps versions and replicas of it: a backup has a folder's files, and of a bucket a list. */
  readonly isBucket: boolean;
  /** Resolves when the file is there whole and lasts. @throws StorageFailure */
  put(name: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** @returns `undefined` for a file that is not there. @throws StorageFailure */
  get(name: string): Promise<StoredFile | undefined>;
  /** @returns `undefined` for a file that is not there. @throws StorageFailure */
  describe(name: string): Promise<Description | undefined>;
  /** Does nothing for files that are not there. @throws StorageFailure */
  remove(names: readonly string[]): Promise<void>;
  /** All files, some at a time, in any order. @throws StorageFailure */
  list(): AsyncIterable<ListedFile[]>;
  /** Changes nothing. @throws StorageFailure when files cannot be kept */
  check(): Promise<void>;
};

type StoredFile = { bytes: number; content: Readable };
/** The digest is the one that a bucket has of each file, its ETag: the MD5 of the content, if it does not encrypt. */
type Description = { bytes: number; digest?: string | undefined };
export type ListedFile = Description & { name: string; changedAt: Date };

/** The operator may see the message. */
export class StorageFailure extends Error {
  override readonly name = "StorageFailure";
}
