import {
  and,
  eq,
  getTableColumns,
  gt,
  type InferSelectModel,
  isNull,
  type Placeholder,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Queryable } from "../../foundation/db/client.ts";
import { apiTokens } from "../../foundation/db/credential-tables.ts";
import { isUndeliverable, pendingEmails, users } from "../../foundation/db/identity-tables.ts";
import { rowStatement } from "../../foundation/db/rows.ts";
import { secondFactorOfUser } from "../../foundation/db/second-factor-tables.ts";
import { type Places, statement } from "../../foundation/db/statement.ts";
import { type SignInMethod, signInMethodsOfUser } from "../auth/queries.ts";
import { bearerFields, isBearer, type LookingForBearer } from "../auth/tokens/queries.ts";

type RoleRow = { role: "alliance_admin" | "group_admin"; alliance: string | null; groupId: string | null };

export type UserRow = InferSelectModel<typeof users> & {
  providers: SignInMethod[];
  secondFactor: boolean;
  isUndeliverable: boolean;
  roles: RoleRow[];
  /** The address that the user wants to have, and until when it can be confirmed. */
  pendingEmail: string | null;
  pendingUntil: Date | null;
};

const rolesOfUser = sql<RoleRow[]>`(
  select coalesce(json_agg(json_build_object('role', role, 'alliance', slug, 'groupId', group_id)), '[]') from (
    select roles.role, alliances.slug, roles.group_id
    from roles
    left join groups on groups.id = roles.group_id
    left join alliances on alliances.id = coalesce(roles.alliance_id, groups.alliance_id)
    where roles.user_id = users.id order by roles.created_at, roles.id limit 1000
  ) held)`;

type Looking = { id: string; now: Date };

const userFields = {
  ...getTableColumns(users),
  providers: signInMethodsOfUser,
  secondFactor: secondFactorOfUser,
  isUndeliverable,
  roles: rolesOfUser,
  pendingEmail: pendingEmails.email,
  pendingUntil: pendingEmails.expiresAt,
};

const isPending = (now: Placeholder): SQL | undefined =>
  and(eq(pendingEmails.userId, users.id), gt(pendingEmails.expiresAt, now));

export const findBearerWithUser = rowStatement((db, token: Places<LookingForBearer>) =>
  db
    .select({ ...bearerFields, user: userFields })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .leftJoin(pendingEmails, isPending(token.now))
    .where(isBearer(token)),
);

const enabledUser = statement((db, { id, now }: Places<Looking>) =>
  db
    .select(userFields)
    .from(users)
    .leftJoin(pendingEmails, isPending(now))
    .where(and(eq(users.id, id), isNull(users.disabledAt))),
);

/** The user with sign-in methods, roles and a pending change of the address. */
export const findUser = async (db: Queryable, { id, now }: Looking): Promise<UserRow | undefined> =>
  (await enabledUser(db, { id, now }))[0];

const { id: _id, email: _email, createdAt: _createdAt, ...changeable } = getTableColumns(users);

export type ProfileChanges = Partial<
  Pick<typeof users.$inferInsert, Exclude<keyof typeof changeable, "emailVerifiedAt" | "ownerProvenAt">>
>;

export const updateUser = async (db: Queryable, id: string, changes: ProfileChanges): Promise<void> => {
  await db.update(users).set(changes).where(eq(users.id, id));
};
