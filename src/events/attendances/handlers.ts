import { rightsOf } from "../../access/rights.ts";
import { requireVisible } from "../../access/rules.ts";
import type { Handler } from "../../context.ts";
import { requireMatch } from "../../http/precondition.ts";
import { resource } from "../../http/responses.ts";
import { listPage } from "../../resources/list.ts";
import { findEvent } from "../queries.ts";
import { eventVisibleTo, noEvent, requireEventAdmin } from "../rules.ts";
import { attend, cancel, findRsvp } from "./change.ts";
import { attendeeOrder, listAttendees as listRows } from "./queries.ts";
import { toAttendance, toAttendee } from "./views.ts";

type Path = { alliance: string; event_id: string };

const nameOf = ({ alliance, event_id: id }: Path) => ({ alliance, id });
const missing = ({ alliance, event_id: id }: Path) => `alliance "${alliance}" has no event ${id}`;

export const getAttendance: Handler<"getAttendance"> = async (context, { path }) => {
  const { event, attendance } = await findRsvp(context, nameOf(path), missing(path));
  return resource(toAttendance(event, attendance));
};

export const attendEvent: Handler<"attendEvent"> = async (context, { path }) => {
  const { event, attendance } = await attend(context, nameOf(path), missing(path));
  return resource(toAttendance(event, attendance));
};

export const cancelAttendance: Handler<"cancelAttendance"> = async (context, { path, headers }) => {
  const event = await cancel(context, nameOf(path), missing(path), ({ event, attendance }) =>
    requireMatch(headers["if-match"], toAttendance(event, attendance)),
  );
  return resource(toAttendance(event, undefined));
};

export const listAttendees: Handler<"listAttendees"> = async (context, { path, query }) => {
  const { db } = context;
  const { event_id: id } = path;
  const rights = await rightsOf(context, "admin:events");
  const event = requireVisible(await findEvent(db, { id }), eventVisibleTo(rights), noEvent(id));
  requireEventAdmin(rights, event);
  const scope = { list: "attendees", ...path };
  return listPage(context, { scope, query, order: attendeeOrder, view: toAttendee }, (page) =>
    listRows(db, { eventId: id, ...page }),
  );
};
