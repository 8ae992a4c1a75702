import { inTransaction } from "../../../foundation/db/client.ts";
import { isOfBanned } from "../../../foundation/outage.ts";
import { digest } from "../../../foundation/secrets.ts";
import {
  type EmailRequest,
  findEmailRequest,
  takeEmailRequest,
} from "../../../identity/auth/email-requests/queries.ts";
import { linkExpired } from "../../../identity/auth/mail-links.ts";
import { findAccountByEmail } from "../../../identity/auth/queries.ts";
import { asOwner, type Entrance, enterAsOwner } from "../../../identity/auth/sign-in-links.ts";
import type { Context } from "../../../identity/context.ts";
import { join } from "../memberships/actions.ts";
import { findMembership } from "../memberships/queries.ts";
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
type Repeated = { group: GroupKey; isRepeated: true; isMember: boolean };

type Confirmed = { group: GroupKey; isRepeated: false; entrance: Entrance; outcome: "joined" | "banned" };

/** The result of a used link; undefined while the link still works. */
export const findOutcome = async (
  { db }: Pick<Context, "db">,
  { request: { confirmedAt, email }, group }: FoundRequest,
): Promise<Repeated | undefined> => {
  if (!confirmedAt) return undefined;
  const account = await findAccountByEmail(db, email);
  const membership = account && (await findMembership(db, { groupId: group.id, userId: account.id }));
  return { group, isRepeated: true, isMember: membership !== undefined };
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
      const entrance = await enterAsOwner(tx, request, () => takeEmailRequest(tx.db, linkOf(tx, token)));
      if (entrance) return { group, isRepeated: false, entrance, outcome: await joinAs(tx, group, entrance) };
      const repeated = await findOutcome(tx, await requireJoinRequest(tx, token));
      if (!repeated) throw linkExpired();
      return repeated;
    })
  );
};

const joinAs = async (context: Context, group: GroupKey, { account }: Entrance): Promise<Confirmed["outcome"]> => {
  const user = asOwner(context, account);
  try {
    await join(user, { id: group.id });
    return "joined";
  } catch (error) {
    if (isOfBanned(error)) return "banned";
    throw error;
  }
};
