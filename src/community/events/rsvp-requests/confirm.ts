import type { Schemas } from "../../../../generated/contract.ts";
import { inBatch } from "../../../foundation/db/batches.ts";
import { inTransaction, type Tx } from "../../../foundation/db/client.ts";
import { rsvpRequests } from "../../../foundation/db/participation-tables.ts";
import { redeemLink, requestLinkOf } from "../../../foundation/db/request-links.ts";
import { ServiceError } from "../../../foundation/errors.ts";
import { isBanViolation } from "../../../foundation/outage.ts";
import { linkExpired } from "../../../identity/auth/mail-links.ts";
import {
  lockOrCreateOwner,
  recordRegistration,
  type SignInResult,
  signInByMail,
  withOwnerAsCaller,
} from "../../../identity/auth/sign-in-links.ts";
import type { Context } from "../../../identity/context.ts";
import { closeRequestsAndPromote, queueName, sendRsvp } from "../attendances/actions.ts";
import { findAttendance } from "../attendances/queries.ts";
import { closeRequests } from "../holds/queries.ts";
import { type EventRow, type EventToRsvp, findEvent, lockEventToRsvp } from "../queries.ts";
import { findRequest, findStatusByAddress, type RsvpRequest } from "./queries.ts";
import { requireAvailable } from "./request.ts";

type RsvpStatus = Schemas["AttendeeStatus"];

/** Returns the request of a link. @throws BadRequest for an expired link, NotFound when the event is hidden */
export const requireRequest = async (
  context: Pick<Context, "db" | "now">,
  token: string,
): Promise<{ request: RsvpRequest; event: EventRow }> => {
  const request = await findRequest(context.db, requestLinkOf(context, token));
  const event = request && (await findEvent(context.db, { id: request.eventId }));
  if (!event) throw linkExpired();
  requireAvailable(context, event);
  return { request, event };
};

/** The result of a link that was used before, with the current status of the RSVP. */
type RepeatedConfirmation = { event: EventRow; isRepeated: true; status: RsvpStatus | undefined };

type Confirmation = {
  event: EventRow;
  isRepeated: false;
  signIn: SignInResult;
  /** `null` when the event does not accept the RSVP. */
  outcome: RsvpStatus | "banned" | null;
};

/** Returns the result of a used link, or undefined while the link still works. */
export const findOutcome = async (
  { db }: Pick<Context, "db">,
  { request, event }: { request: RsvpRequest; event: EventRow },
): Promise<RepeatedConfirmation | undefined> =>
  request.confirmedAt ? { event, isRepeated: true, status: await findStatusByAddress(db, request) } : undefined;

/**
 * Signs in the owner of the email address, creating the account if needed, and sends the RSVP. One transaction consumes the link and decides
 * about the seat, so a failed confirmation can be repeated. If the event accepts no RSVP, the user is still signed in.
 * @throws BadRequest for an expired link, NotFound when the event is hidden, Conflict when the address is reserved for its former owner
 */
export const confirmRequest = async (context: Context, token: string): Promise<Confirmation | RepeatedConfirmation> => {
  const found = await requireRequest(context, token);
  const { request, event } = found;
  return (
    (await findOutcome(context, found)) ??
    inBatch(
      queueName({ id: event.id }),
      context,
      async (tx) => {
        const { db, now } = tx;
        const { account, isNew } = await lockOrCreateOwner(tx, request);
        // One round trip: the other queries run once the event is locked.
        const [current, foundAttendance, isRedeemed] = await Promise.all([
          lockEventToRsvp(db, { id: event.id }),
          findAttendance(db, { eventId: event.id, userId: account.id, now }),
          redeemLink(db, rsvpRequests, requestLinkOf(tx, token)),
        ]);
        if (!current) throw linkExpired();
        requireAvailable(tx, current);
        if (!isRedeemed) {
          const outcome = isNew ? undefined : await findOutcomeByToken(tx, event, token);
          if (!outcome) throw linkExpired();
          return outcome;
        }
        if (isNew) await recordRegistration(tx, account);
        const signIn = await signInByMail(tx, account);
        if (!signIn) throw linkExpired();
        const outcome = await sendConfirmed(tx, { request, event: current, foundAttendance }, account.id);
        return { event, isRepeated: false, signIn, outcome };
      },
      { isAlone: true },
    )
  );
};

const findOutcomeByToken = async (
  context: Pick<Context, "db" | "now">,
  event: EventRow,
  token: string,
): Promise<RepeatedConfirmation | undefined> => {
  const request = await findRequest(context.db, requestLinkOf(context, token));
  return request && findOutcome(context, { request, event });
};

type FoundAttendance = Awaited<ReturnType<typeof findAttendance>>;

/** Sends the RSVP. An existing RSVP stays unchanged, because another person may have typed the address. */
const sendConfirmed = async (
  context: Tx<Context>,
  { request, event, foundAttendance }: { request: RsvpRequest; event: EventToRsvp; foundAttendance: FoundAttendance },
  userId: string,
): Promise<Confirmation["outcome"]> => {
  const { guests, answers, shareEmail, source } = request;
  const { attendance: current, ...queue } = foundAttendance;
  const user = withOwnerAsCaller(context, { id: userId });
  if (current) {
    await closeRequestsAndPromote(user, event);
    return current.status;
  }
  const input = { guests, answers, share_email: shareEmail, ...(source !== null && { source }) };
  try {
    const rsvp = await inTransaction(user, (tx) => sendRsvp(tx, { event, ...queue }, input));
    if (!queue.hold) await closeRequests(user.db, { eventId: event.id, userId, now: user.now });
    return rsvp.attendance?.status ?? null;
  } catch (error) {
    if (isBanViolation(error)) {
      await closeRequestsAndPromote(user, event);
      return "banned";
    }
    if (error instanceof ServiceError && error.status < 500) return null;
    throw error;
  }
};
