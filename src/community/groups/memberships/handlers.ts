import { requireFound } from "../../../foundation/errors.ts";
import { rightsOf } from "../../../identity/access/rights.ts";
import { requireVisible } from "../../../identity/access/rules.ts";
import type { Handler } from "../../../identity/context.ts";
import { requireMatch } from "../../../server/http/precondition.ts";
import { resource } from "../../../server/http/responses.ts";
import { listPage } from "../../resources/list.ts";
import { requireGroupAdministered } from "../lookup.ts";
import { findGroupKey } from "../queries.ts";
import { groupVisibleTo, noGroup } from "../rules.ts";
import { join, leave } from "./change.ts";
import { findMembership, listMembers, memberOrder } from "./queries.ts";
import { toMember, toMembership } from "./views.ts";

const nameOf = ({ alliance, group_id: id }: { alliance: string; group_id: string }) => ({ alliance, id });

export const joinGroup: Handler<"joinGroup"> = async (context, { path }) => {
  const { groupId, ...membership } = await join(context, nameOf(path), noGroup(path));
  return resource(toMembership(groupId, membership));
};

export const getMembership: Handler<"getMembership"> = async (context, { path }) => {
  const { db, caller } = context;
  const found = requireFound(await findGroupKey(db, nameOf(path)), noGroup(path));
  const membership = await findMembership(db, { groupId: found.id, userId: caller.userId });
  if (!membership && !found.active)
    requireVisible(found, groupVisibleTo(await rightsOf(context, "admin:groups")), noGroup(path));
  return resource(toMembership(found.id, membership));
};

export const leaveGroup: Handler<"leaveGroup"> = async (context, { path, headers }) => {
  const groupId = await leave(context, nameOf(path), noGroup(path), (id, membership) =>
    requireMatch(headers["if-match"], toMembership(id, membership)),
  );
  return resource(toMembership(groupId, undefined));
};

export const listGroupMembers: Handler<"listGroupMembers"> = async (context, { path, query }) => {
  const { id: groupId } = await requireGroupAdministered(context, path);
  const { q } = query;
  const scope = { list: "members", ...path, q };
  return listPage(context, { scope, query, order: memberOrder, view: toMember }, (page, db) =>
    listMembers(db, { groupId, q, ...page }),
  );
};
