import { and, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../foundation/db/client.ts";
import { oauthAccessTokens, oauthArtifacts, oauthClients, oauthGrants } from "../../foundation/db/credential-tables.ts";
import { firstRow, hasChanged } from "../../foundation/db/statement.ts";

export type ArtifactRow = typeof oauthArtifacts.$inferSelect;
export type ArtifactKind = ArtifactRow["kind"];

type Key = { kind: ArtifactKind; secretHash: string };

const hasKey = ({ kind, secretHash }: Key): SQL | undefined =>
  and(eq(oauthArtifacts.kind, kind), eq(oauthArtifacts.secretHash, secretHash));

export const findArtifact = async (db: Queryable, key: Key): Promise<ArtifactRow | undefined> =>
  (await db.select().from(oauthArtifacts).where(hasKey(key)))[0];

export const putArtifact = async (db: Queryable, row: ArtifactRow): Promise<void> => {
  const { kind: _kind, secretHash: _secretHash, ...set } = row;
  await db
    .insert(oauthArtifacts)
    .values(row)
    .onConflictDoUpdate({ target: [oauthArtifacts.secretHash, oauthArtifacts.kind], set });
};

export const insertArtifactOnce = async (db: Queryable, row: ArtifactRow): Promise<void> => {
  await db.insert(oauthArtifacts).values(row).onConflictDoNothing();
};

export const consumeArtifact = (db: Queryable, key: Key, now: Date): Promise<boolean> =>
  hasChanged(
    db
      .update(oauthArtifacts)
      .set({ consumedAt: now })
      .where(and(hasKey(key), isNull(oauthArtifacts.consumedAt))),
  );

type RefreshTokenUse = { secretHash: string; now: Date; since: Date; key: string };

/** @returns the key of the token's first use; undefined when it was first used at or before `since` */
export const consumeRefreshToken = async (db: Queryable, { secretHash, now, since, key }: RefreshTokenUse) => {
  const { consumedAt, payload } = oauthArtifacts;
  const [row] = await db
    .update(oauthArtifacts)
    .set({
      consumedAt: sql`coalesce(${consumedAt}, ${now.toISOString()}::timestamptz)`,
      payload: sql`jsonb_build_object('successor_key', ${key}::text) || ${payload}`,
    })
    .where(and(hasKey({ kind: "RefreshToken", secretHash }), or(isNull(consumedAt), gt(consumedAt, since))))
    .returning({ key: sql<string>`${payload} ->> 'successor_key'` });
  return row?.key;
};

export const deleteArtifact = async (db: Queryable, key: Key): Promise<void> => {
  await db.delete(oauthArtifacts).where(hasKey(key));
};

export const insertAccessToken = (db: Queryable, row: typeof oauthAccessTokens.$inferSelect): Promise<unknown> =>
  db.insert(oauthAccessTokens).values(row);

export const findAccessToken = async (db: Queryable, secretHash: string) => {
  const [row] = await db
    .select({ token: oauthAccessTokens, clientId: oauthGrants.clientId, userId: oauthGrants.userId })
    .from(oauthAccessTokens)
    .innerJoin(oauthGrants, eq(oauthGrants.id, oauthAccessTokens.grantId))
    .where(eq(oauthAccessTokens.secretHash, secretHash));
  return row && { ...row.token, clientId: row.clientId, userId: row.userId };
};

export const deleteAccessToken = async (db: Queryable, secretHash: string): Promise<void> => {
  await db.delete(oauthAccessTokens).where(eq(oauthAccessTokens.secretHash, secretHash));
};

export const findGrantOwner = async (db: Queryable, secretHash: string) => {
  const [row] = await db.execute<{ user_id: string; client_id: string; name: string }>(sql`
    with held as (
      select ${oauthArtifacts.grantId} as grant_id from ${oauthArtifacts} where ${oauthArtifacts.secretHash} = ${secretHash}
      union all
      select ${oauthAccessTokens.grantId} from ${oauthAccessTokens} where ${oauthAccessTokens.secretHash} = ${secretHash})
    select ${oauthGrants.userId} as user_id, ${oauthClients.id} as client_id, ${oauthClients.name} as name
    from held join ${oauthGrants} on ${oauthGrants.id} = held.grant_id
    join ${oauthClients} on ${oauthClients.id} = ${oauthGrants.clientId}
    limit 1`);
  return row && { userId: row.user_id, client: { id: row.client_id, name: row.name } };
};

export const findWaitingDevice = (db: Queryable, { userCodeHash, now }: { userCodeHash: string; now: Date }) =>
  firstRow(
    db
      .select()
      .from(oauthArtifacts)
      .where(
        and(
          eq(oauthArtifacts.kind, "DeviceCode"),
          eq(oauthArtifacts.userCodeHash, userCodeHash),
          gt(oauthArtifacts.expiresAt, now),
          isNull(oauthArtifacts.consumedAt),
        ),
      )
      .for("update"),
  );

/** Stores the user's decision and invalidates the user code. */
export const decideDevice = (
  db: Transaction,
  { secretHash, payload, grantId }: Pick<ArtifactRow, "secretHash" | "payload" | "grantId">,
): Promise<unknown> =>
  db
    .update(oauthArtifacts)
    .set({ payload, grantId, userCodeHash: null })
    .where(hasKey({ kind: "DeviceCode", secretHash }));

export const lockDevice = (db: Transaction, secretHash: string): Promise<ArtifactRow | undefined> =>
  firstRow(
    db
      .select()
      .from(oauthArtifacts)
      .where(hasKey({ kind: "DeviceCode", secretHash }))
      .for("update"),
  );

export const putDevicePace = async (
  db: Transaction,
  { secretHash, pace }: { secretHash: string; pace: Record<string, unknown> },
): Promise<void> => {
  await db
    .update(oauthArtifacts)
    .set({ payload: sql`${oauthArtifacts.payload} || ${JSON.stringify(pace)}::text::jsonb` })
    .where(hasKey({ kind: "DeviceCode", secretHash }));
};
