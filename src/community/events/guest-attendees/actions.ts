import { v5 as idOf, v7 as uuid } from "uuid";
import type { Schemas } from "../../../../generated/contract.ts";
import { inTransaction, type Tx } from "../../../foundation/db/client.ts";
import { Conflict, requireFound } from "../../../foundation/errors.ts";
import { digest, newLinkSecret } from "../../../foundation/secrets.ts";
import { authorizeRow, may, type Viewer } from "../../../identity/access/policy.ts";
import type { UserContext } from "../../../identity/context.ts";
import { created, requireMatch } from "../../../server/http/responses.ts";
import type { Use } from "../../../server/limits/limits.ts";
import { mailboxOf } from "../../../server/limits/mailbox.ts";
import { queueInvitation } from "../../notifications/notify.ts";
import { type IdempotentRequest, inTransactionOnce, rateLimitedOnce } from "../../resources/idempotency.ts";
import { record } from "../../resources/resource.ts";
import { insertMessage } from "../../webhooks/messages/queries.ts";
import { requireAddTime } from "../additions/rules.ts";
import { promote } from "../attendances/promote.ts";
import { findDemand } from "../attendances/queries.ts";
import { partySize, requireGuestsAllowed, requireSeats } from "../attendances/rules.ts";
import { eventResource } from "../change.ts";
import type { DoorContext } from "../check-ins/actions.ts";
import { isCheckInOpen, requireCheckInTime } from "../check-ins/rules.ts";
import { toAuditedDoorLink } from "../door-links/actions.ts";
import { type EventVerb, eventPolicy } from "../policy.ts";
import { type EventRow, lockEvent } from "../queries.ts";
import {
  deleteGuestAttendee,
  findGuestAttendee,
  type GuestAttendeeRow,
  hasGuestWithAddress,
  insertGuestAttendee,
  updateGuestAttendee,
} from "./queries.ts";
import { toAudited, toGuestAttendee, toGuestAttendeePayload, toNamedGuestAttendee } from "./views.ts";

type Key = { eventId: string; id: string };

/** Locks the event. @throws NotFound or Forbidden */
const lockAndAuthorize = async (tx: Tx<DoorContext>, verb: EventVerb, id: string) => {
  const { row: event, viewer } = await authorizeRow(tx, eventPolicy, verb, { id }, () => lockEvent(tx.db, { id }));
  const view = may(eventPolicy.verbs.manage_attendees, viewer, event) ? toGuestAttendee : toNamedGuestAttendee;
  return { event, door: viewer.door, view };
};

type DoorEvent = { event: EventRow; door?: Viewer["door"] };

const actions = { added: "addGuestAttendee", updated: "updateGuestAttendee", removed: "deleteGuestAttendee" } as const;

type Change = keyof typeof actions;

export const notifyWebhooks = (
  { db, now }: Tx<Pick<UserContext, "db" | "now">>,
  change: Change,
  event: EventRow,
  row: GuestAttendeeRow,
): Promise<unknown> => {
  const data = JSON.stringify(toGuestAttendeePayload(event, row));
  const type = `guest_attendee.${change}` as const;
  return insertMessage(db, { type, allianceId: event.allianceId, subjectId: row.id, data, now });
};

/** Records a change in the audit log and for webhooks. */
const recordChange = async (
  tx: Tx<DoorContext>,
  change: Change,
  { event, door }: DoorEvent,
  row: GuestAttendeeRow,
  before = row,
): Promise<void> => {
  const subject = { action: actions[change], type: "event", id: event.id, ...eventResource.subjectOf(event) } as const;
  const after = { ...toAudited(row), ...(door && toAuditedDoorLink(door)) };
  await record(tx, subject, change === "added" ? null : toAudited(before), change === "removed" ? null : after);
  await notifyWebhooks(tx, change, event, row);
};

const mailUses = ({ caller }: DoorContext, email: string): Use[] => [
  ...(caller ? [["invitations_per_user", caller.userId] satisfies Use] : []),
  ["invitations_per_mailbox", mailboxOf(email)],
];

