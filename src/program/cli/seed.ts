import { connect } from "../../foundation/db/client.ts";
import { loadConfig } from "../config/config.ts";
import { passOn } from "../counters/recount.ts";
import { hasData, seed as seedDatabase } from "../seed/seed.ts";
import { withDatabase } from "./database.ts";
import { createProgress } from "./progress.ts";

export type SeedCommand = { scale: number; seed: number; force?: boolean; ifEmpty?: boolean };

export const seed = (command: SeedCommand): Promise<void> =>
  withDatabase(loadConfig(), async (url) => {
    // A large seed has statements of minutes, which are no sign of a frozen server.
    const connection = connect(url, { poolSize: 2, applicationName: "alliance seed", statementTimeout: 0 });
    try {
      if (command.ifEmpty && (await hasData(connection.sql)) !== "empty") return;
      const seeded = await seedWithProgress(connection, command);
      // Demo people may have had places at real events.
      if (command.force) await passOn(connection.db, new Date());
      const { users, alliances, groups, events, jobs, landscapeEntries } = seeded;
      console.log(
        `Seeded ${alliances} alliances, ${groups} groups, ${events} events, ${jobs} jobs, ${landscapeEntries} landscape entries, ${users} people.`,
      );
    } finally {
      await connection.close();
    }
  });

const seedWithProgress = async (
  connection: ReturnType<typeof connect>,
  { scale, seed, force = false }: SeedCommand,
) => {
  const progress = createProgress();
  try {
    return await seedDatabase(connection, { scale, seed, force, onProgress: progress.update });
  } finally {
    progress.stop();
  }
};
