import { and, eq, gt, sql } from "drizzle-orm";
import type { Queryable } from "../../../foundation/db/client.ts";
import type { UnsentForm } from "../../../foundation/db/columns.ts";
import { unsentForms, users } from "../../../foundation/db/identity-tables.ts";
import { firstRow, hasChanged } from "../../../foundation/db/rows.ts";

type Row = typeof unsentForms.$inferSelect;

/** In place of the user's earlier one. @returns whether there is still such a user */
export const putUnsentForm = (
  db: Queryable,
  { userId, secretHash, operation, content, expiresAt }: Row,
): Promise<boolean> =>
  hasChanged(
    db.execute(sql`
    insert into ${unsentForms} (user_id, secret_hash, operation, content, expires_at)
    select id, ${secretHash}, ${operation}, ${JSON.stringify(content)}::jsonb, ${expiresAt.toISOString()}::timestamptz
    from ${users} where id = ${userId}
    on conflict (user_id) do update set secret_hash = excluded.secret_hash, operation = excluded.operation,
      content = excluded.content, expires_at = excluded.expires_at`),
  );

export const findUnsentForm = (
  db: Queryable,
  { userId, secretHash, now }: Pick<Row, "userId" | "secretHash"> & { now: Date },
): Promise<{ operation: string; content: UnsentForm } | undefined> =>
  firstRow(
    db
      .select({ operation: unsentForms.operation, content: unsentForms.content })
      .from(unsentForms)
      .where(
        and(eq(unsentForms.userId, userId), eq(unsentForms.secretHash, secretHash), gt(unsentForms.expiresAt, now)),
      ),
  );
