import { and, eq, getTableColumns, gt, isNotNull, or, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../foundation/db/client.ts";
import { users } from "../../foundation/db/identity-tables.ts";
import { byTime, type PageRequest, pageOf } from "../../foundation/db/keyset.ts";
import { firstRow, hasRows } from "../../foundation/db/statement.ts";
import { alliances, groups } from "../../foundation/db/tables.ts";
import { webhookDeliveries, webhooks } from "../../foundation/db/webhook-tables.ts";

export type WebhookRow = typeof webhooks.$inferSelect & { alliance: string };

const { secret: _secret, previousSecret: _previousSecret, ...publicColumns } = getTableColumns(webhooks);

export type PublicWebhookRow = Omit<WebhookRow, "secret" | "previousSecret">;

export const webhookOrder = byTime<PublicWebhookRow>(webhooks.createdAt, "descending", (row) => row.createdAt);

export const listWebhooks = (
  db: Queryable,
  { allianceId, ...page }: PageRequest & { allianceId: string },
): Promise<PublicWebhookRow[]> =>
  pageOf(
    db
      .select({ ...publicColumns, alliance: alliances.slug })
      .from(webhooks)
      .innerJoin(alliances, eq(alliances.id, webhooks.allianceId)),
    [webhookOrder, webhooks.id],
    page,
    eq(webhooks.allianceId, allianceId),
  );

type Key = { id: string; allianceId?: string };

const isWebhook = ({ id, allianceId }: Key) =>
  and(eq(webhooks.id, id), allianceId === undefined ? undefined : eq(webhooks.allianceId, allianceId));

export const webhookExists = (db: Queryable, key: Key): Promise<boolean> =>
  hasRows(db.select({ id: webhooks.id }).from(webhooks).where(isWebhook(key)));

const selectWebhook = (db: Queryable, key: Key) =>
  db
    .select({ ...getTableColumns(webhooks), alliance: alliances.slug })
    .from(webhooks)
    .innerJoin(alliances, eq(alliances.id, webhooks.allianceId))
    .where(isWebhook(key));

export const findWebhook = (db: Queryable, key: Key): Promise<WebhookRow | undefined> =>
  firstRow(selectWebhook(db, key));

export const lockWebhook = (db: Transaction, key: Key): Promise<WebhookRow | undefined> =>
  firstRow(selectWebhook(db, key).for("no key update", { of: webhooks }));

/** Prevents deletion of the group while the transaction lasts. */
export const lockAllianceGroup = (db: Transaction, { allianceId, groupId }: { allianceId: string; groupId: string }) =>
  firstRow(
    db
      .select({ id: groups.id })
      .from(groups)
      .where(and(eq(groups.id, groupId), eq(groups.allianceId, allianceId)))
      .for("key share"),
  );

/** Serializes creations in an alliance, so that each counts the others. */
export const lockWebhookCreation = (db: Transaction, allianceId: string): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${allianceId}`}, 0))`);

export const countWebhooks = (db: Queryable, allianceId: string): Promise<number> =>
  db.$count(webhooks, eq(webhooks.allianceId, allianceId));

type NewWebhook = typeof webhooks.$inferInsert;

export const insertWebhook = (db: Transaction, row: NewWebhook): Promise<unknown> => db.insert(webhooks).values(row);

export type WebhookChanges = Partial<Omit<NewWebhook, "id" | "allianceId" | "createdAt">>;

/** Ends the pause, and records the time: `planAfter` uses the duration since the end of the last pause. */
export const endPause = (db: Transaction, id: string, now: Date): Promise<unknown> =>
  db
    .update(webhooks)
    .set({ pausedUntil: now })
    .where(and(eq(webhooks.id, id), gt(webhooks.pausedUntil, now)));

/** Makes pending deliveries due, and allows them another three days to succeed. */
export const resumeDeliveries = (db: Transaction, webhookId: string, now: Date): Promise<unknown> =>
  db
    .update(webhookDeliveries)
    .set({ nextAttemptAt: now, failingSince: null })
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        eq(webhookDeliveries.status, "pending"),
        or(gt(webhookDeliveries.nextAttemptAt, now), isNotNull(webhookDeliveries.failingSince)),
      ),
    );

/** Undefined when the webhook has been enabled again, or disabled by an administrator. */
export const findDisabled = async (db: Queryable, { webhookId, userId }: { webhookId: string; userId: string }) => {
  const [row] = await db
    .select({
      recipient: users.email,
      language: users.language,
      alliance: { id: alliances.id, slug: alliances.slug, name: alliances.name },
      url: webhooks.url,
      reason: webhooks.disabledReason,
    })
    .from(webhooks)
    .innerJoin(alliances, eq(alliances.id, webhooks.allianceId))
    .innerJoin(users, eq(users.id, userId))
    .where(eq(webhooks.id, webhookId));
  const { reason } = row ?? {};
  return row && (reason === "failing" || reason === "gone") ? { ...row, reason } : undefined;
};
