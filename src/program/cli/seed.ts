import type { Database } from "../../foundation/db/client.ts";
import type { Storage } from "../../foundation/storage/storage.ts";
import { openStorage } from "../config/storage.ts";
import { passOn } from "../counters/recount.ts";
import { hasData, seed as seedDatabase } from "../seed/seed.ts";
import { onDatabase } from "./database.ts";
import { createProgress } from "./progress.ts";

type SeedCommand = { scale: number; seed: number; force?: boolean; ifEmpty?: boolean };

export const seed = (command: SeedCommand): Promise<void> =>
  onDatabase(
    "seed",
    async (database, config) => {
      if (command.ifEmpty && (await hasData(database.sql)) !== "empty") return;
      const seeded = await seedWithProgress(database, { ...command, storage: openStorage(config) });
      // Demo people may have had places at real events.
      if (command.force) await passOn(database.db, new Date());
      const { users, alliances, groups, events, jobs, landscapeEntries } = seeded;
      console.log(
        `Seeded ${alliances} alliances, ${groups} groups, ${events} events, ${jobs} jobs, ${landscapeEntries} landscape entries, ${users} people.`,
      );
    },
    // A large seed has statements of minutes, which are no sign of a frozen server.
    { poolSize: 2, statementTimeout: 0 },
  );

const seedWithProgress = async (
  database: Database,
  { scale, seed, storage, force = false }: SeedCommand & { storage: Storage },
) => {
  const progress = createProgress();
  try {
    return await seedDatabase(database, { scale, seed, storage, force, onProgress: progress.update });
  } finally {
    progress.stop();
  }
};
