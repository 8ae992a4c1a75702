import { administrationOf } from "../../access/administration.ts";
import { signedIn } from "../../access/member.ts";
import { requireGroupAdmin } from "../../access/rules.ts";
import type { Context, Handler } from "../../context.ts";
import { paginate } from "../../db/keyset.ts";
import { requireFound } from "../../errors.ts";
import { requireMatch } from "../../http/precondition.ts";
import { page, resource } from "../../http/responses.ts";
import { findEvent } from "../queries.ts";
import { noEvent, requireVisible } from "../rules.ts";
import {
  attendeeOrder,
  countWaiting,
  deleteAttendance,
  findAttendance,
  insertAttendance,
  listAttendees as listRows,
  promoteWaiting,
} from "./queries.ts";
import { nextStatus, requireNotEnded, requireOpen } from "./rules.ts";
import { toAttendance, toAttendee } from "./views.ts";

type Path = { alliance: string; event_id: string };

/** The event with the caller's answer. Who has answered keeps seeing it, whatever becomes of the event. */
const find = async (context: Context, { alliance, event_id: id }: Path, { lock = false } = {}) => {
  const { db, caller } = context;
  const { userId } = signedIn(caller);
  const message = `alliance "${alliance}" has no event ${id}`;
  const event = requireFound(await findEvent(db, { id, alliance }, { lock }), message);
  const attendance = await findAttendance(db, { eventId: id, userId });
  if (!attendance) requireVisible(event, await administrationOf(context, "admin:events"), message);
  return { event, attendance, key: { eventId: id, userId } };
};

export const getAttendance: Handler<"getAttendance"> = async (context, { path }) => {
  const { event, attendance } = await find(context, path);
  return resource(toAttendance(event, attendance));
};

export const attendEvent: Handler<"attendEvent"> = (context, { path }) =>
  context.db.transaction(async (tx) => {
    const { event, attendance, key } = await find({ ...context, db: tx }, path, { lock: true });
    if (attendance) return resource(toAttendance(event, attendance));
    requireOpen(event, context.now);
    const status = nextStatus(event, await countWaiting(tx, event.id));
    await insertAttendance(tx, { ...key, status, respondedAt: context.now });
    return resource(toAttendance(event, await findAttendance(tx, key)));
  });

export const cancelAttendance: Handler<"cancelAttendance"> = (context, { path, headers }) =>
  context.db.transaction(async (tx) => {
    const { event, attendance, key } = await find({ ...context, db: tx }, path, { lock: true });
    requireMatch(headers["if-match"], toAttendance(event, attendance));
    if (attendance) {
      requireNotEnded(event, context.now);
      await deleteAttendance(tx, { ...key, status: attendance.status });
      const attendeeCount = event.attendeeCount - (attendance.status === "attending" ? 1 : 0);
      await promoteWaiting(tx, { ...event, attendeeCount });
    }
    return resource(toAttendance(event, undefined));
  });

export const listAttendees: Handler<"listAttendees"> = async (context, { path, query: { limit, cursor } }) => {
  const { db } = context;
  const { event_id: id } = path;
  const own = await administrationOf(context, "admin:events");
  const event = requireVisible(await findEvent(db, { id }), own, noEvent(id));
  requireGroupAdmin(own, { ...event.group, allianceId: event.allianceId, alliance: event.alliance });
  const scope = { list: "attendees", ...path };
  const { items, nextCursor } = await paginate({ scope, order: attendeeOrder, cursor, limit }, (position, limit) =>
    listRows(db, { eventId: id, position, limit }),
  );
  return page(context, { items: items.map(toAttendee), nextCursor });
};
