import { and, eq, gt, isNull, lte, not, or, type SQL, sql } from "drizzle-orm";
import { digest } from "../secrets.ts";
import type { Transaction } from "./client.ts";
import type { emailRequests, rsvpRequests } from "./participation-tables.ts";

type Requests = typeof rsvpRequests | typeof emailRequests;

export type RequestLink = { secretHash: string; now: Date };

export const requestLinkOf = ({ now }: { now: Date }, token: string) => ({ secretHash: digest(token), now });

/** How long the link of a confirmed request shows its result. */
const resultMinutes = 60;

export const showsResult = ({ confirmedAt }: Requests, now: Date): SQL =>
  gt(confirmedAt, new Date(now.getTime() - resultMinutes * 60_000));

/** Whether the request's link has expired, and its result is no longer shown. */
export const isLinkExpired = (table: Requests, now: Date): SQL | undefined =>
  and(lte(table.expiresAt, now), or(isNull(table.confirmedAt), not(showsResult(table, now))));

const isLive = ({ secretHash, expiresAt }: Requests, link: RequestLink): SQL | undefined =>
  and(eq(secretHash, link.secretHash), gt(expiresAt, link.now));

export const matchesLink = (table: Requests, link: RequestLink): SQL | undefined =>
  or(isLive(table, link), and(eq(table.secretHash, link.secretHash), showsResult(table, link.now)));

const asTimestamp = (time: Date): SQL => sql`${time.toISOString()}::timestamptz`;

/** Confirms a request and invalidates its link. Of several concurrent calls, only one returns true. */
export const redeemLink = async (db: Transaction, table: Requests, link: RequestLink): Promise<boolean> => {
  const now = asTimestamp(link.now);
  const updated = await db.execute(
    sql`update ${table} set expires_at = ${now}, confirmed_at = ${now} where ${isLive(table, link)} returning id`,
  );
  return updated.length > 0;
};

export const replaceLink = async (
  db: Transaction,
  table: Requests,
  { id, secretHash, expiresAt, now }: { id: string; secretHash: string; expiresAt: Date; now: Date },
): Promise<boolean> => {
  const updated = await db.execute(
    sql`update ${table} set secret_hash = ${secretHash}, expires_at = ${asTimestamp(expiresAt)}
      where ${isOpen(table, id, now)} returning id`,
  );
  return updated.length > 0;
};

export const isOpen = (table: Requests, id: string, now: Date): SQL | undefined =>
  and(eq(table.id, id), gt(table.expiresAt, now));

/** Expires the links sent to the user's address. Held seats remain held until the hold expires. */
export const expireLinksOf = async (db: Transaction, table: Requests, userId: string): Promise<void> => {
  await db.execute(sql`update ${table} set expires_at = created_at
    where lower(${table.email}) = (select lower(email) from users where id = ${userId})`);
};
