import { inTransaction } from "../../../foundation/db/client.ts";
import { emailRequests } from "../../../foundation/db/participation-tables.ts";
import { takeLink } from "../../../foundation/db/request-links.ts";
import { ServiceError } from "../../../foundation/errors.ts";
import { isOfBanned } from "../../../foundation/outage.ts";
import { digest } from "../../../foundation/secrets.ts";
import { type EmailRequest, findEmailRequest } from "../../../identity/auth/email-requests/queries.ts";
import { linkExpired } from "../../../identity/auth/mail-links.ts";
import { findAccountByEmail } from "../../../identity/auth/queries.ts";
import { asOwner, type Entrance, enterAsOwner } from "../../../identity/auth/sign-in-links.ts";
import type { Context } from "../../../identity/context.ts";
import { findStanding, join } from "../memberships/actions.ts";
import type { Standing } from "../memberships/views.ts";
import { findGroupKey, type GroupKey } from "../queries.ts";
import { requireAvailable } from "./request.ts";

type JoinRequest = EmailRequest & { groupId: string; name: string };

type FoundRequest = { request: JoinRequest; group: GroupKey };

const linkOf = ({ now }: Pick<Context, "now">, token: string) => ({ secretHash: digest(token), now });

/** The request that a link confirms or has confirmed. @throws BadRequest for an expired link, NotFound when the group is hidden */
export const requireJoinRequest = async (
  context: Pick<Context, "db" | "now">,
  token: string,
): Promise<FoundRequest> => {
  const request = await findEmailRequest(context.db, linkOf(context, token));
  if (!request || request.groupId === null || request.name === null) throw linkExpired();
  const { groupId, name } = request;
  const group = await findGroupKey(context.db, { id: groupId });
  if (!group) throw linkExpired();
  requireAvailable(group);
  return { request: { ...request, groupId, name }, group };
};

/** The result of a link that was used before. */
type Repeated = { group: GroupKey; isRepeated: true; standing: Standing };

type Outcome = "joined" | "requested" | "declined" | "unanswered" | "banned";

type Confirmed = { group: GroupKey; isRepeated: false; entrance: Entrance; outcome: Outcome };

/** The result of a used link; undefined while the link still works. */
export const findOutcome = async (
  { db }: Pick<Context, "db">,
  { request: { confirmedAt, email }, group }: FoundRequest,
): Promise<Repeated | undefined> => {
  if (!confirmedAt) return undefined;
  const account = await findAccountByEmail(db, email);
  const standing = account ? await findStanding(db, { groupId: group.id, userId: account.id }) : {};
  return { group, isRepeated: true, standing };
};

/**
 * Signs in the owner of the email address, creating the account if needed, and joins the group. One transaction does both and consumes the
 * link, so a failed confirmation can be repeated. A banned user is signed in too, and learns why.
 * @throws BadRequest for an expired link, NotFound when the group is hidden, Conflict when the address is reserved for its former owner
 */
export const confirmJoin = async (context: Context, token: string): Promise<Confirmed | Repeated> => {
  const link = await requireJoinRequest(context, token);
  const { request, group } = link;
  return (
    (await findOutcome(context, link)) ??
    inTransaction(context, async (tx) => {
      const entrance = await enterAsOwner(tx, request, () => takeLink(tx.db, emailRequests, linkOf(tx, token)));
      if (entrance) return { group, isRepeated: false, entrance, outcome: await joinAs(tx, link, entrance) };
      const repeated = await findOutcome(tx, await requireJoinRequest(tx, token));
      if (!repeated) throw linkExpired();
      return repeated;
    })
  );
};

/** The group may ask a question since the request, which the page of the group then repeats. */
const outcomesOf: Partial<Record<ServiceError["code"], Outcome>> = {
  join_declined: "declined",
  answer_required: "unanswered",
};

const joinAs = async (context: Context, { request, group }: FoundRequest, { account }: Entrance): Promise<Outcome> => {
  const user = asOwner(context, account);
  const { answer } = request;
  try {
    const { joinedAt } = await join(user, { id: group.id }, answer === null ? {} : { answer });
    return joinedAt ? "joined" : "requested";
  } catch (error) {
    if (isOfBanned(error)) return "banned";
    const outcome = error instanceof ServiceError ? outcomesOf[error.code] : undefined;
    if (outcome === undefined) throw error;
    return outcome;
  }
};
