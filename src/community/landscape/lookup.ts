import type { Rights } from "../../identity/access/queries.ts";
import { activeRightsOf, type RightsContext, rightsOf } from "../../identity/access/rights.ts";
import { requireVisible } from "../../identity/access/rules.ts";
import { findLandscapeEntry, type LandscapeEntryRow } from "./queries.ts";
import { entryVisibleTo, noEntry, requireEntryAdmin } from "./rules.ts";

type FoundEntry = { entry: LandscapeEntryRow; rights: Rights };

/** @throws NotFound */
export const requireEntry = async (context: RightsContext, id: string): Promise<FoundEntry> => {
  const found = await findLandscapeEntry(context.db, id);
  const rights = await rightsOf(context, "admin:landscape");
  return { entry: requireVisible(found, entryVisibleTo(rights), noEntry(id)), rights };
};

/** `lock` it before changing it. @throws NotFound or Forbidden */
export const requireEntryAdministered = async (context: RightsContext, id: string, { lock = false } = {}) => {
  const rights = await activeRightsOf(context, "admin:landscape");
  const found = await findLandscapeEntry(context.db, id, { lock });
  const entry = requireVisible(found, entryVisibleTo(rights), noEntry(id));
  requireEntryAdmin(rights, entry);
  return entry;
};
