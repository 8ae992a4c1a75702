import {
  and,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lte,
  ne,
  or,
  type Placeholder,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";
import {
  apiTokens,
  calendarUrls,
  oauthAccessTokens,
  oauthArtifacts,
  oauthClients,
  oauthGrants,
} from "../../../foundation/db/credential-tables.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { type Batch, daysBefore, deleteOldest } from "../../../foundation/db/purge.ts";
import { firstRow, type Params, rowStatement } from "../../../foundation/db/statement.ts";

export type GrantRow = typeof oauthGrants.$inferSelect;

const developers = alias(users, "developers");

/** Selects access tokens that have not expired, and whose user and app's developer are not disabled. */
const selectAccessTokens = (db: Queryable, now: Date | Placeholder, condition: SQL | undefined) =>
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
      and(condition, gt(oauthAccessTokens.expiresAt, now), isNull(users.disabledAt), isNull(developers.disabledAt)),
    );

export const findAppToken = rowStatement((db, { secretHash, now }: Params<{ secretHash: string; now: Date }>) =>
  selectAccessTokens(db, now, eq(oauthAccessTokens.secretHash, secretHash)),
);

/** Whether an access token is still valid. Call it with the user's row locked, so that the token cannot end concurrently. */
export const hasAccessToken = async (db: Queryable, { id, userId, now }: { id: string; userId: string; now: Date }) =>
  (await selectAccessTokens(db, now, and(eq(oauthAccessTokens.id, id), eq(oauthGrants.userId, userId)))).length > 0;

export const updateGrantUse = (db: Queryable, id: string, now: Date): Promise<unknown> =>
  db.update(oauthGrants).set({ lastUsedAt: now }).where(eq(oauthGrants.id, id));

export const insertGrant = (db: Transaction, row: GrantRow): Promise<unknown> => db.insert(oauthGrants).values(row);

/** Finds a grant whose user is not disabled. */
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

export type AuthorizedApp = {
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
  const apps = new Map<string, AuthorizedApp>();
  for (const { grant, client } of rows) {
    const existing = apps.get(client.id);
    apps.set(client.id, {
      clientId: client.id,
      name: client.name,
      source: client.source,
      redirectUris: client.redirectUris,
      scopes: [...new Set([...(existing?.scopes ?? []), ...grant.scopes])],
      since: existing && existing.since < grant.createdAt ? existing.since : grant.createdAt,
      lastUsedAt: existing?.lastUsedAt ?? grant.lastUsedAt,
    });
  }
  return [...apps.values()];
};

/** Maximum number of grants per user and app. An app asks for consent on each device, and after each sign-in. */
const maxGrantsOfApp = 20;

export const listOldGrantIds = async (db: Queryable, { userId, clientId }: { userId: string; clientId: string }) => {
  const rows = await db
    .select({ id: oauthGrants.id })
    .from(oauthGrants)
    .where(and(eq(oauthGrants.userId, userId), eq(oauthGrants.clientId, clientId)))
    .orderBy(sql`${oauthGrants.createdAt} desc, ${oauthGrants.id} desc`)
    .offset(maxGrantsOfApp);
  return rows.map(({ id }) => id);
};

/** Deletes grants, and revokes the tokens that their apps have created. @returns the number of grants */
const endGrants = async (db: Queryable, condition: SQL, now: Date): Promise<number> => {
  const grantIds = db.select({ id: oauthGrants.id }).from(oauthGrants).where(condition);
  await db.execute(sql`
    with recursive family as (
      select id from ${apiTokens} where ${apiTokens.grantId} in ${grantIds} union
      select child.id from ${apiTokens} child join family on child.parent_id = family.id)
    update ${apiTokens} set revoked_at = ${now.toISOString()}::timestamptz, updated_at = ${now.toISOString()}::timestamptz
    where id in (select id from family) and revoked_at is null`);
  return deleteGrants(db, condition, now);
};

const deleteGrants = async (db: Queryable, condition: SQL | undefined, now: Date): Promise<number> => {
  const deleted = await db.delete(oauthGrants).where(condition).returning({ clientId: oauthGrants.clientId });
  const clientIds = new Set(deleted.map(({ clientId }) => clientId));
  if (clientIds.size > 0) await touchClients(db, [...clientIds], now);
  return deleted.length;
};

/** Restarts the time after which `deleteUnusedClients` deletes a client. It never deletes apps of developers. */
export const touchClients = async (db: Queryable, ids: string[], now: Date): Promise<void> => {
  const touched = db
    .select({ id: oauthClients.id })
    .from(oauthClients)
    .where(and(inArray(oauthClients.id, ids), ne(oauthClients.source, "developer")))
    .orderBy(oauthClients.id)
    .for("no key update");
  await db.execute(sql`
    with touched as materialized (${touched})
    update ${oauthClients} set updated_at = ${now.toISOString()}::timestamptz where id in (select id from touched)`);
};

