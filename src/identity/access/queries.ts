import { and, asc, eq, inArray, isNull, ne, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { enums } from "../../../generated/contract.ts";
import { type EventRole, eventRoles, roles } from "../../foundation/db/administration-tables.ts";
import type { Queryable, Transaction } from "../../foundation/db/client.ts";
import { isActiveAccount, users } from "../../foundation/db/identity-tables.ts";
import { byTime, type PageRequest, pageOf } from "../../foundation/db/keyset.ts";
import { hasSecondFactor } from "../../foundation/db/second-factor-tables.ts";
import { firstRow, hasChanged, type Params, sqlStatement, statement } from "../../foundation/db/statement.ts";
import { alliances, groups } from "../../foundation/db/tables.ts";

export type Roles = {
  readonly global: boolean;
  readonly alliances: ReadonlySet<string>;
  /** Alliance ids by group id. */
  readonly groups: ReadonlyMap<string, string>;
  /** Roles of single events, by event id. */
  readonly events: ReadonlyMap<string, { readonly role: EventRole; readonly allianceId: string }>;
};

export type Permissions = Roles & {
  /** `undefined` for an anonymous caller. */
  readonly userId: string | undefined;
  /** The roles that have no effect until the user adds a second factor. */
  readonly suspended: Roles | null;
};

export const noRoles: Roles = { global: false, alliances: new Set(), groups: new Map(), events: new Map() };

type HeldRow = {
  /** The alliance of the role, its group or its event; null for a role over all alliances. */
  allianceId: string | null;
  groupId: string | null;
  eventId: string | null;
  eventRole: EventRole | null;
  isEffective: boolean;
};

const selectRoles = (isEffective: (userId: SQL) => SQL<boolean>) =>
  sqlStatement<{ userId: string }, HeldRow>(
    (_db, { userId }) => sql`
      select coalesce(roles.alliance_id, groups.alliance_id), group_id, null, null, ${isEffective(sql`${userId}`)}
      from ${roles} left join ${groups} on groups.id = group_id where user_id = ${userId}
      union all
      select alliance_id, null, event_id, role, ${isEffective(sql`${userId}`)}
      from ${eventRoles} join events on events.id = event_id where user_id = ${userId}`,
    ["allianceId", "groupId", "eventId", "eventRole", "isEffective"],
  );

const rolesOf = selectRoles(() => sql<boolean>`true`);
const rolesNeedingSecondFactorOf = selectRoles(hasSecondFactor);

/** A user's roles with names, oldest first. A role without an alliance covers all alliances; one without a group, its whole alliance. */
export const listRolesWithNames = statement((db, { userId, limit }: Params<{ userId: string; limit: number }>) =>
  db
    .select({
      alliance: { id: alliances.id, slug: alliances.slug, name: alliances.name },
      group: { id: groups.id, slug: groups.slug, name: groups.name, active: groups.active },
    })
    .from(roles)
    .leftJoin(groups, eq(groups.id, roles.groupId))
    .leftJoin(alliances, or(eq(alliances.id, roles.allianceId), eq(alliances.id, groups.allianceId)))
    .where(eq(roles.userId, userId))
    .orderBy(roles.createdAt, roles.id)
    .limit(limit),
);

export const isActiveUser = async (db: Queryable, userId: string): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, userId), isActiveAccount()))) > 0;

/** Whether the user's roles have effect: the SQL of `viewerOfUser`. administrators-in-sql.test.ts compares both. */
export const mayUseRoles = (userId: SQL, { secondFactorForAdmins }: { secondFactorForAdmins: boolean }): SQL => sql`
  exists (select from users holder where holder.id = ${userId} and ${isActiveAccount(sql`holder`)})
  and ${secondFactorForAdmins ? hasSecondFactor(userId) : sql`true`}`;

export const findPermissions = async (
  db: Queryable,
  { userId, needsSecondFactor }: { userId: string; needsSecondFactor: boolean },
): Promise<Permissions> => {
  const rows = await (needsSecondFactor ? rolesNeedingSecondFactorOf : rolesOf)(db, { userId });
  const held = toRoles(rows);
  return rows.every(({ isEffective }) => isEffective)
    ? { userId, ...held, suspended: null }
    : { userId, ...noRoles, suspended: held };
};

