import { PassThrough, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Test } from "tap";
import { connect } from "../../src/foundation/db/client.ts";
import { createFolderStorage } from "../../src/foundation/storage/folder.ts";
import type { Storage } from "../../src/foundation/storage/storage.ts";
import { readBackup } from "../../src/program/backup/format.ts";
import type { LoadSummary } from "../../src/program/backup/load.ts";
import { createPictureReceiver } from "../../src/program/backup/receive-pictures.ts";
import { writeBackup } from "../../src/program/backup/write.ts";
import { restoreInto } from "../../src/program/cli/restore.ts";
import { createDatabase } from "./service.ts";

const createdAt = new Date("2026-11-20T12:00:00Z");

export const backUp = async (url: string, storage?: Storage): Promise<Buffer> => {
  const output = new PassThrough();
  const options = { url, createdAt, storage, onProgress: () => {} };
  const [bytes] = await Promise.all([buffer(output), writeBackup(output, options)]);
  return bytes;
};

/** Restores a backup as the command does. After a failure, the files that were put into the storage are removed. */
export const restore = async (
  url: string,
  backup: Buffer,
  storage = createFolderStorage("/nonexistent"),
  folder?: string,
): Promise<LoadSummary> => {
  const pictures = createPictureReceiver(storage);
  try {
    return await restoreInto(url, await readBackup(Readable.from([backup])), {
      pictures,
      onProgress: () => {},
      ...(folder !== undefined && { folder }),
    });
  } finally {
    await pictures.undo();
  }
};

/** Creates a database without tables whose owner is not a superuser, as at a hosting provider. */
export const createOwnedDatabase = async (t: Test): Promise<string> => {
  const url = new URL(await createDatabase(t, "none"));
  const name = url.pathname.slice(1);
  const admin = connect(url.href, { poolSize: 1 });
  t.teardown(async () => {
    await admin.sql.unsafe(
      `alter database ${name} owner to current_user; drop owned by owner_${name} cascade; drop role owner_${name}`,
    );
    await admin.close();
  });
  await admin.sql.unsafe(`drop schema drizzle cascade; drop schema public cascade; create schema public;
    create role owner_${name} login password 'owner'; alter database ${name} owner to owner_${name};
    alter schema public owner to pg_database_owner`);
  return Object.assign(url, { username: `owner_${name}`, password: "owner" }).href;
};
