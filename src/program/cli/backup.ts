import { resolve } from "node:path";
import { version } from "../../foundation/package.ts";
import type { Storage } from "../../foundation/storage/storage.ts";
import { type BackupOptions, type BackupSummary, writeBackup, writeNewFile } from "../backup/write.ts";
import { type Config, loadConfig } from "../config/config.ts";
import { openStorage } from "../config/resources.ts";
import { openUnmigrated, withDatabase } from "./database.ts";
import { CommandError } from "./errors.ts";
import { lastMigration } from "./migration-files.ts";
import { createProgress, describeRows, plural } from "./output.ts";

/** Does not migrate the database, so that a backup is possible before a migration to this release. */
export const backup = async (file: string, { pictures }: { pictures: boolean }): Promise<void> => {
  if (file === "-" && process.stdout.isTTY)
    throw new CommandError("standard output is a terminal; name a file, or pipe the backup into a program");
  const config = loadConfig();
  await requireDatabase(config);
  const storage = pictures ? openStorage(config) : undefined;
  await withDatabase(
    config,
    async (url) => {
      const progress = createProgress();
      const options: BackupOptions = { url, createdAt: new Date(), onProgress: progress.update, storage };
      try {
        const summary =
          file === "-"
            ? await writeBackup(process.stdout, options)
            : await writeNewFile(file, (destination) => writeBackup(destination, options));
        progress.stop();
        if (summary.migration > (await lastMigration()))
          console.error(
            `A newer release than this one (${version}) has migrated the database: restore the backup with that release or a later one.`,
          );
        console.error(
          `Backed up ${describeRows(summary)}${describePictures(summary, storage)}. The backup holds password hashes and the service's keys: keep it as safe as the database.`,
        );
        if (summary.pictures && summary.pictures.missing > 0)
          console.error(
            `${plural(summary.pictures.missing, "file")} of pictures in the database ${summary.pictures.missing === 1 ? "is" : "are"} missing from ${storage?.label}.`,
          );
      } finally {
        progress.stop();
      }
    },
    openUnmigrated,
  );
};

const describePictures = ({ pictures }: BackupSummary, storage: Storage | undefined): string => {
  if (!pictures || !storage) return ", without pictures";
  const files = `${plural(pictures.count, "file")} of pictures`;
  return pictures.listed
    ? `, and a list of the ${files} in ${storage.label}, which needs a backup of its own`
    : `, and ${files}`;
};

/** Requires an existing database: opening a mistyped folder would create an empty one. */
const requireDatabase = async ({ db, data_dir }: Config): Promise<void> => {
  if (db.url !== undefined) return;
  const { inspectEmbedded } = await import("../../foundation/embedded-postgres/open.ts");
  const folder = resolve(data_dir);
  const state = await inspectEmbedded(folder);
  if ("state" in state && state.state === "absent")
    throw new CommandError(
      `there is no database in ${folder}, or you may not read it; name the service's folder (ALLIANCE_DATA_DIR), or its database (ALLIANCE_DB__URL)`,
    );
};