const toRoles = (rows: readonly HeldRow[]): Roles => ({
  global: rows.some(({ allianceId }) => allianceId === null),
  alliances: new Set(
    rows.flatMap(({ allianceId, groupId, eventId }) => (groupId || eventId ? [] : (allianceId ?? []))),
  ),
  groups: new Map(rows.flatMap(({ groupId, allianceId }) => (groupId && allianceId ? [[groupId, allianceId]] : []))),
  events: new Map(
    rows.flatMap(({ eventId, eventRole: role, allianceId }) =>
      eventId && role && allianceId ? [[eventId, { role, allianceId }]] : [],
    ),
  ),
});

/** Matches rows of alliances that the user administers, and rows that match `other`. Matches all rows for global administrators. */
export const isAdministeredBy = (
  permissions: Permissions,
  allianceId: AnyPgColumn,
  other: SQL | undefined,
): SQL | undefined => (permissions.global ? undefined : or(inArray(allianceId, [...permissions.alliances]), other));

/** Like `isAdministeredBy`, for rows of groups: the SQL of the grant `groupAdministrators`. */
export const isAdministeredWithGroup = (
  permissions: Permissions,
  { allianceId, groupId }: { allianceId: AnyPgColumn; groupId: AnyPgColumn },
): SQL | undefined => isAdministeredBy(permissions, allianceId, inArray(groupId, [...permissions.groups.keys()]));

type EventColumns = { id: AnyPgColumn; allianceId: AnyPgColumn; groupId: AnyPgColumn };

/** Matches the events that the user administers, or in whose team the user has one of the roles. */
export const isEventCovered = (
  permissions: Permissions,
  { id, allianceId, groupId }: EventColumns,
  roles: readonly EventRole[] = enums.EventRole,
): SQL | undefined => {
  const teamEventIds = [...permissions.events].flatMap(([id, { role }]) => (roles.includes(role) ? id : []));
  const isInGroups = inArray(groupId, [...permissions.groups.keys()]);
  return isAdministeredBy(permissions, allianceId, or(isInGroups, inArray(id, teamEventIds)));
};

type GroupRef = { allianceId: SQLWrapper | string; groupId: SQLWrapper | string | null };

const isRoleOver = ({ allianceId, groupId }: GroupRef): SQL =>
  sql`(roles.alliance_id = ${allianceId} or roles.group_id = ${groupId}::uuid)`;

/** Whether the user administers the group or its alliance. Ignores global administrators, who do not get the emails to local administrators. */
export const isLocalAdministrator = (userId: SQLWrapper | string, group: GroupRef): SQL<boolean> =>
  sql<boolean>`exists (select from roles where roles.user_id = ${userId} and ${isRoleOver(group)})`;

/** The SQL of the grant `groupAdministrators`, for any user. */
export const isAdministrator = (userId: SQLWrapper | string, group: GroupRef): SQL<boolean> =>
  sql<boolean>`exists (
    select from roles where roles.user_id = ${userId}
      and (${isRoleOver(group)} or (roles.alliance_id is null and roles.group_id is null)))`;

/** Whether the user has the role of the event, or any role of the event if `role` is omitted. */
export const isOnTeam = (
  userId: SQLWrapper | string,
  { id }: { id: SQLWrapper | string },
  role?: EventRole,
): SQL<boolean> =>
  sql<boolean>`exists (
    select from event_roles where event_roles.event_id = ${id} and event_roles.user_id = ${userId}
      ${role ? sql`and event_roles.role = ${role}` : sql``})`;

/** Scope of a role: an alliance (`null`: all of them) or a group. */
export type RoleScope = { allianceId: string | null } | { groupId: string };

const covers = (scope: RoleScope): SQL | undefined =>
  "groupId" in scope
    ? eq(roles.groupId, scope.groupId)
    : and(
        isNull(roles.groupId),
        scope.allianceId === null ? isNull(roles.allianceId) : eq(roles.allianceId, scope.allianceId),
      );

