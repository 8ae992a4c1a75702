import {
  and,
  eq,
  getTableColumns,
  gt,
  type InferSelectModel,
  inArray,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "../../db/client.ts";
import {
  apiTokens,
  calendarAddresses,
  oauthAccessTokens,
  oauthArtifacts,
  oauthClients,
  oauthGrants,
} from "../../db/credential-tables.ts";
import { users } from "../../db/identity-tables.ts";
import { writtenBy } from "../../db/positions.ts";
import { type Places, statement } from "../../db/statement.ts";

export type GrantRow = InferSelectModel<typeof oauthGrants>;

export type AccessRow = {
  id: string;
  userId: string;
  verified: boolean;
  grantId: string;
  clientId: string;
  audience: GrantRow["audiences"][number];
  scopes: GrantRow["scopes"];
  expiresAt: Date;
  grantExpiresAt: Date;
  lastUsedAt: Date | null;
  written: number | null;
};

const developers = alias(users, "developers");

type Looking = { secretHash: string; now: Date; findsWrites: true | undefined };

const access = statement((db, { secretHash, now, findsWrites }: Places<Looking>) =>
  db
    .select({
      id: oauthAccessTokens.id,
      userId: oauthGrants.userId,
      verified: sql<boolean>`${users.emailVerifiedAt} is not null`,
      grantId: oauthGrants.id,
      clientId: oauthGrants.clientId,
      audience: oauthAccessTokens.audience,
      scopes: oauthAccessTokens.scopes,
      expiresAt: oauthAccessTokens.expiresAt,
      grantExpiresAt: oauthGrants.expiresAt,
      lastUsedAt: oauthGrants.lastUsedAt,
      written: writtenBy(oauthGrants.userId, findsWrites),
    })
    .from(oauthAccessTokens)
    .innerJoin(oauthGrants, eq(oauthGrants.id, oauthAccessTokens.grantId))
    .innerJoin(users, eq(users.id, oauthGrants.userId))
    .innerJoin(oauthClients, eq(oauthClients.id, oauthGrants.clientId))
    .leftJoin(developers, eq(developers.id, oauthClients.ownerId))
    .where(
      and(
        eq(oauthAccessTokens.secretHash, secretHash),
        gt(oauthAccessTokens.expiresAt, now),
        isNull(users.disabledAt),
        isNull(developers.disabledAt),
      ),
    ),
);

/** The access token with this digest, unless it has expired, or its user or the developer of its app is disabled. */
export const findAccess = async (db: Queryable, token: Looking): Promise<AccessRow | undefined> => {
  const [row] = await access(db, token);
  return row;
};

/** Whether an access token still works: read it with the user's row locked, and nothing ends it meanwhile. */
export const hasAccess = async (
  db: Queryable,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<boolean> => {
  const rows = await db
    .select({ id: oauthAccessTokens.id })
    .from(oauthAccessTokens)
    .innerJoin(oauthGrants, eq(oauthGrants.id, oauthAccessTokens.grantId))
    .where(and(eq(oauthAccessTokens.id, id), eq(oauthGrants.userId, userId), gt(oauthAccessTokens.expiresAt, now)));
  return rows.length > 0;
};

export const updateGrantUse = async (db: Queryable, id: string, now: Date): Promise<void> => {
  await db.update(oauthGrants).set({ lastUsedAt: now }).where(eq(oauthGrants.id, id));
};

export const insertGrant = async (db: Queryable, row: GrantRow): Promise<void> => {
  await db.insert(oauthGrants).values(row);
};

/** The grant, unless its user is disabled. */
export const findGrant = async (db: Queryable, id: string): Promise<GrantRow | undefined> => {
  const [row] = await db
    .select(getTableColumns(oauthGrants))
    .from(oauthGrants)
    .innerJoin(users, eq(users.id, oauthGrants.userId))
    .where(and(eq(oauthGrants.id, id), isNull(users.disabledAt)));
  return row;
};

export const hasGrant = async (
  db: Queryable,
  { userId, clientId }: { userId: string; clientId: string },
): Promise<boolean> => {
  const rows = await db
    .select({ id: oauthGrants.id })
    .from(oauthGrants)
    .where(and(eq(oauthGrants.userId, userId), eq(oauthGrants.clientId, clientId)))
    .limit(1);
  return rows.length > 0;
};

/** An app with what the user admitted it to: all its grants as one. */
export type AdmittedApp = {
  clientId: string;
  name: string;
  source: (typeof oauthClients.$inferSelect)["source"];
  redirectUris: string[];
  scopes: GrantRow["scopes"];
  since: Date;
  lastUsedAt: Date | null;
};

/** The apps that the user has admitted, last used first. */
export const listAdmittedApps = async (
  db: Queryable,
  { userId, now }: { userId: string; now: Date },
): Promise<AdmittedApp[]> => {
  const rows = await db
    .select({ grant: oauthGrants, client: oauthClients })
    .from(oauthGrants)
    .innerJoin(oauthClients, eq(oauthClients.id, oauthGrants.clientId))
    .where(and(eq(oauthGrants.userId, userId), gt(oauthGrants.expiresAt, now)))
    .orderBy(sql`${oauthGrants.lastUsedAt} desc nulls last, ${oauthGrants.createdAt} desc`);
  const apps = new Map<string, AdmittedApp>();
  for (const { grant, client } of rows) {
    const known = apps.get(client.id);
    apps.set(client.id, {
      clientId: client.id,
      name: client.name,
      source: client.source,
      redirectUris: client.redirectUris,
      scopes: [...new Set([...(known?.scopes ?? []), ...grant.scopes])],
      since: known && known.since < grant.createdAt ? known.since : grant.createdAt,
      lastUsedAt: known?.lastUsedAt ?? grant.lastUsedAt,
    });
  }
  return [...apps.values()];
};

/** Grants that a user has of one app at most: an app asks again on each device, and after each sign-in. */
export const maxGrantsOfApp = 20;

/** The grants of the user's app beyond those that were made last. */
export const listOldGrants = async (
  db: Queryable,
  { userId, clientId }: { userId: string; clientId: string },
): Promise<string[]> => {
  const rows = await db
    .select({ id: oauthGrants.id })
    .from(oauthGrants)
    .where(and(eq(oauthGrants.userId, userId), eq(oauthGrants.clientId, clientId)))
    .orderBy(sql`${oauthGrants.createdAt} desc, ${oauthGrants.id} desc`)
    .offset(maxGrantsOfApp);
  return rows.map(({ id }) => id);
};

/** Ends grants, and with them everything that the apps got or made by them. @returns how many there were */
const endGrants = async (db: Queryable, which: SQL, now: Date): Promise<number> => {
  const ended = db.select({ id: oauthGrants.id }).from(oauthGrants).where(which);
  await db.execute(sql`
    with recursive family as (
      select id from ${apiTokens} where ${apiTokens.grantId} in ${ended} union
      select child.id from ${apiTokens} child join family on child.parent_id = family.id)
    update ${apiTokens} set revoked_at = ${now.toISOString()}::timestamptz, updated_at = ${now.toISOString()}::timestamptz
    where id in (select id from family) and revoked_at is null`);
  return deleteGrants(db, which, now);
};

const deleteGrants = async (db: Queryable, which: SQL | undefined, now: Date): Promise<number> => {
  const deleted = await db.delete(oauthGrants).where(which).returning({ clientId: oauthGrants.clientId });
  const clientIds = new Set(deleted.map(({ clientId }) => clientId));
  if (clientIds.size > 0) await keepClients(db, [...clientIds], now);
  return deleted.length;
};

/**
 * Begins anew the time after which clients are deleted that nobody has admitted (`deleteUnusedClients`). Of an app that a user
 * has registered by the form, the time says when its owner changed it.
 */
export const keepClients = async (db: Queryable, ids: string[], now: Date): Promise<void> => {
  const kept = db
    .select({ id: oauthClients.id })
    .from(oauthClients)
    .where(and(inArray(oauthClients.id, ids), ne(oauthClients.source, "developer")))
    .orderBy(oauthClients.id)
    .for("no key update");
  await db.execute(sql`
    with kept as materialized (${kept})
    update ${oauthClients} set updated_at = ${now.toISOString()}::timestamptz where id in (select id from kept)`);
};

export const endGrant = async (db: Queryable, id: string, now: Date): Promise<boolean> =>
  (await endGrants(db, sql`${oauthGrants.id} = ${id}`, now)) > 0;

/** The user's grants of one app, or of all apps. */
export const endGrantsOf = (
  db: Queryable,
  { userId, clientId, now }: { userId: string; clientId?: string; now: Date },
): Promise<number> => {
  const ofUser = sql`${oauthGrants.userId} = ${userId}`;
  return endGrants(db, clientId === undefined ? ofUser : sql`${ofUser} and ${oauthGrants.clientId} = ${clientId}`, now);
};

/** One of the apps that a user has registered by the form, or all of them. */
type OwnApps = { ownerId: string; clientId?: string };

const isOwnApp = ({ ownerId, clientId }: OwnApps) =>
  and(eq(oauthClients.ownerId, ownerId), clientId === undefined ? undefined : eq(oauthClients.id, clientId));

/**
 * Locks the owner of apps and everybody who has admitted them, in one order: what an app is making for one of them at this
 * moment would otherwise not be seen when its grants end.
 */
export const lockUsersOfApps = async (db: Queryable, own: OwnApps): Promise<void> => {
  const admitting = db
    .select({ id: oauthGrants.userId })
    .from(oauthGrants)
    .innerJoin(oauthClients, eq(oauthClients.id, oauthGrants.clientId))
    .where(isOwnApp(own));
  await db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.id, own.ownerId), inArray(users.id, admitting)))
    .orderBy(users.id)
    .for("no key update");
};

