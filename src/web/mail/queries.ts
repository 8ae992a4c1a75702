import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Queryable } from "../../foundation/db/client.ts";
import { users } from "../../foundation/db/identity-tables.ts";

export const hasVerifiedAccount = async (db: Queryable, email: string): Promise<boolean> => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNotNull(users.emailVerifiedAt)));
  return rows.length > 0;
};
