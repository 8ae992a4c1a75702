import { and, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../foundation/db/client.ts";
import { type securityEventNames, securityEvents, users } from "../../../foundation/db/identity-tables.ts";
import { byTime, type PageRequest, pageOf } from "../../../foundation/db/keyset.ts";
import { isSameAddress } from "../../../foundation/db/matching.ts";
import { firstRow } from "../../../foundation/db/statement.ts";

export type SecurityEventName = (typeof securityEventNames)[number];
export type SecurityEventRow = typeof securityEvents.$inferSelect;

/** Events that any person who knows the address or the password can cause. Their number is limited separately, so that they do not displace other rows. */
const attempts: SecurityEventName[] = [
  "login_failed",
  "login_blocked",
  "reset_requested",
  "sign_in_link_requested",
  "second_factor_failed",
  "second_factor_blocked",
];

const maxRows = { attempts: 100, others: 400 };

const isAttempt = inArray(securityEvents.event, attempts);

const isOther = sql`not ${isAttempt}`;

export const insertSecurityEvent = (db: Queryable, { userId, ...event }: SecurityEventRow): Promise<unknown> =>
  insertFor(db, { account: eq(users.id, userId), event });

/**
 * The statement is the same for an address without an account, and does not wait for the disk, so that its time reveals nothing.
 * @param pauseMs time after an event during which no further event of its name is stored
 * @returns the id of the account, if there is one
 */
export const insertLoginFailure = async (
  db: Queryable,
  { email, pauseMs, ...event }: Omit<SecurityEventRow, "userId"> & { email: string; pauseMs: number },
): Promise<string | undefined> => {
  const account = isSameAddress(users.email, email);
  const before = new Date(event.createdAt.getTime() - pauseMs).toISOString();
  const isNew = sql`not exists (select from ${securityEvents} where ${securityEvents.userId} = account.id
    and ${securityEvents.event} = ${event.event} and ${securityEvents.createdAt} > ${before}::timestamptz)`;
  const asynchronously = sql`(select set_config('synchronous_commit', 'off', true)) is not null`;
  return insertFor(db, {
    account: sql`${account} and ${asynchronously}`,
    condition: pauseMs ? isNew : sql`true`,
    event,
  });
};

type Insertion = { account: SQL; condition?: SQL; event: Omit<SecurityEventRow, "userId"> };

const insertFor = async (db: Queryable, { account, condition = sql`true`, event }: Insertion) => {
  const { id, event: name, subject, address, userAgent, createdAt } = event;
  const [quota, sameKind] = attempts.includes(name) ? [maxRows.attempts, isAttempt] : [maxRows.others, isOther];
  const [row] = await db.execute<{ id: string }>(sql`
    with account as (select ${users.id} as id from ${users} where ${account}),
    oldest as (
      select ${securityEvents.id} as id from ${securityEvents} join account on account.id = ${securityEvents.userId}
      where ${sameKind}
      order by ${securityEvents.createdAt} desc, ${securityEvents.id} desc offset ${quota - 1}),
    -- Concurrent statements skip each other's rows instead of waiting for them in different orders.
    extra as (
      delete from ${securityEvents} where ${securityEvents.id} in (
        select ${securityEvents.id} from ${securityEvents} where ${securityEvents.id} in (select id from oldest)
        for update skip locked)),
    inserted as (
      insert into ${securityEvents} (id, user_id, event, subject, address, user_agent, created_at)
      select ${id}::uuid, account.id, ${name}::text, ${subject}::text, ${address}::text, ${userAgent}::text,
        ${createdAt.toISOString()}::timestamptz
      from account where ${condition})
    select id from account`);
  return row?.id;
};

export const securityEventOrder = byTime<SecurityEventRow>(
  securityEvents.createdAt,
  "descending",
  (row) => row.createdAt,
);

export const listSecurityEvents = (
  db: Queryable,
  { userId, ...page }: PageRequest & { userId: string },
): Promise<SecurityEventRow[]> => {
  const { id, userId: owner } = securityEvents;
  return pageOf(db.select().from(securityEvents), [securityEventOrder, id], page, eq(owner, userId));
};

/** The user's newest events. At most a quarter of them are attempts. */
export const listLatestSecurityEvents = async (db: Queryable, { userId, limit }: { userId: string; limit: number }) => {
  const newest = (kind: SQL, count: number) =>
    db
      .select()
      .from(securityEvents)
      .where(and(eq(securityEvents.userId, userId), kind))
      .orderBy(desc(securityEvents.createdAt), desc(securityEvents.id))
      .limit(count);
  const attempted = await newest(isAttempt, Math.floor(limit / 4));
  const rest = await newest(isOther, limit - attempted.length);
  return [...rest, ...attempted].sort(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
  );
};

export type Origin = Pick<SecurityEventRow, "address" | "userAgent">;

const origin = { address: securityEvents.address, userAgent: securityEvents.userAgent };

const isSignInOf = (userId: string) => and(eq(securityEvents.userId, userId), eq(securityEvents.event, "login"));

export const listSignInOrigins = (db: Queryable, userId: string): Promise<Origin[]> =>
  db.selectDistinct(origin).from(securityEvents).where(isSignInOf(userId));

export const findLastOrigin = (db: Queryable, userId: string): Promise<Origin | undefined> =>
  firstRow(
    db
      .select(origin)
      .from(securityEvents)
      .where(isSignInOf(userId))
      .orderBy(desc(securityEvents.createdAt), desc(securityEvents.id))
      .limit(1),
  );

export const listResetAddresses = async (db: Queryable, { email, since }: { email: string; since: Date }) => {
  const rows = await db
    .select({ address: securityEvents.address })
    .from(securityEvents)
    .innerJoin(users, eq(users.id, securityEvents.userId))
    .where(
      and(
        isSameAddress(users.email, email),
        eq(securityEvents.event, "password_reset"),
        gt(securityEvents.createdAt, since),
      ),
    );
  return rows.flatMap(({ address }) => address ?? []);
};
