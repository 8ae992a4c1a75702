import type { Schemas } from "../../../../generated/contract.ts";
import { may, viewerOf } from "../../../identity/access/policy.ts";
import type { Handler, UserContext } from "../../../identity/context.ts";
import { ok, requireMatch, resource } from "../../../server/http/responses.ts";
import { listPage } from "../../resources/list.ts";
import { eventPolicy } from "../policy.ts";
import type { EventKey } from "../queries.ts";
import { attend, cancel, findRsvp } from "./actions.ts";
import { decideAbout, decideAboutAll } from "./decisions.ts";
import { attendeeOrder, listAttendees as listRows } from "./queries.ts";
import { toAttendance, toAttendee, toNamedAttendee } from "./views.ts";

type Path = { alliance: string; event_id: string };

const nameOf = ({ alliance, event_id: id }: Path) => ({ alliance, id });

export const getAttendance: Handler<"getAttendance"> = async (context, { path }) => {
  const { event, attendance } = await findRsvp(context, nameOf(path));
  return resource(toAttendance(event, attendance));
};

export const attendEvent: Handler<"attendEvent"> = async (context, { path, body }) => {
  const { event, attendance } = await attend(context, nameOf(path), body);
  return resource(toAttendance(event, attendance));
};

export const cancelAttendance: Handler<"cancelAttendance"> = async (context, { path, headers }) => {
  const { event, attendance } = await cancel(context, nameOf(path), ({ event, attendance }) =>
    requireMatch(headers["if-match"], toAttendance(event, attendance)),
  );
  return resource(toAttendance(event, attendance));
};

type Status = Schemas["AttendeeStatusChoice"];

/** Returns the statuses and the view for the caller. The role `check_in` sees only attending users, without answers. */
const attendeeAccess = async (
  context: UserContext & { target: EventKey },
  statuses: Status[] | undefined,
): Promise<{ view: typeof toAttendee; statuses: Status[] | undefined }> => {
  const { manage_attendees: manage } = eventPolicy.verbs;
  if (may(manage, await viewerOf(context, manage.scope), context.target)) return { view: toAttendee, statuses };
  const requested = statuses ?? ["attending"];
  return { view: toNamedAttendee, statuses: requested.filter((status) => status === "attending") };
};

export const listAttendees: Handler<"listAttendees"> = async (context, { path, query }) => {
  const { id } = context.target;
  const { view, statuses } = await attendeeAccess(context, query.status);
  const { q } = query;
  const scope = { list: "attendees", ...path, statuses, q };
  return listPage(context, { scope, query, order: attendeeOrder, view }, (page, db) =>
    listRows(db, { eventId: id, statuses, q, ...page }),
  );
};

export const updateAttendees: Handler<"updateAttendees"> = async (context, { path, body }) =>
  ok({ items: await decideAboutAll(context, path.event_id, body) });

export const updateAttendee: Handler<"updateAttendee"> = async (context, { path, body, headers }) =>
  resource(toAttendee(await decideAbout(context, path, body.status, headers)));
