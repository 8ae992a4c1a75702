import { inTransaction, type Tx } from "../../../foundation/db/client.ts";
import { Conflict, requireFound } from "../../../foundation/errors.ts";
import { authorize, decide, viewerOf } from "../../../identity/access/policy.ts";
import type { UserContext } from "../../../identity/context.ts";
import { groupPolicy } from "../policy.ts";
import { findGroupKey, type GroupName } from "../queries.ts";
import { deleteMembership, findMembership, insertMembership, listGroupKeysOf, lockGroup } from "./queries.ts";
import { toMembershipPayload } from "./views.ts";

type Membership = { groupId: string; joinedAt: Date };

/** Idempotent. @throws NotFound, or Conflict when the group is not active */
export const join = async (context: UserContext, name: GroupName): Promise<Membership> => {
  const group = await authorize(context, groupPolicy, "read", name);
  return inTransaction(context, async ({ db, now, caller: { userId }, count }) => {
    const key = { groupId: group.id, userId };
    const { active } = requireFound(await lockGroup(db, group.id), groupPolicy.missing(name));
    const membership = await findMembership(db, key);
    if (membership) return { groupId: group.id, ...membership };
    if (!active)
      throw new Conflict(`group "${group.slug}" is not active and cannot be joined`, { code: "group_inactive" });
    const joinedAt = now;
    const data = JSON.stringify(toMembershipPayload(group, { joinedAt }));
    await insertMembership(db, { ...key, joinedAt, allianceId: group.allianceId, data, now });
    count("group_joins", {});
    return { groupId: group.id, joinedAt };
  });
};

/** Idempotent. `check` runs before anything is written. @returns the group's id @throws NotFound */
export const leave = async (
  context: UserContext,
  name: GroupName,
  check: (groupId: string, membership: { joinedAt: Date } | undefined) => void = () => {},
): Promise<string> => {
  const message = groupPolicy.missing(name);
  const group = requireFound(await findGroupKey(context.db, name), message);
  const viewer = await viewerOf(context, groupPolicy.verbs.read.scope);
  return inTransaction(context, async ({ db, now, caller: { userId } }) => {
    const { active } = requireFound(await lockGroup(db, group.id), message);
    const membership = await findMembership(db, { groupId: group.id, userId });
    // Members may leave an inactive group; for other users it does not exist.
    if (!membership) decide(groupPolicy, "read", { viewer, key: name, candidates: [{ ...group, active }] });
    check(group.id, membership);
    const data = JSON.stringify(toMembershipPayload(group, undefined));
    if (membership) await deleteMembership(db, { ...group, active }, { userId, data, now });
    return group.id;
  });
};

/** Ends the memberships of a deleted user in these locked groups. */
export const leaveAll = async (
  { db, now }: Tx<Pick<UserContext, "db" | "now">>,
  { userId, groups }: { userId: string; groups: ReadonlySet<string> },
): Promise<void> => {
  for (const group of await listGroupKeysOf(db, userId))
    if (groups.has(group.id))
      await deleteMembership(db, group, { userId, data: JSON.stringify(toMembershipPayload(group, undefined)), now });
};
