import { inBatch } from "../../../foundation/db/batches.ts";
import type { Tx } from "../../../foundation/db/client.ts";
import { digest } from "../../../foundation/secrets.ts";
import { linkUsed } from "../../../identity/auth/mail-links.ts";
import {
  lockOrCreateOwner,
  recordRegistration,
  type SignInResult,
  signInByMail,
  withOwnerAsCaller,
} from "../../../identity/auth/sign-in-links.ts";
import type { Context, UserContext } from "../../../identity/context.ts";
import { seat } from "../additions/actions.ts";
import { queueName, toWebhookData } from "../attendances/actions.ts";
import { promote } from "../attendances/promote.ts";
import { findAttendance } from "../attendances/queries.ts";
import { partySize, requireNotDeclined, requireOpen } from "../attendances/rules.ts";
import { markCheckedIn } from "../check-ins/queries.ts";
import { closeRequests } from "../holds/queries.ts";
import { type EventRow, findEvent, lockEvent } from "../queries.ts";
import { notifyWebhooks } from "./actions.ts";
import { deleteGuestAttendee, findLinkedGuestAttendee, type GuestAttendeeRow } from "./queries.ts";

type LinkedGuestAttendee = { event: EventRow; guestAttendee: GuestAttendeeRow & { email: string } };

/** Returns the guest attendee of a link. @throws BadRequest for a used link, Conflict when the event accepts no RSVPs */
export const requireLinkedGuestAttendee = async (
  { db, now }: Pick<Context, "db" | "now">,
  token: string,
): Promise<LinkedGuestAttendee> => {
  const place = await findLinkedGuestAttendee(db, digest(token));
  const event = place && (await findEvent(db, { id: place.eventId }));
  if (!event || place.email === null) throw linkUsed();
  requireOpen(event, now);
  return { event, guestAttendee: { ...place, email: place.email } };
};

/**
 * Signs in the owner of the email address, creating the account if needed, and replaces the guest attendee with an RSVP of the account.
 * @throws BadRequest for a used link; Conflict for a user who is banned or was declined, when the event accepts no RSVPs, and when the
 * address is reserved for its former owner
 */
export const claimSeat = async (
  context: Context,
  token: string,
): Promise<{ event: EventRow; signIn: SignInResult }> => {
  const found = await requireLinkedGuestAttendee(context, token);
  const { id } = found.event;
  return inBatch(
    queueName({ id }),
    context,
    async (tx) => {
      const { account, isNew } = await lockOrCreateOwner(tx, found.guestAttendee);
      await lockEvent(tx.db, { id });
      const claimed = await requireLinkedGuestAttendee(tx, token);
      if (isNew) await recordRegistration(tx, account);
      const signIn = await signInByMail(tx, account);
      if (!signIn) throw linkUsed();
      await moveToRsvp(withOwnerAsCaller(tx, account), claimed, account);
      return { event: claimed.event, signIn };
    },
    { isAlone: true },
  );
};

/** Replaces a guest attendee with the RSVP of a user. If the RSVP already has a seat, only the check-in is moved to it. */
const moveToRsvp = async (
  tx: Tx<UserContext>,
  { event, guestAttendee: place }: LinkedGuestAttendee,
  { id, name }: { id: string; name: string },
): Promise<void> => {
  const { db, now } = tx;
  const key = { eventId: event.id, userId: id };
  const { attendance: current, waiting, hold } = await findAttendance(db, { ...key, now });
  if (current) requireNotDeclined(current);
  const { guests, checkedInAt, registeredBy, createdAt: respondedAt } = place;
  const seats = partySize(place);
  await notifyWebhooks(tx, "removed", event, place);
  if (current?.status === "attending") {
    await deleteGuestAttendee(db, place, now);
    if (checkedInAt && !current.checkedInAt) {
      const message = toWebhookData(event, { ...current, checkedInAt }, now);
      await markCheckedIn(db, { ...key, ...message, checkedInAt, seatChange: 0 });
    }
    await promote(tx, { ...event, attendeeCount: event.attendeeCount - seats }, { waiting });
    return;
  }
  await deleteGuestAttendee(db, place);
  await seat(tx, { event, person: { id, name }, guests, checkedInAt, registeredBy, respondedAt, current });
  if (hold) await closeRequests(db, { ...key, now });
  // Seats may become free: the user may have been first on the waitlist, or had a held seat.
  await promote(tx, event, { waiting });
};
