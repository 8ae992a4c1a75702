import { createHash, randomBytes } from "node:crypto";
import { v7 as uuid } from "uuid";
import { inTransaction, type Tx } from "../../foundation/db/client.ts";
import { BadRequest, Conflict, ContentTooLarge, Unavailable } from "../../foundation/errors.ts";
import type { EncodedPicture } from "../../foundation/pictures/encoding.ts";
import { pictureFile, picturePath } from "../../foundation/pictures/pictures.ts";
import { lockCaller } from "../../identity/auth/locks.ts";
import type { UserContext } from "../../identity/context.ts";
import { filesOf } from "./purging.ts";
import { findUpload, insertUpload, renewUpload, sumBytes, type UploadRow } from "./queries.ts";

/** Must equal the limit in the contract. */
const maxBytes = 8_388_608;

/**
 * Stores the files, then the row, so that a row always has its files. Reuses the caller's earlier upload of the file.
 * @param respond creates the response, in the transaction that inserts the row
 * @throws ContentTooLarge, BadRequest, Conflict if the picture does not fit, TooManyRequests, or Unavailable
 */
export const receivePicture = async <Response>(
  context: UserContext,
  bytes: Uint8Array,
  respond: (tx: Tx<UserContext>, file: { digest: string; upload: () => Promise<UploadRow> }) => Promise<Response>,
): Promise<Response> => {
  const { uploads, limits, caller, db, now } = context;
  if (bytes.length > maxBytes)
    throw new ContentTooLarge(`the picture is larger than ${maxBytes} bytes`, {
      text: { key: "common.wrong.picture_size" },
    });
  await limits.consume(["uploads_per_user", caller.userId]);
  const digest = createHash("sha256").update(bytes).digest("hex");
  const file = { userId: caller.userId, digest, now };
  const isDuplicate = (await renewUpload(db, file)) !== undefined;
  const stored = isDuplicate ? undefined : await storeFiles(context, await uploads.encode(bytes));
  let isReferenced = false;
  try {
    return await inTransaction(context, async (tx) => {
      await lockCaller(tx);
      const upload = async () => {
        const existingId = await renewUpload(tx.db, file);
        if (existingId === undefined && !stored) throw new Unavailable("the picture was just deleted; upload it again");
        const id = existingId ?? (stored && (await insert(tx, { ...stored, digest })));
        const row = id && (await findUpload(tx.db, { id, userId: caller.userId }));
        if (!row) throw new Error("an upload is missing in the transaction that inserts it");
        isReferenced = row.name === stored?.name;
        return row;
      };
      try {
        return await respond(tx, { digest, upload });
      } catch (error) {
        isReferenced = false;
        throw error;
      }
    });
  } finally {
    // After a failed COMMIT the row may exist, so the files stay. Without a row, the daily sweep removes them.
    if (stored && !isReferenced) await uploads.storage.remove(filesOf(stored.name)).catch(() => {});
  }
};

type StoredFiles = { name: string; picture: EncodedPicture };

const storeFiles = async (
  { uploads: { storage }, isTimedOut }: UserContext,
  picture: EncodedPicture,
): Promise<StoredFiles> => {
  if (isTimedOut()) throw new Unavailable("the request took too long; try again", { code: "timeout" });
  const name = randomBytes(16).toString("hex");
  try {
    for (const { size, content } of picture) await storage.put(pictureFile(name, size), content);
  } catch (error) {
    await storage.remove(filesOf(name)).catch(() => {});
    throw error;
  }
  return { name, picture };
};

/** The caller's row must be locked, so that concurrent uploads cannot exceed the limit together. */
const insert = async (
  { db, caller: { userId }, now, uploads: { maxBytesPerUser } }: Tx<UserContext>,
  { name, picture, digest }: StoredFiles & { digest: string },
): Promise<string> => {
  const bytes = picture.map(({ content }) => content.byteLength);
  const sum = bytes.reduce((total, size) => total + size, await sumBytes(db, userId));
  if (sum > maxBytesPerUser)
    throw new Conflict(
      `the picture does not fit into your ${maxBytesPerUser} bytes of storage; delete pictures that you do not use`,
      { code: "storage_full" },
    );
  const id = uuid();
  await insertUpload(db, {
    id,
    userId,
    name,
    digest,
    widths: picture.map(({ width }) => width),
    heights: picture.map(({ height }) => height),
    bytes,
    unusedSince: now,
    createdAt: now,
  });
  return id;
};

/** A picture, or a request to remove it. Browsers send an empty file if the user chose none. */
type PictureForm = { photo?: Uint8Array; remove?: "yes" };

/** Stores the submitted picture. @returns its URL, or null if the form removes the picture */
export const storeSubmittedPicture = async (
  context: UserContext,
  { photo, remove }: PictureForm,
): Promise<string | null> => {
  if (remove !== undefined) return null;
  if (photo === undefined || photo.length === 0) throw new BadRequest("choose a picture first", { field: "photo" });
  const name = await receivePicture(context, photo, async (_, { upload }) => (await upload()).name);
  return context.baseUrl + picturePath(name, 1600);
};
