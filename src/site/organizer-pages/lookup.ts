import { requireGroup } from "../../community/groups/lookup.ts";
import type { GroupRow } from "../../community/groups/queries.ts";
import { noGroupAt } from "../../community/groups/rules.ts";
import { activeRightsOf } from "../../identity/access/rights.ts";
import { administersGroup, requireVisible } from "../../identity/access/rules.ts";
import type { UserContext } from "../../identity/context.ts";
import { type GroupPath, groupName } from "../../web/page-paths.ts";

export const requireManagedGroup = async (context: UserContext, path: GroupPath): Promise<GroupRow> => {
  const name = groupName(path);
  const message = noGroupAt(name);
  const { group, rights } = await requireGroup(context, name, message, activeRightsOf);
  return requireVisible(group, (group) => administersGroup(rights, group), message);
};
