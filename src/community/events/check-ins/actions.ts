import type { Schemas } from "../../../../generated/contract.ts";
import { inTransaction, type Tx } from "../../../foundation/db/client.ts";
import { InvalidField, requireFound } from "../../../foundation/errors.ts";
import { type AccessContext, authorizeRow, type Viewer } from "../../../identity/access/policy.ts";
import type { Context } from "../../../identity/context.ts";
import { toTimestamp } from "../../../server/http/timestamp.ts";
import type { Use } from "../../../server/limits/limits.ts";
import { toCheckInCode } from "../../check-in-code.ts";
import { record } from "../../resources/resource.ts";
import { toWebhookData } from "../attendances/actions.ts";
import { attendeeAccess } from "../attendances/policy.ts";
import { type AttendeeRow, findAttendee, type RsvpKey } from "../attendances/queries.ts";
import { eventResource } from "../change.ts";
import { toAuditedDoorLink } from "../door-links/actions.ts";
import { eventPolicy } from "../policy.ts";
import { type EventRow, lockEvent } from "../queries.ts";
import { type CheckInCounts, findUserByCode, markCheckedIn, unmarkCheckedIn } from "./queries.ts";
import { requireAttending, requireCheckInTime } from "./rules.ts";

/** The context of a user, or of the holder of a door link. */
export type DoorContext = Context & AccessContext;

/** The audit log contains ids, because names must not be stored for years. */
const toAuditedCheckIn = ({ id, checkedInAt }: Pick<AttendeeRow, "id" | "checkedInAt">) => ({
  attendee: { user_id: id, checked_in_at: checkedInAt && toTimestamp(checkedInAt) },
});

export const toCheckInSummary = ({ attending, checkedIn }: CheckInCounts): Schemas["CheckInSummary"] => ({
  attending_count: attending,
  checked_in_count: checkedIn,
});

type Attendee = Omit<AttendeeRow, "rank">;
type View = Schemas["Attendee"];

const lockToCheckIn = async (tx: Tx<DoorContext>, { eventId, userId }: RsvpKey) => {
  const find = () => lockEvent(tx.db, { id: eventId });
  const { row: event, viewer } = await authorizeRow(tx, eventPolicy, "check_in", { id: eventId }, find);
  const message = `user ${userId} has no RSVP to event ${eventId}`;
  return {
    event,
    door: viewer.door,
    view: attendeeAccess(viewer, event).view,
    attendee: requireFound(await findAttendee(tx.db, { eventId, userId, now: tx.now }), message),
  };
};

type CheckInChange = { event: EventRow; door: Viewer["door"]; before: Attendee; after: Attendee };

const toRsvpChange = ({ event, after }: Pick<CheckInChange, "event" | "after">, now: Date) => ({
  ...{ eventId: event.id, userId: after.id, seatChange: 0 },
  ...toWebhookData(event, after, now),
});

const recordChange = (
  tx: Tx<DoorContext>,
  action: "checkInAttendee" | "undoCheckIn",
  { event, door, before, after }: CheckInChange,
): Promise<unknown> => {
  const subject = { action, type: "event", id: event.id, ...eventResource.subjectOf(event) } as const;
  return record(tx, subject, toAuditedCheckIn(before), {
    ...toAuditedCheckIn(after),
    ...(door && toAuditedDoorLink(door)),
  });
};

/** Checks in an attendee. Repeated check-ins preserve the time. @throws NotFound, Forbidden, or Conflict without a seat or outside the check-in time */
export const checkIn = (context: DoorContext, key: RsvpKey): Promise<{ attendee: View; isNew: boolean }> =>
  inTransaction(context, async (tx) => {
    const { db, now } = tx;
    const { event, door, attendee, view } = await lockToCheckIn(tx, key);
    requireAttending(attendee);
    if (attendee.checkedInAt) return { attendee: view(attendee), isNew: false };
    requireCheckInTime(event, now);
    const after = { ...attendee, checkedInAt: now };
    await markCheckedIn(db, { ...toRsvpChange({ event, after }, now), checkedInAt: now });
    await recordChange(tx, "checkInAttendee", { event, door, before: attendee, after });
    return { attendee: view(after), isNew: true };
  });

/** Undoes a check-in, idempotently. @throws NotFound, Forbidden, or Conflict outside the check-in time */
export const undoCheckIn = (context: DoorContext, key: RsvpKey): Promise<View> =>
  inTransaction(context, async (tx) => {
    const { db, now } = tx;
    const { event, door, attendee, view } = await lockToCheckIn(tx, key);
    if (!attendee.checkedInAt) return view(attendee);
    requireCheckInTime(event, now);
    const after = { ...attendee, checkedInAt: null };
    await unmarkCheckedIn(db, toRsvpChange({ event, after }, now));
    await recordChange(tx, "undoCheckIn", { event, door, before: attendee, after });
    return view(after);
  });

/** Rate limits of a door link. Searches by name, entered codes and added people share them. */
const doorUsesOf = ({ address, doorSecretHash = "" }: DoorContext): Use[] => [
  ["door_searches_per_link", doorSecretHash],
  ["door_searches_per_address", address],
];

/** @throws TooManyRequests */
export const consumeDoorLimits = (context: DoorContext): Promise<void> =>
  context.limits.consume(...doorUsesOf(context));

const codeFailureUsesOf = (context: DoorContext): Use[] =>
  context.caller ? [["check_in_code_failures_per_user", context.caller.userId]] : doorUsesOf(context);

/** Finds the user of a code. @throws BadRequest for an unknown code, TooManyRequests after many unknown codes */
export const requireUserByCode = async (
  context: DoorContext,
  { eventId, typed, field }: { eventId: string; typed: string; field: string },
): Promise<string> => {
  const { db, limits } = context;
  const failures = codeFailureUsesOf(context);
  // Consumed before the search, so that concurrent guesses are limited too.
  await limits.consume(...failures);
  const userId = await findUserByCode(db, { eventId, code: toCheckInCode(typed) });
  if (userId === undefined)
    throw new InvalidField(field, "is not the check-in code of an RSVP to this event", {
      code: "unknown_check_in_code",
    });
  await limits.refund(...failures);
  return userId;
};
