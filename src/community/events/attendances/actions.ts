import { isDeepStrictEqual } from "node:util";
import type { Schemas } from "../../../../generated/contract.ts";
import { inBatch } from "../../../foundation/db/batches.ts";
import { inTransaction, type Transaction, type Tx } from "../../../foundation/db/client.ts";
import { requireFound } from "../../../foundation/errors.ts";
import { type AccessContext, authorizeRow, may, viewerWithoutRoles } from "../../../identity/access/policy.ts";
import type { UserContext } from "../../../identity/context.ts";
import type { Caller } from "../../../server/http/contract.ts";
import { notify } from "../../notifications/notify.ts";
import { addRsvp } from "../../visits/queries.ts";
import { sourceBounds } from "../../visits/rules.ts";
import { closeRequests } from "../holds/queries.ts";
import { eventPolicy } from "../policy.ts";
import { type EventRef, type EventToRsvp, findEventToRsvp, lockEventToRsvp } from "../queries.ts";
import { toAnswers } from "../registration/rules.ts";
import { promote } from "./promote.ts";
import {
  clearAttendance,
  correctAttendance,
  countPastAttendances,
  deleteAttendance,
  deletePastAttendances,
  findAttendance,
  findCalendarCancellation,
  insertAttendance,
  listRsvps,
  type OwnAttendanceRow,
  omitFromSeries,
  type Queue,
  type RegistrationOrigin,
  type RsvpedEvent,
  updateAttendance,
} from "./queries.ts";
import {
  firstStatus,
  holdCovers,
  partySize,
  requireGuestsAllowed,
  requireNotDeclined,
  requireNotEnded,
  requireOpen,
  requireRoomForMore,
  requireRsvpTime,
  takenSeats,
} from "./rules.ts";
import { toRsvpPayload } from "./views.ts";

export type Rsvp = { event: EventToRsvp; attendance: OwnAttendanceRow | undefined };

/** Finds the caller's RSVP. The caller may read it even if the event is hidden, unless it is declined. @throws NotFound */
export const findRsvp = (context: UserContext, ref: EventRef): Promise<Rsvp & Queue> =>
  resolveRsvp(context, ref, findEventToRsvp(context.db, ref), { hidesDeclined: true });

type Admission = {
  /** Whether an invitation admits the caller to an event for members. */
  isInvited?: boolean;
  /** Whether a declined RSVP gives no access. Without access, the caller could not withdraw answers and consent. */
  hidesDeclined?: boolean;
};

/** Locks the event. @throws NotFound */
const lockRsvp = (tx: Tx<UserContext>, ref: EventRef, admission?: Admission): Promise<Rsvp & Queue> =>
  resolveRsvp(tx, ref, lockEventToRsvp(tx.db, ref), admission);

/** Returns the caller's RSVP to the event that `eventQuery` finds. @throws NotFound */
export const resolveRsvp = async (
  context: AccessContext & { readonly caller: Caller },
  ref: EventRef,
  eventQuery: Promise<EventToRsvp | undefined>,
  { isInvited = false, hidesDeclined = false }: Admission = {},
): Promise<Rsvp & Queue> => {
  const { db, now, caller } = context;
  const findOwn = (eventId: string) => findAttendance(db, { eventId, userId: caller.userId, now });
  // One round trip if `ref` has the event's id: the second query runs once the event is locked.
  const [row, prefetched] = await Promise.all([eventQuery, "id" in ref ? findOwn(ref.id) : undefined]);
  const event = requireFound(row, eventPolicy.missing(ref));
  const { attendance, ...queue } = prefetched ?? (await findOwn(event.id));
  const hasAccess = attendance && !(hidesDeclined && attendance.status === "declined");
  // Most events are public, which needs no query.
  const isReadable = may(eventPolicy.verbs.read, viewerWithoutRoles(now, ...(isInvited ? [event.id] : [])), event);
  if (!hasAccess && !isReadable) await authorizeRow(context, eventPolicy, "read", ref, async () => event);
  return { event, attendance, ...queue };
};

/** Returns the name of the batch queue for RSVPs to an event, all of which lock its row. */
export const queueName = (event: EventRef): string => `event ${JSON.stringify(event)}`;

type RsvpInput = Schemas["RsvpCreate"];
type FoundRsvp = Awaited<ReturnType<typeof findRsvp>>;

/**
 * Sends the caller's RSVP, or changes its contents. Omitted fields stay unchanged.
 * @throws NotFound, BadRequest naming the question or the guests, Conflict when the event accepts no RSVPs or is full
 */
export const attend = (
  context: UserContext,
  ref: EventRef,
  input: RsvpInput,
  admission?: Admission,
): Promise<Rsvp & { isNew: boolean }> =>
  inBatch(queueName(ref), context, async (tx) => {
    const target = await lockRsvp(tx, ref, admission);
    const registeredBy = admission?.isInvited ? "invitation" : "self";
    return { ...(await putRsvp(tx, target, input, { registeredBy })), isNew: !target.attendance };
  });

type Registration = {
  /** Whether to queue an email about this RSVP. If false, the calling function queues one email about several RSVPs. */
  confirms?: boolean;
  registeredBy?: RegistrationOrigin;
};

