import { sql } from "drizzle-orm";
import type { Queryable } from "../../foundation/db/client.ts";
import { messageTopic } from "../../foundation/db/outbox-tables.ts";
import { sqlStatement } from "../../foundation/db/statement.ts";

export type State = {
  /** When the last applied migration was written, in epoch milliseconds. */
  migration: number;
  /** How long the oldest entry of the outbox has been due; negative if none is due. */
  overdueSeconds: number;
};

const selectState = sqlStatement<{ now: Date }, { migration: string | null; overdueSeconds: number | null }>(
  (_db, { now }) => sql`
    select (select max(created_at) from drizzle.__drizzle_migrations)::text,
      extract(epoch from ${now}::timestamptz - least(
        (select min(next_attempt_at) from outbox where topic = ${sql.raw(`'${messageTopic}'`)}),
        (select min(next_attempt_at) from outbox where topic <> ${sql.raw(`'${messageTopic}'`)})))::float8`,
  ["migration", "overdueSeconds"],
);

export const findState = async (db: Queryable, now: Date): Promise<State> => {
  const [row] = await selectState(db, { now });
  return { migration: Number(row?.migration ?? 0), overdueSeconds: Number(row?.overdueSeconds ?? -1) };
};
