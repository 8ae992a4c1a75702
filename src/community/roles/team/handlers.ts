import type { Handler } from "../../../identity/context.ts";
import { ok, resource } from "../../../server/http/responses.ts";
import { toTeamMember } from "../../events/team/change.ts";
import { listTeam, teamOrder } from "../../events/team/queries.ts";
import { listPage } from "../../resources/list.ts";
import { appointToTeam, dismissFromTeam } from "./actions.ts";

const keyOf = ({ event_id: eventId, user_id: userId }: { event_id: string; user_id: string }) => ({ eventId, userId });

export const listEventTeam: Handler<"listEventTeam"> = (context, { query }) => {
  const { id: eventId } = context.target;
  return listPage(context, { scope: { list: "team", eventId }, query, order: teamOrder, view: toTeamMember }, (page) =>
    listTeam(context.db, { eventId, ...page }),
  );
};

export const grantEventRole: Handler<"grantEventRole"> = async (context, { path, body }) =>
  resource(await appointToTeam(context, { ...keyOf(path), role: body.role }));

export const revokeEventRole: Handler<"revokeEventRole"> = async (context, { path }) =>
  ok(await dismissFromTeam(context, keyOf(path)));
