import { and, eq, getTableColumns, gt, inArray, isNull, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { enums } from "../../../generated/contract.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import { apiTokens } from "../../foundation/db/credential-tables.ts";
import { isUndeliverable, pendingEmails, users } from "../../foundation/db/identity-tables.ts";
import { userHasSecondFactor } from "../../foundation/db/second-factor-tables.ts";
import { type Params, type ResultOf, rowStatement } from "../../foundation/db/statement.ts";
import { signInMethodsOfUser } from "../auth/queries.ts";
import { type BearerKey, bearerFields, isBearer } from "../auth/tokens/queries.ts";

type RoleRow = {
  role: (typeof enums.Role)[number];
  alliance: string | null;
  groupId: string | null;
  eventId: string | null;
};

// Subqueries, because most users have no roles: for them, joins would be slower.
const rolesOfUser = sql<RoleRow[]>`(
  select coalesce(json_agg(json_build_object('role', role, 'groupId', group_id, 'eventId', event_id, 'alliance', (
    select slug from alliances where alliances.id = coalesce(held.alliance_id, (
      select groups.alliance_id from groups where groups.id = held.group_id))))), '[]')
  from (
    select role, alliance_id, group_id, null as event_id, created_at, id from roles where user_id = users.id
    union all
    select role, alliance_id, group_id, event_id, granted_at, event_id
    from event_roles join events on events.id = event_id where user_id = users.id
    order by created_at, id limit 1000) held)`;

const userFields = {
  ...getTableColumns(users),
  providers: signInMethodsOfUser,
  secondFactor: userHasSecondFactor,
  isUndeliverable,
  roles: rolesOfUser,
  /** The new address of an unconfirmed email change. `pendingUntil` is the deadline of its confirmation. */
  pendingEmail: pendingEmails.email,
  pendingUntil: pendingEmails.expiresAt,
};

const isPending = (now: Placeholder): SQL | undefined =>
  and(eq(pendingEmails.userId, users.id), gt(pendingEmails.expiresAt, now));

export const findBearerWithUser = rowStatement((db, token: Params<BearerKey>) =>
  db
    .select({ ...bearerFields, user: userFields })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .leftJoin(pendingEmails, isPending(token.now))
    .where(isBearer(token)),
);

/** Finds a user who is not disabled. */
export const findUser = rowStatement((db, { id, now }: Params<{ id: string; now: Date }>) =>
  db
    .select(userFields)
    .from(users)
    .leftJoin(pendingEmails, isPending(now))
    .where(and(eq(users.id, id), isNull(users.disabledAt))),
);

export const findUserNames = async (db: Queryable, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  ids.length === 0
    ? []
    : db
        .select({ id: users.id, name: users.name })
        .from(users)
        .where(inArray(users.id, [...ids]));

export type UserRow = ResultOf<typeof findUser>;

const { id: _id, email: _email, createdAt: _createdAt, ...changeable } = getTableColumns(users);

export type ProfileChanges = Partial<
  Pick<typeof users.$inferInsert, Exclude<keyof typeof changeable, "emailVerifiedAt" | "ownerProvenAt">>
>;

export const updateUser = (db: Queryable, id: string, changes: ProfileChanges): Promise<unknown> =>
  db.update(users).set(changes).where(eq(users.id, id));
