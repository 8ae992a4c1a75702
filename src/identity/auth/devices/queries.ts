import { eq } from "drizzle-orm";
import type { Queryable } from "../../../foundation/db/client.ts";
import { serverKeys } from "../../../foundation/db/identity-tables.ts";

export type ServerKey = typeof serverKeys.$inferSelect;

export const findServerKey = async (db: Queryable, purpose: string): Promise<ServerKey | undefined> =>
  (await db.select().from(serverKeys).where(eq(serverKeys.purpose, purpose)))[0];

/** Of several processes that create the key at once, one does; read it afterwards. */
export const insertServerKey = async (db: Queryable, row: ServerKey): Promise<void> => {
  await db.insert(serverKeys).values(row).onConflictDoNothing();
};
