import { writeNewFile } from "../backup/file.ts";
import { type BackupOptions, writeBackup } from "../backup/write.ts";
import { loadConfig } from "../config.ts";
import { version } from "../package.ts";
import { openUnmigrated, withDatabase } from "./database.ts";
import { CommandError } from "./errors.ts";
import { lastMigration } from "./migration-files.ts";
import { createProgress } from "./progress.ts";
import { sumOf } from "./sum-of.ts";

/** Also of a database that has not been migrated to this release: that is when a backup is needed. */
export const backup = async (file: string): Promise<void> => {
  if (file === "-" && process.stdout.isTTY)
    throw new CommandError("standard output is a terminal; name a file, or pipe the backup into a program");
  await withDatabase(
    loadConfig(),
    async (url) => {
      const progress = createProgress();
      const options: BackupOptions = { url, createdAt: new Date(), onProgress: progress.update };
      try {
        const summary =
          file === "-"
            ? await writeBackup(process.stdout, options)
            : await writeNewFile(file, (to) => writeBackup(to, options));
        progress.stop();
        if (summary.migration > (await lastMigration()))
          console.error(
            `A newer release than this one (${version}) has migrated the database: restore the backup with that release or a later one.`,
          );
        console.error(
          `Backed up ${sumOf(summary)}. The backup holds password hashes and the service's keys: keep it as safe as the database.`,
        );
      } finally {
        progress.stop();
      }
    },
    openUnmigrated,
  );
};
