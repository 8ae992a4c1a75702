import {
  deleteAttendances,
  deleteEventStates,
  deleteGuestAttendees,
  listEventsBefore,
  type StartedEvent,
} from "../../community/events/attendances/former/queries.ts";
import { deleteOldAddresses } from "../../community/events/guest-attendees/queries.ts";
import { deleteEventMessages } from "../../community/events/messages/queries.ts";
import { deleteExpiredRequests } from "../../community/events/rsvp-requests/queries.ts";
import { deletePastSeriesAttendances } from "../../community/events/series/queries.ts";
import { answerDays, deleteOldDrafts, deleteUnansweredInvitations } from "../../community/imports/queries.ts";
import { invitationsListedDays } from "../../community/invitations/queries.ts";
import { deleteOldRemovals, removalDays } from "../../community/removals/queries.ts";
import { deleteOldReports } from "../../community/reports/queries.ts";
import { strayFiles, unusedUploads } from "../../community/uploads/purging.ts";
import { deleteOldVisits } from "../../community/visits/queries.ts";
import { deleteOldDeliveries } from "../../community/webhooks/deliveries/queries.ts";
import { auditEntries, formerBans } from "../../foundation/db/administration-tables.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import { oauthAccessTokens, oauthArtifacts } from "../../foundation/db/credential-tables.ts";
import { hiddenChanges } from "../../foundation/db/derived-tables.ts";
import {
  formerEmails,
  idempotencyKeys,
  mailTokens,
  oauthFlows,
  pendingEmails,
  rateLimits,
  savedForms,
  securityEvents,
  sessions,
} from "../../foundation/db/identity-tables.ts";
import { imports } from "../../foundation/db/import-tables.ts";
import { invitations } from "../../foundation/db/invitation-tables.ts";
import {
  eventNotifications,
  groupMessages,
  groupRequests,
  joinRequests,
} from "../../foundation/db/participation-tables.ts";
import { type Batch, daysBefore, deletePassed } from "../../foundation/db/purge.ts";
import { usedSecrets } from "../../foundation/db/second-factor-tables.ts";
import type { Storage } from "../../foundation/storage/storage.ts";
import { deleteExpiredEmailRequests } from "../../identity/auth/email-requests/queries.ts";
import { deleteIdleGrants, deleteUnusedClients, endExpiredGrants } from "../../identity/auth/grants/queries.ts";
import { endedFlowHours } from "../../identity/auth/oauth/queries.ts";
import { deleteUnverifiedUsers } from "../../identity/auth/queries.ts";
import { deleteEndedTokens } from "../../identity/auth/tokens/queries.ts";
import type { Settings } from "../config/schema.ts";

export type Retention = Settings["retention"] & {
  idleDays: number;
  storage?: Storage;
};

export type Purge = (db: Queryable, batch: Batch) => Promise<{ deleted: number; isDone: boolean }>;

/** After a declined request to join, the person may then ask again. */
const decidedRequestDays = 90;

