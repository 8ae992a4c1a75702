import { viewerOf } from "../../../identity/access/policy.ts";
import type { Handler } from "../../../identity/context.ts";
import { ok, requireMatch, resource } from "../../../server/http/responses.ts";
import { listPage } from "../../resources/list.ts";
import { eventPolicy } from "../policy.ts";
import { attend, cancel, findRsvp } from "./actions.ts";
import { decideAbout, decideAboutAll } from "./decisions.ts";
import { attendeeAccess } from "./policy.ts";
import { attendeeOrder, listAttendees as listAttendeeRows } from "./queries.ts";
import { toAttendance, toAttendee } from "./views.ts";

type Path = { alliance: string; event_id: string };

const refOf = ({ alliance, event_id: id }: Path) => ({ alliance, id });

export const getAttendance: Handler<"getAttendance"> = async (context, { path }) => {
  const { event, attendance } = await findRsvp(context, refOf(path));
  return resource(toAttendance(event, attendance));
};

export const attendEvent: Handler<"attendEvent"> = async (context, { path, body }) => {
  const { event, attendance } = await attend(context, refOf(path), body);
  return resource(toAttendance(event, attendance));
};

export const cancelAttendance: Handler<"cancelAttendance"> = async (context, { path, headers }) => {
  const { event, attendance } = await cancel(context, refOf(path), ({ event, attendance }) =>
    requireMatch(headers["if-match"], toAttendance(event, attendance)),
  );
  return resource(toAttendance(event, attendance));
};

export const listAttendees: Handler<"listAttendees"> = async (context, { path, query }) => {
  const { id } = context.target;
  const viewer = await viewerOf(context, eventPolicy.verbs.read_attendees.scope);
  const { view, statuses: seen } = attendeeAccess(viewer, context.target);
  const statuses = seen ? (query.status ?? seen).filter((status) => seen.includes(status)) : query.status;
  const { q } = query;
  const scope = { list: "attendees", ...path, statuses, q };
  return listPage(context, { scope, query, order: attendeeOrder, view }, (page, db) =>
    listAttendeeRows(db, { eventId: id, statuses, q, ...page }),
  );
};

export const updateAttendees: Handler<"updateAttendees"> = async (context, { path, body }) =>
  ok({ items: await decideAboutAll(context, path.event_id, body) });

export const updateAttendee: Handler<"updateAttendee"> = async (context, { path, body, headers }) =>
  resource(toAttendee(await decideAbout(context, path, body.status, headers)));
