import { rightsOf } from "../access/rights.ts";
import { requireVisible } from "../access/rules.ts";
import type { Context } from "../context.ts";
import { findGroup, type GroupName, type GroupRow } from "./queries.ts";
import { groupVisibleTo } from "./rules.ts";

/**
 * A group that the caller may see, with its counts.
 * @param message for a group that is hidden or does not exist
 * @throws NotFound
 */
export const requireGroup = async (
  context: Pick<Context, "db" | "caller" | "now">,
  name: GroupName,
  message: string,
): Promise<GroupRow> => {
  const group = await findGroup(context.db, name, context);
  const rights = await rightsOf(context, "admin:groups");
  return requireVisible(group, groupVisibleTo(rights), message);
};
