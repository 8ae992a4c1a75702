import type { Rights } from "../../identity/access/queries.ts";
import { type RightsContext, rightsOf } from "../../identity/access/rights.ts";
import { requireVisible } from "../../identity/access/rules.ts";
import type { Context } from "../../identity/context.ts";
import { findGroup, type GroupName, type GroupRow } from "./queries.ts";
import { groupVisibleTo } from "./rules.ts";

/**
 * A group that the caller may see, with its counts, and what the caller administers.
 * @param message for a group that is hidden or does not exist
 * @throws NotFound
 */
export const requireGroup = async (
  context: RightsContext & Pick<Context, "now">,
  name: GroupName,
  message: string,
): Promise<{ group: GroupRow; rights: Rights }> => {
  const found = await findGroup(context.db, name, context);
  const rights = await rightsOf(context, "admin:groups");
  return { group: requireVisible(found, groupVisibleTo(rights), message), rights };
};
