import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { getTableName } from "drizzle-orm";
import { uploads } from "../../foundation/db/upload-tables.ts";
import { version } from "../../foundation/package.ts";
import { type Backup, readBackup } from "../backup/format.ts";
import { type LoadOptions, type LoadSummary, loadBackup, requireEmpty } from "../backup/load.ts";
import { createPictureReceiver, type Names } from "../backup/receive-pictures.ts";
import { loadConfig } from "../config/config.ts";
import { openStorage } from "../config/resources.ts";
import { openUnmigrated, withDatabase } from "./database.ts";
import { CommandError } from "./errors.ts";
import { migrationsFolder, readJournal } from "./migration-files.ts";
import { applyMigrations } from "./migrations.ts";
import { createProgress, describeRows, plural } from "./output.ts";

export const restore = async (file: string): Promise<void> => {
  const source = await openSource(file);
  const backup = await readBackup(source.stream);
  await requireKnownMigration(backup, migrationsFolder());
  const progress = createProgress();
  const onProgress = (label: string) => progress.update(source.bytesRead(), source.size, label);
  const config = loadConfig();
  const pictures = createPictureReceiver(openStorage(config));
  await withDatabase(
    config,
    async (url) => {
      try {
        const loaded = await restoreInto(url, backup, { pictures, onProgress });
        progress.stop();
        console.error(`Restored ${describeRows(loaded)}, as they were at ${backup.header.created_at}.`);
        for (const line of describePictures(loaded, pictures.place)) console.error(line);
      } finally {
        progress.stop();
      }
    },
    async (...args) => {
      const database = await openUnmigrated(...args);
      const close = async () => {
        // Ends a read that waits for bytes, for example from a pipe, after a signal.
        source.stream.destroy();
        await pictures.undo();
        await database.close();
      };
      return { ...database, close };
    },
  );
};

const describePictures = ({ pictures, received, rows }: LoadSummary, place: string): string[] => {
  if (!rows[getTableName(uploads)]) return [];
  if (!pictures) return [`The backup has no pictures: copy your separate backup of them into ${place}.`];
  const { present, missing, different, failure } = received;
  const lines = [
    pictures.listed
      ? `The backup lists ${plural(pictures.count, "file")} of pictures, of which ${place} has ${present.toLocaleString("en")}.`
      : `${plural(pictures.count, "file")} of pictures ${pictures.count === 1 ? "is" : "are"} in ${place}.`,
  ];
  if (failure !== undefined) lines.push(`Not all of them could be checked: ${failure}.`);
  if (missing.count > 0) lines.push(`Missing: ${listNames(missing)}. Restore them from the bucket's own backup.`);
  if (different.count > 0) lines.push(`Different from the backup, and not replaced: ${listNames(different)}.`);
  if (pictures.missing > 0) lines.push(`Missing when the backup was made: ${plural(pictures.missing, "file")}.`);
  return lines;
};

const listNames = ({ count, examples }: Names): string =>
  examples.join(", ") + (count > examples.length ? ` and ${(count - examples.length).toLocaleString("en")} more` : "");

/** Restores into an empty database at the backup's migration, then applies newer ones. @throws CommandError for a backup with an unknown migration */
export const restoreInto = async (
  url: string,
  backup: Backup,
  { folder = migrationsFolder(), ...options }: Omit<LoadOptions, "url"> & { folder?: string },
): Promise<LoadSummary> => {
  await requireKnownMigration(backup, folder);
  await requireEmpty(url, backup);
  await applyMigrations(url, { folder, until: backup.header.migration });
  const loaded = await loadBackup(backup, { url, ...options });
  await applyMigrations(url, { folder });
  return loaded;
};

type Source = { stream: Readable; size: number; bytesRead(): number };

const openSource = async (file: string): Promise<Source> => {
  if (file === "-") return { stream: process.stdin, size: Number.POSITIVE_INFINITY, bytesRead: () => 0 };
  const handle = await open(file);
  const stream = handle.createReadStream();
  return { stream, size: (await handle.stat()).size, bytesRead: () => stream.bytesRead };
};

const requireKnownMigration = async ({ header: { migration, service } }: Backup, folder: string): Promise<void> => {
  const migrations = await readJournal(folder);
  if (migrations.some(({ when }) => when === migration)) return;
  const newest = Math.max(...migrations.map(({ when }) => when));
  throw new CommandError(
    migration > newest
      ? `a newer release than this one (${version}) has migrated the backup's database; restore it with that release or a later one (${service} wrote the backup)`
      : `the backup has a migration that this release (${version}) does not know; restore it with the release that has migrated its database (${service} wrote the backup)`,
  );
};
