import { inTransaction } from "../../foundation/db/client.ts";
import { requireFound } from "../../foundation/errors.ts";
import type { Handler, UserContext } from "../../identity/context.ts";
import { ok } from "../../server/http/responses.ts";
import { record } from "../resources/audit-record.ts";
import { listPage } from "../resources/list.ts";
import { allianceTarget, eventTarget, type FindTarget, groupTarget } from "./lookup.ts";
import { findInvitation, type InvitationRow, invitationOrder, listInvitations, withdrawInvitation } from "./queries.ts";
import { invite, subjectOf } from "./send.ts";
import { toInvitation } from "./views.ts";

const list = async (context: UserContext, findTarget: FindTarget, query: { limit: number; cursor?: string }) => {
  const { id: targetId } = await findTarget(context);
  const view = (row: InvitationRow) => toInvitation(row, context.now);
  return listPage(context, { scope: { list: "invitations", targetId }, query, order: invitationOrder, view }, (page) =>
    listInvitations(context.db, { targetId, ...page }),
  );
};

const withdraw = (context: UserContext, id: string, findTarget: FindTarget) =>
  inTransaction(context, async (tx) => {
    const { db, now } = tx;
    const target = await findTarget(tx);
    const find = async () =>
      requireFound(await findInvitation(db, { id, targetId: target.id }), `there is no invitation ${id}`);
    const before = await find();
    if (!(await withdrawInvitation(db, id))) return ok(toInvitation(await find(), now));
    const after = await find();
    const shown = ({ status }: InvitationRow) => ({ invitation: { id, status } });
    await record(tx, subjectOf("withdraw", target), shown(before), shown(after));
    return ok(toInvitation(after, now));
  });

export const listAllianceInvitations: Handler<"listAllianceInvitations"> = (context, { path, query }) =>
  list(context, allianceTarget(path), query);

export const inviteToAlliance: Handler<"inviteToAlliance"> = (context, input) =>
  invite(context, allianceTarget(input.path), input);

export const withdrawAllianceInvitation: Handler<"withdrawAllianceInvitation"> = (context, { path }) =>
  withdraw(context, path.invitation_id, allianceTarget(path));

export const listGroupInvitations: Handler<"listGroupInvitations"> = (context, { path, query }) =>
  list(context, groupTarget(path), query);

export const inviteToGroup: Handler<"inviteToGroup"> = (context, input) =>
  invite(context, groupTarget(input.path), input);

export const withdrawGroupInvitation: Handler<"withdrawGroupInvitation"> = (context, { path }) =>
  withdraw(context, path.invitation_id, groupTarget(path));

export const listEventInvitations: Handler<"listEventInvitations"> = (context, { path, query }) =>
  list(context, eventTarget(path), query);

export const inviteToEvent: Handler<"inviteToEvent"> = (context, input) =>
  invite(context, eventTarget(input.path), input);

export const withdrawEventInvitation: Handler<"withdrawEventInvitation"> = (context, { path }) =>
  withdraw(context, path.invitation_id, eventTarget(path));
