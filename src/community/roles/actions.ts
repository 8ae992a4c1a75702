import { inTransaction, type Queryable, type Tx } from "../../foundation/db/client.ts";
import { Conflict, requireFound } from "../../foundation/errors.ts";
import { type AdministratorRow, findPerson, findRole, lockRoles } from "../../identity/access/queries.ts";
import { logSecurityEvent } from "../../identity/auth/security-events/record.ts";
import type { UserContext } from "../../identity/context.ts";
import { requireMatch } from "../../server/http/responses.ts";
import { missingUser } from "../bans/actions.ts";
import { type CommunityRef, requireCommunity } from "../places.ts";
import { grantRole, type RoleTarget, revokeRole, toAdministrator } from "./change.ts";

/** @throws NotFound or Forbidden */
const requireTarget = async (tx: Tx<UserContext>, targetRef: CommunityRef) => {
  const { allianceId, alliance: slug, groupId } = await requireCommunity(tx, "manage_admins", targetRef);
  return { scope: groupId === null ? { allianceId } : { groupId }, alliance: { id: allianceId, slug } };
};

/** Returns the view of roles over a target. */
export const toAdministratorView =
  ({ scope, alliance }: RoleTarget) =>
  (row: AdministratorRow) =>
    toAdministrator(row, "groupId" in scope ? alliance?.slug : undefined);

/** Appoints an administrator. Locks the roles first, so that of two administrators who dismiss each other only one succeeds. */
export const appoint = (context: UserContext, targetRef: CommunityRef, userId: string) =>
  inTransaction(context, async (tx) => {
    await lockRoles(tx.db);
    const target = await requireTarget(tx, targetRef);
    const { disabled, ...person } = requireFound(await findPerson(tx.db, userId), missingUser(userId));
    if (disabled)
      throw new Conflict(`the account of ${person.name} is disabled; only the operator can enable it`, {
        code: "account_disabled",
      });
    const role = requireFound(await grantRole(tx, { ...target, person }), missingUser(userId));
    logSecurityEvent(tx, "role_granted", { userId: tx.caller.userId, subject: userId });
    return toAdministrator(role, target.alliance.slug);
  });

type Dismissal = { userId: string; version?: string | undefined };

/** Ends an administrator's role, idempotently. @throws PreconditionFailed, or Conflict for the last administrator */
export const dismiss = (context: UserContext, targetRef: CommunityRef, { userId, version }: Dismissal) =>
  inTransaction(context, async (tx) => {
    const { db, caller } = tx;
    await lockRoles(db);
    const { scope, alliance } = await requireTarget(tx, targetRef);
    const { disabled: _, ...person } = requireFound(await findPerson(db, userId), missingUser(userId));
    const role = await findRole(db, userId, scope);
    requireMatch(version, role ? toAdministrator(role, alliance.slug) : {});
    if (!role && !("groupId" in scope)) await requireNotGlobal(db, person);
    await revokeRole(tx, { scope, alliance, person });
    logSecurityEvent(tx, "role_revoked", { userId: caller.userId, subject: userId });
    return { user: person, removed: true } as const;
  });

const requireNotGlobal = async (db: Queryable, { id, name }: { id: string; name: string }): Promise<void> => {
  if (await findRole(db, id, { allianceId: null }))
    throw new Conflict(
      `${name} administers all alliances; only the operator can revoke that role, with "alliance role revoke"`,
      { code: "global_administrator" },
    );
};
