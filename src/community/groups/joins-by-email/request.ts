import { v7 as uuid } from "uuid";
import { findGroupBrand } from "../../../foundation/db/branding.ts";
import { inTransaction } from "../../../foundation/db/client.ts";
import { emailRequests } from "../../../foundation/db/participation-tables.ts";
import { redeemLink, replaceLink, requestLinkOf } from "../../../foundation/db/request-links.ts";
import { NotFound, requireFound, ServiceError } from "../../../foundation/errors.ts";
import { translatorFor } from "../../../foundation/languages/texts.ts";
import { isBanViolation } from "../../../foundation/outage.ts";
import { digest, newLinkSecret } from "../../../foundation/secrets.ts";
import { authorize, may, viewerWithoutRoles } from "../../../identity/access/policy.ts";
import {
  type EmailRequest,
  findEmailRequest,
  findOpenEmailRequest,
  insertEmailRequest,
} from "../../../identity/auth/email-requests/queries.ts";
import { allowsMail, linkExpired, withMinDurationMs } from "../../../identity/auth/mail-links.ts";
import { findAccountByEmail } from "../../../identity/auth/queries.ts";
import { type SignInResult, signInAsOwner, withOwnerAsCaller } from "../../../identity/auth/sign-in-links.ts";
import type { Context } from "../../../identity/context.ts";
import { networkOf } from "../../../server/limits/network.ts";
import { brandedMail } from "../../../web/mail/messages.ts";
import { findStanding, join } from "../memberships/actions.ts";
import type { Standing } from "../memberships/views.ts";
import { groupPolicy } from "../policy.ts";
import { findGroupKey, type GroupKey, type GroupRef } from "../queries.ts";

/* Requests to join by visitors who are not signed in. Responses never reveal whether the address has an account. */

/** Links of RSVP requests have the same lifetime. */
export const linkMinutes = 60;

/** Rejects a group that was hidden after the request, and reveals nothing about it. @throws NotFound */
const requireAvailable = ({ now }: Pick<Context, "now">, group: GroupKey): void => {
  if (!may(groupPolicy.verbs.read, viewerWithoutRoles(now), group))
    throw new NotFound("the group is no longer available; you have not joined it", {
      text: { key: "common.wrong.group_gone" },
    });
};

type JoinRequestInput = { email: string; name: string; answer?: string | undefined };

/** Minimum duration of the response, so that it does not reveal whether an email is sent. */
const minDurationMs = 150;

const expiryAt = (now: Date): Date => new Date(now.getTime() + linkMinutes * 60_000);

/** @returns the request's id, whether or not an email is sent @throws NotFound, TooManyRequests */
export const requestToJoin = async (
  context: Context,
  ref: GroupRef,
  { email, name, answer }: JoinRequestInput,
): Promise<string> => {
  const { limits, address, now, requestedLanguage: language } = context;
  const group = await authorize({ ...context, caller: null }, groupPolicy, "read", ref);
  await limits.consume(["rsvp_requests_per_address", networkOf(address)]);
  const id = uuid();
  await withMinDurationMs(minDurationMs, async () => {
    if (!(await allowsMail(context, { kind: "join", email, device: null }))) return;
    await inTransaction(context, async (tx) => {
      const token = newLinkSecret();
      const link = { secretHash: digest(token), expiresAt: expiryAt(now) };
      await insertEmailRequest(tx.db, {
        ...{ id, groupId: group.id, email, name, answer, language, createdAt: now },
        ...link,
      });
      await queueConfirmation(tx, group, { email, language, token });
    });
  });
  return id;
};

type Confirmation = Pick<EmailRequest, "email" | "language"> & { token: string };

/** The email omits the entered name, in which anyone could send spam to any address. */
const queueConfirmation = async (
  { db, now, mailer, baseUrl, site }: Context,
  group: GroupKey,
  { email, language: requested, token }: Confirmation,
): Promise<void> => {
  const brand = requireFound(await findGroupBrand(db, group.id), "the group is gone");
  const { t, language } = translatorFor(requested);
  const content = {
    language,
    subject: t("mail.join_request.subject"),
    paragraphs: [t("mail.join_request.why", { group: group.name }), t("mail.rsvp_request.end")],
    facts: [
      { label: t("mail.event.group"), lines: [group.name] },
      { label: t("mail.role_granted.alliance"), lines: [brand.name] },
    ],
    button: { label: t("community.confirm_join.button"), link: `${baseUrl}/joins/confirm?token=${token}` },
    reason: t("mail.join_request.reason"),
  };
  await mailer.enqueue(db, brandedMail(email, content, { baseUrl, site }, brand), now);
};

