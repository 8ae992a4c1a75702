import type { Handler, UserContext } from "../../identity/context.ts";
import { ok } from "../../server/http/responses.ts";
import { listPage } from "../resources/list.ts";
import type { TargetRef } from "./accept.ts";
import { invite, toInvitation, withdraw } from "./actions.ts";
import { type InvitationRow, invitationOrder, listInvitations } from "./queries.ts";

type Listing = UserContext & { target: { id: string } };

const list = (context: Listing, { query }: { query: { limit: number; cursor?: string } }) => {
  const { id: targetId } = context.target;
  const view = (row: InvitationRow) => toInvitation(row, context.now);
  return listPage(context, { scope: { list: "invitations", targetId }, query, order: invitationOrder, view }, (page) =>
    listInvitations(context.db, { targetId, ...page }),
  );
};

const allianceTarget = ({ alliance: name }: { alliance: string }): TargetRef => ({ type: "alliance", name });

const groupTarget = ({ alliance, group_id: id }: { alliance: string; group_id: string }): TargetRef => ({
  type: "group",
  name: { alliance, id },
});

const eventTarget = ({ event_id: id }: { event_id: string }): TargetRef => ({ type: "event", name: { id } });

export const listAllianceInvitations: Handler<"listAllianceInvitations"> = list;

export const inviteToAlliance: Handler<"inviteToAlliance"> = (context, { path, ...request }) =>
  invite(context, allianceTarget(path), request);

export const withdrawAllianceInvitation: Handler<"withdrawAllianceInvitation"> = async (context, { path }) =>
  ok(await withdraw(context, allianceTarget(path), path.invitation_id));

export const listGroupInvitations: Handler<"listGroupInvitations"> = list;

export const inviteToGroup: Handler<"inviteToGroup"> = (context, { path, ...request }) =>
  invite(context, groupTarget(path), request);

export const withdrawGroupInvitation: Handler<"withdrawGroupInvitation"> = async (context, { path }) =>
  ok(await withdraw(context, groupTarget(path), path.invitation_id));

export const listEventInvitations: Handler<"listEventInvitations"> = list;

export const inviteToEvent: Handler<"inviteToEvent"> = (context, { path, ...request }) =>
  invite(context, eventTarget(path), request);

export const withdrawEventInvitation: Handler<"withdrawEventInvitation"> = async (context, { path }) =>
  ok(await withdraw(context, eventTarget(path), path.invitation_id));
