import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Queryable } from "../../foundation/db/client.ts";
import { users } from "../../foundation/db/identity-tables.ts";

export const hasVerifiedAccount = async (db: Queryable, email: string): Promise<boolean> => {
  const isOf = eq(sql`lower(${users.email})`, email.toLowerCase());
  return (await db.$count(users, and(isOf, isNotNull(users.emailVerifiedAt)))) > 0;
};
