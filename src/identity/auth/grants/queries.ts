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
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";
import {
  apiTokens,
  calendarAddresses,
  oauthAccessTokens,
  oauthArtifacts,
  oauthClients,
  oauthGrants,
} from "../../../foundation/db/credential-tables.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { type Batch, daysBefore, deleteOldest } from "../../../foundation/db/purge.ts";
import { firstRow, type Places, rowStatement } from "../../../foundation/db/statement.ts";

export type GrantRow = InferSelectModel<typeof oauthGrants>;

const developers = alias(users, "developers");

type Looking = { secretHash: string; now: Date };

/** Undefined when the token has expired, or its user or the developer of its app is disabled. */
export const findAccess = rowStatement((db, { secretHash, now }: Places<Looking>) =>
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

/** Whether an access token still works: read it with the user's row locked, and nothing ends it meanwhile. */
export const hasAccess = async (db: Queryable, { id, userId, now }: { id: string; userId: string; now: Date }) => {
  const rows = await db
    .select({ id: oauthAccessTokens.id })
    .from(oauthAccessTokens)
    .innerJoin(oauthGrants, eq(oauthGrants.id, oauthAccessTokens.grantId))
    .innerJoin(oauthClients, eq(oauthClients.id, oauthGrants.clientId))
    .leftJoin(developers, eq(developers.id, oauthClients.ownerId))
    .where(
      and(
        eq(oauthAccessTokens.id, id),
        eq(oauthGrants.userId, userId),
        gt(oauthAccessTokens.expiresAt, now),
        isNull(developers.disabledAt),
      ),
    );
  return rows.length > 0;
};

export const updateGrantUse = async (db: Queryable, id: string, now: Date): Promise<void> => {
  await db.update(oauthGrants).set({ lastUsedAt: now }).where(eq(oauthGrants.id, id));
};

export const insertGrant = async (db: Transaction, row: GrantRow): Promise<void> => {
  await db.insert(oauthGrants).values(row);
};

/** The grant, unless its user is disabled. */
export const findGrant = (db: Queryable, id: string): Promise<GrantRow | undefined> =>
  firstRow(
    db
      .select(getTableColumns(oauthGrants))
      .from(oauthGrants)
      .innerJoin(users, eq(users.id, oauthGrants.userId))
      .where(and(eq(oauthGrants.id, id), isNull(users.disabledAt))),
  );

export const hasGrant = async (db: Queryable, { userId, clientId }: { userId: string; clientId: string }) =>
  (await db.$count(oauthGrants, and(eq(oauthGrants.userId, userId), eq(oauthGrants.clientId, clientId)))) > 0;

export type AdmittedApp = {
  clientId: string;
  name: string;
  source: (typeof oauthClients.$inferSelect)["source"];
  redirectUris: string[];
  scopes: GrantRow["scopes"];
  since: Date;
  lastUsedAt: Date | null;
};

export const listAuthorizedApps = async (db: Queryable, { userId, now }: { userId: string; now: Date }) => {
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
const maxGrantsOfApp = 20;

export const listOldGrants = async (db: Queryable, { userId, clientId }: { userId: string; clientId: string }) => {
  const rows = await db
    .select({ id: oauthGrants.id })
    .from(oauthGrants)
    .where(and(eq(oauthGrants.userId, userId), eq(oauthGrants.clientId, clientId)))
    .orderBy(sql`${oauthGrants.createdAt} desc, ${oauthGrants.id} desc`)
    .offset(maxGrantsOfApp);
  return rows.map(({ id }) => id);
};

/** Also revokes what the apps created. @returns how many there were */
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

/** Restarts the time after which unused clients are deleted (`deleteUnusedClients`), except that of developers' own apps. */
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

export const endGrantsOf = (
  db: Queryable,
  { userId, clientId, now }: { userId: string; clientId?: string; now: Date },
): Promise<number> => {
  const ofUser = sql`${oauthGrants.userId} = ${userId}`;
  return endGrants(db, clientId === undefined ? ofUser : sql`${ofUser} and ${oauthGrants.clientId} = ${clientId}`, now);
};

type OwnApps = { ownerId: string; clientId?: string };

const isOwnApp = ({ ownerId, clientId }: OwnApps) =>
  and(eq(oauthClients.ownerId, ownerId), clientId === undefined ? undefined : eq(oauthClients.id, clientId));

/** Locks the owner and the users of apps in one order, so that ending their grants finds what the apps are creating now. */
export const lockUsersOfApps = async (db: Transaction, own: OwnApps): Promise<void> => {
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
export const deleteApps = async (db: Transaction, { now, ...own }: OwnApps & { now: Date }): Promise<void> => {
  const ids = db.select({ id: oauthClients.id }).from(oauthClients).where(isOwnApp(own));
  await endGrants(db, inArray(oauthGrants.clientId, ids), now);
  await db.delete(oauthClients).where(isOwnApp(own));
};

export const endExpiredGrants = (db: Queryable, { now, batch }: Batch): Promise<number> =>
  db.transaction(async (tx) => {
    const expired = await tx
      .select({ id: oauthGrants.id })
      .from(oauthGrants)
      .where(lte(oauthGrants.expiresAt, now))
      .orderBy(oauthGrants.expiresAt)
      .limit(batch)
      .for("update", { skipLocked: true });
    return expired.length && endGrants(tx, isOneOf(expired), now);
  });

/** Deletes grants without codes and tokens that are older than an hour: a new one gets its code soon. Undefined `last`: no more. */
export const deleteIdleGrants = (db: Queryable, { now, batch, after }: Batch & { after: string | undefined }) =>
  db.transaction(async (tx) => {
    const follows = after === undefined ? undefined : gt(oauthGrants.id, after);
    const ids = tx.select({ id: oauthGrants.id }).from(oauthGrants).orderBy(oauthGrants.id);
    const [last] = await ids
      .where(follows)
      .offset(batch - 1)
      .limit(1);
    const idle = await tx
      .select({ id: oauthGrants.id })
      .from(oauthGrants)
      .where(
        and(follows, last && lte(oauthGrants.id, last.id), lte(oauthGrants.createdAt, daysBefore(now, 1 / 24)), isIdle),
      )
      .for("update", { skipLocked: true });
    const deleted = idle.length && (await deleteGrants(tx, isOneOf(idle), now));
    return { deleted, last: last?.id };
  });

const isOneOf = (grants: readonly { id: string }[]): SQL =>
  inArray(
    oauthGrants.id,
    grants.map(({ id }) => id),
  );

const isIdle = and(
  ...[oauthArtifacts, oauthAccessTokens, apiTokens, calendarAddresses].map(
    (table) => sql`not exists (select from ${table} where ${table.grantId} = ${oauthGrants.id})`,
  ),
);

/** Days after which a client is deleted that registered itself and whose last user has ended its access. */
const unusedDays = 30;
/** The same for one that nobody has ever admitted, and for one whose document can be read again. */
const unknownDays = 2;

/** Admitting a client changes its row (`keepClients`), so that one that is admitted at this moment stays. */
export const deleteUnusedClients = (db: Queryable, { now, batch }: Batch): Promise<number> => {
  const { source, createdAt, updatedAt } = oauthClients;
  const isUnknown = or(eq(source, "document"), eq(updatedAt, createdAt));
  return deleteOldest(db, oauthClients, {
    by: updatedAt,
    due: and(
      // Literally as in the index.
      sql`${source} <> 'developer'`,
      lte(updatedAt, daysBefore(now, unknownDays)),
      or(lte(updatedAt, daysBefore(now, unusedDays)), isUnknown),
      sql`not exists (select from ${oauthGrants} where ${oauthGrants.clientId} = ${oauthClients.id})`,
    ),
    batch,
  });
};

const refreshes = eq(oauthArtifacts.kind, "RefreshToken");

/** An app has learned that it needs more scopes. */
export const wantConsent = async (db: Queryable, { grantId, now }: { grantId: string; now: Date }): Promise<void> => {
  await db
    .update(oauthArtifacts)
    .set({
      payload: sql`${oauthArtifacts.payload} || jsonb_build_object('consent_wanted_at', ${now.toISOString()}::text)`,
    })
    .where(and(refreshes, eq(oauthArtifacts.grantId, grantId), isNull(oauthArtifacts.consumedAt)));
};

/** @returns whether the app has learned so since then, and was not told yet that its user has to consent */
export const takeWantedConsent = async (
  db: Transaction,
  { secretHash, since }: { secretHash: string; since: Date },
): Promise<boolean> => {
  const { payload } = oauthArtifacts;
  const wantedAt = sql`(${payload} ->> 'consent_wanted_at')::timestamptz`;
  const { count } = await db
    .update(oauthArtifacts)
    .set({ payload: sql`${payload} - 'consent_wanted_at'` })
    .where(
      and(refreshes, eq(oauthArtifacts.secretHash, secretHash), sql`${wantedAt} > ${since.toISOString()}::timestamptz`),
    );
  return count > 0;
};