/** Serializes changes of roles, so that no change counts an administrator whom a concurrent change removes. */
export const lockRoles = (db: Transaction): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('alliance roles', 0))`);

export const insertRole = (db: Transaction, role: typeof roles.$inferInsert): Promise<boolean> =>
  hasChanged(db.insert(roles).values(role).onConflictDoNothing());

export const deleteRole = (db: Transaction, userId: string, scope: RoleScope): Promise<unknown> =>
  db.delete(roles).where(and(eq(roles.userId, userId), covers(scope)));

/** Whether an enabled user would still administer the alliance (`null`: all alliances) without this role. */
export const isAdministeredOtherwise = async (db: Queryable, roleId: string, allianceId: string | null) => {
  const coversAll = covers({ allianceId: null });
  const rows = await db
    .select({ id: roles.id })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(
      and(
        ne(roles.id, roleId),
        isNull(users.disabledAt),
        allianceId === null ? coversAll : or(coversAll, covers({ allianceId })),
      ),
    )
    .limit(1);
  return rows.length > 0;
};

/** A user's roles. A role without an alliance covers all alliances, and one without a group all groups of its alliance. `isAlone`: no other enabled user has a role that covers the scope. */
export const listRolesOf = async (db: Queryable, userId: string) => {
  const rows = await db
    .select({
      alliance: { id: alliances.id, slug: alliances.slug },
      group: { id: groups.id, name: groups.name },
      isAlone: sql<boolean>`not exists (
        select from roles other join users holder on holder.id = other.user_id and holder.disabled_at is null
        where other.user_id <> ${userId} and (
          (other.alliance_id is null and other.group_id is null)
          or other.alliance_id = ${alliances.id} or other.group_id = ${roles.groupId}))`,
    })
    .from(roles)
    .leftJoin(groups, eq(groups.id, roles.groupId))
    .leftJoin(alliances, or(eq(alliances.id, roles.allianceId), eq(alliances.id, groups.allianceId)))
    .where(eq(roles.userId, userId))
    .orderBy(roles.createdAt, roles.id);
  return rows.map((row) => {
    const scope: RoleScope = row.group ? { groupId: row.group.id } : { allianceId: row.alliance?.id ?? null };
    return { ...row, scope };
  });
};

export type HeldRole = Awaited<ReturnType<typeof listRolesOf>>[number];

const fields = {
  id: roles.id,
  user: { id: users.id, name: users.name },
  role: roles.role,
  alliance: alliances.slug,
  groupId: roles.groupId,
  createdAt: roles.createdAt,
};

const selectAdministrators = (db: Queryable) =>
  db
    .select(fields)
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .leftJoin(alliances, eq(alliances.id, roles.allianceId));

export const findRole = (db: Queryable, userId: string, scope: RoleScope) =>
  firstRow(selectAdministrators(db).where(and(eq(roles.userId, userId), covers(scope))));

export type AdministratorRow = NonNullable<Awaited<ReturnType<typeof findRole>>>;

export const roleOrder = byTime<AdministratorRow>(roles.createdAt, "ascending", (row) => row.createdAt);

/** A page of the administrators of a group, or of an alliance including the global administrators; oldest role first. */
export const listAdministrators = (
  db: Queryable,
  { scope, ...page }: PageRequest & { scope: RoleScope },
): Promise<AdministratorRow[]> => {
  const isCovered = "groupId" in scope ? covers(scope) : or(covers(scope), covers({ allianceId: null }));
  return pageOf(selectAdministrators(db), [roleOrder, roles.id], page, isCovered, isNull(users.disabledAt));
};

export const findPerson = (db: Queryable, id: string) =>
  firstRow(
    db
      .select({ id: users.id, name: users.name, disabled: sql<boolean>`${users.disabledAt} is not null` })
      .from(users)
      .where(eq(users.id, id)),
  );

/** Lists all roles, or the roles in one alliance and the global roles, for the command line. */
export const listAllRoles = (db: Queryable, allianceId?: string) =>
  db
    .select({ email: users.email, role: roles.role, alliance: alliances.slug, group: groups.slug })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .leftJoin(groups, eq(groups.id, roles.groupId))
    .leftJoin(alliances, or(eq(alliances.id, roles.allianceId), eq(alliances.id, groups.allianceId)))
    .where(allianceId === undefined ? undefined : or(eq(alliances.id, allianceId), covers({ allianceId: null })))
    .orderBy(asc(roles.role), sql`${alliances.slug} nulls first`, asc(groups.slug), asc(users.email));
