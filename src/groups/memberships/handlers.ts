import { administrationOf } from "../../access/administration.ts";
import { signedIn } from "../../access/member.ts";
import { requireGroupAdmin } from "../../access/rules.ts";
import type { Handler } from "../../context.ts";
import { paginate } from "../../db/keyset.ts";
import { Conflict, requireFound } from "../../errors.ts";
import { requireMatch } from "../../http/precondition.ts";
import { page, resource } from "../../http/responses.ts";
import { findGroupKey } from "../queries.ts";
import { noGroup, requireVisible } from "../rules.ts";
import { deleteMembership, findMembership, insertMembership, listMembers, lockGroup, memberOrder } from "./queries.ts";
import { toMember, toMembership } from "./views.ts";

export const joinGroup: Handler<"joinGroup"> = async (context, { path }) => {
  const { db, caller, now } = context;
  const { userId } = signedIn(caller);
  const group = await findGroupKey(db, { id: path.group_id, alliance: path.alliance });
  const found = requireVisible(group, await administrationOf(context, "admin:groups"), noGroup(path));
  return db.transaction(async (tx) => {
    const key = { groupId: found.id, userId };
    const { active } = requireFound(await lockGroup(tx, found.id), noGroup(path));
    const membership = await findMembership(tx, key);
    if (membership) return resource(toMembership(found.id, membership));
    if (!active) throw new Conflict(`group "${found.slug}" is not active; it takes no members`);
    await insertMembership(tx, { ...found, active }, userId, now);
    return resource(toMembership(found.id, { joinedAt: now }));
  });
};

export const leaveGroup: Handler<"leaveGroup"> = async ({ db, caller }, { path, headers }) => {
  const { userId } = signedIn(caller);
  const group = requireFound(await findGroupKey(db, { id: path.group_id, alliance: path.alliance }), noGroup(path));
  return db.transaction(async (tx) => {
    const { active } = requireFound(await lockGroup(tx, group.id), noGroup(path));
    const membership = await findMembership(tx, { groupId: group.id, userId });
    requireMatch(headers["if-match"], toMembership(group.id, membership));
    if (membership) await deleteMembership(tx, { ...group, active }, userId);
    return resource(toMembership(group.id, undefined));
  });
};

export const listGroupMembers: Handler<"listGroupMembers"> = async (context, { path, query: { limit, cursor } }) => {
  const { db } = context;
  const own = await administrationOf(context, "admin:groups");
  const found = await findGroupKey(db, { id: path.group_id, alliance: path.alliance });
  const group = requireVisible(found, own, noGroup(path));
  requireGroupAdmin(own, group);
  const scope = { list: "members", ...path };
  const { items, nextCursor } = await paginate({ scope, order: memberOrder, cursor, limit }, (position, limit) =>
    listMembers(db, { groupId: group.id, position, limit }),
  );
  return page(context, { items: items.map(toMember), nextCursor });
};
