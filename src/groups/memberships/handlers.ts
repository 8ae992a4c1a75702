import { rightsOf } from "../../access/rights.ts";
import { requireGroupAdmin, requireVisible } from "../../access/rules.ts";
import type { Handler } from "../../context.ts";
import { inTransaction } from "../../db/client.ts";
import { Conflict, requireFound } from "../../errors.ts";
import { requireMatch } from "../../http/precondition.ts";
import { resource } from "../../http/responses.ts";
import { listPage } from "../../resources/list.ts";
import { findGroupKey } from "../queries.ts";
import { groupVisibleTo, noGroup } from "../rules.ts";
import { deleteMembership, findMembership, insertMembership, listMembers, lockGroup, memberOrder } from "./queries.ts";
import { toMember, toMembership } from "./views.ts";

export const joinGroup: Handler<"joinGroup"> = async (context, { path }) => {
  const key = { id: path.group_id, alliance: path.alliance };
  const rights = await rightsOf(context, "admin:groups");
  const group = requireVisible(await findGroupKey(context.db, key), groupVisibleTo(rights), noGroup(path));
  return inTransaction(context, async ({ db, now, caller: { userId } }) => {
    const { active } = requireFound(await lockGroup(db, group.id), noGroup(path));
    const membership = await findMembership(db, { groupId: group.id, userId });
    if (membership) return resource(toMembership(group.id, membership));
    if (!active)
      throw new Conflict(`group "${group.slug}" is not active and cannot be joined`, { code: "group_inactive" });
    await insertMembership(db, { groupId: group.id, allianceId: group.allianceId, userId, joinedAt: now });
    return resource(toMembership(group.id, { joinedAt: now }));
  });
};

export const getMembership: Handler<"getMembership"> = async (context, { path }) => {
  const { db, caller } = context;
  const found = requireFound(await findGroupKey(db, { id: path.group_id, alliance: path.alliance }), noGroup(path));
  const membership = await findMembership(db, { groupId: found.id, userId: caller.userId });
  if (!membership && !found.active)
    requireVisible(found, groupVisibleTo(await rightsOf(context, "admin:groups")), noGroup(path));
  return resource(toMembership(found.id, membership));
};

export const leaveGroup: Handler<"leaveGroup"> = async (context, { path, headers }) => {
  const key = { id: path.group_id, alliance: path.alliance };
  const group = requireFound(await findGroupKey(context.db, key), noGroup(path));
  const rights = await rightsOf(context, "admin:groups");
  return inTransaction(context, async ({ db, caller: { userId } }) => {
    const { active } = requireFound(await lockGroup(db, group.id), noGroup(path));
    const membership = await findMembership(db, { groupId: group.id, userId });
    // A member of a group that became inactive may leave; to others it does not exist.
    if (!membership) requireVisible({ ...group, active }, groupVisibleTo(rights), noGroup(path));
    requireMatch(headers["if-match"], toMembership(group.id, membership));
    if (membership) await deleteMembership(db, { ...group, active }, userId);
    return resource(toMembership(group.id, undefined));
  });
};

export const listGroupMembers: Handler<"listGroupMembers"> = async (context, { path, query }) => {
  const { db } = context;
  const rights = await rightsOf(context, "admin:groups");
  const found = await findGroupKey(db, { id: path.group_id, alliance: path.alliance });
  const group = requireVisible(found, groupVisibleTo(rights), noGroup(path));
  requireGroupAdmin(rights, group);
  const scope = { list: "members", ...path };
  return listPage(context, { scope, query, order: memberOrder, view: toMember }, (page) =>
    listMembers(db, { groupId: group.id, ...page }),
  );
};
