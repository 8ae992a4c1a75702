import { sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";

/** Renames a batch of the events and jobs of one renamed group. @returns whether there was a group */
const renameInOneGroup = async (tx: Transaction, batch: number): Promise<boolean> => {
  const [renamed] = await tx.execute<{ id: string }>(
    sql`select group_id as id from renamed_groups limit 1 for update skip locked`,
  );
  if (!renamed) return false;
  const [group] = await tx.execute<{ name: string }>(sql`select name from groups where id = ${renamed.id} for share`);
  const count = group ? await renameBatch(tx, { id: renamed.id, name: group.name, batch }) : 0;
  if (count === 0) await tx.execute(sql`delete from renamed_groups where group_id = ${renamed.id}`);
  return true;
};

type RenameOptions = { id: string; name: string; batch: number };

/** @returns the number of rows */
const renameBatch = async (tx: Transaction, { id, name, batch }: RenameOptions): Promise<number> => {
  const updates = await Promise.all(
    ["events", "jobs"].map((table) =>
      tx.execute(sql`
        update ${sql.raw(table)} set group_name = ${name}
        where id in (
          select id from ${sql.raw(table)} where group_id = ${id} and group_name <> ${name} limit ${batch} for no key update
        )
        returning id`),
    ),
  );
  return updates.reduce((sum, { length }) => sum + length, 0);
};

/** Maximum number of events, and of jobs, that one transaction locks. */
const batchSize = 200;

/** Lets searches find all events and jobs of renamed groups by the new name. */
export const nameAll = async (db: Queryable, signal?: AbortSignal): Promise<void> => {
  while (!signal?.aborted && (await db.transaction((tx) => renameInOneGroup(tx, batchSize))));
};
