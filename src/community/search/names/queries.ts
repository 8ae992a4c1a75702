import { sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";

/** Updates the group name in a batch of events and jobs of one renamed group. @returns whether a renamed group was found */
const updateOneGroup = async (tx: Transaction, limit: number): Promise<boolean> => {
  const [renamed] = await tx.execute<{ id: string }>(
    sql`select group_id as id from renamed_groups limit 1 for update skip locked`,
  );
  if (!renamed) return false;
  const [group] = await tx.execute<{ name: string }>(sql`select name from groups where id = ${renamed.id} for share`);
  const count = group ? await updateBatch(tx, { id: renamed.id, name: group.name, limit }) : 0;
  if (count === 0) await tx.execute(sql`delete from renamed_groups where group_id = ${renamed.id}`);
  return true;
};

type Batch = { id: string; name: string; limit: number };

/** @returns the number of updated rows */
const updateBatch = async (tx: Transaction, { id, name, limit }: Batch): Promise<number> => {
  const updates = await Promise.all(
    ["events", "jobs"].map((table) =>
      tx.execute(sql`
        update ${sql.raw(table)} set group_name = ${name}
        where id in (
          select id from ${sql.raw(table)} where group_id = ${id} and group_name <> ${name} limit ${limit} for no key update
        )
        returning id`),
    ),
  );
  return updates.reduce((sum, { length }) => sum + length, 0);
};

/** Maximum number of events, and of jobs, that one transaction locks. */
const batchSize = 200;

/** Lets searches find all events and jobs of renamed groups by the new name. */
export const updateGroupNames = async (db: Queryable, signal?: AbortSignal): Promise<void> => {
  while (!signal?.aborted && (await db.transaction((tx) => updateOneGroup(tx, batchSize))));
};