export const endGrant = async (db: Queryable, id: string, now: Date): Promise<boolean> =>
  (await endGrants(db, sql`${oauthGrants.id} = ${id}`, now)) > 0;

export const endGrantsOf = (
  db: Queryable,
  { userId, clientId, now }: { userId: string; clientId?: string; now: Date },
): Promise<number> => {
  const byUser = sql`${oauthGrants.userId} = ${userId}`;
  return endGrants(db, clientId === undefined ? byUser : sql`${byUser} and ${oauthGrants.clientId} = ${clientId}`, now);
};

type AppFilter = { ownerId: string; clientId?: string };

const matchesApps = ({ ownerId, clientId }: AppFilter) =>
  and(eq(oauthClients.ownerId, ownerId), clientId === undefined ? undefined : eq(oauthClients.id, clientId));

/** Locks apps' owner and users, in the order of ids, so that the apps create no tokens while their grants end. */
export const lockUsersOfApps = async (db: Transaction, filter: AppFilter): Promise<void> => {
  const userIds = db
    .select({ id: oauthGrants.userId })
    .from(oauthGrants)
    .innerJoin(oauthClients, eq(oauthClients.id, oauthGrants.clientId))
    .where(matchesApps(filter));
  await db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.id, filter.ownerId), inArray(users.id, userIds)))
    .orderBy(users.id)
    .for("no key update");
};

/** Deletes apps and their grants. Their users must be locked, see `lockUsersOfApps`. */
export const deleteApps = async (db: Transaction, { now, ...filter }: AppFilter & { now: Date }): Promise<void> => {
  const ids = db.select({ id: oauthClients.id }).from(oauthClients).where(matchesApps(filter));
  await endGrants(db, inArray(oauthGrants.clientId, ids), now);
  await db.delete(oauthClients).where(matchesApps(filter));
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

/** Deletes grants older than an hour without codes and tokens. New grants get their code sooner. `last` is undefined after the last batch. */
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
  ...[oauthArtifacts, oauthAccessTokens, apiTokens, calendarUrls].map(
    (table) => sql`not exists (select from ${table} where ${table.grantId} = ${oauthGrants.id})`,
  ),
);

/** Days until a self-registered client is deleted after its last user has ended its access. */
const unusedDays = 30;
/** Days until a client without grants is deleted if no user ever authorized it, or if its metadata document can be read again. */
const unauthorizedDays = 2;

/** Authorizing a client updates its row (`touchClients`), so that a client that is being authorized concurrently is not deleted. */
export const deleteUnusedClients = (db: Queryable, { now, batch }: Batch): Promise<number> => {
  const { source, createdAt, updatedAt } = oauthClients;
  const isShortLived = or(eq(source, "document"), eq(updatedAt, createdAt));
  return deleteOldest(db, oauthClients, {
    sortKey: updatedAt,
    isDue: and(
      // Matches the condition of the partial index literally.
      sql`${source} <> 'developer'`,
      lte(updatedAt, daysBefore(now, unauthorizedDays)),
      or(lte(updatedAt, daysBefore(now, unusedDays)), isShortLived),
      sql`not exists (select from ${oauthGrants} where ${oauthGrants.clientId} = ${oauthClients.id})`,
    ),
    batch,
  });
};

const isRefreshToken = eq(oauthArtifacts.kind, "RefreshToken");

/** Records that a request of the app was rejected because it needs more scopes. */
export const requestConsent = (db: Queryable, { grantId, now }: { grantId: string; now: Date }): Promise<unknown> =>
  db
    .update(oauthArtifacts)
    .set({
      payload: sql`${oauthArtifacts.payload} || jsonb_build_object('consent_wanted_at', ${now.toISOString()}::text)`,
    })
    .where(and(isRefreshToken, eq(oauthArtifacts.grantId, grantId), isNull(oauthArtifacts.consumedAt)));

/** Consumes the record of `requestConsent`. @returns whether there was one after `since` */
export const consumeConsentRequest = async (
  db: Transaction,
  { secretHash, since }: { secretHash: string; since: Date },
): Promise<boolean> => {
  const { payload } = oauthArtifacts;
  const wantedAt = sql`(${payload} ->> 'consent_wanted_at')::timestamptz`;
  const { count } = await db
    .update(oauthArtifacts)
    .set({ payload: sql`${payload} - 'consent_wanted_at'` })
    .where(
      and(
        isRefreshToken,
        eq(oauthArtifacts.secretHash, secretHash),
        sql`${wantedAt} > ${since.toISOString()}::timestamptz`,
      ),
    );
  return count > 0;
};
