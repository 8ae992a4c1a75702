import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { version } from "../../foundation/package.ts";
import type { Summary } from "../backup/format.ts";
import { loadBackup, requireEmpty } from "../backup/load.ts";
import { type Backup, readBackup } from "../backup/read.ts";
import { loadConfig } from "../config/config.ts";
import { openUnmigrated, withDatabase } from "./database.ts";
import { CommandError } from "./errors.ts";
import { listMigrations } from "./migration-files.ts";
import { applyMigrations } from "./migrations.ts";
import { createProgress } from "./progress.ts";
import { sumOf } from "./sum-of.ts";

export const restore = async (file: string): Promise<void> => {
  const source = await openSource(file);
  const backup = await readBackup(source.stream);
  await requireKnown(backup);
  const progress = createProgress();
  const onTable = (label: string) => progress.update(source.bytesRead(), source.size, label);
  await withDatabase(
    loadConfig(),
    async (url) => {
      try {
        const summary = await restoreInto(url, backup, onTable);
        progress.stop();
        console.error(`Restored ${sumOf(summary)}, as they were at ${backup.header.created_at}.`);
      } finally {
        progress.stop();
      }
    },
    openUnmigrated,
  );
};

/**
 * Restores into an empty database: with the backup's own migrations first, and then with those that are newer.
 * @throws CommandError for a backup with a migration that this release does not know
 */
export const restoreInto = async (
  url: string,
  backup: Backup,
  onTable: (label: string) => void = () => {},
): Promise<Summary> => {
  await requireKnown(backup);
  await requireEmpty(url, backup);
  await applyMigrations(url, { until: backup.header.migration });
  const summary = await loadBackup(backup, { url, onTable });
  await applyMigrations(url);
  return summary;
};

type Source = { stream: Readable; size: number; bytesRead(): number };

const openSource = async (file: string): Promise<Source> => {
  if (file === "-") return { stream: process.stdin, size: Number.POSITIVE_INFINITY, bytesRead: () => 0 };
  const handle = await open(file);
  const stream = handle.createReadStream();
  return { stream, size: (await handle.stat()).size, bytesRead: () => stream.bytesRead };
};

const requireKnown = async ({ header: { migration, service } }: Backup): Promise<void> => {
  const migrations = await listMigrations();
  if (migrations.some(({ when }) => when === migration)) return;
  const newest = Math.max(...migrations.map(({ when }) => when));
  throw new CommandError(
    migration > newest
      ? `a newer release than this one (${version}) has migrated the backup's database; restore it with that release or a later one (${service} wrote the backup)`
      : `the backup has a migration that this release (${version}) does not know; restore it with the release that has migrated its database (${service} wrote the backup)`,
  );
};
