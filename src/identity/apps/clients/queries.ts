import { and, desc, eq, getTableColumns, isNull } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../foundation/db/client.ts";
import { oauthClients } from "../../../foundation/db/credential-tables.ts";
import { users } from "../../../foundation/db/identity-tables.ts";
import { firstRow } from "../../../foundation/db/statement.ts";

export type ClientRow = typeof oauthClients.$inferSelect;

export const findClient = async (db: Queryable, id: string): Promise<ClientRow | undefined> =>
  (await db.select().from(oauthClients).where(eq(oauthClients.id, id)))[0];

/** Finds a client, unless its developer is disabled. */
export const findActiveClient = (db: Queryable, id: string): Promise<ClientRow | undefined> =>
  firstRow(
    db
      .select(getTableColumns(oauthClients))
      .from(oauthClients)
      .leftJoin(users, eq(users.id, oauthClients.ownerId))
      .where(and(eq(oauthClients.id, id), isNull(users.disabledAt))),
  );

export const insertClient = (db: Queryable, row: ClientRow): Promise<unknown> => db.insert(oauthClients).values(row);

export const upsertDocumentClient = async (db: Queryable, row: ClientRow): Promise<void> => {
  const { id: _id, source: _source, createdAt: _createdAt, ...set } = row;
  await db.insert(oauthClients).values(row).onConflictDoUpdate({ target: oauthClients.id, set });
};

export const listClientsOf = (db: Queryable, ownerId: string): Promise<ClientRow[]> =>
  db
    .select()
    .from(oauthClients)
    .where(eq(oauthClients.ownerId, ownerId))
    .orderBy(desc(oauthClients.createdAt), desc(oauthClients.id));

export const countClientsOf = (db: Queryable, ownerId: string): Promise<number> =>
  db.$count(oauthClients, eq(oauthClients.ownerId, ownerId));

type OwnedClient = { id: string; ownerId: string };

const isOwned = ({ id, ownerId }: OwnedClient) => and(eq(oauthClients.id, id), eq(oauthClients.ownerId, ownerId));

export const findClientOf = async (db: Queryable, owned: OwnedClient): Promise<ClientRow | undefined> =>
  (await db.select().from(oauthClients).where(isOwned(owned)))[0];

export const updateClient = (
  db: Transaction,
  owned: OwnedClient,
  set: Partial<Pick<ClientRow, "name" | "uri" | "redirectUris" | "grantTypes" | "secretHash">> & { updatedAt: Date },
): Promise<unknown> => db.update(oauthClients).set(set).where(isOwned(owned));
