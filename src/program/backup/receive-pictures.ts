import { createHash } from "node:crypto";
import { type Storage, StorageFailure } from "../../foundation/storage/storage.ts";
import { BackupError } from "./errors.ts";
import type { ObjectSection } from "./format.ts";
import type { FileOfBackup } from "./read.ts";

export type ReceivedPictures = {
  /** Files that are there now. */
  present: number;
  /** Files of the list that are not in the storage. */
  missing: Names;
  /** Files that were there already, and are not as the backup has them. They stay. */
  different: Names;
  /** Why the list could not be compared to its end. */
  failure?: string;
};

/** Some, and how many they are in all. */
export type Names = { count: number; some: string[] };

const namesAtMost = 10;
const questionsAtOnce = 16;

const note = (names: Names, name: string): void => {
  names.count += 1;
  if (names.some.length < namesAtMost) names.some.push(name);
};

/**
 * Puts a backup's pictures into the storage, and compares those that are listed only. Nothing that is there is replaced: a name never
 * stands for another picture, and what was read of a backup is relied on at its end only.
 */
export const receivePictures = (storage: Storage) => {
  const received: ReceivedPictures = {
    present: 0,
    missing: { count: 0, some: [] },
    different: { count: 0, some: [] },
  };
  const added: string[] = [];
  const waiting: ObjectSection[] = [];
  let turn: Promise<void> = Promise.resolve();
  let state: "open" | "kept" | "undone" = "open";

  const requireOpen = () => {
    if (state !== "open") throw new BackupError("the restore was ended; nothing was restored");
  };

  const receive = async ({ file, bytes, content }: FileOfBackup): Promise<void> => {
    const known = await storage.get(file);
    if (known) {
      const [ours, theirs] = [await digestOf(known.content), await digestOf(content)];
      if (known.bytes !== bytes || ours !== theirs) note(received.different, file);
    } else {
      added.push(file);
      await put(storage, file, content);
    }
    received.present += 1;
  };

  const compare = async ({ object, bytes, digest }: ObjectSection): Promise<void> => {
    const found = await storage.describe(object);
    if (!found) return note(received.missing, object);
    received.present += 1;
    const isSame = found.bytes === bytes && (digest ?? found.digest) === (found.digest ?? digest);
    if (!isSame) note(received.different, object);
  };

  const compareWaiting = async (): Promise<void> => {
    const objects = waiting.splice(0);
    if (received.failure !== undefined) return;
    try {
      await Promise.all(objects.map(compare));
    } catch (error) {
      // The rows do not depend on it.
      if (!(error instanceof StorageFailure)) throw error;
      received.failure = error.message;
    }
  };

  return {
    place: storage.place,
    file: (section: FileOfBackup): Promise<void> => {
      requireOpen();
      turn = receive(section);
      return turn;
    },
    object: async (section: ObjectSection): Promise<void> => {
      waiting.push(section);
      if (waiting.length >= questionsAtOnce) await compareWaiting();
    },
    /** The rows are about to be there: from now on the files stay. */
    keep: async (): Promise<ReceivedPictures> => {
      await compareWaiting();
      requireOpen();
      state = "kept";
      return received;
    },
    /** Removes what was put, unless it is to stay. */
    undo: async (): Promise<void> => {
      if (state !== "open") return;
      state = "undone";
      await turn.catch(() => {});
      // What stays belongs to no row.
      await storage.remove(added).catch(() => {});
    },
  };
};

export type PictureReceiver = ReturnType<typeof receivePictures>;

/** @throws what reading the backup throws, and not the storage's error about that */
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
