import { inTransaction, type Queryable } from "../../foundation/db/client.ts";
import { Conflict, requireFound } from "../../foundation/errors.ts";
import { authorize } from "../../identity/access/policy.ts";
import { findPerson, findRole, listAdministrators, lockRoles, roleOrder } from "../../identity/access/queries.ts";
import { requireStepUp } from "../../identity/auth/second-factor/step-up.ts";
import { securityLog } from "../../identity/auth/security-log.ts";
import type { Handler, UserContext } from "../../identity/context.ts";
import { requireMatch } from "../../server/http/precondition.ts";
import { ok, resource } from "../../server/http/responses.ts";
import { alliancePolicy } from "../alliances/policy.ts";
import { noUser } from "../bans/actions.ts";
import { groupPolicy } from "../groups/policy.ts";
import { listPage } from "../resources/list.ts";
import { grantRole, type RoleTarget, revokeRole } from "./change.ts";
import { toAdministrator } from "./views.ts";

/** Finds the target of a role and requires that the caller may appoint its administrators. */
type FindTarget = (context: UserContext) => Promise<RoleTarget>;

const allianceTarget =
  ({ alliance: slug }: { alliance: string }): FindTarget =>
  async (context) => {
    const alliance = await authorize(context, alliancePolicy, "manage_admins", slug);
    return { scope: { allianceId: alliance.id }, alliance };
  };

const keyOf = ({ alliance, group_id: id }: { alliance: string; group_id: string }) => ({ alliance, id });

const groupTarget =
  (path: { alliance: string; group_id: string }): FindTarget =>
  async (context) => {
    const {
      id: groupId,
      allianceId,
      alliance: slug,
    } = await authorize(context, groupPolicy, "manage_admins", keyOf(path));
    return { scope: { groupId }, alliance: { id: allianceId, slug } };
  };

const list = async (context: UserContext, findTarget: FindTarget, query: { limit: number; cursor?: string }) => {
  const { scope, alliance } = await findTarget(context);
  const allianceOfGroup = "groupId" in scope ? alliance?.slug : undefined;
  const view = (row: Parameters<typeof toAdministrator>[0]) => toAdministrator(row, allianceOfGroup);
  return listPage(context, { scope: { list: "administrators", ...scope }, query, order: roleOrder, view }, (page) =>
    listAdministrators(context.db, { scope, ...page }),
  );
};

/** Locks the roles before reading the caller's: of two administrators who remove each other, only one succeeds. */
const grant = (context: UserContext, userId: string, findTarget: FindTarget) =>
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
    return resource(toAdministrator(role, target.alliance?.slug));
  });

type Revocation = { userId: string; headers: { "if-match"?: string } };

const revoke = (context: UserContext, { userId, headers }: Revocation, findTarget: FindTarget) =>
  inTransaction(context, async (tx) => {
    const { db, caller } = tx;
    await lockRoles(db);
    const { scope, alliance } = await findTarget(tx);
    requireStepUp(tx);
    const { disabled: _, ...person } = requireFound(await findPerson(db, userId), noUser(userId));
    const role = await findRole(db, userId, scope);
    requireMatch(headers["if-match"], role ? toAdministrator(role, alliance?.slug) : {});
    if (!role && !("groupId" in scope)) await requireNotGlobal(db, person);
    await revokeRole(tx, { scope, alliance, person });
    securityLog(tx, "role_revoked", { userId: caller.userId, subject: userId });
    return ok({ user: person, removed: true as const });
  });

const requireNotGlobal = async (db: Queryable, { id, name }: { id: string; name: string }): Promise<void> => {
  if (await findRole(db, id, { allianceId: null }))
    throw new Conflict(
      `${name} administers all alliances; only the operator can revoke that role, with "alliance role revoke"`,
      { code: "global_administrator" },
    );
};

export const listAllianceAdmins: Handler<"listAllianceAdmins"> = (context, { path, query }) =>
  list(context, allianceTarget(path), query);

export const grantAllianceAdmin: Handler<"grantAllianceAdmin"> = (context, { path }) =>
  grant(context, path.user_id, allianceTarget(path));

export const revokeAllianceAdmin: Handler<"revokeAllianceAdmin"> = (context, { path, headers }) =>
  revoke(context, { userId: path.user_id, headers }, allianceTarget(path));

export const listGroupAdmins: Handler<"listGroupAdmins"> = (context, { path, query }) =>
  list(context, groupTarget(path), query);

export const grantGroupAdmin: Handler<"grantGroupAdmin"> = (context, { path }) =>
  grant(context, path.user_id, groupTarget(path));

export const revokeGroupAdmin: Handler<"revokeGroupAdmin"> = (context, { path, headers }) =>
  revoke(context, { userId: path.user_id, headers }, groupTarget(path));
