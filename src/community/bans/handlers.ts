import type { Handler, UserContext } from "../../identity/context.ts";
import { ok } from "../../server/http/responses.ts";
import { listPage } from "../resources/list.ts";
import { liftBan, removeMember, toBan } from "./actions.ts";
import { type BanScope, banOrder, listBans } from "./queries.ts";

const refOf = ({ alliance, group_id: id }: { alliance: string; group_id: string }) => ({ alliance, id });

const list = (context: UserContext, query: { limit: number; cursor?: string }, scope: BanScope) =>
  listPage(context, { scope: { list: "bans", ...scope }, query, order: banOrder, view: toBan }, (page) =>
    listBans(context.db, { scope, ...page }),
  );

export const removeGroupMember: Handler<"removeGroupMember"> = async (context, { path, query }) =>
  ok(await removeMember(context, refOf(path), { userId: path.user_id, ...query }));

export const listGroupBans: Handler<"listGroupBans"> = (context, { query }) => {
  const { allianceId, id: groupId } = context.target;
  return list(context, query, { allianceId, groupId });
};

export const deleteGroupBan: Handler<"deleteGroupBan"> = async (context, { path }) =>
  ok(await liftBan(context, refOf(path), path.user_id));

export const removeAllianceMember: Handler<"removeAllianceMember"> = async (context, { path, query }) =>
  ok(await removeMember(context, { alliance: path.alliance }, { userId: path.user_id, ...query }));

export const listAllianceBans: Handler<"listAllianceBans"> = (context, { query }) =>
  list(context, query, { allianceId: context.target.id, groupId: null });

export const deleteAllianceBan: Handler<"deleteAllianceBan"> = async (context, { path }) =>
  ok(await liftBan(context, { alliance: path.alliance }, path.user_id));
