import { sql } from "drizzle-orm";
import type PgBoss from "pg-boss";
import { v7 as uuid } from "uuid";
import type { Queryable } from "../db/client.ts";
import { mails } from "../db/identity-tables.ts";
import type { Mail } from "./messages.ts";
import { createQueue, mailQueue } from "./queue.ts";

/** Queues emails; `delivery.ts` sends them. */
export type Postbox = {
  /** Queues the email in the transaction that causes it, so that both are committed, or neither. */
  post(tx: Queryable, mail: Mail, now: Date): Promise<void>;
};

export const createPostbox = (): Postbox => {
  const queue = createQueue();
  return {
    post: async (tx, mail, now) => {
      const id = uuid();
      await tx.insert(mails).values({ id, ...mail, createdAt: now });
      await queue.send(mailQueue, { id }, { db: within(tx) });
    },
  };
};

/** Runs the queue's statements in our transaction; drizzle numbers the parameters itself. */
const within = (tx: Queryable): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const chunks = text.split(/\$(\d+)/).map((part, index) => {
      if (index % 2 === 0) return sql.raw(part);
      const value: unknown = values[Number(part) - 1];
      return sql`${typeof value === "object" && value !== null ? JSON.stringify(value) : (value ?? null)}`;
    });
    return { rows: await tx.execute(sql.join(chunks)) };
  },
});