/** The context in which an RSVP is written. */
type Sender = Tx<Pick<UserContext, "db" | "now" | "count">> & { caller: { userId: string } };

/** Sends or changes an RSVP. The event must be locked. Throws the errors of `attend`, before writing anything. */
export const putRsvp = (
  tx: Sender,
  { attendance, ...target }: FoundRsvp,
  input: RsvpInput,
  registration?: Registration,
): Promise<Rsvp> =>
  attendance
    ? changeRsvp(tx, { ...target, attendance }, input, registration)
    : sendRsvp(tx, target, input, registration);

/** Inserts an RSVP, and ends the caller's hold. The event must be locked. Throws the errors of `attend`. */
export const sendRsvp = async (
  tx: Sender,
  { event, ...queue }: Omit<FoundRsvp, "attendance">,
  { guests = 0, answers: answerInputs = [], share_email: shareEmail = false, source }: RsvpInput,
  { confirms = true, registeredBy = "self" }: Registration = {},
): Promise<Rsvp> => {
  const { db, now, caller, count } = tx;
  requireOpen(event, now);
  requireRsvpTime(event, now);
  requireGuestsAllowed(event, guests);
  const answers = toAnswers(answerInputs, event.questions);
  const seats = partySize({ guests });
  const status = firstStatus(event, { ...queue, seats });
  const columns = { status, guests, respondedAt: now };
  const waitlistPosition = status === "waitlisted" ? queue.waiting + 1 : null;
  const { hold } = queue;
  const attendance = { ...columns, answers, shareEmail, registeredBy, waitlistPosition, checkedInAt: null };
  if (source !== undefined) await addRsvp(db, { groupId: event.groupId, eventId: event.id, source, now }, sourceBounds);
  if (status === "pending") await notify(db, "approvals", { id: event.group.id }, now);
  count("rsvps", { status });
  const checkInCode = await insertAttendance(db, {
    eventId: event.id,
    userId: caller.userId,
    ...columns,
    answers: JSON.stringify(answers),
    shareEmail,
    registeredBy,
    notifiedRevision: event.revision,
    confirms,
    arrival: hold && status === "attending" && holdCovers(hold, seats) ? hold.arrival : undefined,
    ...toWebhookData(event, attendance, now),
    seatChange: takenSeats(columns),
  });
  if (hold) await closeRequestsAndPromote(tx, { ...event, attendeeCount: event.attendeeCount + takenSeats(columns) });
  return { event, attendance: { ...attendance, checkInCode } };
};

/** Closes the caller's requests and gives their held seats to the waitlist. The event must be locked, `attendeeCount` current. */
export const closeRequestsAndPromote = async (
  { db, now, caller: { userId } }: Omit<Sender, "count">,
  event: EventToRsvp,
): Promise<void> => {
  await closeRequests(db, { eventId: event.id, userId, now });
  await promote({ db, now }, event);
};

/** Milliseconds after an RSVP during which a change is confirmed by another email. */
const correctionWindowMs = 60_000;

/** Changes an RSVP. Added guests must meet the conditions of a new RSVP. Changes of guests or answers require an open event. */
const changeRsvp = async (
  tx: Sender,
  { event, attendance: current, waiting, held }: FoundRsvp & { attendance: OwnAttendanceRow },
  input: RsvpInput,
  { confirms = true }: Registration = {},
): Promise<Rsvp> => {
  const { db, now, caller } = tx;
  const unchanged = { event, attendance: current };
  const { guests = current.guests, share_email: shareEmail = current.shareEmail } = input;
  const changesSeats = input.guests !== undefined || input.answers !== undefined;
  // Consent can be withdrawn at any time.
  if (changesSeats || shareEmail === current.shareEmail) requireNotDeclined(current);
  if (!changesSeats && shareEmail === current.shareEmail) return unchanged;
  if (changesSeats) requireOpen(event, now);
  const answers = input.answers ? toAnswers(input.answers, event.questions) : current.answers;
  const changed = { ...current, guests, answers, shareEmail };
  if (isDeepStrictEqual(changed, current)) return unchanged;
  const addedGuests = guests - current.guests;
  if (addedGuests > 0) {
    requireRsvpTime(event, now);
    requireGuestsAllowed(event, guests);
    requireRoomForMore(event, changed, { waiting, held, addedGuests });
  }
  const key = { eventId: event.id, userId: caller.userId };
  const seatChange = takenSeats(changed) - takenSeats(current);
  const columns = { guests, answers: JSON.stringify(answers), shareEmail };
  const isCorrection = changesSeats && now.getTime() - current.respondedAt.getTime() <= correctionWindowMs;
  const change = { ...key, ...columns, ...toWebhookData(event, changed, now), seatChange };
  await (isCorrection ? correctAttendance(db, { ...change, confirms }) : updateAttendance(db, change));
  if (addedGuests >= 0) return { event, attendance: changed };
  await promote(tx, { ...event, attendeeCount: event.attendeeCount + seatChange }, { waiting });
  // The caller may have been promoted.
  const { attendance } = await findAttendance(db, { ...key, now });
  return { event, attendance };
};

