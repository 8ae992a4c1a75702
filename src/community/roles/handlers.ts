import { listAdministrators, roleOrder } from "../../identity/access/queries.ts";
import type { Handler, UserContext } from "../../identity/context.ts";
import { ok, resource } from "../../server/http/responses.ts";
import { listPage } from "../resources/list.ts";
import { allianceTarget, appoint, dismiss, type FindTarget, groupTarget, viewOf } from "./actions.ts";

const nameOf = ({ alliance, group_id: id }: { alliance: string; group_id: string }) => ({ alliance, id });

const list = async (context: UserContext, findTarget: FindTarget, query: { limit: number; cursor?: string }) => {
  const target = await findTarget(context);
  const { scope } = target;
  const list = { scope: { list: "administrators", ...scope }, query, order: roleOrder, view: viewOf(target) };
  return listPage(context, list, (page) => listAdministrators(context.db, { scope, ...page }));
};

export const listAllianceAdmins: Handler<"listAllianceAdmins"> = (context, { path, query }) =>
  list(context, allianceTarget(path.alliance), query);

export const grantAllianceAdmin: Handler<"grantAllianceAdmin"> = async (context, { path }) =>
  resource(await appoint(context, allianceTarget(path.alliance), path.user_id));

export const revokeAllianceAdmin: Handler<"revokeAllianceAdmin"> = async (context, { path, headers }) =>
  ok(await dismiss(context, allianceTarget(path.alliance), { userId: path.user_id, version: headers["if-match"] }));

export const listGroupAdmins: Handler<"listGroupAdmins"> = (context, { path, query }) =>
  list(context, groupTarget(nameOf(path)), query);

export const grantGroupAdmin: Handler<"grantGroupAdmin"> = async (context, { path }) =>
  resource(await appoint(context, groupTarget(nameOf(path)), path.user_id));

export const revokeGroupAdmin: Handler<"revokeGroupAdmin"> = async (context, { path, headers }) =>
  ok(await dismiss(context, groupTarget(nameOf(path)), { userId: path.user_id, version: headers["if-match"] }));
