import { requireFound } from "../../../foundation/errors.ts";
import { authorizeRow } from "../../../identity/access/policy.ts";
import type { Handler } from "../../../identity/context.ts";
import { requireMatch, resource } from "../../../server/http/responses.ts";
import { listPage } from "../../resources/list.ts";
import { groupPolicy } from "../policy.ts";
import { findGroupKey } from "../queries.ts";
import { findStanding, join, leave } from "./actions.ts";
import { listMembers, memberOrder } from "./queries.ts";
import { toMember, toMembership } from "./views.ts";

const refOf = ({ alliance, group_id: id }: { alliance: string; group_id: string }) => ({ alliance, id });

export const joinGroup: Handler<"joinGroup"> = async (context, { path, body }) => {
  const { groupId, ...standing } = await join(context, refOf(path), body);
  return resource(toMembership(groupId, standing));
};

export const getMembership: Handler<"getMembership"> = async (context, { path }) => {
  const { db, caller } = context;
  const group = requireFound(await findGroupKey(db, refOf(path)), groupPolicy.missing(refOf(path)));
  const standing = await findStanding(db, { groupId: group.id, userId: caller.userId });
  const isMemberOrApplicant = standing.joinedAt !== undefined || standing.request !== undefined;
  if (!isMemberOrApplicant) await authorizeRow(context, groupPolicy, "read", refOf(path), async () => group);
  return resource(toMembership(group.id, standing));
};

export const leaveGroup: Handler<"leaveGroup"> = async (context, { path, headers }) => {
  const { groupId, ...standing } = await leave(context, refOf(path), (id, standing) =>
    requireMatch(headers["if-match"], toMembership(id, standing)),
  );
  return resource(toMembership(groupId, standing));
};

export const listGroupMembers: Handler<"listGroupMembers"> = async (context, { path, query }) => {
  const { id: groupId } = context.target;
  const { q } = query;
  const scope = { list: "members", ...path, q };
  return listPage(context, { scope, query, order: memberOrder, view: toMember }, (page, db) =>
    listMembers(db, { groupId, q, ...page }),
  );
};