/** @throws Conflict without enough seats, BadRequest naming the guests */
const requireRoom = async (
  { db, now }: Tx<DoorContext>,
  event: EventRow,
  { guests, seats, allowsOverCapacity }: { guests: number; seats: number; allowsOverCapacity: boolean | undefined },
): Promise<void> => {
  requireGuestsAllowed(event, guests);
  if (!allowsOverCapacity) requireSeats(event, { ...(await findDemand(db, event.id, now)), seats });
};

/** Emails a link to claim the seat. @returns the columns of the address @throws Conflict if another guest has the address */
const invite = async ({ db, now, requestedLanguage }: Tx<DoorContext>, { eventId, id }: Key, email: string | null) => {
  if (email === null) return { email, language: null, secretHash: null };
  if (await hasGuestWithAddress(db, { eventId, email }))
    throw new Conflict("a guest attendee of the event has this email address already", {
      code: "already_attending",
      field: "email",
    });
  const secret = newLinkSecret();
  await queueInvitation(db, { invitationId: id, recipient: email, secret }, now, "guest_place");
  return { email, language: requestedLanguage, secretHash: digest(secret) };
};

type Creation = Schemas["GuestAttendeeCreate"];

/** Locks the event. @throws NotFound or Forbidden */
const lockToAdd = (tx: Tx<DoorContext>, eventId: string, { check_in, over_capacity }: Creation) =>
  lockAndAuthorize(tx, check_in && !over_capacity ? "check_in" : "manage_attendees", eventId);

/** Inserts a guest attendee. @returns the body of the response */
const insertAndRecord = async (
  tx: Tx<DoorContext>,
  { event, door, view }: Awaited<ReturnType<typeof lockAndAuthorize>>,
  id: string,
  body: Creation,
): Promise<Schemas["GuestAttendee"]> => {
  const { name, email = null, guests = 0, check_in: isCheckIn = false, over_capacity: allowsOverCapacity } = body;
  const { db, now } = tx;
  const eventId = event.id;
  requireAddTime(event, { isCheckIn, now });
  const seats = partySize({ guests });
  await requireRoom(tx, event, { guests, seats, allowsOverCapacity });
  const row = {
    ...{ id, eventId, name, guests },
    ...(await invite(tx, { eventId, id }, email)),
    registeredBy: isCheckIn ? "door" : "organizer",
    checkedInAt: isCheckIn ? now : null,
    ...{ createdAt: now, updatedAt: now },
  } as const;
  await insertGuestAttendee(db, row);
  await recordChange(tx, "added", { event, door }, row);
  return view(row);
};

type Request = Omit<IdempotentRequest, "operation" | "body"> & { body: Creation };

/**
 * Registers a person without an account, once per idempotency key. @throws NotFound, Forbidden, TooManyRequests
 * @throws BadRequest naming the guests; Conflict without enough seats, for an event that accepts no attendees, or for a repeated address
 */
export const addGuestAttendee = (context: UserContext, eventId: string, request: Request) => {
  const { email } = request.body;
  const repeatable = { operation: "addGuestAttendee", ...request } as const;
  const addOne = async (tx: Tx<UserContext>) => {
    const body = await insertAndRecord(tx, await lockToAdd(tx, eventId, request.body), uuid(), request.body);
    return created(`${tx.baseUrl}/api/v1/events/${eventId}/guest-attendees`, body, { resource: body });
  };
  return email === undefined
    ? inTransactionOnce(context, repeatable, addOne)
    : rateLimitedOnce(context, mailUses(context, email), repeatable, addOne);
};

/**
 * Adds and checks in a person for the holder of a door link, once per `formKey`. @returns the guest attendee's id
 * @throws NotFound, BadRequest naming the guests; Conflict without enough seats, or outside the check-in time
 */
export const addWalkIn = (
  context: DoorContext,
  eventId: string,
  body: Creation,
  formKey: string = uuid(),
): Promise<string> =>
  inTransaction(context, async (tx) => {
    const walkIn = { ...body, check_in: true };
    const target = await lockToAdd(tx, eventId, walkIn);
    const id = idOf(formKey, eventId);
    if (!(await findGuestAttendee(tx.db, { eventId, id }))) await insertAndRecord(tx, target, id, walkIn);
    return id;
  });

