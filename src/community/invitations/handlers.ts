import type { Handler, UserContext } from "../../identity/context.ts";
import { ok } from "../../server/http/responses.ts";
import { listPage } from "../resources/list.ts";
import { invite, withdraw } from "./actions.ts";
import { allianceTarget, eventTarget, type FindTarget, groupTarget } from "./lookup.ts";
import { type InvitationRow, invitationOrder, listInvitations } from "./queries.ts";
import { toInvitation } from "./views.ts";

const list = async (context: UserContext, findTarget: FindTarget, query: { limit: number; cursor?: string }) => {
  const { id: targetId } = await findTarget(context);
  const view = (row: InvitationRow) => toInvitation(row, context.now);
  return listPage(context, { scope: { list: "invitations", targetId }, query, order: invitationOrder, view }, (page) =>
    listInvitations(context.db, { targetId, ...page }),
  );
};

const nameOf = ({ alliance, group_id: id }: { alliance: string; group_id: string }) => ({ alliance, id });

export const listAllianceInvitations: Handler<"listAllianceInvitations"> = (context, { path, query }) =>
  list(context, allianceTarget(path.alliance), query);

export const inviteToAlliance: Handler<"inviteToAlliance"> = (context, { path, ...request }) =>
  invite(context, allianceTarget(path.alliance), request);

export const withdrawAllianceInvitation: Handler<"withdrawAllianceInvitation"> = async (context, { path }) =>
  ok(await withdraw(context, allianceTarget(path.alliance), path.invitation_id));

export const listGroupInvitations: Handler<"listGroupInvitations"> = (context, { path, query }) =>
  list(context, groupTarget(nameOf(path)), query);

export const inviteToGroup: Handler<"inviteToGroup"> = (context, { path, ...request }) =>
  invite(context, groupTarget(nameOf(path)), request);

export const withdrawGroupInvitation: Handler<"withdrawGroupInvitation"> = async (context, { path }) =>
  ok(await withdraw(context, groupTarget(nameOf(path)), path.invitation_id));

export const listEventInvitations: Handler<"listEventInvitations"> = (context, { path, query }) =>
  list(context, eventTarget({ id: path.event_id }), query);

export const inviteToEvent: Handler<"inviteToEvent"> = (context, { path, ...request }) =>
  invite(context, eventTarget({ id: path.event_id }), request);

export const withdrawEventInvitation: Handler<"withdrawEventInvitation"> = async (context, { path }) =>
  ok(await withdraw(context, eventTarget({ id: path.event_id }), path.invitation_id));
