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
import {
  deleteOldDrafts,
  deleteUnansweredInvitations,
  invitationLifetimeDays,
} from "../../community/imports/queries.ts";
import { invitationsListedDays } from "../../community/invitations/queries.ts";
import { deleteOldRemovals, removalDays } from "../../community/removals/queries.ts";
import { deleteOldReports } from "../../community/reports/queries.ts";
import { createStrayFileSweep, createUnusedUploadPurge } from "../../community/uploads/purging.ts";
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

export type Retention = Settings["retention"] & { idleDays: number; storage?: Storage };

export type Purge = (db: Queryable, batch: Batch) => Promise<{ deleted: number; isDone: boolean }>;

/** Retention of decided requests. Until its deletion, a declined request to join a group prevents another one. */
const decidedRequestDays = 90;

/** Deletes rows before the rows that they depend on: tokens, then grants, then apps. */
export const createPurges = (retention: Retention): Record<string, Purge> => {
  const { attendances_days: attendanceDays, audit_days: auditDays, reports_days: reportDays } = retention;
  const { security_events_days: eventDays, bans_days: banDays } = retention;
  return {
    // Sessions that have reached their maximum age are unused from then on, so this deletes them too.
    sessions: inBatches(deletePassed(sessions.lastUsedAt, retention.idleDays)),
    mail_tokens: inBatches(deletePassed(mailTokens.expiresAt)),
    pending_emails: inBatches(deletePassed(pendingEmails.expiresAt)),
    former_emails: inBatches(deletePassed(formerEmails.expiresAt)),
    rsvp_requests: inBatches(deleteExpiredRequests),
    "guest_attendees, addresses": inBatches(deleteOldAddresses),
    email_requests: inBatches(deleteExpiredEmailRequests),
    saved_forms: inBatches(deletePassed(savedForms.expiresAt)),
    oauth_flows: inBatches(deletePassed(oauthFlows.expiresAt, endedFlowHours / 24)),
    used_secrets: inBatches(deletePassed(usedSecrets.expiresAt)),
    // Skips locked rows, because waiting for them in another order than the service could deadlock.
    rate_limits: inBatches(deletePassed(rateLimits.expire)),
    idempotency_keys: inBatches(deletePassed(idempotencyKeys.createdAt, 1)),
    oauth_artifacts: inBatches(deletePassed(oauthArtifacts.expiresAt)),
    oauth_access_tokens: inBatches(deletePassed(oauthAccessTokens.expiresAt)),
    "oauth_grants, expired": inBatches(endExpiredGrants),
    "oauth_grants, idle": purgeIdleGrants(),
    oauth_clients: inBatches(deleteUnusedClients),
    api_tokens: inBatches(deleteEndedTokens),
    security_events: inBatches(deletePassed(securityEvents.createdAt, eventDays)),
    // Bans of deleted accounts.
    former_bans: inBatches(deletePassed(formerBans.deletedAt, banDays)),
    // While the rows exist, members are not notified of the same event again.
    event_notifications: inBatches(deletePassed(eventNotifications.createdAt, 30)),
    resource_changes: inBatches(deleteOldRemovals),
    hidden_changes: inBatches(deletePassed(hiddenChanges.changedAt, removalDays)),
    join_requests: inBatches(deletePassed(joinRequests.decidedAt, decidedRequestDays)),
    group_requests: inBatches(deletePassed(groupRequests.decidedAt, decidedRequestDays)),
    "invitations, imported": inBatches(deleteUnansweredInvitations),
    "imports, drafts": inBatches(deleteOldDrafts),
    // Deleted after their invitations have expired.
    imports: inBatches(deletePassed(imports.createdAt, invitationLifetimeDays + 1)),
    invitations: inBatches(deletePassed(invitations.expiresAt, invitationsListedDays)),
    webhook_deliveries: inBatches(deleteOldDeliveries),
    page_visits: inBatches(deleteOldVisits),
    users: inBatches(deleteUnverifiedUsers),
    ...(retention.storage && {
      uploads: createUnusedUploadPurge(retention.storage),
      "files of no upload": createStrayFileSweep(retention.storage),
    }),
    ...(auditDays > 0 && { audit_entries: inBatches(deletePassed(auditEntries.createdAt, auditDays)) }),
    ...(reportDays > 0 && { reports: inBatches((db, batch) => deleteOldReports(db, { ...batch, days: reportDays })) }),
    ...(attendanceDays > 0 && { group_messages: inBatches(deletePassed(groupMessages.createdAt, attendanceDays)) }),
    ...(attendanceDays > 0 && {
      series_attendances: inBatches((db, batch) => deletePastSeriesAttendances(db, { ...batch, days: attendanceDays })),
    }),
    ...(attendanceDays > 0 && { attendances: purgePastAttendances(attendanceDays) }),
  };
};

const inBatches =
  (deletion: (db: Queryable, batch: Batch) => Promise<number>): Purge =>
  async (db, batch) => {
    const deleted = await deletion(db, batch);
    return { deleted, isDone: deleted < batch.batch };
  };

/** No column says when a grant became idle: checks all grants, a batch at a time. */
const purgeIdleGrants = (): Purge => {
  let after: string | undefined;
  return async (db, batch) => {
    const { deleted, last } = await deleteIdleGrants(db, { ...batch, after });
    after = last;
    return { deleted, isDone: last === undefined };
  };
};

const eventsAtOnce = 100;

const deletions = [deleteAttendances, deleteGuestAttendees, deleteEventStates, deleteEventMessages];

/** Continues after the last event whose rows are deleted. A new process checks all past events once. */
const purgePastAttendances = (days: number): Purge => {
  let after: StartedEvent | undefined;
  return async (db, { now, batch }) => {
    const events = await listEventsBefore(db, { before: daysBefore(now, days), after, limit: eventsAtOnce });
    const selection = { eventIds: events.map(({ id }) => id), now, batch };
    const counts: number[] = [];
    for (const remove of events.length > 0 ? deletions : []) counts.push(await remove(db, selection));
    const isEmptied = counts.every((count) => count < batch);
    if (isEmptied) after = events.at(-1) ?? after;
    return {
      deleted: counts.reduce((sum, count) => sum + count, 0),
      isDone: isEmptied && events.length < eventsAtOnce,
    };
  };
};

type Log = { info(details: { what: string; rows: number }, message: string): void };

/** Rows per transaction. Locks then last only a few milliseconds. */
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
