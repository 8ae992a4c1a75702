import { inBatch } from "../../../foundation/db/batches.ts";
import type { Tx } from "../../../foundation/db/client.ts";
import { digest } from "../../../foundation/secrets.ts";
import { linkUsed } from "../../../identity/auth/mail-links.ts";
import {
  asOwner,
  type Entrance,
  lockOrCreateOwner,
  recordRegistration,
  signInByMail,
} from "../../../identity/auth/sign-in-links.ts";
import type { Context, UserContext } from "../../../identity/context.ts";
import { seat } from "../additions/actions.ts";
import { queueOf, webhookDataOf } from "../attendances/actions.ts";
import { promote } from "../attendances/promote.ts";
import { findAttendance } from "../attendances/queries.ts";
import { partySize, requireNotDeclined, requireOpen } from "../attendances/rules.ts";
import { markCheckedIn } from "../check-ins/queries.ts";
import { endUserRequests } from "../holds/queries.ts";
import { type EventRow, findEvent, lockEvent } from "../queries.ts";
import { notifyWebhooks } from "./actions.ts";
import { deleteGuestAttendee, findPlace, type GuestAttendeeRow } from "./queries.ts";

type Place = { event: EventRow; place: GuestAttendeeRow & { email: string } };

/** Returns the guest attendee of a link. @throws BadRequest for a used link, Conflict when the event is over or not open */
export const requirePlace = async ({ db, now }: Pick<Context, "db" | "now">, token: string): Promise<Place> => {
  const place = await findPlace(db, digest(token));
  const event = place && (await findEvent(db, { id: place.eventId }));
  if (!event || place.email === null) throw linkUsed();
  requireOpen(event, now);
  return { event, place: { ...place, email: place.email } };
};

/**
 * Signs in the owner of the email address, creating the account if needed, and turns the place into an RSVP of the account.
 * @throws BadRequest for a used link; Conflict for a user who is banned or was declined, when the event is over or not open, and when the
 * address is reserved for its former owner
 */
export const claimPlace = async (context: Context, token: string): Promise<{ event: EventRow; entrance: Entrance }> => {
  const found = await requirePlace(context, token);
  const { id } = found.event;
  return inBatch(
    queueOf({ id }),
    context,
    async (tx) => {
      const { account, isNew } = await lockOrCreateOwner(tx, found.place);
      await lockEvent(tx.db, { id });
      const claimed = await requirePlace(tx, token);
      if (isNew) await recordRegistration(tx, account);
      const entrance = await signInByMail(tx, account);
      if (!entrance) throw linkUsed();
      await moveToRsvp(asOwner(tx, account), claimed, account);
      return { event: claimed.event, entrance };
    },
    { isAlone: true },
  );
};

/** Replaces a guest attendee by the RSVP of a user. An RSVP that has a seat takes over only the check-in. */
const moveToRsvp = async (
  tx: Tx<UserContext>,
  { event, place }: Place,
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
      const message = webhookDataOf(event, { ...current, checkedInAt }, now);
      await markCheckedIn(db, { ...key, ...message, checkedInAt, places: 0 });
    }
    await promote(tx, { ...event, attendeeCount: event.attendeeCount - seats }, { waiting });
    return;
  }
  await deleteGuestAttendee(db, place);
  await seat(tx, { event, person: { id, name }, guests, checkedInAt, registeredBy, respondedAt, current });
  if (hold) await endUserRequests(db, { ...key, now });
  // Seats may become free: the user may have been first on the waitlist, or had a held seat.
  await promote(tx, event, { waiting });
};
