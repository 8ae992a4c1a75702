import type { EventRole } from "../../../foundation/db/administration-tables.ts";
import { inTransaction, type Tx } from "../../../foundation/db/client.ts";
import { Conflict, requireFound, UserBanned } from "../../../foundation/errors.ts";
import { lockRoles } from "../../../identity/access/queries.ts";
import { logSecurityEvent } from "../../../identity/auth/security-events/record.ts";
import type { UserContext } from "../../../identity/context.ts";
import { missingUser } from "../../bans/actions.ts";
import { isBanned } from "../../bans/queries.ts";
import { requireEventTo, verbToAppoint, verbToDismiss } from "../../events/policy.ts";
import { grantEventRole, revokeEventRole, toTeamMember } from "../../events/team/change.ts";
import { findTeamMember, lockTeamMember } from "../../events/team/queries.ts";

type Member = { eventId: string; userId: string };

/** Locks the roles, the user and the event, in this order, so that a host who is being removed cannot appoint others. */
const lockMember = async (tx: Tx<UserContext>, { eventId, userId }: Member) => {
  const { db } = tx;
  await lockRoles(db);
  const lockedUser = await lockTeamMember(db, userId);
  const event = await requireEventTo(tx, "manage_team", eventId);
  const { disabledAt, ...person } = requireFound(lockedUser, missingUser(userId));
  return { event, person, isDisabled: disabledAt !== null, member: await findTeamMember(db, { eventId, userId }) };
};

/** @throws NotFound, Forbidden, UserBanned, Conflict, or TooManyRequests */
export const appointToTeam = (context: UserContext, { role, ...key }: Member & { role: EventRole }) =>
  inTransaction(context, async (tx) => {
    const { caller, limits } = tx;
    const { event, person, isDisabled, member } = await lockMember(tx, key);
    for (const affectedRole of [role, member?.role])
      if (affectedRole) await requireEventTo(tx, verbToAppoint(affectedRole), key.eventId);
    if (isDisabled)
      throw new Conflict(`the account of ${person.name} is disabled; only the operator can enable it`, {
        code: "account_disabled",
      });
    if (await isBanned(tx.db, person.id, event)) throw new UserBanned(person);
    if (!member) await limits.consume(["invitations_per_user", caller.userId]);
    const appointed = requireFound(await grantEventRole(tx, { event, person, role }), missingUser(person.id));
    logSecurityEvent(tx, "role_granted", { userId: caller.userId, subject: person.id });
    return toTeamMember(appointed);
  });

/** Ends a team member's role, idempotently. Hosts may end their own role. @throws NotFound or Forbidden */
export const dismissFromTeam = (context: UserContext, key: Member) =>
  inTransaction(context, async (tx) => {
    const { caller } = tx;
    const { event, person, member } = await lockMember(tx, key);
    if (member) {
      await requireEventTo(tx, verbToDismiss(member.role, person.id === caller.userId), key.eventId);
      await revokeEventRole(tx, { event, person, role: member.role });
    }
    logSecurityEvent(tx, "role_revoked", { userId: caller.userId, subject: person.id });
    return { user: person, removed: true } as const;
  });
