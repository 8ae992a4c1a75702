import { v7 as uuid } from "uuid";
import type { Schemas } from "../../../generated/contract.ts";
import type { Queryable, Transaction, Tx } from "../../foundation/db/client.ts";
import { Conflict, UserBanned } from "../../foundation/errors.ts";
import {
  type AdministratorRow,
  deleteRole,
  findRole,
  type HeldRole,
  insertRole,
  isAdministeredOtherwise,
  listRolesOf,
  type RoleScope,
} from "../../identity/access/queries.ts";
import { toTimestamp } from "../../server/http/timestamp.ts";
import { isBanned } from "../bans/queries.ts";
import { notify } from "../notifications/notify.ts";
import { type AuditContext, type AuditSubject, record } from "../resources/resource.ts";

/** @param alliance the slug of a group's alliance */
export const toAdministrator = (row: AdministratorRow, alliance?: string): Schemas["Administrator"] => ({
  user: row.user,
  role: row.role,
  alliance: row.alliance ?? alliance ?? null,
  group_id: row.groupId,
  granted_at: toTimestamp(row.createdAt),
});

export type RoleTarget = {
  scope: RoleScope;
  /** The alliance of the scope or of its group; undefined for all alliances. */
  alliance: { id: string; slug: string } | undefined;
};

export type RoleChange = RoleTarget & { person: { id: string; name: string } };

const subjectOf = (verb: "grant" | "revoke", { person, scope, alliance }: RoleChange): AuditSubject => ({
  ...person,
  action: "groupId" in scope ? `${verb}GroupAdmin` : `${verb}AllianceAdmin`,
  allianceId: alliance?.id ?? null,
  type: "user",
});

const groupIdOf = (scope: RoleScope): string | null => ("groupId" in scope ? scope.groupId : null);

const roleColumns = (scope: RoleScope) =>
  "groupId" in scope
    ? ({ role: "group_admin", groupId: scope.groupId } as const)
    : ({ role: "alliance_admin", allianceId: scope.allianceId } as const);

/** Grants a role, idempotently. The roles must be locked. @throws UserBanned */
export const grantRole = async (tx: Tx<AuditContext>, change: RoleChange): Promise<AdministratorRow | undefined> => {
  const { db, now, caller } = tx;
  const { person, scope, alliance } = change;
  if (alliance && (await isBanned(db, person.id, { allianceId: alliance.id, groupId: groupIdOf(scope) })))
    throw new UserBanned(person);
  const isNew = await insertRole(db, { ...roleColumns(scope), id: uuid(), userId: person.id, createdAt: now });
  const granted = await findRole(db, person.id, scope);
  if (isNew && granted) {
    await record(tx, subjectOf("grant", change), null, toAdministrator(granted, alliance?.slug));
    if (caller?.userId !== person.id) await notify(db, "role", { id: granted.id }, now);
  }
  return granted;
};

/** The roles must be locked. @returns whether the user had the role @throws Conflict for the last administrator */
export const revokeRole = async (tx: Tx<AuditContext>, change: RoleChange): Promise<boolean> => {
  const { db } = tx;
  const { person, scope, alliance } = change;
  const role = await findRole(db, person.id, scope);
  if (!role) return false;
  if (!("groupId" in scope) && !(await isAdministeredOtherwise(db, role.id, scope.allianceId)))
    throw new Conflict(
      `${person.name} is the last administrator of ${alliance ? `alliance "${alliance.slug}"` : "all alliances"}`,
      { code: "last_administrator" },
    );
  await endRole(tx, change, role);
  return true;
};

const endRole = async (tx: Tx<AuditContext>, change: RoleChange, role: AdministratorRow): Promise<void> => {
  await deleteRole(tx.db, change.person.id, change.scope);
  await record(tx, subjectOf("revoke", change), toAdministrator(role, change.alliance?.slug), null);
};

/** Ends the roles of a deleted user, even the last administrator's. The roles must be locked. */
export const revokeAllRoles = async (tx: Tx<AuditContext>, person: RoleChange["person"]): Promise<void> => {
  const { db } = tx;
  for (const { scope, alliance } of await listRolesOf(db, person.id)) {
    const role = await findRole(db, person.id, scope);
    if (role) await endRole(tx, { person, scope, alliance: alliance ?? undefined }, role);
  }
};

/** Lists the roles whose scope no other user administers. The roles must be locked, unless the result is only displayed. */
export const listSoleRoles = async (db: Queryable, userId: string): Promise<HeldRole[]> =>
  (await listRolesOf(db, userId)).filter(({ isAlone }) => isAlone);

export const listSoleRoleNames = async (db: Queryable, userId: string): Promise<string[]> =>
  (await listSoleRoles(db, userId)).map(nameOfRole);

/** The roles must be locked. @throws Conflict if only the user administers a group, an alliance or all alliances */
export const requireSuccessors = async (db: Transaction, userId: string): Promise<void> => {
  const names = await listSoleRoleNames(db, userId);
  if (names.length === 0) return;
  throw new Conflict(`only you administer ${joinNames(names)}; appoint another administrator first`, {
    code: "last_administrator",
  });
};

const nameOfRole = ({ alliance, group }: HeldRole): string => {
  if (group) return `group "${group.name}" of alliance "${alliance?.slug}"`;
  return alliance ? `alliance "${alliance.slug}"` : "all alliances";
};

const maxNames = 10;

const joinNames = (names: string[]): string => {
  const omitted = names.length - maxNames;
  const items = omitted > 0 ? [...names.slice(0, maxNames), `${omitted} more`] : names;
  return [items.slice(0, -1).join(", "), ...items.slice(-1)].filter(Boolean).join(" and ");
};