/** Returns the values of the webhook message about a change of an RSVP. */
export const toWebhookData = (event: RsvpedEvent, attendance: Parameters<typeof toRsvpPayload>[1], now: Date) => ({
  allianceId: event.allianceId,
  data: JSON.stringify(toRsvpPayload(event, attendance)),
  now,
});

type Withdrawal = {
  userId: string;
  event: RsvpedEvent;
  attendance: Pick<OwnAttendanceRow, "status" | "guests">;
  waiting: number;
};

/** Deletes an RSVP and promotes the waitlist. The event must be locked. */
export const withdraw = async (
  tx: Tx<Pick<UserContext, "db" | "now">>,
  { userId, event, attendance, waiting }: Withdrawal,
): Promise<void> => {
  const { db, now } = tx;
  const seatChange = -takenSeats(attendance);
  await deleteAttendance(db, { eventId: event.id, userId, ...toWebhookData(event, undefined, now), seatChange });
  await promote(tx, { ...event, attendeeCount: event.attendeeCount + seatChange }, { waiting });
};

/**
 * Cancels the caller's RSVP, idempotently, and promotes the waitlist. A declined RSVP stays declined. `check` runs before anything is written.
 * @throws NotFound, or Conflict when the event has ended
 */
export const cancel = (context: UserContext, ref: EventRef, check: (rsvp: Rsvp) => void = () => {}): Promise<Rsvp> =>
  inBatch(queueName(ref), context, async (tx) => {
    const { event, attendance, waiting } = await lockRsvp(tx, ref);
    check({ event, attendance });
    if (!attendance) return { event, attendance };
    return cancelRsvp(tx, { event, attendance, waiting });
  });

type OwnRsvp = { event: EventToRsvp; attendance: OwnAttendanceRow; waiting: number };

/** Cancels an RSVP and excludes its event from series attendance. The event must be locked. @throws Conflict when the event has ended */
export const cancelRsvp = async (tx: Sender, rsvp: OwnRsvp): Promise<Rsvp> => {
  const { db, now, caller } = tx;
  const { calendarSequence, ...canceled } = await cancelRsvpSilently(tx, rsvp);
  const { id, seriesId } = rsvp.event;
  const { userId } = caller;
  if (seriesId !== null) await omitFromSeries(db, { seriesId, userId, eventId: id });
  if (calendarSequence !== null) await notify(db, "rsvp_cancellation", { id, userId, calendarSequence }, now);
  return canceled;
};

/**
 * Cancels an RSVP without an email. The event must be locked.
 * @returns the SEQUENCE for canceling the caller's calendar entry, or null if no email has delivered the entry
 * @throws Conflict when the event has ended
 */
export const cancelRsvpSilently = async (
  { db, now, caller: { userId }, count }: Sender,
  { event, attendance, waiting }: OwnRsvp,
): Promise<Rsvp & { calendarSequence: number | null }> => {
  requireNotEnded(event, now);
  const key = { eventId: event.id, userId };
  if (attendance.status === "declined") {
    await clearAttendance(db, key);
    return { event, attendance: { ...attendance, guests: 0, answers: [], shareEmail: false }, calendarSequence: null };
  }
  count("rsvps", { status: "canceled" });
  // Both statements are sent in one round trip. The first one reads the RSVP before the second one deletes it.
  const [calendarSequence] = await Promise.all([
    findCalendarCancellation(db, key),
    withdraw({ now, db }, { event, attendance, waiting, userId }),
  ]);
  return { event, attendance: undefined, calendarSequence };
};

/** Maximum number of past RSVPs that one transaction deletes: each deletion changes its event's row. */
const batchSize = 500;

/**
 * Deletes a user's RSVPs to past events in batches, unless one batch is enough: thousands in one transaction would block
 * others and exceed the request's time. `check` runs before the first batch, in its own transaction.
 */
export const deletePastRsvpsInBatches = async (
  context: Pick<UserContext, "db" | "now"> & Partial<Pick<UserContext, "isTimedOut">>,
  userId: string,
  check: (tx: Transaction) => Promise<void>,
): Promise<void> => {
  const { db, now } = context;
  if ((await countPastAttendances(db, { userId, now })) <= batchSize) return;
  await inTransaction(context, ({ db }) => check(db));
  let deletedCount: number;
  do
    deletedCount = await inTransaction(context, ({ db }) =>
      deletePastAttendances(db, { userId, now, batch: batchSize }),
    );
  while (deletedCount === batchSize);
};

/** Deletes a user's RSVPs to past events and to `events`, which must be locked. Freed seats go to the waitlist. */
export const withdrawFromAll = async (
  tx: Tx<Pick<UserContext, "db" | "now">>,
  { userId, events }: { userId: string; events: ReadonlySet<string> },
): Promise<void> => {
  const { db, now } = tx;
  await deletePastAttendances(db, { userId, now, batch: Number.MAX_SAFE_INTEGER });
  for (const rsvp of await listRsvps(db, userId))
    if (events.has(rsvp.event.id)) await withdraw(tx, { userId, ...rsvp });
};
