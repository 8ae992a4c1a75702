import { type Column, lte } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import {
  type Began,
  deleteAttendances,
  deleteEventStates,
  listEventsBefore,
} from "../../community/events/attendances/queries.ts";
import { deleteEventMessages } from "../../community/events/messages/queries.ts";
import { deleteOldRemovals } from "../../community/removals/queries.ts";
import { deleteOldReports } from "../../community/reports/queries.ts";
import { strayFiles, unusedUploads } from "../../community/uploads/purging.ts";
import { deleteOldDeliveries } from "../../community/webhooks/deliveries/queries.ts";
import { auditEntries } from "../../foundation/db/administration-tables.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import { oauthAccessTokens, oauthArtifacts } from "../../foundation/db/credential-tables.ts";
import {
  formerEmails,
  idempotencyKeys,
  mailTokens,
  oauthFlows,
  pendingEmails,
  rateLimits,
  securityEvents,
  sessions,
} from "../../foundation/db/identity-tables.ts";
import { formerBans } from "../../foundation/db/moderation-tables.ts";
import { eventNews, groupMessages } from "../../foundation/db/participation-tables.ts";
import { type Batch, daysBefore, deleteOldest } from "../../foundation/db/purge.ts";
import { usedSecrets } from "../../foundation/db/second-factor-tables.ts";
import type { Storage } from "../../foundation/storage/storage.ts";
import { deleteIdleGrants, deleteUnusedClients, endExpiredGrants } from "../../identity/auth/grants/queries.ts";
import { deleteUnverifiedUsers } from "../../identity/auth/queries.ts";
import { deleteEndedTokens } from "../../identity/auth/tokens/queries.ts";
import type { Settings } from "../config/schema.ts";

/** Days. */
export type Retention = Settings["retention"] & {
  idleDays: number;
  /** Without it, nothing is uploaded. */
  storage?: Storage;
};

/** Deletes a batch at most. @returns how many rows, and whether nothing is left to do */
export type Purge = (db: Queryable, batch: Batch) => Promise<{ deleted: number; isDone: boolean }>;

/** By what they delete. Rows go before those on which they depend: a grant after its tokens, an app after its grants. */
export const purgesOf = (retention: Retention): Record<string, Purge> => {
  const { attendances_days: attendanceDays, audit_days: auditDays, reports_days: reportDays } = retention;
  const { security_events_days: eventDays, bans_days: banDays } = retention;
  return {
    // One that has ended for its age is used no more, and so ends here too.
    sessions: olderThan(retention.idleDays, sessions, sessions.lastUsedAt),
    mail_tokens: expired(mailTokens, mailTokens.expiresAt),
    pending_emails: expired(pendingEmails, pendingEmails.expiresAt),
    former_emails: expired(formerEmails, formerEmails.expiresAt),
    oauth_flows: expired(oauthFlows, oauthFlows.expiresAt),
    used_secrets: expired(usedSecrets, usedSecrets.expiresAt),
    // Those that are being used are left: locked in another order than theirs, they would be a deadlock.
    rate_limits: expired(rateLimits, rateLimits.expire),
    idempotency_keys: olderThan(1, idempotencyKeys, idempotencyKeys.createdAt),
    oauth_artifacts: expired(oauthArtifacts, oauthArtifacts.expiresAt),
    oauth_access_tokens: expired(oauthAccessTokens, oauthAccessTokens.expiresAt),
    "oauth_grants, expired": oldest(endExpiredGrants),
    "oauth_grants, idle": idleGrants(),
    oauth_clients: oldest(deleteUnusedClients),
    api_tokens: oldest(deleteEndedTokens),
    security_events: olderThan(eventDays, securityEvents, securityEvents.createdAt),
    // Of people who deleted their accounts, and have not come back.
    former_bans: olderThan(banDays, formerBans, formerBans.deletedAt),
    // Until then a member who has heard of an event does not hear of it again.
    event_news: olderThan(30, eventNews, eventNews.createdAt),
    resource_changes: oldest(deleteOldRemovals),
    webhook_deliveries: oldest(deleteOldDeliveries),
    users: oldest(deleteUnverifiedUsers),
    ...(retention.storage && {
      uploads: unusedUploads(retention.storage),
      "files of no upload": strayFiles(retention.storage),
    }),
    ...(auditDays > 0 && { audit_entries: olderThan(auditDays, auditEntries, auditEntries.createdAt) }),
    ...(reportDays > 0 && { reports: oldest((db, batch) => deleteOldReports(db, { ...batch, days: reportDays })) }),
    ...(attendanceDays > 0 && {
      group_messages: olderThan(attendanceDays, groupMessages, groupMessages.createdAt),
    }),
    ...(attendanceDays > 0 && { attendances: pastAttendances(attendanceDays) }),
  };
};

const oldest =
  (deletion: (db: Queryable, batch: Batch) => Promise<number>): Purge =>
  async (db, batch) => {
    const deleted = await deletion(db, batch);
    return { deleted, isDone: deleted < batch.batch };
  };

/** @param by tells how old a row is, and has an index */
const olderThan = (days: number, table: PgTable, by: Column): Purge =>
  oldest((db, { now, batch }) => deleteOldest(db, table, { by, due: lte(by, daysBefore(now, days)), batch }));

const expired = (table: PgTable, at: Column): Purge => olderThan(0, table, at);

/** Nothing tells when a grant is used no more: looks at all of them, some at a time. */
const idleGrants = (): Purge => {
  let after: string | undefined;
  return async (db, batch) => {
    const { deleted, last } = await deleteIdleGrants(db, { ...batch, after });
    after = last;
    return { deleted, isDone: last === undefined };
  };
};

/** Events at a time. */
const eventsAtOnce = 100;

/** What is about those who were there. */
const ends = [deleteAttendances, deleteEventStates, deleteEventMessages];

/** Goes on after the event where it ended: those before have nothing left. A process that starts looks at all once. */
const pastAttendances = (days: number): Purge => {
  let after: Began | undefined;
  return async (db, { now, batch }) => {
    const events = await listEventsBefore(db, { before: daysBefore(now, days), after, limit: eventsAtOnce });
    const some = { eventIds: events.map(({ id }) => id), batch };
    const counts: number[] = [];
    for (const end of events.length > 0 ? ends : []) counts.push(await end(db, some));
    const isEmptied = counts.every((count) => count < batch);
    if (isEmptied) after = events.at(-1) ?? after;
    return {
      deleted: counts.reduce((sum, count) => sum + count, 0),
      isDone: isEmptied && events.length < eventsAtOnce,
    };
  };
};
