import type { Queryable } from "../../foundation/db/client.ts";
import { type Batch, daysBefore } from "../../foundation/db/purge.ts";
import { parseUploadName, pictureFile, pictureSizes } from "../../foundation/pictures/pictures.ts";
import type { ListedFile, Storage } from "../../foundation/storage/storage.ts";
import { deleteUnusedUploads, hasUploads, listExistingNames, updateUnusedSince } from "./queries.ts";

export const filesOf = (name: string): string[] => pictureSizes.map((size) => pictureFile(name, size));

type StepResult = { deleted: number; isDone: boolean };

const sweepIntervalMs = 86_400_000;

/** Deletes rows, then files: after a crash in between, the daily sweep deletes the files. Uses are looked up, not tracked. */
export const createUnusedUploadPurge = (storage: Storage): ((db: Queryable, batch: Batch) => Promise<StepResult>) => {
  let after: string | undefined;
  return async (db, batch) => {
    after = await updateUnusedSince(db, { ...batch, after });
    if (after !== undefined) return { deleted: 0, isDone: false };
    const names = await deleteUnusedUploads(db, batch);
    await storage.remove(names.flatMap(filesOf));
    return { deleted: names.length, isDone: names.length < batch.batch };
  };
};

/** Removes files without an upload, once a day, in batches. */
export const createStrayFileSweep = (storage: Storage): ((db: Queryable, batch: Batch) => Promise<StepResult>) => {
  let sweptAt = Number.NEGATIVE_INFINITY;
  let files: AsyncIterator<ListedFile[]> | undefined;
  return async (db, { now }) => {
    if (now.getTime() - sweptAt < sweepIntervalMs) return { deleted: 0, isDone: true };
    // A wrong database URL must not delete the files of the right database.
    if (!(await hasUploads(db))) return { deleted: 0, isDone: true };
    files ??= storage.list()[Symbol.asyncIterator]();
    const { value, done } = await readNext(files, () => {
      files = undefined;
    });
    if (!done) return { deleted: await removeStrays(db, storage, value, now), isDone: false };
    files = undefined;
    sweptAt = now.getTime();
    return { deleted: 0, isDone: true };
  };
};

/** Calls `onFailure` on an error, so that the next run starts again. */
const readNext = async <Value>(iterator: AsyncIterator<Value>, onFailure: () => void) => {
  try {
    return await iterator.next();
  } catch (error) {
    onFailure();
    throw error;
  }
};

const removeStrays = async (db: Queryable, storage: Storage, files: ListedFile[], now: Date): Promise<number> => {
  const old = files.flatMap(({ name, changedAt }) => {
    const upload = parseUploadName(name);
    return upload !== undefined && changedAt < daysBefore(now, 1) ? [{ name, upload }] : [];
  });
  const existing = new Set(await listExistingNames(db, [...new Set(old.map(({ upload }) => upload))]));
  const strays = old.filter(({ name, upload }) => !existing.has(upload) || name.endsWith(".part"));
  await storage.remove(strays.map(({ name }) => name));
  return strays.length;
};
