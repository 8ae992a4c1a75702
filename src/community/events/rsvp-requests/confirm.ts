import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../../generated/contract.ts";
import { inTransaction } from "../../../foundation/db/client.ts";
import { Conflict, ServiceError } from "../../../foundation/errors.ts";
import { isOfBanned } from "../../../foundation/outage.ts";
import { digest } from "../../../foundation/secrets.ts";
import { linkExpired } from "../../../identity/auth/mail-links.ts";
import { findAccountByEmail, insertUser } from "../../../identity/auth/queries.ts";
import { recordSecurityEvent } from "../../../identity/auth/security-events/record.ts";
import { type Entrance, enterByMail, lockToEnter } from "../../../identity/auth/sign-in-links/enter.ts";
import type { Context } from "../../../identity/context.ts";
import { attend, endRequests, findRsvp } from "../attendances/change.ts";
import { type EventRow, findEvent } from "../queries.ts";
import { noEvent } from "../rules.ts";
import { findRequest, type RsvpRequest, takeRequest } from "./queries.ts";

const linkOf = ({ now }: Pick<Context, "now">, token: string) => ({ secretHash: digest(token), now });

/**
 * What the link confirms.
 * @throws BadRequest
 */
export const requireRequest = async (
  context: Pick<Context, "db" | "now">,
  token: string,
): Promise<{ request: RsvpRequest; event: EventRow }> => {
  const request = await findRequest(context.db, linkOf(context, token));
  const event = request && (await findEvent(context.db, { id: request.eventId }));
  if (!event) throw linkExpired();
  return { request, event };
};

/** What came of the RSVP; `null` when the event no longer takes it. */
type Outcome = Schemas["AttendeeStatus"] | "banned" | null;

/**
 * Signs in whoever reads the mail of the address, with a new account if it has none, and sends the RSVP for that account. The two are
 * transactions of their own: whoever gets no place any more is signed in all the same, and learns why.
 * @throws BadRequest for a link that has ended
 * @throws Conflict when the address is kept for somebody who had it until lately
 */
export const confirmRequest = async (
  context: Context,
  token: string,
): Promise<{ entrance: Entrance; event: EventRow; outcome: Outcome }> => {
  const { request, event } = await requireRequest(context, token);
  const entrance = await inTransaction(context, (context) => enter(context, request, token));
  return { entrance, event, outcome: await send(context, request, entrance.account.id) };
};

/** The account is locked before the request, as by whoever ends the links of an account. */
const enter = async (context: Context, { email, name }: RsvpRequest, token: string): Promise<Entrance> => {
  const { db, now, askedLanguage: language } = context;
  const id = uuid();
  const isNew =
    !(await findAccountByEmail(db, email)) &&
    (await insertUser(db, { id, email, name, verified: true, language, now }));
  const found = await findAccountByEmail(db, email);
  if (!found)
    throw new Conflict("another account has this email address by now, or it is kept for one", { code: "email_taken" });
  const account = await lockToEnter(context, found);
  if (!account || account.email.toLowerCase() !== email.toLowerCase()) throw linkExpired();
  if (!(await takeRequest(db, linkOf(context, token)))) throw linkExpired();
  if (isNew) {
    await recordSecurityEvent(context, "registered", { userId: id, subject: "email" });
    context.count("registrations", { method: "email" });
  }
  const entrance = await enterByMail(context, account);
  if (!entrance) throw linkExpired();
  return entrance;
};

/** An RSVP from before stays as it is: somebody else may have typed the address. */
const send = async (
  context: Context,
  { eventId: id, guests, answers, source }: RsvpRequest,
  userId: string,
): Promise<Outcome> => {
  const user = { ...context, caller: { userId, verified: true, scopes: null, token: null } };
  try {
    const { attendance: current } = await findRsvp(user, { id }, noEvent(id));
    const { attendance } = current
      ? { attendance: current }
      : await attend(user, { id }, noEvent(id), { guests, answers, ...(source !== null && { source }) });
    await inTransaction(user, async (user) => {
      const event = await findEvent(user.db, { id }, { lock: true });
      if (event) await endRequests(user, event);
    });
    return attendance?.status ?? null;
  } catch (error) {
    if (isOfBanned(error)) return "banned";
    if (error instanceof ServiceError && error.status < 500) return null;
    throw error;
  }
};
