import type { Database } from "../../foundation/db/client.ts";
import { passOn } from "../counters/recount.ts";
import { hasData, seed as seedDatabase } from "../seed/seed.ts";
import { onDatabase } from "./database.ts";
import { createProgress } from "./progress.ts";

type SeedCommand = { scale: number; seed: number; force?: boolean; ifEmpty?: boolean };

export const seed = (command: SeedCommand): Promise<void> =>
  onDatabase(
    "seed",
    async (database) => {
      if (command.ifEmpty && (await hasData(database.sql)) !== "empty") return;
      const seeded = await seedWithProgress(database, command);
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

const seedWithProgress = async (database: Database, { scale, seed, force = false }: SeedCommand) => {
  const progress = createProgress();
  try {
    return await seedDatabase(database, { scale, seed, force, onProgress: progress.update });
  } finally {
    progress.stop();
  }
};