/** Deletes apps, and ends what they were admitted to. Their users must be locked, see `lockUsersOfApps`. */
export const deleteApps = async (db: Queryable, { now, ...own }: OwnApps & { now: Date }): Promise<void> => {
  const ids = db.select({ id: oauthClients.id }).from(oauthClients).where(isOwnApp(own));
  await endGrants(db, inArray(oauthGrants.clientId, ids), now);
  await db.delete(oauthClients).where(isOwnApp(own));
};

/**
 * Deletes what has expired: codes, tokens and requests, then the grants that nothing can be got by anymore. A grant is
 * made shortly before its code.
 */
export const deleteExpiredAccess = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(oauthArtifacts).where(lte(oauthArtifacts.expiresAt, now));
  await db.delete(oauthAccessTokens).where(lte(oauthAccessTokens.expiresAt, now));
  await endGrants(db, lte(oauthGrants.expiresAt, now), now);
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const isUsed = (
    table: typeof oauthArtifacts | typeof oauthAccessTokens | typeof apiTokens | typeof calendarAddresses,
  ) => sql`exists (select from ${table} where ${table.grantId} = ${oauthGrants.id})`;
  const isIdle = and(
    lte(oauthGrants.createdAt, hourAgo),
    sql`not ${isUsed(oauthArtifacts)} and not ${isUsed(oauthAccessTokens)}`,
    sql`not ${isUsed(apiTokens)} and not ${isUsed(calendarAddresses)}`,
  );
  await deleteGrants(db, isIdle, now);
};

