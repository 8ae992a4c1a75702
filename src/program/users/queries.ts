import { and, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { bans, roles } from "../../foundation/db/administration-tables.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import { isUndeliverable, users } from "../../foundation/db/identity-tables.ts";
import { userHasSecondFactor } from "../../foundation/db/second-factor-tables.ts";
import { alliances, groups } from "../../foundation/db/tables.ts";
import { signInMethodsOfUser } from "../../identity/auth/queries.ts";

/* Drizzle omits the table's name in queries of one table, so subqueries qualify their columns. */

/** Considers only sessions and security events that retention has not deleted yet. */
const lastSignInAt = sql<Date | null>`greatest(
  (select max(created_at) from sessions where user_id = users.id),
  (select max(created_at) from security_events where user_id = users.id and event = 'login'))`.mapWith(users.createdAt);

const countOf = (table: "roles" | "bans" | "memberships") =>
  sql<number>`(select count(*) from ${sql.identifier(table)} where user_id = users.id)`.mapWith(Number);

const fields = {
  id: users.id,
  email: users.email,
  name: users.name,
  verifiedAt: users.emailVerifiedAt,
  disabledAt: users.disabledAt,
  isUndeliverable,
  createdAt: users.createdAt,
  lastSignInAt,
  signInMethods: signInMethodsOfUser,
  roleCount: countOf("roles"),
  banCount: countOf("bans"),
};

export type UserRow = Awaited<ReturnType<typeof listUsers>>[number];

type UserFilter = { words: string | undefined; isUnverified: boolean; isDisabled: boolean; limit: number };

export const listUsers = (db: Queryable, { words, isUnverified, isDisabled, limit }: UserFilter) =>
  db
    .select(fields)
    .from(users)
    .where(
      and(
        words === undefined
          ? undefined
          : sql`(strpos(lower(${users.email}), lower(${words})) > 0
              or strpos(alliance_plain(${users.name}), alliance_plain(${words})) > 0)`,
        isUnverified ? isNull(users.emailVerifiedAt) : undefined,
        isDisabled ? isNotNull(users.disabledAt) : undefined,
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);

/** @param user an id, or an email address in lower case */
export const findUser = async (db: Queryable, user: { id: string } | { email: string }) => {
  const [row] = await db
    .select({
      ...fields,
      language: users.language,
      secondFactor: userHasSecondFactor,
      membershipCount: countOf("memberships"),
    })
    .from(users)
    .where("id" in user ? eq(users.id, user.id) : eq(sql`lower(${users.email})`, user.email));
  return row;
};

export const listRolesOf = (db: Queryable, userId: string) =>
  db
    .select({ role: roles.role, alliance: alliances.slug, group: groups.slug })
    .from(roles)
    .leftJoin(groups, eq(groups.id, roles.groupId))
    .leftJoin(alliances, or(eq(alliances.id, roles.allianceId), eq(alliances.id, groups.allianceId)))
    .where(eq(roles.userId, userId))
    .orderBy(roles.role, alliances.slug, groups.slug);

export const listBansOf = (db: Queryable, userId: string) =>
  db
    .select({ alliance: alliances.slug, group: groups.slug, createdAt: bans.createdAt })
    .from(bans)
    .innerJoin(alliances, eq(alliances.id, bans.allianceId))
    .leftJoin(groups, eq(groups.id, bans.groupId))
    .where(eq(bans.userId, userId))
    .orderBy(alliances.slug, groups.slug);
