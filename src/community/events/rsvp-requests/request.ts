import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../../generated/contract.ts";
import { inBatch } from "../../../foundation/db/batches.ts";
import { findGroupBrand } from "../../../foundation/db/branding.ts";
import { inTransaction } from "../../../foundation/db/client.ts";
import { rsvpRequests } from "../../../foundation/db/participation-tables.ts";
import { replaceLink } from "../../../foundation/db/request-links.ts";
import { NotFound, requireFound } from "../../../foundation/errors.ts";
import { translatorFor } from "../../../foundation/languages/texts.ts";
import { digest, newLinkSecret } from "../../../foundation/secrets.ts";
import { authorizeRow, may, viewerWithoutRoles } from "../../../identity/access/policy.ts";
import { allowsMail, withMinDurationMs } from "../../../identity/auth/mail-links.ts";
import type { Context } from "../../../identity/context.ts";
import { networkOf } from "../../../server/limits/network.ts";
import { eventFacts } from "../../../web/mail/event-lines.ts";
import { brandedMail } from "../../../web/mail/messages.ts";
import { queueName } from "../attendances/actions.ts";
import { findDemand } from "../attendances/queries.ts";
import { firstStatus, partySize, requireGuestsAllowed, requireOpen, requireRsvpTime } from "../attendances/rules.ts";
import { type EventScope, eventPolicy, requireEvent } from "../policy.ts";
import { type EventRef, type EventRow, findEvent, lockEvent } from "../queries.ts";
import { toAnswers } from "../registration/rules.ts";
import { findOpenRequest, hasUsedHold, insertRequest, type RsvpRequest } from "./queries.ts";

/** Requires an event that everyone may read, so that a request reveals nothing about an event that was hidden later. @throws NotFound */
export const requireAvailable = ({ now }: Pick<Context, "now">, event: EventScope): void => {
  if (!may(eventPolicy.verbs.read, viewerWithoutRoles(now), event))
    throw new NotFound("the event is no longer available; the RSVP was not taken", {
      text: { key: "common.wrong.event_gone" },
    });
};

/** The same lifetime as for a password reset link, which grants as much access. */
export const linkMinutes = 60;

const holdMinutes = 15;

/** The maximum share of an event's seats that unconfirmed requests may hold. */
const maxHeldShare = 1 / 5;

type Demand = { held: number; waiting: number; seats: number };

/** Whether a request may hold seats. Only events with a capacity and without approval need holds. */
const canHold = (
  { capacity, attendeeCount, approvalRequired }: Pick<EventRow, "capacity" | "attendeeCount" | "approvalRequired">,
  { held, waiting, seats }: Demand,
): boolean =>
  capacity !== null &&
  !approvalRequired &&
  waiting === 0 &&
  attendeeCount + held + seats <= capacity &&
  held + seats <= Math.floor(capacity * maxHeldShare);

/* RSVPs of visitors who are not signed in. The response never reveals whether the address has an account or an RSVP. */

type RsvpRequestInput = { email: string; name: string } & Schemas["RsvpCreate"];

/** Minimum duration of the response, so that it does not reveal whether an email is sent. */
const minDurationMs = 150;

const minutesAfter = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

/**
 * Sends the confirmation email and holds the seats. @returns the request's id, whether or not an email is sent
 * @throws NotFound, BadRequest naming the question or the guests, Conflict when the event accepts no RSVPs or is full, TooManyRequests
 */
