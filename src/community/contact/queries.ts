import { and, eq, gt, isNull } from "drizzle-orm";
import type { Queryable, Transaction } from "../../foundation/db/client.ts";
import { nextRevision } from "../../foundation/db/columns.ts";
import { alliances, groups } from "../../foundation/db/tables.ts";

export type Contact = Pick<
  typeof alliances.$inferSelect,
  "contactEmail" | "contactConfirmedAt" | "contactLinkHash" | "contactLinkExpiresAt"
>;

type Link = { secretHash: string; now: Date };

type LinkedContact = { name: string; email: string | null; confirmedAt: Date | null };

export const findLinkedContact = async (
  db: Queryable,
  { secretHash, now }: Link,
): Promise<LinkedContact | undefined> => {
  for (const table of [groups, alliances]) {
    const [row] = await db
      .select({ name: table.name, email: table.contactEmail, confirmedAt: table.contactConfirmedAt })
      .from(table)
      .where(and(eq(table.contactLinkHash, secretHash), gt(table.contactLinkExpiresAt, now)));
    if (row) return row;
  }
  return undefined;
};

export const confirmLinkedContact = async (db: Transaction, { secretHash, now }: Link): Promise<void> => {
  for (const table of [groups, alliances])
    await db
      .update(table)
      .set({ contactConfirmedAt: now, updatedAt: now, ...nextRevision(table) })
      .where(
        and(
          eq(table.contactLinkHash, secretHash),
          gt(table.contactLinkExpiresAt, now),
          isNull(table.contactConfirmedAt),
        ),
      );
};