/** @throws NotFound when the group is hidden, TooManyRequests */
export const resendJoin = async (context: Context, id: string): Promise<void> => {
  const { db, limits, address, now } = context;
  await limits.consume(["rsvp_requests_per_address", networkOf(address)]);
  await withMinDurationMs(minDurationMs, async () => {
    const request = await findOpenEmailRequest(db, { id, now });
    const group = request?.groupId ? await findGroupKey(db, { id: request.groupId }) : undefined;
    if (!request || !group) return;
    requireAvailable(context, group);
    const { email, language } = request;
    if (!(await allowsMail(context, { kind: "join", email, device: null }))) return;
    await inTransaction(context, async (tx) => {
      const token = newLinkSecret();
      const link = { id, secretHash: digest(token), expiresAt: expiryAt(now), now };
      if (await replaceLink(tx.db, emailRequests, link)) await queueConfirmation(tx, group, { email, language, token });
    });
  });
};

type JoinRequest = EmailRequest & { groupId: string; name: string };

type FoundRequest = { request: JoinRequest; group: GroupKey };

/** Returns the request of a link, used or not. @throws BadRequest for an expired link, NotFound when the group is hidden */
export const requireJoinRequest = async (
  context: Pick<Context, "db" | "now">,
  token: string,
): Promise<FoundRequest> => {
  const request = await findEmailRequest(context.db, requestLinkOf(context, token));
  if (!request || request.groupId === null || request.name === null) throw linkExpired();
  const { groupId, name } = request;
  const group = await findGroupKey(context.db, { id: groupId });
  if (!group) throw linkExpired();
  requireAvailable(context, group);
  return { request: { ...request, groupId, name }, group };
};

/** The result of opening a link that was used before. */
type RepeatedUse = { group: GroupKey; isRepeated: true; standing: Standing };

type Outcome = "joined" | "requested" | "declined" | "unanswered" | "banned";

type FirstUse = { group: GroupKey; isRepeated: false; signIn: SignInResult; outcome: Outcome };

/** Returns the result of a used link, or undefined while the link still works. */
export const findOutcome = async (
  { db }: Pick<Context, "db">,
  { request: { confirmedAt, email }, group }: FoundRequest,
): Promise<RepeatedUse | undefined> => {
  if (!confirmedAt) return undefined;
  const account = await findAccountByEmail(db, email);
  const standing = account ? await findStanding(db, { groupId: group.id, userId: account.id }) : {};
  return { group, isRepeated: true, standing };
};

/**
 * Signs in the owner of the email address, creating the account if needed, and joins the group. One transaction does both and consumes the
 * link, so a failed confirmation can be repeated. A banned user is signed in too, with the outcome "banned".
 * @throws BadRequest for an expired link, NotFound when the group is hidden, Conflict when the address is reserved for its former owner
 */
export const confirmJoin = async (context: Context, token: string): Promise<FirstUse | RepeatedUse> => {
  const found = await requireJoinRequest(context, token);
  const { request, group } = found;
  return (
    (await findOutcome(context, found)) ??
    inTransaction(context, async (tx) => {
      const signIn = await signInAsOwner(tx, request, () => redeemLink(tx.db, emailRequests, requestLinkOf(tx, token)));
      if (signIn) return { group, isRepeated: false, signIn, outcome: await joinAs(tx, found, signIn) };
      const repeated = await findOutcome(tx, await requireJoinRequest(tx, token));
      if (!repeated) throw linkExpired();
      return repeated;
    })
  );
};

/** "unanswered": the group has added a question since the request. The group's page asks the question. */
const outcomeByErrorCode: Partial<Record<ServiceError["code"], Outcome>> = {
  join_declined: "declined",
  answer_required: "unanswered",
};

const joinAs = async (
  context: Context,
  { request, group }: FoundRequest,
  { account }: SignInResult,
): Promise<Outcome> => {
  const user = withOwnerAsCaller(context, account);
  const { answer } = request;
  try {
    const { joinedAt } = await join(user, { id: group.id }, answer === null ? {} : { answer });
    return joinedAt ? "joined" : "requested";
  } catch (error) {
    if (isBanViolation(error)) return "banned";
    const outcome = error instanceof ServiceError ? outcomeByErrorCode[error.code] : undefined;
    if (outcome === undefined) throw error;
    return outcome;
  }
};
