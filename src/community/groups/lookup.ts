import type { Rights } from "../../identity/access/queries.ts";
import { type AdminScope, activeRightsOf, type RightsContext, rightsOf } from "../../identity/access/rights.ts";
import { requireGroupAdmin, requireVisible } from "../../identity/access/rules.ts";
import type { Context } from "../../identity/context.ts";
import { findGroup, findGroupKey, type GroupKey, type GroupName, type GroupRow } from "./queries.ts";
import { groupVisibleTo, noGroup } from "./rules.ts";

/**
 * Returns a group that the caller may see, with its counts, and what the caller administers.
 * @param message for a group that is hidden or does not exist
 * @param findRights `activeRightsOf` for pages of administrators
 * @throws NotFound
 */
export const requireGroup = async (
  context: RightsContext & Pick<Context, "now">,
  name: GroupName,
  message: string,
  findRights: typeof rightsOf = rightsOf,
): Promise<{ group: GroupRow; rights: Rights }> => {
  const found = await findGroup(context.db, name, context);
  const rights = await findRights(context, "admin:groups");
  return { group: requireVisible(found, groupVisibleTo(rights), message), rights };
};

type GroupPath = { group_id: string; alliance?: string | undefined };

/** Returns the keys of a group that the caller may see, and what the caller administers. @throws NotFound or SecondFactorRequired */
export const requireGroupKey = async (context: RightsContext, path: GroupPath, scope: AdminScope) => {
  const rights = await activeRightsOf(context, scope);
  const { group_id: id, alliance } = path;
  const found = await findGroupKey(context.db, { id, ...(alliance !== undefined && { alliance }) });
  return { group: requireVisible(found, groupVisibleTo(rights), noGroup(path)), rights };
};

/** What identifies a group, if the caller administers it. @throws NotFound or Forbidden */
export const requireGroupAdministered = async (
  context: RightsContext,
  path: GroupPath,
  scope: AdminScope = "admin:groups",
): Promise<GroupKey> => {
  const { group, rights } = await requireGroupKey(context, path, scope);
  requireGroupAdmin(rights, group);
  return group;
};
