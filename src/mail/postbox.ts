import { sql } from "drizzle-orm";
import type PgBoss from "pg-boss";
import { v7 as uuid } from "uuid";
import type { Queryable } from "../db/client.ts";
import { mails } from "../db/identity-tables.ts";
import type { Mail } from "./messages.ts";
import { createQueue, mailQueue } from "./queue.ts";

/** Takes e-mails in; `delivery.ts` sends them. */
export type Postbox = {
  /** Writes the e-mail in the transaction of what causes it: both happen, or neither. */
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

/** The queue's statements, run in a transaction of ours: drizzle numbers the parameters itself. */
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
