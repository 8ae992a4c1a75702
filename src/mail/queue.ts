import PgBoss from "pg-boss";
import type postgres from "postgres";

export const mailQueue = "mail";

/**
 * Retries five seconds after the first failure, then doubles the delay each time, for about two days. A job whose
 * worker died is retried after a minute.
 */
const delivery = {
  retryLimit: 15,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 60,
  retentionDays: 14,
} as const;

const schema = "queue";

/** A queue that only accepts jobs: it opens no connection, and its statements run in the caller's transaction. */
export const createQueue = (): PgBoss => new PgBoss({ db: noConnection, schema });

const noConnection: PgBoss.Db = {
  executeSql: async () => {
    throw new Error("this queue has no connection; send jobs in a transaction");
  },
};

/** The queue of a worker, on our own connection, so that one driver interprets `db.url`. */
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

/** Migrates the queue's own tables. */
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

/** The library expects the pg driver, which sends undefined as null and plain objects as JSON. */
const asParameter = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date)
    ? JSON.stringify(value)
    : ((value ?? null) as string | null);
