import { inTransaction, type Queryable, type Tx } from "../../foundation/db/client.ts";
import { Conflict, requireFound } from "../../foundation/errors.ts";
import { type AdministratorRow, findPerson, findRole, lockRoles } from "../../identity/access/queries.ts";
import { securityLog } from "../../identity/auth/security-events/record.ts";
import type { UserContext } from "../../identity/context.ts";
import { requireMatch } from "../../server/http/responses.ts";
import { missingUser } from "../bans/actions.ts";
import { type PlaceName, requirePlace } from "../places.ts";
import { grantRole, type RoleTarget, revokeRole, toAdministrator } from "./change.ts";

/** @throws NotFound or Forbidden */
const requireTarget = async (tx: Tx<UserContext>, name: PlaceName) => {
  const { allianceId, alliance: slug, groupId } = await requirePlace(tx, "manage_admins", name);
  return { scope: groupId === null ? { allianceId } : { groupId }, alliance: { id: allianceId, slug } };
};

/** Returns the view of roles over a target. */
export const viewOf =
  ({ scope, alliance }: RoleTarget) =>
  (row: AdministratorRow) =>
    toAdministrator(row, "groupId" in scope ? alliance?.slug : undefined);

/** Appoints an administrator. Locks roles before it reads the caller's: of two who dismiss each other, one succeeds. */
export const appoint = (context: UserContext, place: PlaceName, userId: string) =>
  inTransaction(context, async (tx) => {
    await lockRoles(tx.db);
    const target = await requireTarget(tx, place);
    const { disabled, ...person } = requireFound(await findPerson(tx.db, userId), missingUser(userId));
    if (disabled)
      throw new Conflict(`the account of ${person.name} is disabled; only the operator can enable it`, {
        code: "account_disabled",
      });
    const role = requireFound(await grantRole(tx, { ...target, person }), missingUser(userId));
    securityLog(tx, "role_granted", { userId: tx.caller.userId, subject: userId });
    return toAdministrator(role, target.alliance.slug);
  });

type Dismissal = {
  userId: string;
  /** The ETag of the role. */
  version?: string | undefined;
};

/** Ends an administrator's role, idempotently. @throws PreconditionFailed, or Conflict for the last administrator */
export const dismiss = (context: UserContext, place: PlaceName, { userId, version }: Dismissal) =>
  inTransaction(context, async (tx) => {
    const { db, caller } = tx;
    await lockRoles(db);
    const { scope, alliance } = await requireTarget(tx, place);
    const { disabled: _, ...person } = requireFound(await findPerson(db, userId), missingUser(userId));
    const role = await findRole(db, userId, scope);
    requireMatch(version, role ? toAdministrator(role, alliance.slug) : {});
    if (!role && !("groupId" in scope)) await requireNotGlobal(db, person);
    await revokeRole(tx, { scope, alliance, person });
    securityLog(tx, "role_revoked", { userId: caller.userId, subject: userId });
    return { user: person, removed: true } as const;
  });

const requireNotGlobal = async (db: Queryable, { id, name }: { id: string; name: string }): Promise<void> => {
  if (await findRole(db, id, { allianceId: null }))
    throw new Conflict(
      `${name} administers all alliances; only the operator can revoke that role, with "alliance role revoke"`,
      { code: "global_administrator" },
    );
};
