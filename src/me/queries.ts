import { and, asc, eq, getTableColumns, type InferSelectModel, isNull, sql } from "drizzle-orm";
import { listSignInMethods, type SignInMethod } from "../auth/queries.ts";
import { roles } from "../db/administration-tables.ts";
import type { Queryable } from "../db/client.ts";
import { users } from "../db/identity-tables.ts";
import { alliances, groups } from "../db/tables.ts";

export type RoleRow = { role: "alliance_admin" | "group_admin"; alliance: string | null; groupId: string | null };

export type UserRow = InferSelectModel<typeof users> & { providers: SignInMethod[]; roles: RoleRow[] };

/** The user with sign-in methods and roles. `lock` it before changing it. */
export const findUser = async (
  db: Queryable,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<UserRow | undefined> => {
  const query = db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.disabledAt)));
  const [row] = await (lock ? query.for("update") : query);
  return row && { ...row, providers: await listSignInMethods(db, id), roles: await listRoles(db, id) };
};

/** What the user currently administers. */
export const listRoles = async (db: Queryable, userId: string): Promise<RoleRow[]> => {
  const rows = await db
    .select({
      role: roles.role,
      ofAlliance: alliances.slug,
      groupId: roles.groupId,
      ofGroup: sql<string | null>`(select a.slug from ${alliances} a where a.id = ${groups.allianceId})`,
    })
    .from(roles)
    .leftJoin(alliances, eq(alliances.id, roles.allianceId))
    .leftJoin(groups, eq(groups.id, roles.groupId))
    .where(eq(roles.userId, userId))
    .orderBy(asc(roles.createdAt), asc(roles.id))
    .limit(1000);
  return rows.map(({ role, ofAlliance, ofGroup, groupId }) => ({ role, alliance: ofAlliance ?? ofGroup, groupId }));
};

const { id: _id, email: _email, createdAt: _createdAt, ...changeable } = getTableColumns(users);

export type ProfileChanges = Partial<
  Pick<typeof users.$inferInsert, Exclude<keyof typeof changeable, "emailVerifiedAt">>
>;

export const updateUser = async (db: Queryable, id: string, changes: ProfileChanges): Promise<void> => {
  await db.update(users).set(changes).where(eq(users.id, id));
};