/** Rows are deleted before those they depend on: tokens, then grants, then apps. */
export const purgesOf = (retention: Retention): Record<string, Purge> => {
  const { attendances_days: attendanceDays, audit_days: auditDays, reports_days: reportDays } = retention;
  const { security_events_days: eventDays, bans_days: banDays } = retention;
  return {
    // Covers sessions that have reached their maximum age.
    sessions: oldest(deletePassed(sessions.lastUsedAt, retention.idleDays)),
    mail_tokens: oldest(deletePassed(mailTokens.expiresAt)),
    pending_emails: oldest(deletePassed(pendingEmails.expiresAt)),
    former_emails: oldest(deletePassed(formerEmails.expiresAt)),
    rsvp_requests: oldest(deleteExpiredRequests),
    "guest_attendees, addresses": oldest(deleteOldAddresses),
    email_requests: oldest(deleteExpiredEmailRequests),
    saved_forms: oldest(deletePassed(savedForms.expiresAt)),
    oauth_flows: oldest(deletePassed(oauthFlows.expiresAt, endedFlowHours / 24)),
    used_secrets: oldest(deletePassed(usedSecrets.expiresAt)),
    // Skips locked rows: another order of locks would deadlock.
    rate_limits: oldest(deletePassed(rateLimits.expire)),
    idempotency_keys: oldest(deletePassed(idempotencyKeys.createdAt, 1)),
    oauth_artifacts: oldest(deletePassed(oauthArtifacts.expiresAt)),
    oauth_access_tokens: oldest(deletePassed(oauthAccessTokens.expiresAt)),
    "oauth_grants, expired": oldest(endExpiredGrants),
    "oauth_grants, idle": idleGrants(),
    oauth_clients: oldest(deleteUnusedClients),
    api_tokens: oldest(deleteEndedTokens),
    security_events: oldest(deletePassed(securityEvents.createdAt, eventDays)),
    // Bans of deleted accounts.
    former_bans: oldest(deletePassed(formerBans.deletedAt, banDays)),
    // Until then, members are not notified of the same event twice.
    event_notifications: oldest(deletePassed(eventNotifications.createdAt, 30)),
    resource_changes: oldest(deleteOldRemovals),
    hidden_changes: oldest(deletePassed(hiddenChanges.changedAt, removalDays)),
    join_requests: oldest(deletePassed(joinRequests.decidedAt, decidedRequestDays)),
    group_requests: oldest(deletePassed(groupRequests.decidedAt, decidedRequestDays)),
    "invitations, imported": oldest(deleteUnansweredInvitations),
    "imports, drafts": oldest(deleteOldDrafts),
    // Once their invitations have expired.
    imports: oldest(deletePassed(imports.createdAt, answerDays + 1)),
    invitations: oldest(deletePassed(invitations.expiresAt, invitationsListedDays)),
    webhook_deliveries: oldest(deleteOldDeliveries),
    page_visits: oldest(deleteOldVisits),
    users: oldest(deleteUnverifiedUsers),
    ...(retention.storage && {
      uploads: unusedUploads(retention.storage),
      "files of no upload": strayFiles(retention.storage),
    }),
    ...(auditDays > 0 && { audit_entries: oldest(deletePassed(auditEntries.createdAt, auditDays)) }),
    ...(reportDays > 0 && { reports: oldest((db, batch) => deleteOldReports(db, { ...batch, days: reportDays })) }),
    ...(attendanceDays > 0 && {
      group_messages: oldest(deletePassed(groupMessages.createdAt, attendanceDays)),
    }),
    ...(attendanceDays > 0 && {
      series_attendances: oldest((db, batch) => deletePastSeriesAttendances(db, { ...batch, days: attendanceDays })),
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

/** No column says when a grant became idle: checks all grants, a batch at a time. */
const idleGrants = (): Purge => {
  let after: string | undefined;
  return async (db, batch) => {
    const { deleted, last } = await deleteIdleGrants(db, { ...batch, after });
    after = last;
    return { deleted, isDone: last === undefined };
  };
};

const eventsAtOnce = 100;

const ends = [deleteAttendances, deleteGuestAttendees, deleteEventStates, deleteEventMessages];

/** Continues after the last emptied event. A new process starts from the beginning once. */
const pastAttendances = (days: number): Purge => {
  let after: StartedEvent | undefined;
  return async (db, { now, batch }) => {
    const events = await listEventsBefore(db, { before: daysBefore(now, days), after, limit: eventsAtOnce });
    const some = { eventIds: events.map(({ id }) => id), now, batch };
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

type Log = { info(details: { what: string; rows: number }, message: string): void };

/** Rows per transaction: a few milliseconds of locks. */
const batch = 500;

type Run = { db: Queryable; now: Date; log: Log; signal?: AbortSignal };

/** Continues after failures. @throws the first failure */
export const purgeAll = async (purges: Record<string, Purge>, { db, now, log, signal }: Run): Promise<void> => {
  const failures: unknown[] = [];
  for (const [what, purge] of Object.entries(purges)) {
    try {
      let rows = 0;
      for (let isDone = false; !isDone && !signal?.aborted; ) {
        const step = await purge(db, { now, batch });
        rows += step.deleted;
        isDone = step.isDone;
      }
      if (rows > 0) log.info({ what, rows }, "deleted old rows");
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
};
