import { and, eq, gt, sql } from "drizzle-orm";
import type { Queryable } from "../../../foundation/db/client.ts";
import type { SavedForm } from "../../../foundation/db/columns.ts";
import { savedForms, users } from "../../../foundation/db/identity-tables.ts";
import { firstRow, hasChanged } from "../../../foundation/db/statement.ts";

type Row = typeof savedForms.$inferSelect;

/** Replaces the user's saved form. @returns whether the user still exists */
export const putSavedForm = (db: Queryable, { userId, secretHash, operation, content, expiresAt }: Row) =>
  hasChanged(
    db.execute(sql`
    insert into ${savedForms} (user_id, secret_hash, operation, content, expires_at)
    select id, ${secretHash}, ${operation}, ${JSON.stringify(content)}::jsonb, ${expiresAt.toISOString()}::timestamptz
    from ${users} where id = ${userId}
    on conflict (user_id) do update set secret_hash = excluded.secret_hash, operation = excluded.operation,
      content = excluded.content, expires_at = excluded.expires_at`),
  );

export const findSavedForm = (
  db: Queryable,
  { userId, secretHash, now }: Pick<Row, "userId" | "secretHash"> & { now: Date },
): Promise<{ operation: string; content: SavedForm } | undefined> =>
  firstRow(
    db
      .select({ operation: savedForms.operation, content: savedForms.content })
      .from(savedForms)
      .where(and(eq(savedForms.userId, userId), eq(savedForms.secretHash, secretHash), gt(savedForms.expiresAt, now))),
  );
