import { v7 as uuid } from "uuid";
import {
  type AdministratorRow,
  deleteRole,
  findRole,
  insertRole,
  isAdministeredOtherwise,
  type RoleScope,
} from "../access/queries.ts";
import { Conflict } from "../errors.ts";
import { notifyOfRole } from "../notifications/queue.ts";
import { type AuditContext, type AuditSubject, record } from "../resources/audit-record.ts";
import { toAdministrator } from "./views.ts";

/** What a role applies to. */
export type RoleTarget = {
  scope: RoleScope;
  /** The alliance of the scope, or of its group; undefined for all alliances. */
  alliance: { id: string; slug: string } | undefined;
};

export type RoleChange = RoleTarget & { person: { id: string; name: string } };

const subjectOf = (verb: "grant" | "revoke", { person, scope, alliance }: RoleChange): AuditSubject => ({
  ...person,
  action: "groupId" in scope ? `${verb}GroupAdmin` : `${verb}AllianceAdmin`,
  allianceId: alliance?.id ?? null,
  type: "user",
});

const roleOver = (scope: RoleScope) =>
  "groupId" in scope
    ? ({ role: "group_admin", groupId: scope.groupId } as const)
    : ({ role: "alliance_admin", allianceId: scope.allianceId } as const);

/** Grants a role, idempotently. `db` has to be a transaction in which the roles are locked. */
export const grantRole = async (context: AuditContext, change: RoleChange): Promise<AdministratorRow | undefined> => {
  const { db, now, caller } = context;
  const { person, scope, alliance } = change;
  const isNew = await insertRole(db, { ...roleOver(scope), id: uuid(), userId: person.id, createdAt: now });
  const granted = await findRole(db, person.id, scope);
  if (isNew && granted) {
    await record(context, subjectOf("grant", change), null, toAdministrator(granted, alliance?.slug));
    if (caller?.userId !== person.id) await notifyOfRole(db, granted.id, now);
  }
  return granted;
};

/**
 * Revokes a role. `db` has to be a transaction in which the roles are locked.
 * @returns whether the user had it
 * @throws Conflict when nobody would be left to administer the alliance, or all alliances
 */
export const revokeRole = async (context: AuditContext, change: RoleChange): Promise<boolean> => {
  const { db } = context;
  const { person, scope, alliance } = change;
  const role = await findRole(db, person.id, scope);
  if (!role) return false;
  if (!("groupId" in scope) && !(await isAdministeredOtherwise(db, role.id, scope.allianceId)))
    throw new Conflict(
      `${person.name} is the last administrator of ${alliance ? `alliance "${alliance.slug}"` : "all alliances"}`,
      { code: "last_administrator" },
    );
  await deleteRole(db, person.id, scope);
  await record(context, subjectOf("revoke", change), toAdministrator(role, alliance?.slug), null);
  return true;
};
