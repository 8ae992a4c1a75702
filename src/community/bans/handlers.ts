import type { Handler, UserContext } from "../../identity/context.ts";
import { ok } from "../../server/http/responses.ts";
import { listPage } from "../resources/list.ts";
import { allianceTarget, type FindTarget, groupTarget, liftBan, removeMember } from "./actions.ts";
import { banOrder, listBans } from "./queries.ts";
import { toBan } from "./views.ts";

const nameOf = ({ alliance, group_id: id }: { alliance: string; group_id: string }) => ({ alliance, id });

const list = async (context: UserContext, query: { limit: number; cursor?: string }, findTarget: FindTarget) => {
  const { allianceId, groupId } = await findTarget(context);
  const scope = { allianceId, groupId };
  return listPage(context, { scope: { list: "bans", ...scope }, query, order: banOrder, view: toBan }, (page) =>
    listBans(context.db, { scope, ...page }),
  );
};

export const removeGroupMember: Handler<"removeGroupMember"> = async (context, { path, query }) =>
  ok(await removeMember(context, groupTarget(nameOf(path)), { userId: path.user_id, ...query }));

export const listGroupBans: Handler<"listGroupBans"> = (context, { path, query }) =>
  list(context, query, groupTarget(nameOf(path)));

export const deleteGroupBan: Handler<"deleteGroupBan"> = async (context, { path }) =>
  ok(await liftBan(context, groupTarget(nameOf(path)), path.user_id));

export const removeAllianceMember: Handler<"removeAllianceMember"> = async (context, { path, query }) =>
  ok(await removeMember(context, allianceTarget(path.alliance), { userId: path.user_id, ...query }));

export const listAllianceBans: Handler<"listAllianceBans"> = (context, { path, query }) =>
  list(context, query, allianceTarget(path.alliance));

export const deleteAllianceBan: Handler<"deleteAllianceBan"> = async (context, { path }) =>
  ok(await liftBan(context, allianceTarget(path.alliance), path.user_id));
