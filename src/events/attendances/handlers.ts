import { rightsOf } from "../../access/rights.ts";
import { requireVisible } from "../../access/rules.ts";
import type { Handler, UserContext } from "../../context.ts";
import { inTransaction } from "../../db/client.ts";
import { requireFound } from "../../errors.ts";
import { requireMatch } from "../../http/precondition.ts";
import { resource } from "../../http/responses.ts";
import { announcePromotion } from "../../notifications/queue.ts";
import { listPage } from "../../resources/list.ts";
import { findEvent, promoteWaiting } from "../queries.ts";
import { eventVisibleTo, isPublic, noEvent, requireEventAdmin } from "../rules.ts";
import {
  attendeeOrder,
  deleteAttendance,
  findAttendance,
  insertAttendance,
  listAttendees as listRows,
} from "./queries.ts";
import { nextStatus, requireNotEnded, requireOpen } from "./rules.ts";
import { toAttendance, toAttendee } from "./views.ts";

type Path = { alliance: string; event_id: string };

/** The event, the caller's RSVP and the length of the waitlist. With an RSVP, the caller sees the event even when it is not public. */
const find = async (context: UserContext, { alliance, event_id: id }: Path, { lock = false } = {}) => {
  const { db, caller } = context;
  const message = `alliance "${alliance}" has no event ${id}`;
  const event = requireFound(await findEvent(db, { id, alliance }, { lock }), message);
  const key = { eventId: id, userId: caller.userId };
  const { attendance, waiting } = await findAttendance(db, key);
  // Most events are public: then rights do not matter.
  if (!attendance && !isPublic(event))
    requireVisible(event, eventVisibleTo(await rightsOf(context, "admin:events")), message);
  return { event, attendance, waiting, key };
};

export const getAttendance: Handler<"getAttendance"> = async (context, { path }) => {
  const { event, attendance } = await find(context, path);
  return resource(toAttendance(event, attendance));
};

export const attendEvent: Handler<"attendEvent"> = (context, { path }) =>
  inTransaction(context, async (context) => {
    const { db, now } = context;
    const { event, attendance, waiting, key } = await find(context, path, { lock: true });
    if (attendance) return resource(toAttendance(event, attendance));
    requireOpen(event, now);
    const status = nextStatus(event, waiting);
    const response = { status, respondedAt: now } as const;
    await insertAttendance(db, { ...key, ...response, knownRevision: event.revision });
    const waitlistPosition = status === "waitlisted" ? waiting + 1 : null;
    return resource(toAttendance(event, { ...response, waitlistPosition }));
  });

export const cancelAttendance: Handler<"cancelAttendance"> = (context, { path, headers }) =>
  inTransaction(context, async (context) => {
    const { db, now } = context;
    const { event, attendance, waiting, key } = await find(context, path, { lock: true });
    requireMatch(headers["if-match"], toAttendance(event, attendance));
    if (attendance) {
      requireNotEnded(event, now);
      await deleteAttendance(db, { ...key, status: attendance.status });
      const attendeeCount = event.attendeeCount - (attendance.status === "attending" ? 1 : 0);
      if (waiting > 0 && (await promoteWaiting(db, { ...event, attendeeCount })))
        await announcePromotion(db, event.id, now);
    }
    return resource(toAttendance(event, undefined));
  });

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
