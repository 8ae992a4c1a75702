import type { Schemas } from "../../../../generated/contract.ts";
import type { Tx } from "../../../foundation/db/client.ts";
import { Conflict, UserBanned } from "../../../foundation/errors.ts";
import { isBanViolation } from "../../../foundation/outage.ts";
import type { UserContext } from "../../../identity/context.ts";
import { created } from "../../../server/http/responses.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import { notify } from "../../notifications/notify.ts";
import { type IdempotentRequest, inTransactionOnce } from "../../resources/idempotency.ts";
import { record } from "../../resources/resource.ts";
import { toWebhookData } from "../attendances/actions.ts";
import { promote } from "../attendances/promote.ts";
import {
  findAttendance,
  findAttendee,
  findKnownPerson,
  insertAttendance,
  type OwnAttendanceRow,
  type RegistrationOrigin,
  seatAttendance,
} from "../attendances/queries.ts";
import { partySize, requireGuestsAllowed, requireSeats } from "../attendances/rules.ts";
import { toAttendee } from "../attendances/views.ts";
import { eventResource } from "../change.ts";
import { closeRequests } from "../holds/queries.ts";
import { requireEventTo } from "../policy.ts";
import type { EventRow } from "../queries.ts";
import { requireAddTime } from "./rules.ts";

type Request = Omit<IdempotentRequest, "operation" | "body"> & { body: Schemas["AttendeeCreate"] };

/**
 * Registers a user for an event, once per idempotency key. @throws NotFound, Forbidden, BadRequest naming the guests
 * @throws Conflict for a user who is banned, attends already, or is neither a member nor an earlier attendee; without enough seats; and
 * when the event has ended or accepts no RSVPs
 */
export const addAttendee = (context: UserContext, eventId: string, request: Request) =>
  inTransactionOnce(context, { operation: "addAttendee", ...request }, async (tx) => {
    const { db, now } = tx;
    const { user_id: userId, guests: guestInput, check_in: isCheckIn = false, over_capacity } = request.body;
    const event = await requireEventTo(tx, "manage_attendees", eventId);
    requireAddTime(event, { isCheckIn, now });
    const [person, { attendance: current, waiting, held, hold }] = await Promise.all([
      findKnownPerson(db, { groupId: event.groupId, userId }),
      findAttendance(db, { eventId, userId, now }),
    ]);
    if (!person) throw notAMember();
    if (current?.status === "attending") throw alreadyAttending(person);
    const guests = guestInput ?? current?.guests ?? 0;
    if (guestInput !== undefined) requireGuestsAllowed(event, guests);
    const seats = partySize({ guests });
    if (!over_capacity) requireSeats(event, { held, seats });
    const checkedInAt = isCheckIn ? now : null;
    const registeredBy = isCheckIn ? "door" : "organizer";
    await seat(tx, { event, person, guests, checkedInAt, registeredBy, respondedAt: now, current });
    if (hold) await closeRequests(db, { eventId, userId, now });
    // Seats may become free: the party may be smaller than on the waitlist, and the hold has ended.
    await promote(tx, { ...event, attendeeCount: event.attendeeCount + seats }, { waiting });
    const added = await findAttendee(db, { eventId, userId, now });
    if (!added) throw new Error(`user ${userId} has no RSVP in the transaction that inserted it`);
    const subject = { type: "event", id: eventId, ...eventResource.subjectOf(event) } as const;
    const statusBefore = { user_id: userId, status: current?.status ?? "none", checked_in_at: null };
    const statusAfter = {
      user_id: userId,
      status: added.status,
      checked_in_at: checkedInAt && toTimestamp(checkedInAt),
    };
    await record(tx, { action: "addAttendee", ...subject }, { attendee: statusBefore }, { attendee: statusAfter });
    const attendee = toAttendee(added);
    return created(`${tx.baseUrl}/api/v1/events/${eventId}/attendees`, attendee, { resource: attendee });
  });

const notAMember = (): Conflict =>
  new Conflict("the user is not a member of the group and has no RSVP to its events; invite the person", {
    code: "not_a_member",
    field: "user_id",
  });

const alreadyAttending = ({ name }: { name: string }): Conflict =>
  new Conflict(`${name} attends the event already`, { code: "already_attending", field: "user_id" });

type Seat = {
  event: EventRow;
  person: { id: string; name: string };
  guests: number;
  checkedInAt: Date | null;
  registeredBy: RegistrationOrigin;
  respondedAt: Date;
};

/** Inserts an RSVP with a seat, or gives the current RSVP a seat. The event must be locked. @throws UserBanned */
export const seat = async (
  tx: Tx<UserContext>,
  { current, ...added }: Seat & { current: OwnAttendanceRow | undefined },
): Promise<void> => {
  try {
    await (current ? seatRsvp(tx, { ...added, current }) : insertSeat(tx, added));
  } catch (error) {
    throw isBanViolation(error) ? new UserBanned(added.person) : error;
  }
};

const insertSeat = async (
  { db, now, count }: Tx<UserContext>,
  { event, person: { id: userId }, guests, checkedInAt, registeredBy, respondedAt }: Seat,
): Promise<void> => {
  const columns = { status: "attending", guests, respondedAt, registeredBy } as const;
  count("rsvps", { status: columns.status });
  await insertAttendance(db, {
    ...{ eventId: event.id, userId, ...columns, answers: "[]", shareEmail: false },
    checkedInAt: checkedInAt ?? undefined,
    notifiedRevision: event.revision,
    confirms: true,
    ...toWebhookData(event, { ...columns, checkedInAt, waitlistPosition: null }, now),
    seatChange: partySize({ guests }),
  });
};

/** Gives a seat to a waitlisted, pending or declined RSVP. */
const seatRsvp = async (
  { db, now }: Tx<UserContext>,
  { event, person: { id: userId }, current, guests, checkedInAt }: Seat & { current: OwnAttendanceRow },
): Promise<void> => {
  const seated = { ...current, status: "attending", guests, checkedInAt, waitlistPosition: null } as const;
  const key = { eventId: event.id, userId };
  const seatChange = partySize({ guests });
  await seatAttendance(db, { ...key, guests, checkedInAt, ...toWebhookData(event, seated, now), seatChange });
  await notify(db, "rsvp_decision", { id: event.id, userId }, now);
};
