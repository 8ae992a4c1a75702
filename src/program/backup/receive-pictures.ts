import { createHash } from "node:crypto";
import { type Storage, StorageFailure } from "../../foundation/storage/storage.ts";
import { BackupError, type BackupFile, type ObjectSection } from "./format.ts";

export type ReceivedPictures = {
  present: number;
  missing: Names;
  /** Existing files that differ from the backup; they are not replaced. */
  different: Names;
  failure?: string;
};

export type Names = { count: number; examples: string[] };

const maxNames = 10;
const concurrentComparisons = 16;

const addName = (names: Names, name: string): void => {
  names.count += 1;
  if (names.examples.length < maxNames) names.examples.push(name);
};

/** Stores pictures, or compares them if the backup only lists them. Replaces no file: the backup is verified only at its end. */
export const createPictureReceiver = (storage: Storage) => {
  const received: ReceivedPictures = {
    present: 0,
    missing: { count: 0, examples: [] },
    different: { count: 0, examples: [] },
  };
  const addedNames: string[] = [];
  const pendingObjects: ObjectSection[] = [];
  let currentWrite: Promise<void> = Promise.resolve();
  let state: "open" | "finished" | "undone" = "open";

  const requireOpen = () => {
    if (state !== "open") throw new BackupError("the restore was aborted; nothing was restored");
  };

  const receive = async ({ file, bytes, content }: BackupFile): Promise<void> => {
    const existing = await storage.get(file);
    if (existing) {
      const [storedDigest, backupDigest] = [await digestOf(existing.content), await digestOf(content)];
      if (existing.bytes !== bytes || storedDigest !== backupDigest) addName(received.different, file);
    } else {
      addedNames.push(file);
      await put(storage, file, content);
    }
    received.present += 1;
  };

  const compare = async ({ object, bytes, digest }: ObjectSection): Promise<void> => {
    const existing = await storage.describe(object);
    if (!existing) return addName(received.missing, object);
    received.present += 1;
    const isSame = existing.bytes === bytes && (digest ?? existing.digest) === (existing.digest ?? digest);
    if (!isSame) addName(received.different, object);
  };

  const comparePending = async (): Promise<void> => {
    const objects = pendingObjects.splice(0);
    if (received.failure !== undefined) return;
    try {
      await Promise.all(objects.map(compare));
    } catch (error) {
      // The rows do not depend on the pictures, so the restore continues.
      if (!(error instanceof StorageFailure)) throw error;
      received.failure = error.message;
    }
  };

  return {
    place: storage.label,
    receiveFile: (section: BackupFile): Promise<void> => {
      requireOpen();
      currentWrite = receive(section);
      return currentWrite;
    },
    compareObject: async (section: ObjectSection): Promise<void> => {
      pendingObjects.push(section);
      if (pendingObjects.length >= concurrentComparisons) await comparePending();
    },
    /** Called before the commit. From then on, `undo` does not remove the files. */
    finish: async (): Promise<ReceivedPictures> => {
      await comparePending();
      requireOpen();
      state = "finished";
      return received;
    },
    undo: async (): Promise<void> => {
      if (state !== "open") return;
      state = "undone";
      await currentWrite.catch(() => {});
      // Files that cannot be removed belong to no row. The purge of files without a row deletes them later.
      await storage.remove(addedNames).catch(() => {});
    },
  };
};

export type PictureReceiver = ReturnType<typeof createPictureReceiver>;

/** Stores a file. If reading the backup fails, throws the error of the backup, not the storage's error. */
const put = async (storage: Storage, name: string, content: AsyncIterable<Buffer>): Promise<void> => {
  let readError: unknown;
  async function* read() {
    try {
      yield* content;
    } catch (error) {
      readError = error;
      throw error;
    }
  }
  try {
    await storage.put(name, read());
  } catch (error) {
    throw readError ?? error;
  }
};

const digestOf = async (content: AsyncIterable<Uint8Array>): Promise<string> => {
  const hash = createHash("sha256");
  for await (const chunk of content) hash.update(chunk);
  return hash.digest("hex");
};
