import { deleteOldAuditEntries } from "../../community/alliances/audit/queries.ts";
import { deleteOldFormerBans } from "../../community/bans/queries.ts";
import {
  type Began,
  deleteAttendances,
  deleteEventStates,
  listEventsBefore,
} from "../../community/events/attendances/queries.ts";
import { deleteEventMessages } from "../../community/events/messages/queries.ts";
import { deleteOldEventNews } from "../../community/notifications/new-events/queries.ts";
import { deleteOldRemovals } from "../../community/removals/queries.ts";
import { deleteOldReports } from "../../community/reports/queries.ts";
import { strayFiles, unusedUploads } from "../../community/uploads/purging.ts";
import { deleteOldDeliveries } from "../../community/webhooks/deliveries/queries.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import { type Batch, daysBefore } from "../../foundation/db/purge.ts";
import type { Storage } from "../../foundation/storage/storage.ts";
import { deleteExpiredFormerEmails, deleteExpiredPendingEmails } from "../../identity/auth/email-changes/queries.ts";
import {
  deleteExpiredAccessTokens,
  deleteExpiredArtifacts,
  deleteIdleGrants,
  deleteUnusedClients,
  endExpiredGrants,
} from "../../identity/auth/grants/queries.ts";
import {
  deleteExpiredCounters,
  deleteExpiredFlows,
  deleteExpiredLinks,
  deleteOldIdempotencyKeys,
  deleteUnverifiedUsers,
} from "../../identity/auth/queries.ts";
import { deleteExpiredUsedSecrets } from "../../identity/auth/second-factor/queries.ts";
import { deleteOldSecurityEvents } from "../../identity/auth/security-events/queries.ts";
import { deleteExpiredSessions } from "../../identity/auth/sessions/queries.ts";
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
    sessions: oldest((db, batch) => deleteExpiredSessions(db, { ...batch, idleDays: retention.idleDays })),
    mail_tokens: oldest(deleteExpiredLinks),
    pending_emails: oldest(deleteExpiredPendingEmails),
    former_emails: oldest(deleteExpiredFormerEmails),
    oauth_flows: oldest(deleteExpiredFlows),
    used_secrets: oldest(deleteExpiredUsedSecrets),
    rate_limits: oldest(deleteExpiredCounters),
    idempotency_keys: oldest(deleteOldIdempotencyKeys),
    oauth_artifacts: oldest(deleteExpiredArtifacts),
    oauth_access_tokens: oldest(deleteExpiredAccessTokens),
    "oauth_grants, expired": oldest(endExpiredGrants),
    "oauth_grants, idle": idleGrants(),
    oauth_clients: oldest(deleteUnusedClients),
    api_tokens: oldest(deleteEndedTokens),
    security_events: oldest((db, batch) => deleteOldSecurityEvents(db, { ...batch, days: eventDays })),
    former_bans: oldest((db, batch) => deleteOldFormerBans(db, { ...batch, days: banDays })),
    event_news: oldest(deleteOldEventNews),
    resource_changes: oldest(deleteOldRemovals),
    webhook_deliveries: oldest(deleteOldDeliveries),
    users: oldest(deleteUnverifiedUsers),
    ...(retention.storage && {
      uploads: unusedUploads(retention.storage),
      "files of no upload": strayFiles(retention.storage),
    }),
    ...(auditDays > 0 && {
      audit_entries: oldest((db, batch) => deleteOldAuditEntries(db, { ...batch, days: auditDays })),
    }),
    ...(reportDays > 0 && {
      reports: oldest((db, batch) => deleteOldReports(db, { ...batch, days: reportDays })),
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
