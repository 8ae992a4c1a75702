import { getTableName } from "drizzle-orm";
import type postgres from "postgres";
import { uploads } from "../../foundation/db/upload-tables.ts";
import { pictureFilePattern, pictureSizes, uploadOfFile } from "../../foundation/pictures/pictures.ts";
import { type ListedFile, type Storage, StorageFailure } from "../../foundation/storage/storage.ts";
import type { Table } from "./catalog.ts";
import { lineOf, type Summary } from "./format.ts";

type Options = {
  storage: Storage;
  tables: readonly Table[];
  onProgress: (done: number, total: number, label: string) => void;
};

/** Files of the snapshot's uploads or, of a bucket, their descriptions. Read after the rows, so that all files of a row exist unless deleted since. */
export async function* picturesOf(
  sql: postgres.Sql,
  { storage, tables, onProgress }: Options,
): AsyncGenerator<Buffer, NonNullable<Summary["pictures"]>> {
  // Earlier releases have no uploads.
  const hasUploads = tables.some(({ name }) => name === getTableName(uploads));
  const [row] = hasUploads ? await sql<{ count: number }[]>`select count(*)::int as count from uploads` : [];
  const expected = (row?.count ?? 0) * pictureSizes.length;
  let count = 0;
  if (expected > 0)
    for await (const files of storage.list())
      for (const file of await keepKnown(sql, files)) {
        count += yield* storage.isBucket ? objectOf(file) : contentOf(storage, file);
        onProgress(Math.min(count, expected), expected, "pictures");
      }
  return { count, missing: Math.max(0, expected - count), listed: storage.isBucket };
}

const isPicture = new RegExp(pictureFilePattern);

const keepKnown = async (sql: postgres.Sql, files: readonly ListedFile[]): Promise<ListedFile[]> => {
  const pictures = files.filter(({ name }) => isPicture.test(name));
  const names = [...new Set(pictures.map(({ name }) => uploadOfFile(name)))];
  const rows = await sql<{ name: string }[]>`
    select name from uploads where name in (select json_array_elements_text(${JSON.stringify(names)}::json))`;
  const known = new Set(rows.map(({ name }) => name));
  return pictures.filter(({ name }) => known.has(uploadOfFile(name)));
};

function* objectOf({ name, bytes, digest }: ListedFile): Generator<Buffer, 1> {
  yield Buffer.from(lineOf({ object: name, bytes, ...(digest !== undefined && { digest }) }));
  return 1;
}

async function* contentOf(storage: Storage, { name }: ListedFile): AsyncGenerator<Buffer, 0 | 1> {
  const file = await storage.get(name);
  if (!file) return 0;
  yield Buffer.from(lineOf({ file: name, bytes: file.bytes }));
  let read = 0;
  for await (const chunk of file.content) {
    read += chunk.length;
    yield chunk;
  }
  if (read !== file.bytes) throw new StorageFailure(`${storage.place}: ${name} was changed while it was read`);
  return 1;
}
