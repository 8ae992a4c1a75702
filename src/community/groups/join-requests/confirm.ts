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

type Found = { request: JoinRequest; group: GroupKey };

const linkOf = ({ now }: Pick<Context, "now">, token: string) => ({ secretHash: digest(token), now });

/** The request that a link confirms or has confirmed. @throws BadRequest for an expired link, NotFound when the group is hidden */
export const requireJoinRequest = async (context: Pick<Context, "db" | "now">, token: string): Promise<Found> => {
  const request = await findEmailRequest(context.db, linkOf(context, token));
  if (!request || request.groupId === null || request.name === null) throw linkExpired();
  const { groupId, name } = request;
  const group = await findGroupKey(context.db, { id: groupId });
  if (!group) throw linkExpired();
  requireAvailable(group);
  return { request: { ...request, groupId, name }, group };
};

/** For a link that was used before. */
type Repeated = { group: GroupKey; isRepeated: true; isMember: boolean };

type Confirmed = { group: GroupKey; isRepeated: false; entrance: Entrance; outcome: "joined" | "banned" };

/** Undefined while the link works. */
export const findOutcome = async (
  { db }: Pick<Context, "db">,
  { request: { confirmedAt, email }, group }: Found,
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
  const found = await requireJoinRequest(context, token);
  const { request, group } = found;
  return (
    (await findOutcome(context, found)) ??
    inTransaction(context, async (tx) => {
      const entrance = await enterAsOwner(tx, request, () => takeEmailRequest(tx.db, linkOf(tx, token)));
      if (entrance) return { group, isRepeated: false, entrance, outcome: await joinAs(tx, group, entrance) };
      const used = await findOutcome(tx, await requireJoinRequest(tx, token));
      if (!used) throw linkExpired();
      return used;
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
