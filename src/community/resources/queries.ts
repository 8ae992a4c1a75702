import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { operations } from "../../../generated/contract.ts";
import { auditEntries } from "../../foundation/db/administration-tables.ts";
import type { Queryable, Transaction } from "../../foundation/db/client.ts";
import { idempotencyKeys } from "../../foundation/db/identity-tables.ts";
import type { Order, PageRequest } from "../../foundation/db/keyset.ts";
import { firstRow } from "../../foundation/db/statement.ts";

type IdempotencyKey = { userId: string; operation: string; key: string };

export type FirstUse = { requestHash: string; response: string | null };

const isKey = ({ userId, operation, key }: IdempotencyKey) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.operation, operation), eq(idempotencyKeys.key, key));

/** Claims a key not used within 24 hours. Waits for a concurrent claim. @returns undefined for the first use */
export const claimKey = async (
  db: Transaction,
  { requestHash, now, ...key }: IdempotencyKey & { requestHash: string; now: Date },
): Promise<FirstUse | undefined> => {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ ...key, requestHash, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.operation, idempotencyKeys.key],
      set: { requestHash, response: null, createdAt: now },
      setWhere: sql`${idempotencyKeys.createdAt} <= ${dayAgo.toISOString()}`,
    })
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return undefined;
  return findFirstUse(db, key);
};

export const findFirstUse = (db: Queryable, key: IdempotencyKey): Promise<FirstUse | undefined> =>
  firstRow(
    db
      .select({ requestHash: idempotencyKeys.requestHash, response: idempotencyKeys.response })
      .from(idempotencyKeys)
      .where(isKey(key)),
  );

export const updateResponse = (db: Transaction, key: IdempotencyKey, response: string): Promise<unknown> =>
  db.update(idempotencyKeys).set({ response }).where(isKey(key));

export type NewAuditEntry = typeof auditEntries.$inferInsert;

export const insertAuditEntry = (db: Transaction, entry: NewAuditEntry): Promise<unknown> =>
  db.insert(auditEntries).values(entry);

type SlugTable = PgTable & { slug: AnyPgColumn };

export const selectTakenSlugs = async (
  db: Queryable,
  table: SlugTable,
  slugs: string[],
  where?: SQL,
): Promise<string[]> => {
  const slug = sql<string>`${table.slug}`;
  const rows = await db
    .select({ slug })
    .from(table)
    .where(and(inArray(table.slug, slugs), where));
  return rows.map((row) => row.slug);
};

type DescriptionTable = PgTable & { id: AnyPgColumn; description: AnyPgColumn };

/** The descriptions of rows, by id. */
export const findDescriptions = async (
  db: Queryable,
  table: DescriptionTable,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map();
  const fields = { id: sql<string>`${table.id}`, description: sql<string>`${table.description}` };
  const rows = await db
    .select(fields)
    .from(table)
    .where(inArray(table.id, [...ids]));
  return new Map(rows.map(({ id, description }) => [id, description]));
};

export type Filters<Id extends keyof operations, Name extends keyof QueryOf<Id>> = {
  [Filter in Name]?: QueryOf<Id>[Filter] | undefined;
};

type QueryOf<Id extends keyof operations> = NonNullable<operations[Id]["parameters"]["query"]>;

export type ListPage = PageRequest & { updatedSince?: Date | undefined; terms?: string[] | undefined };

export type List<Page extends ListPage, Row> = Omit<Page, "terms"> & { q?: string | undefined; order: Order<Row> };