const requireRow = async (tx: Tx<DoorContext>, key: Key): Promise<GuestAttendeeRow> =>
  requireFound(await findGuestAttendee(tx.db, key), `event ${key.eventId} has no guest attendee ${key.id}`);

type Headers = { "if-match"?: string | undefined };

const checkInTimeOf = ({ checkedInAt }: GuestAttendeeRow, isCheckedIn: boolean | undefined, now: Date): Date | null => {
  if (isCheckedIn === undefined) return checkedInAt;
  return isCheckedIn ? (checkedInAt ?? now) : null;
};

/** Promotes the waitlist into seats that guest attendees no longer take. */
const releaseSeats = async (tx: Tx<DoorContext>, event: EventRow, seats: number): Promise<void> => {
  if (seats > 0) await promote(tx, { ...event, attendeeCount: event.attendeeCount - seats });
};

/**
 * Changes a guest attendee. @returns the view, and in `isNew` whether the change checks the person in or undoes the check-in
 * @throws NotFound, Forbidden, PreconditionFailed, BadRequest naming the guests, TooManyRequests after many emails
 * @throws Conflict without seats for more guests, when guests or check-in cannot change, or for a repeated address
 */
export const editGuestAttendee = (
  context: DoorContext,
  key: Key,
  { check_in: isCheckedIn, over_capacity: allowsOverCapacity, ...details }: Schemas["GuestAttendeeUpdate"],
  headers: Headers = {},
): Promise<{ view: Schemas["GuestAttendee"]; isNew: boolean }> =>
  inTransaction(context, async (tx) => {
    const { db, now, limits } = tx;
    const verb = Object.keys(details).length === 0 ? "check_in" : "manage_attendees";
    const { event, door, view } = await lockAndAuthorize(tx, verb, key.eventId);
    const before = await requireRow(tx, key);
    requireMatch(headers["if-match"], view(before));
    const checkedInAt = checkInTimeOf(before, isCheckedIn, now);
    const after = { ...before, ...details, checkedInAt, updatedAt: now };
    const isCheckInChanged = (checkedInAt === null) !== (before.checkedInAt === null);
    const isUnchanged = after.name === before.name && after.email === before.email && after.guests === before.guests;
    if (isUnchanged && !isCheckInChanged) return { view: view(before), isNew: false };
    if (isCheckInChanged) requireCheckInTime(event, now);
    const seats = after.guests - before.guests;
    if (seats !== 0) requireAddTime(event, { isCheckIn: isCheckInOpen(event, now), now });
    if (seats > 0) await requireRoom(tx, event, { guests: after.guests, seats, allowsOverCapacity });
    const { email } = after;
    const isAddressChanged = email?.toLowerCase() !== before.email?.toLowerCase();
    if (isAddressChanged && email !== null) await limits.consume(...mailUses(tx, email));
    const address = isAddressChanged ? await invite(tx, key, email) : { email };
    const { name, guests, updatedAt } = after;
    await updateGuestAttendee(db, key, { name, guests, checkedInAt, updatedAt, ...address }, seats);
    await releaseSeats(tx, event, -seats);
    await recordChange(tx, "updated", { event, door }, after, before);
    return { view: view(after), isNew: isCheckInChanged };
  });

/** Removes a guest attendee and promotes the waitlist. @throws NotFound, Forbidden or PreconditionFailed */
export const removeGuestAttendee = (context: UserContext, key: Key, headers: Headers = {}): Promise<void> =>
  inTransaction(context, async (tx) => {
    const { event, view } = await lockAndAuthorize(tx, "manage_attendees", key.eventId);
    const before = await requireRow(tx, key);
    requireMatch(headers["if-match"], view(before));
    await deleteGuestAttendee(tx.db, before, tx.now);
    await releaseSeats(tx, event, partySize(before));
    await recordChange(tx, "removed", { event }, before);
  });
