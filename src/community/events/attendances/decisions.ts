import type { Schemas } from "../../../../generated/contract.ts";
import { inTransaction, type Tx } from "../../../foundation/db/client.ts";
import { requireFound, serviceErrorOf, UserBanned } from "../../../foundation/errors.ts";
import { isBanViolation } from "../../../foundation/outage.ts";
import type { UserContext } from "../../../identity/context.ts";
import { requireMatch } from "../../../server/http/responses.ts";
import { notify } from "../../notifications/notify.ts";
import { record } from "../../resources/resource.ts";
import { eventResource } from "../change.ts";
import { requireEventTo } from "../policy.ts";
import type { EventRow } from "../queries.ts";
import { toWebhookData } from "./actions.ts";
import { promote } from "./promote.ts";
import {
  type AttendeeRow,
  approveAttendance,
  declineAttendance,
  findAttendee,
  findAttendees,
  type QueuedAttendee,
} from "./queries.ts";
import { nextStatus, partySize, requireNotEnded, requireOpen, takenSeats } from "./rules.ts";
import { toAttendee, toDecision } from "./views.ts";

type Decision = Schemas["AttendeeDecision"];

type DecisionTarget = { event: EventRow; attendee: QueuedAttendee };

const isDecided = ({ status }: QueuedAttendee, decision: Decision): boolean =>
  decision === "declined" ? status === "declined" : status === "attending" || status === "waitlisted";

const missing = (eventId: string, userId: string): string => `user ${userId} has no RSVP to event ${eventId}`;

/**
 * Decides about an RSVP, writes the audit entry and notifies the attendee, but does not promote the waitlist. The event must be locked.
 * @returns the new status @throws Conflict as `decideAbout` does
 */
const decide = async (
  tx: Tx<UserContext>,
  { event, attendee }: DecisionTarget,
  decision: Decision,
): Promise<AttendeeRow["status"]> => {
  const { db, now } = tx;
  if (isDecided(attendee, decision)) return attendee.status;
  const key = { eventId: event.id, userId: attendee.id };
  const status =
    decision === "declined" ? await decline(tx, { event, attendee }) : await approve(tx, { event, attendee });
  await notify(db, "rsvp_decision", { id: key.eventId, userId: key.userId }, now);
  const subject = { type: "event", id: event.id, ...eventResource.subjectOf(event) } as const;
  await record(tx, { action: "updateAttendee", ...subject }, toDecision(attendee), toDecision({ ...attendee, status }));
  return status;
};

const toWebhookDataOfChange = (
  { event, attendee }: DecisionTarget,
  change: Pick<AttendeeRow, "status" | "waitlistPosition">,
  now: Date,
) => toWebhookData(event, { ...attendee, ...change, checkedInAt: null }, now);

const decline = async ({ db, now }: Tx<UserContext>, { event, attendee }: DecisionTarget) => {
  requireNotEnded(event, now);
  const status = "declined" as const;
  const webhookData = toWebhookDataOfChange({ event, attendee }, { status, waitlistPosition: null }, now);
  const seatChange = -takenSeats(attendee);
  await declineAttendance(db, { eventId: event.id, userId: attendee.id, ...webhookData, seatChange });
  return status;
};

const approve = async (tx: Tx<UserContext>, { event, attendee }: DecisionTarget) => {
  const { now } = tx;
  requireOpen(event, now);
  const seats = partySize(attendee);
  const { waiting, held } = attendee;
  const status = nextStatus(event, { waiting, held, seats });
  const waitlistPosition = status === "waitlisted" ? waiting + 1 : null;
  const webhookData = toWebhookDataOfChange({ event, attendee }, { status, waitlistPosition }, now);
  const key = { eventId: event.id, userId: attendee.id };
  const approval = { ...key, status, ...webhookData, seatChange: takenSeats({ ...attendee, status }) };
  // Uses a savepoint, so that an error about a banned user does not abort the other decisions.
  await inTransaction(tx, ({ db }) => approveAttendance(db, approval)).catch((error: unknown) => {
    throw isBanViolation(error) ? new UserBanned(attendee) : error;
  });
  return status;
};

/**
 * Decides about an RSVP. @throws NotFound, Forbidden or PreconditionFailed
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
      requireFound(await findAttendee(tx.db, { eventId, userId, now: tx.now }), missing(eventId, userId));
    const attendee = await find();
    requireMatch(headers["if-match"], toAttendee(attendee));
    if (decision === undefined) return attendee;
    const status = await decide(tx, { event, attendee }, decision);
    if (status === attendee.status) return attendee;
    await promoteIfFreed(tx, event, takenSeats({ ...attendee, status }) - takenSeats(attendee));
    return find();
  });

/** Promotes the waitlist if the decisions have freed seats. */
const promoteIfFreed = async (tx: Tx<UserContext>, event: EventRow, seatChange: number): Promise<void> => {
  if (seatChange < 0) await promote(tx, { ...event, attendeeCount: event.attendeeCount + seatChange });
};

type Result = Schemas["AttendeeDecisionResult"];

/** Decides about RSVPs, in order. The result of an impossible decision contains its error. @throws NotFound or Forbidden */
export const decideAboutAll = (
  context: UserContext,
  eventId: string,
  { user_ids: userIds, status: decision }: Schemas["AttendeeDecisions"],
): Promise<Result[]> =>
  inTransaction(context, async (tx) => {
    const event = await requireEventTo(tx, "manage_attendees", eventId);
    const rows = await findAttendees(tx.db, { eventId, userIds, now: tx.now });
    const attendees = new Map(rows.map((row) => [row.id, row]));
    const results: Result[] = [];
    let seatChange = 0;
    let waitlistedCount = 0;
    for (const userId of userIds) {
      const found = attendees.get(userId);
      try {
        const row = requireFound(found, missing(eventId, userId));
        const attendee = { ...row, waiting: row.waiting + waitlistedCount };
        const status = await decide(
          tx,
          { event: { ...event, attendeeCount: event.attendeeCount + seatChange }, attendee },
          decision,
        );
        if (status !== row.status) {
          seatChange += takenSeats({ ...row, status }) - takenSeats(row);
          if (status === "waitlisted") waitlistedCount += 1;
        }
        results.push({ user_id: userId, status, error: null, code: null });
      } catch (error) {
        const { message, code } = serviceErrorOf(error);
        results.push({ user_id: userId, status: found?.status ?? "none", error: message, code });
      }
    }
    await promoteIfFreed(tx, event, seatChange);
    return results;
  });
