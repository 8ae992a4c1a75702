import type { Rights } from "../../identity/access/queries.ts";
import { type AdminScope, activeRightsOf, type RightsContext, rightsOf } from "../../identity/access/rights.ts";
import { requireGroupAdmin, requireVisible } from "../../identity/access/rules.ts";
import type { Context } from "../../identity/context.ts";
import { findGroup, findGroupKey, type GroupKey, type GroupName, type GroupRow } from "./queries.ts";
import { groupVisibleTo, noGroup } from "./rules.ts";

/**
 * @param message for a group that is hidden or missing
 * @param findRights `activeRightsOf` for administration pages @throws NotFound
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

/** @throws NotFound or SecondFactorRequired */
export const requireGroupKey = async (context: RightsContext, path: GroupPath, scope: AdminScope) => {
  const rights = await activeRightsOf(context, scope);
  const { group_id: id, alliance } = path;
  const found = await findGroupKey(context.db, { id, ...(alliance !== undefined && { alliance }) });
  return { group: requireVisible(found, groupVisibleTo(rights), noGroup(path)), rights };
};

/** @throws NotFound or Forbidden */
export const requireGroupAdministered = async (
  context: RightsContext,
  path: GroupPath,
  scope: AdminScope = "admin:groups",
): Promise<GroupKey> => {
  const { group, rights } = await requireGroupKey(context, path, scope);
  requireGroupAdmin(rights, group);
  return group;
};
