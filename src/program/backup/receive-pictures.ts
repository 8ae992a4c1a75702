import { createHash } from "node:crypto";
import { type Storage, StorageFailure } from "../../foundation/storage/storage.ts";
import { BackupError, type FileOfBackup, type ObjectSection } from "./format.ts";

export type ReceivedPictures = {
  present: number;
  missing: Names;
  /** Existing files that differ from the backup; they are not replaced. */
  different: Names;
  failure?: string;
};

export type Names = { count: number; examples: string[] };

const maxNames = 10;
const comparisonsAtOnce = 16;

const addName = (names: Names, name: string): void => {
  names.count += 1;
  if (names.examples.length < maxNames) names.examples.push(name);
};

/** Stores pictures, or compares those that are only listed. Replaces nothing: the backup is verified only at its end. */
export const receivePictures = (storage: Storage) => {
  const received: ReceivedPictures = {
    present: 0,
    missing: { count: 0, examples: [] },
    different: { count: 0, examples: [] },
  };
  const added: string[] = [];
  const waiting: ObjectSection[] = [];
  let currentWrite: Promise<void> = Promise.resolve();
  let state: "open" | "kept" | "undone" = "open";

  const requireOpen = () => {
    if (state !== "open") throw new BackupError("the restore was ended; nothing was restored");
  };

  const receive = async ({ file, bytes, content }: FileOfBackup): Promise<void> => {
    const existing = await storage.get(file);
    if (existing) {
      const [storedDigest, backupDigest] = [await digestOf(existing.content), await digestOf(content)];
      if (existing.bytes !== bytes || storedDigest !== backupDigest) addName(received.different, file);
    } else {
      added.push(file);
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

  const compareWaiting = async (): Promise<void> => {
    const objects = waiting.splice(0);
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
    place: storage.place,
    file: (section: FileOfBackup): Promise<void> => {
      requireOpen();
      currentWrite = receive(section);
      return currentWrite;
    },
    object: async (section: ObjectSection): Promise<void> => {
      waiting.push(section);
      if (waiting.length >= comparisonsAtOnce) await compareWaiting();
    },
    /** Called before the commit. From then on, `undo` does not remove the files. */
    finish: async (): Promise<ReceivedPictures> => {
      await compareWaiting();
      requireOpen();
      state = "kept";
      return received;
    },
    undo: async (): Promise<void> => {
      if (state !== "open") return;
      state = "undone";
      await currentWrite.catch(() => {});
      // Files that cannot be removed belong to no row. The purge of such files deletes them later.
      await storage.remove(added).catch(() => {});
    },
  };
};

export type PictureReceiver = ReturnType<typeof receivePictures>;

/** Stores a file. Rethrows an error in reading the backup instead of the storage's error about it. */
const put = async (storage: Storage, name: string, content: AsyncIterable<Buffer>): Promise<void> => {
  let damage: unknown;
  async function* read() {
    try {
      yield* content;
    } catch (error) {
      damage = error;
      throw error;
    }
  }
  try {
    await storage.put(name, read());
  } catch (error) {
    throw damage ?? error;
  }
};

const digestOf = async (content: AsyncIterable<Uint8Array>): Promise<string> => {
  const hash = createHash("sha256");
  for await (const chunk of content) hash.update(chunk);
  return hash.digest("hex");
};