export const requestRsvp = async (
  context: Context,
  ref: EventRef,
  { email, name, guests = 0, answers = [], share_email: shareEmail = false, source }: RsvpRequestInput,
): Promise<string> => {
  const { limits, address, now } = context;
  const { event } = await requireEvent({ ...context, caller: null }, ref);
  requireOpen(event, now);
  requireRsvpTime(event, now);
  requireGuestsAllowed(event, guests);
  toAnswers(answers, event.questions);
  const seats = partySize({ guests });
  // Throws if the event is full.
  firstStatus(event, { ...(await findDemand(context.db, event.id, now)), seats });
  const network = networkOf(address);
  await limits.consume(["rsvp_requests_per_address", network]);
  const id = uuid();
  await withMinDurationMs(minDurationMs, async () => {
    if (!(await allowsMail(context, { kind: "rsvp", email, device: null }))) return;
    const mayHold = await limits.tryConsume(["rsvp_holds_per_event_and_address", `${event.id} ${network}`]);
    await inBatch(queueName({ id: event.id }), context, async (tx) => {
      const { db, requestedLanguage: language } = tx;
      const lock = () => lockEvent(db, { id: event.id });
      const { row: current } = await authorizeRow({ ...tx, caller: null }, eventPolicy, "read", ref, lock);
      const isHeld = mayHold && (await canHoldNow(tx, current, { email, seats }));
      const token = newLinkSecret();
      await insertRequest(db, {
        id,
        eventId: event.id,
        email,
        name,
        language,
        guests,
        answers,
        shareEmail,
        source: source ?? null,
        places: isHeld ? seats : 0,
        heldUntil: isHeld ? minutesAfter(now, holdMinutes) : null,
        secretHash: digest(token),
        expiresAt: minutesAfter(now, linkMinutes),
        createdAt: now,
      });
      await sendEmail(tx, current, { email, language, token });
    });
  });
  return id;
};

/** A second request from an address gets no hold, so it cannot extend the first hold. */
const canHoldNow = async (
  { db, now }: Context,
  event: EventRow,
  { email, seats }: { email: string; seats: number },
): Promise<boolean> =>
  !(await hasUsedHold(db, { eventId: event.id, email, now })) &&
  canHold(event, { ...(await findDemand(db, event.id, now)), seats });

type Confirmation = Pick<RsvpRequest, "email" | "language"> & { token: string };

/** The email omits the entered name, because anyone can enter any address. */
const sendEmail = async (
  { db, now, mailer, baseUrl, site }: Context,
  event: EventRow,
  { email, language, token }: Confirmation,
): Promise<void> => {
  const brand = requireFound(await findGroupBrand(db, event.group.id), "the group is gone");
  const texts = translatorFor(language);
  const { t } = texts;
  const content = {
    language: texts.language,
    subject: t("mail.rsvp_request.subject"),
    paragraphs: [t("mail.rsvp_request.why", { event: event.name }), t("mail.rsvp_request.end")],
    facts: [
      ...eventFacts(texts, event, { readerTimezone: null }),
      { label: t("mail.event.group"), lines: [event.group.name] },
      { label: t("mail.role_granted.alliance"), lines: [brand.name] },
    ],
    button: { label: t("mail.rsvp_request.button"), link: `${baseUrl}/rsvps/confirm?token=${token}` },
    reason: t("mail.rsvp_request.reason"),
  };
  await mailer.enqueue(db, brandedMail(email, content, { baseUrl, site }, brand), now);
};

/** @throws NotFound when the event is hidden, TooManyRequests */
export const resendRequest = async (context: Context, id: string): Promise<void> => {
  const { db, limits, address, now } = context;
  await limits.consume(["rsvp_requests_per_address", networkOf(address)]);
  await withMinDurationMs(minDurationMs, async () => {
    const request = await findOpenRequest(db, id, now);
    const event = request && (await findEvent(db, { id: request.eventId }));
    if (!event) return;
    requireAvailable(context, event);
    const { email, language } = request;
    if (!(await allowsMail(context, { kind: "rsvp", email, device: null }))) return;
    await inTransaction(context, async (tx) => {
      const token = newLinkSecret();
      const link = { id, secretHash: digest(token), expiresAt: minutesAfter(now, linkMinutes), now };
      if (await replaceLink(tx.db, rsvpRequests, link)) await sendEmail(tx, event, { email, language, token });
    });
  });
};