/** Days after which a client is deleted that registered itself and whose last user has ended its access. */
const unusedDays = 30;
/** The same for one that nobody has ever admitted, and for one whose document can be read again. */
const unknownDays = 2;

/**
 * Admitting a client changes its row (`keepClients`), so that one that is admitted at this moment stays.
 * @returns how many were deleted, at most `batch`
 */
export const deleteUnusedClients = async (
  db: Queryable,
  { now, batch }: { now: Date; batch: number },
): Promise<number> => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const isUnknown = or(eq(oauthClients.source, "document"), eq(oauthClients.updatedAt, oauthClients.createdAt));
  const due = db
    .select({ id: oauthClients.id })
    .from(oauthClients)
    .where(
      and(
        inArray(oauthClients.source, ["registration", "document"]),
        or(
          lte(oauthClients.updatedAt, daysAgo(unusedDays)),
          and(lte(oauthClients.updatedAt, daysAgo(unknownDays)), isUnknown),
        ),
        sql`not exists (select from ${oauthGrants} where ${oauthGrants.clientId} = ${oauthClients.id})`,
      ),
    )
    .limit(batch)
    .for("update", { skipLocked: true });
  const deleted = await db.execute(
    sql`with due as materialized (${due}) delete from ${oauthClients} where id in (select id from due)`,
  );
  return deleted.count;
};
