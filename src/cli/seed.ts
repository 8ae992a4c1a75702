import { loadConfig } from "../config.ts";
import { connect } from "../db/client.ts";
import { hasData, seed as seedDatabase } from "../seed/seed.ts";
import { openDatabase } from "./database.ts";
import { createProgress } from "./progress.ts";

export type SeedCommand = { scale: number; seed: number; force?: boolean; ifEmpty?: boolean };

export const seed = async ({ scale, seed, force = false, ifEmpty = false }: SeedCommand): Promise<void> => {
  const database = await openDatabase(loadConfig(), "command");
  const connection = connect(database.url, { poolSize: 2, applicationName: "alliance seed" });
  const progress = createProgress();
  try {
    if (ifEmpty && (await hasData(connection.sql)) !== "empty") return;
    const { users, alliances, groups, events, jobs, landscapeEntries } = await seedDatabase(connection, {
      scale,
      seed,
      force,
      onProgress: progress.update,
    });
    progress.stop();
    console.log(
      `Seeded ${alliances} alliances, ${groups} groups, ${events} events, ${jobs} jobs, ${landscapeEntries} landscape entries, ${users} people.`,
    );
  } finally {
    progress.stop();
    await connection.close();
    await database.close();
  }
};
