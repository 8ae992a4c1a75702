import { inTransaction, type Queryable } from "../../foundation/db/client.ts";
import { Conflict, requireFound } from "../../foundation/errors.ts";
import { authorize } from "../../identity/access/policy.ts";
import { type AdministratorRow, findPerson, findRole, lockRoles } from "../../identity/access/queries.ts";
import { requireStepUp } from "../../identity/auth/second-factor/step-up.ts";
import { securityLog } from "../../identity/auth/security-log.ts";
import type { UserContext } from "../../identity/context.ts";
import { requireMatch } from "../../server/http/etag.ts";
import { alliancePolicy } from "../alliances/policy.ts";
import { noUser } from "../bans/actions.ts";
import { groupPolicy } from "../groups/policy.ts";
import type { GroupName } from "../groups/queries.ts";
import { grantRole, type RoleTarget, revokeRole } from "./change.ts";
import { toAdministrator } from "./views.ts";

/** Finds the target of a role and requires that the caller may appoint its administrators. */
export type FindTarget = (context: UserContext) => Promise<RoleTarget>;

export const allianceTarget =
  (slug: string): FindTarget =>
  async (context) => {
    const alliance = await authorize(context, alliancePolicy, "manage_admins", slug);
    return { scope: { allianceId: alliance.id }, alliance };
  };

export const groupTarget =
  (name: GroupName): FindTarget =>
  async (context) => {
    const group = await authorize(context, groupPolicy, "manage_admins", name);
    return { scope: { groupId: group.id }, alliance: { id: group.allianceId, slug: group.alliance } };
  };

/** The view of a role over a target. */
export const viewOf =
  ({ scope, alliance }: RoleTarget) =>
  (row: AdministratorRow) =>
    toAdministrator(row, "groupId" in scope ? alliance?.slug : undefined);

/** Appoints an administrator. The roles are locked before the caller's are read: of two administrators who remove each other, only one succeeds. */
export const appoint = (context: UserContext, findTarget: FindTarget, userId: string) =>
  inTransaction(context, async (tx) => {
    await lockRoles(tx.db);
    const target = await findTarget(tx);
    requireStepUp(tx);
    const { disabled, ...person } = requireFound(await findPerson(tx.db, userId), noUser(userId));
    if (disabled)
      throw new Conflict(`the account of ${person.name} is disabled; only the operator can enable it`, {
        code: "account_disabled",
      });
    const role = requireFound(await grantRole(tx, { ...target, person }), noUser(userId));
    securityLog(tx, "role_granted", { userId: tx.caller.userId, subject: userId });
    return toAdministrator(role, target.alliance?.slug);
  });

type Dismissal = {
  userId: string;
  /** The ETag of the role. */
  version?: string | undefined;
};

/** Ends an administrator's role, idempotently. @throws PreconditionFailed, or Conflict for the last administrator */
export const dismiss = (context: UserContext, findTarget: FindTarget, { userId, version }: Dismissal) =>
  inTransaction(context, async (tx) => {
    const { db, caller } = tx;
    await lockRoles(db);
    const { scope, alliance } = await findTarget(tx);
    requireStepUp(tx);
    const { disabled: _, ...person } = requireFound(await findPerson(db, userId), noUser(userId));
    const role = await findRole(db, userId, scope);
    requireMatch(version, role ? toAdministrator(role, alliance?.slug) : {});
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
