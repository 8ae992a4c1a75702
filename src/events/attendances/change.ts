import { rightsOf } from "../../access/rights.ts";
import { requireVisible } from "../../access/rules.ts";
import type { UserContext } from "../../context.ts";
import { inTransaction } from "../../db/client.ts";
import { requireFound } from "../../errors.ts";
import { announcePromotion } from "../../notifications/queue.ts";
import { type EventName, type EventRow, findEvent, promoteWaiting } from "../queries.ts";
import { eventVisibleTo, isPublic } from "../rules.ts";
import { type AttendanceRow, deleteAttendance, findAttendance, insertAttendance } from "./queries.ts";
import { nextStatus, requireNotEnded, requireOpen } from "./rules.ts";
import { toPromotionNews, toRsvpNews } from "./views.ts";

/** What the API and the pages do alike; `message` is for an event that the caller cannot see. */

/** An event, and the caller's RSVP if there is one. */
export type Rsvp = { event: EventRow; attendance: AttendanceRow | undefined };

/**
 * The event, the caller's RSVP and the length of the waitlist. With an RSVP, the caller sees the event even when it is not public.
 * @throws NotFound
 */
export const findRsvp = async (
  context: UserContext,
  name: EventName,
  message: string,
  { lock = false } = {},
): Promise<Rsvp & { waiting: number }> => {
  const { db, caller } = context;
  const event = requireFound(await findEvent(db, name, { lock }), message);
  const { attendance, waiting } = await findAttendance(db, { eventId: event.id, userId: caller.userId });
  // Most events are public: then rights do not matter.
  if (!attendance && !isPublic(event))
    requireVisible(event, eventVisibleTo(await rightsOf(context, "admin:events")), message);
  return { event, attendance, waiting };
};

/**
 * RSVPs for the caller, idempotently.
 * @throws NotFound
 * @throws Conflict when the event accepts no RSVPs, or is full without a waitlist
 */
export const attend = (context: UserContext, name: EventName, message: string): Promise<Rsvp> =>
  inTransaction(context, async (context) => {
    const { db, now, caller } = context;
    const { event, attendance: current, waiting } = await findRsvp(context, name, message, { lock: true });
    if (current) return { event, attendance: current };
    requireOpen(event, now);
    const response = { status: nextStatus(event, waiting), respondedAt: now } as const;
    const waitlistPosition = response.status === "waitlisted" ? waiting + 1 : null;
    const attendance = { ...response, waitlistPosition };
    await insertAttendance(db, {
      eventId: event.id,
      userId: caller.userId,
      ...response,
      knownRevision: event.revision,
      allianceId: event.allianceId,
      data: JSON.stringify(toRsvpNews(event, attendance)),
      now,
    });
    return { event, attendance };
  });

/**
 * Cancels the caller's RSVP, idempotently, and promotes the head of the waitlist.
 * @param check of the RSVP, before anything is written
 * @throws NotFound
 * @throws Conflict when the event has ended
 */
export const cancel = (
  context: UserContext,
  name: EventName,
  message: string,
  check: (rsvp: Rsvp) => void = () => {},
): Promise<EventRow> =>
  inTransaction(context, async (context) => {
    const { db, now, caller } = context;
    const { event, attendance, waiting } = await findRsvp(context, name, message, { lock: true });
    check({ event, attendance });
    if (!attendance) return event;
    requireNotEnded(event, now);
    await deleteAttendance(db, {
      eventId: event.id,
      userId: caller.userId,
      status: attendance.status,
      allianceId: event.allianceId,
      data: JSON.stringify(toRsvpNews(event, undefined)),
      now,
    });
    const attendeeCount = event.attendeeCount - (attendance.status === "attending" ? 1 : 0);
    if (
      waiting > 0 &&
      (await promoteWaiting(db, { ...event, attendeeCount }, { data: JSON.stringify(toPromotionNews(event)), now }))
    )
      await announcePromotion(db, event.id, now);
    return event;
  });
