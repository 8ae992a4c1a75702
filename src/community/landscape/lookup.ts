import type { Tx } from "../../foundation/db/client.ts";
import { type AccessContext, authorizeRow } from "../../identity/access/policy.ts";
import { landscapeEntryPolicy } from "./policy.ts";
import { type LandscapeEntryRow, lockLandscapeEntry } from "./queries.ts";

/** Locks the entry. @throws NotFound or Forbidden */
export const requireEntryTo = async (
  tx: Tx<AccessContext>,
  verb: "update" | "delete",
  id: string,
): Promise<LandscapeEntryRow> => {
  const find = () => lockLandscapeEntry(tx.db, id);
  return (await authorizeRow(tx, landscapeEntryPolicy, verb, id, find)).row;
};
