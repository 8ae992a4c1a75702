import PgBoss from "pg-boss";
import type postgres from "postgres";

export const mailQueue = "mail";

/**
 * Five seconds after the first failure, then twice as long each time, for about two days. A worker that died with a mail in
 * hand is noticed after a minute.
 */
const delivery = {
  retryLimit: 15,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 60,
  retentionDays: 14,
} as const;

const schema = "queue";

/** A queue that only takes work in: it opens no connection, its statements run in the transactions of others. */
export const createQueue = (): PgBoss => new PgBoss({ db: nowhere, schema });

const nowhere: PgBoss.Db = {
  executeSql: async () => {
    throw new Error("work is queued in a transaction");
  },
};

/** The queue of a process that works, on a connection of ours: one driver, one meaning of `db.url`. */
export const openQueue = (client: postgres.Sql, onError: (error: Error) => void): PgBoss => {
  const queue = new PgBoss({
    db: over(client),
    schema,
    migrate: false,
    schedule: false,
    maintenanceIntervalSeconds: 30,
    archiveCompletedAfterSeconds: 60,
    deleteAfterDays: 1,
  });
  queue.on("error", onError);
  return queue;
};

/** Brings the queue's own tables up to date. */
export const migrateQueue = async (client: postgres.Sql): Promise<void> => {
  const queue = new PgBoss({ db: over(client), schema, supervise: false, schedule: false });
  await queue.start();
  if (await queue.getQueue(mailQueue)) await queue.updateQueue(mailQueue, { name: mailQueue, ...delivery });
  else await queue.createQueue(mailQueue, { name: mailQueue, ...delivery });
  await queue.stop({ graceful: false });
};

const over = (client: postgres.Sql): PgBoss.Db => ({
  executeSql: async (text, values) => {
    if (values) return { rows: await client.unsafe(text, values.map(asParameter)) };
    // Several statements in one text, `begin` and `commit` among them: postgres.js takes those on a reserved connection only.
    const connection = await client.reserve();
    try {
      return { rows: await connection.unsafe(text) };
    } finally {
      connection.release();
    }
  },
});

/** pg, which the library has in mind, takes undefined for null and any object for JSON. */
const asParameter = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date)
    ? JSON.stringify(value)
    : ((value ?? null) as string | null);
