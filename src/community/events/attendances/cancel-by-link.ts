import { inTransaction } from "../../../foundation/db/client.ts";
import { BadRequest, requireFound } from "../../../foundation/errors.ts";
import type { Context } from "../../../identity/context.ts";
import { readCancelToken } from "../../notifications/cancel-token.ts";
import { readUnsubscribeSecret } from "../../notifications/unsubscribe.ts";
import { eventPolicy } from "../policy.ts";
import { findEvent, lockEventToRsvp } from "../queries.ts";
import { cancelRsvp } from "./actions.ts";
import { findAttendance } from "./queries.ts";

/* An email about an RSVP that the service sent for an attendee of a series has a link that cancels it without a sign-in. */

/** Reads a token. Its `matches` checks the signature with the RSVP. @throws BadRequest for a malformed token */
const requireToken = async ({ db, now }: Context, token: string) => {
  const read = readCancelToken(await readUnsubscribeSecret(db, now), token);
  if (read) return read;
  throw new BadRequest("this link is not one of ours; open it from the email again, or copy all of it", {
    text: { key: "common.wrong.mail_link" },
  });
};

/** @returns the event while the link still cancels an RSVP, and the states of the RSVP and the event @throws BadRequest or NotFound */
export const findLinkedRsvp = async (context: Context, token: string) => {
  const { db, now } = context;
  const { matches, ...key } = await requireToken(context, token);
  const { attendance } = await findAttendance(db, { ...key, now });
  const isCurrent = attendance !== undefined && matches(attendance.checkInCode);
  const event = requireFound(await findEvent(db, { id: key.eventId }), eventPolicy.missing({ id: key.eventId }));
  // Without the RSVP, the signature cannot be checked: a forged link must not show an event.
  return { event: isCurrent ? event : undefined, isCanceled: !isCurrent, hasEnded: event.endsAt <= now };
};

/** Cancels the RSVP of a link, idempotently. @throws BadRequest, or Conflict when the event has ended */
export const cancelByLink = async (context: Context, token: string): Promise<void> => {
  const { matches, ...key } = await requireToken(context, token);
  await inTransaction(context, async (tx) => {
    const { db, now } = tx;
    const event = await lockEventToRsvp(db, { id: key.eventId });
    const { attendance, waiting } = await findAttendance(db, { ...key, now });
    if (!event || !attendance || !matches(attendance.checkInCode)) return;
    await cancelRsvp({ ...tx, caller: { userId: key.userId } }, { event, attendance, waiting });
  });
};
