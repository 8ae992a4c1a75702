import { rightsOf } from "../access/rights.ts";
import { requireVisible } from "../access/rules.ts";
import type { Context } from "../context.ts";
import { findLandscapeEntry, type LandscapeEntryRow } from "./queries.ts";
import { entryVisibleTo, noEntry } from "./rules.ts";

/**
 * An entry that the caller may see.
 * @throws NotFound
 */
export const requireEntry = async (context: Pick<Context, "db" | "caller">, id: string): Promise<LandscapeEntryRow> => {
  const entry = await findLandscapeEntry(context.db, id);
  const rights = await rightsOf(context, "admin:landscape");
  return requireVisible(entry, entryVisibleTo(rights), noEntry(id));
};
