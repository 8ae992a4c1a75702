import { inTransaction } from "../../../foundation/db/client.ts";
import { Conflict, requireFound } from "../../../foundation/errors.ts";
import { rightsOf } from "../../../identity/access/rights.ts";
import { requireVisible } from "../../../identity/access/rules.ts";
import type { UserContext } from "../../../identity/context.ts";
import { findGroupKey, type GroupName } from "../queries.ts";
import { groupVisibleTo } from "../rules.ts";
import { deleteMembership, findMembership, insertMembership, listGroupKeysOf, lockGroup } from "./queries.ts";
import { toMembershipNews } from "./views.ts";

type Membership = { groupId: string; joinedAt: Date };

/** Idempotent. @throws NotFound, or Conflict when the group is not active */
export const join = async (context: UserContext, name: GroupName, message: string): Promise<Membership> => {
  const rights = await rightsOf(context, "admin:groups");
  const group = requireVisible(await findGroupKey(context.db, name), groupVisibleTo(rights), message);
  return inTransaction(context, async ({ db, now, caller: { userId }, count }) => {
    const key = { groupId: group.id, userId };
    const { active } = requireFound(await lockGroup(db, group.id), message);
    const membership = await findMembership(db, key);
    if (membership) return { groupId: group.id, ...membership };
    if (!active)
      throw new Conflict(`group "${group.slug}" is not active and cannot be joined`, { code: "group_inactive" });
    const joinedAt = now;
    const data = JSON.stringify(toMembershipNews(group, { joinedAt }));
    await insertMembership(db, { ...key, joinedAt, allianceId: group.allianceId, data, now });
    count("group_joins", {});
    return { groupId: group.id, joinedAt };
  });
};

/** Idempotent. `check` runs before anything is written. @returns the group's id @throws NotFound */
export const leave = async (
  context: UserContext,
  name: GroupName,
  message: string,
  check: (groupId: string, membership: { joinedAt: Date } | undefined) => void = () => {},
): Promise<string> => {
  const group = requireFound(await findGroupKey(context.db, name), message);
  const rights = await rightsOf(context, "admin:groups");
  return inTransaction(context, async ({ db, now, caller: { userId } }) => {
    const { active } = requireFound(await lockGroup(db, group.id), message);
    const membership = await findMembership(db, { groupId: group.id, userId });
    // Members may leave an inactive group; for other users it does not exist.
    if (!membership) requireVisible({ ...group, active }, groupVisibleTo(rights), message);
    check(group.id, membership);
    const data = JSON.stringify(toMembershipNews(group, undefined));
    if (membership) await deleteMembership(db, { ...group, active }, { userId, data, now });
    return group.id;
  });
};

/** Ends the memberships of a deleted user in these locked groups. */
export const leaveAll = async (
  { db, now }: Pick<UserContext, "db" | "now">,
  { userId, groups }: { userId: string; groups: ReadonlySet<string> },
): Promise<void> => {
  for (const group of await listGroupKeysOf(db, userId))
    if (groups.has(group.id))
      await deleteMembership(db, group, { userId, data: JSON.stringify(toMembershipNews(group, undefined)), now });
};
