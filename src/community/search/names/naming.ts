import type { Queryable } from "../../../foundation/db/client.ts";
import { nameSome } from "./queries.ts";

/** Rows that one transaction locks. */
const batch = 200;

/** Lets searches find all events and jobs of renamed groups by the new name. */
export const nameAll = async (db: Queryable, signal?: AbortSignal): Promise<void> => {
  while (!signal?.aborted && (await db.transaction((tx) => nameSome(tx, batch))));
};
