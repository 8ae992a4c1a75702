import type { Schemas } from "../../../../generated/contract.ts";
import { inTransaction, type Tx } from "../../../foundation/db/client.ts";
import { requireFound, UserBanned } from "../../../foundation/errors.ts";
import { isOfBanned } from "../../../foundation/outage.ts";
import type { UserContext } from "../../../identity/context.ts";
import { requireMatch } from "../../../server/http/etag.ts";
import { notify } from "../../notifications/notify.ts";
import { record } from "../../resources/audit-record.ts";
import { requireEventTo } from "../lookup.ts";
import type { EventRow } from "../queries.ts";
import { eventResource } from "../resource.ts";
import { newsOf } from "./change.ts";
import { promote } from "./promote.ts";
import { type AttendeeRow, approveAttendance, declineAttendance, findAttendee, type Queue } from "./queries.ts";
import { nextStatus, placesFor, placesOf, requireNotEnded, requireOpen } from "./rules.ts";
import { toAttendee, toDecision } from "./views.ts";

type Decided = { event: EventRow; attendee: Omit<AttendeeRow, "rank"> & Pick<Queue, "waiting" | "held"> };
type Decision = Schemas["AttendeeDecision"];

const isDecided = ({ status }: Decided["attendee"], decision: Decision): boolean =>
  decision === "declined" ? status === "declined" : status === "attending" || status === "waitlisted";

/** The event must be locked. @returns whether anything changed @throws Conflict as `decideAbout` does */
const decide = async (
  tx: Tx<UserContext>,
  { event, attendee }: Decided,
  decision: Decision | undefined,
): Promise<boolean> => {
  const { db, now } = tx;
  if (decision === undefined || isDecided(attendee, decision)) return false;
  const key = { eventId: event.id, userId: attendee.id };
  const newsOfChange = (change: Pick<AttendeeRow, "status" | "waitlistPosition">) =>
    newsOf(event, { ...attendee, ...change, checkedInAt: null }, now);
  if (decision === "declined") {
    requireNotEnded(event, now);
    const freed = placesOf(attendee);
    const news = newsOfChange({ status: "declined", waitlistPosition: null });
    await declineAttendance(db, { ...key, ...news, places: -freed });
    await promote(tx, { ...event, attendeeCount: event.attendeeCount - freed }, attendee);
  } else {
    requireOpen(event, now);
    const wanted = placesFor(attendee);
    const { waiting, held } = attendee;
    const status = nextStatus(event, { waiting, held, wanted });
    const waitlistPosition = status === "waitlisted" ? waiting + 1 : null;
    const news = newsOfChange({ status, waitlistPosition });
    const approval = { ...key, status, ...news, places: status === "attending" ? wanted : 0 };
    await approveAttendance(db, approval).catch((error: unknown) => {
      throw isOfBanned(error) ? new UserBanned(attendee) : error;
    });
  }
  await notify(db, "rsvp_decision", { id: key.eventId, userId: key.userId }, now);
  return true;
};

/**
 * Decides about an RSVP and writes the audit entry. @throws NotFound, Forbidden or PreconditionFailed
 * @throws Conflict when the event accepts no RSVPs, is full without a waitlist, or the user is banned
 */
export const decideAbout = (
  context: UserContext,
  { event_id: eventId, user_id: userId }: { event_id: string; user_id: string },
  decision: Decision | undefined,
  headers: { "if-match"?: string } = {},
): Promise<Omit<AttendeeRow, "rank">> =>
  inTransaction(context, async (tx) => {
    const event = await requireEventTo(tx, "manage_attendees", eventId);
    const find = async () =>
      requireFound(
        await findAttendee(tx.db, { eventId, userId, now: tx.now }),
        `user ${userId} has no RSVP to event ${eventId}`,
      );
    const current = await find();
    requireMatch(headers["if-match"], toAttendee(current));
    if (!(await decide(tx, { event, attendee: current }, decision))) return current;
    const after = await find();
    const named = { type: "event", id: eventId, ...eventResource.subjectOf(event) } as const;
    await record(tx, { action: "updateAttendee", ...named }, toDecision(current), toDecision(after));
    return after;
  });
