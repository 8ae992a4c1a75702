import type { Database } from "../../foundation/db/client.ts";
import type { Storage } from "../../foundation/storage/storage.ts";
import { openStorage } from "../config/resources.ts";
import { recount } from "../counters/recount.ts";
import { addCaller, callerEmail } from "../seed/demo/caller.ts";
import { findDataState, seed as seedDatabase } from "../seed/seed.ts";
import { runOnDatabase } from "./database.ts";
import { createProgress } from "./output.ts";

type SeedCommand = { scale: number; seed: number; force?: boolean; ifEmpty?: boolean };

export const seed = (command: SeedCommand): Promise<void> =>
  runOnDatabase(
    "seed",
    async (database, config) => {
      const state = await findDataState(database.sql);
      if (command.ifEmpty && state !== "empty") return;
      const storage = openStorage(config);
      const counts = await seedWithProgress(database, { ...command, storage });
      const retention = { now: new Date(), attendancesDays: config.retention.attendances_days };
      if (command.force) await recount(database.db, retention);
      const { users, alliances, groups, events, jobs, landscapeEntries } = counts;
      console.log(
        `Seeded ${alliances} alliances, ${groups} groups, ${events} events, ${jobs} jobs, ${landscapeEntries} landscape entries, ${users} people.`,
      );
      // The demo administrator must not administer real data.
      const token = state === "real" ? undefined : await addCaller(database, storage, new Date());
      if (token !== undefined)
        console.log(
          `The token of ${callerEmail}, who administers everything, for the samples at /docs:\nexport TOKEN=${token}`,
        );
    },
    // Statements of large seeds take minutes.
    { poolSize: 2, statementTimeoutMs: 0 },
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
