import { and, isNotNull, sql } from "drizzle-orm";
import type { Queryable } from "../../foundation/db/client.ts";
import { rejectionsUntilUndeliverable, users } from "../../foundation/db/identity-tables.ts";
import { isSameAddress } from "../../foundation/db/matching.ts";

const hasAddress = (email: string) => isSameAddress(users.email, email);

export const hasVerifiedAccount = async (db: Queryable, email: string): Promise<boolean> =>
  (await db.$count(users, and(hasAddress(email), isNotNull(users.emailVerifiedAt)))) > 0;

const rejectionDays = 30;

/** Records that a mailbox permanently rejected an email, unless the account is already undeliverable. */
export const recordRejection = async (db: Queryable, recipient: string, now: Date): Promise<void> => {
  const { mailRejectedAt } = users;
  const time = sql`${now.toISOString()}::timestamptz(3)`;
  await db
    .update(users)
    .set({
      mailRejectedAt: sql`array(
        select at from unnest(${mailRejectedAt}) at where at > ${time} - make_interval(days => ${rejectionDays})) || ${time}`,
    })
    .where(and(hasAddress(recipient), sql`cardinality(${mailRejectedAt}) < ${rejectionsUntilUndeliverable}`));
};
