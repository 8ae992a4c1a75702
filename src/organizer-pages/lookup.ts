import type { Rights } from "../access/queries.ts";
import { administersGroup, requireVisible } from "../access/rules.ts";
import type { UserContext } from "../context.ts";
import { requireOwnEventAt } from "../events/lookup.ts";
import type { EventRow } from "../events/queries.ts";
import { requireGroup } from "../groups/lookup.ts";
import type { GroupRow } from "../groups/queries.ts";
import { noGroupAt } from "../groups/rules.ts";
import { type EventPath, eventName, type GroupPath, groupName } from "../page-paths.ts";

/* To everybody but administrators the pages of organisers do not exist. */

/** @throws NotFound */
export const requireManagedGroup = async (context: UserContext, path: GroupPath): Promise<GroupRow> => {
  const name = groupName(path);
  const message = noGroupAt(name);
  const { group, rights } = await requireGroup(context, name, message);
  return requireVisible(group, (group) => administersGroup(rights, group), message);
};

/** @throws NotFound */
export const requireManagedEvent = (
  context: UserContext,
  path: EventPath,
): Promise<{ event: EventRow; rights: Rights }> => requireOwnEventAt(context, eventName(path));
