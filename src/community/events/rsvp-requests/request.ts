import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../../generated/contract.ts";
import { findGroupBrand } from "../../../foundation/db/branding.ts";
import { inTransaction } from "../../../foundation/db/client.ts";
import { rsvpRequests } from "../../../foundation/db/participation-tables.ts";
import { replaceLink } from "../../../foundation/db/request-links.ts";
import { inTurn } from "../../../foundation/db/turns.ts";
import { requireFound } from "../../../foundation/errors.ts";
import { digest, newLinkSecret } from "../../../foundation/secrets.ts";
import { requireVisible } from "../../../identity/access/rules.ts";
import { admitsMail } from "../../../identity/auth/mail-quota.ts";
import { minimumDuration } from "../../../identity/auth/minimum-duration.ts";
import type { Context } from "../../../identity/context.ts";
import { networkOf } from "../../../server/limits/network.ts";
import { queueOf } from "../attendances/change.ts";
import { findDemand } from "../attendances/queries.ts";
import { firstStatus, placesFor, requireGuestsAllowed, requireOpen, requireRsvpTime } from "../attendances/rules.ts";
import { requireEvent } from "../lookup.ts";
import { type EventName, type EventRow, findEvent } from "../queries.ts";
import { toAnswers } from "../registration/rules.ts";
import { isPublic } from "../rules.ts";
import { requestLetter } from "./letter.ts";
import { findLiveRequest, hasHeld, insertRequest, type RsvpRequest } from "./queries.ts";
import { canHold, holdMinutes, linkMinutes, requireAvailable } from "./rules.ts";

/* RSVPs of visitors who are not signed in. The response never depends on what exists for the address. */

type Wanted = { email: string; name: string } & Schemas["RsvpCreate"];

/** Milliseconds that the response takes at least: whether an email is sent depends on what the mailbox got before. */
const duration = 150;

const minutesAfter = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

/**
 * Sends the email by which somebody confirms an RSVP, and holds the places for it.
 * @returns the ID of the request, whether or not an email is sent
 * @throws NotFound
 * @throws BadRequest naming the question, or the guests
 * @throws Conflict when the event accepts no RSVPs, or has too few places
 */
export const requestRsvp = async (
  context: Context,
  name: EventName,
  message: string,
  { email, name: person, guests = 0, answers = [], source }: Wanted,
): Promise<string> => {
  const { limits, address, now } = context;
  const { event } = await requireEvent({ ...context, caller: null }, name, message);
  requireOpen(event, now);
  requireRsvpTime(event, now);
  requireGuestsAllowed(event, guests);
  toAnswers(answers, event.questions);
  const wanted = placesFor({ guests });
  firstStatus(event, { ...(await findDemand(context.db, event.id, now)), wanted });
  const network = networkOf(address);
  await limits.consume(["rsvp_requests_per_address", network]);
  const id = uuid();
  await minimumDuration(duration, async () => {
    if (!(await admitsMail(context, { kind: "rsvp", email, device: null }))) return;
    const mayHold = await limits.admits(["rsvp_holds_per_event_and_address", `${event.id} ${network}`]);
    await inTurn(queueOf({ id: event.id }), context, async (context) => {
      const { db, askedLanguage: language } = context;
      const current = requireVisible(await findEvent(db, { id: event.id }, { lock: true }), isPublic, message);
      const isHeld = mayHold && (await canHoldNow(context, current, { email, wanted }));
      const token = newLinkSecret();
      await insertRequest(db, {
        id,
        eventId: event.id,
        email,
        name: person,
        language,
        guests,
        answers,
        source: source ?? null,
        places: isHeld ? wanted : 0,
        heldUntil: isHeld ? minutesAfter(now, holdMinutes) : null,
        secretHash: digest(token),
        expiresAt: minutesAfter(now, linkMinutes),
        createdAt: now,
      });
      await post(context, current, { email, language, token });
    });
  });
  return id;
};

/** A second request of an address holds nothing, so it cannot extend the hold either. */
const canHoldNow = async (
  { db, now }: Context,
  event: EventRow,
  { email, wanted }: { email: string; wanted: number },
): Promise<boolean> =>
  !(await hasHeld(db, { eventId: event.id, email, now })) &&
  canHold(event, { ...(await findDemand(db, event.id, now)), wanted });

type Letter = Pick<RsvpRequest, "email" | "language"> & { token: string };

const post = async (context: Context, event: EventRow, letter: Letter): Promise<void> => {
  const { db, now, postbox } = context;
  const brand = requireFound(await findGroupBrand(db, event.group.id), "the group is gone");
  await postbox.post(db, requestLetter(context, { ...letter, event, brand }), now);
};

/**
 * Sends the email of an open request again.
 * @throws NotFound when the event is no longer public
 */
export const resendRequest = async (context: Context, id: string): Promise<void> => {
  const { db, limits, address, now } = context;
  await limits.consume(["rsvp_requests_per_address", networkOf(address)]);
  await minimumDuration(duration, async () => {
    const request = await findLiveRequest(db, id, now);
    const event = request && (await findEvent(db, { id: request.eventId }));
    if (!event) return;
    requireAvailable(event);
    const { email, language } = request;
    if (!(await admitsMail(context, { kind: "rsvp", email, device: null }))) return;
    await inTransaction(context, async (context) => {
      const token = newLinkSecret();
      const link = { id, secretHash: digest(token), expiresAt: minutesAfter(now, linkMinutes), now };
      if (await replaceLink(context.db, rsvpRequests, link)) await post(context, event, { email, language, token });
    });
  });
};
