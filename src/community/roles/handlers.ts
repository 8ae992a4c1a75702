import { listAdministrators, roleOrder } from "../../identity/access/queries.ts";
import type { Handler, UserContext } from "../../identity/context.ts";
import { ok, resource } from "../../server/http/responses.ts";
import { listPage } from "../resources/list.ts";
import { appoint, dismiss, toAdministratorView } from "./actions.ts";
import type { RoleTarget } from "./change.ts";

const groupRefOf = ({ alliance, group_id: id }: { alliance: string; group_id: string }) => ({ alliance, id });

const listAdmins = (context: UserContext, target: RoleTarget, query: { limit: number; cursor?: string }) => {
  const { scope } = target;
  const options = {
    scope: { list: "administrators", ...scope },
    query,
    order: roleOrder,
    view: toAdministratorView(target),
  };
  return listPage(context, options, (page) => listAdministrators(context.db, { scope, ...page }));
};

export const listAllianceAdmins: Handler<"listAllianceAdmins"> = (context, { query }) => {
  const { target: alliance } = context;
  return listAdmins(context, { scope: { allianceId: alliance.id }, alliance }, query);
};

export const grantAllianceAdmin: Handler<"grantAllianceAdmin"> = async (context, { path }) =>
  resource(await appoint(context, { alliance: path.alliance }, path.user_id));

export const revokeAllianceAdmin: Handler<"revokeAllianceAdmin"> = async (context, { path, headers }) =>
  ok(await dismiss(context, { alliance: path.alliance }, { userId: path.user_id, version: headers["if-match"] }));

export const listGroupAdmins: Handler<"listGroupAdmins"> = (context, { query }) => {
  const { id: groupId, allianceId, alliance: slug } = context.target;
  return listAdmins(context, { scope: { groupId }, alliance: { id: allianceId, slug } }, query);
};

export const grantGroupAdmin: Handler<"grantGroupAdmin"> = async (context, { path }) =>
  resource(await appoint(context, groupRefOf(path), path.user_id));

export const revokeGroupAdmin: Handler<"revokeGroupAdmin"> = async (context, { path, headers }) =>
  ok(await dismiss(context, groupRefOf(path), { userId: path.user_id, version: headers["if-match"] }));
