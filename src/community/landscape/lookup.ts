import { type AccessContext, authorizeRow } from "../../identity/access/policy.ts";
import { landscapeEntryPolicy } from "./policy.ts";
import { findLandscapeEntry, type LandscapeEntryRow } from "./queries.ts";

/** Locks the entry. @throws NotFound or Forbidden */
export const requireEntryTo = async (
  context: AccessContext,
  verb: "update" | "delete",
  id: string,
): Promise<LandscapeEntryRow> => {
  const find = () => findLandscapeEntry(context.db, id, { lock: true });
  return (await authorizeRow(context, landscapeEntryPolicy, verb, id, find)).row;
};
