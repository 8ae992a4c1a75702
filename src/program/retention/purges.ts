import {
  type Began,
  deleteAttendances,
  deleteEventStates,
  listEventsBefore,
} from "../../community/events/attendances/former/queries.ts";
import { deleteEventMessages } from "../../community/events/messages/queries.ts";
import { deleteExpiredRequests } from "../../community/events/rsvp-requests/queries.ts";
import { invitationsListedDays } from "../../community/invitations/queries.ts";
import { deleteOldRemovals, removalDays } from "../../community/removals/queries.ts";
import { deleteOldReports } from "../../community/reports/queries.ts";
import { strayFiles, unusedUploads } from "../../community/uploads/purging.ts";
import { deleteOldVisits } from "../../community/visits/queries.ts";
import { deleteOldDeliveries } from "../../community/webhooks/deliveries/queries.ts";
import { auditEntries } from "../../foundation/db/administration-tables.ts";
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
  securityEvents,
  sessions,
  unsentForms,
} from "../../foundation/db/identity-tables.ts";
import { invitations } from "../../foundation/db/invitation-tables.ts";
import { formerBans } from "../../foundation/db/moderation-tables.ts";
import { eventNews, groupMessages } from "../../foundation/db/participation-tables.ts";
import { type Batch, daysBefore, deletePassed } from "../../foundation/db/purge.ts";
import { usedSecrets } from "../../foundation/db/second-factor-tables.ts";
import type { Storage } from "../../foundation/storage/storage.ts";
import { deleteExpiredEmailRequests } from "../../identity/auth/email-requests/queries.ts";
import { deleteIdleGrants, deleteUnusedClients, endExpiredGrants } from "../../identity/auth/grants/queries.ts";
import { endedFlowHours } from "../../identity/auth/oauth/queries.ts";
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
    sessions: oldest(deletePassed(sessions.lastUsedAt, retention.idleDays)),
    mail_tokens: oldest(deletePassed(mailTokens.expiresAt)),
    pending_emails: oldest(deletePassed(pendingEmails.expiresAt)),
    former_emails: oldest(deletePassed(formerEmails.expiresAt)),
    rsvp_requests: oldest(deleteExpiredRequests),
    email_requests: oldest(deleteExpiredEmailRequests),
    unsent_forms: oldest(deletePassed(unsentForms.expiresAt)),
    oauth_flows: oldest(deletePassed(oauthFlows.expiresAt, endedFlowHours / 24)),
    used_secrets: oldest(deletePassed(usedSecrets.expiresAt)),
    // Those that are being used are left: locked in another order than theirs, they would be a deadlock.
    rate_limits: oldest(deletePassed(rateLimits.expire)),
    idempotency_keys: oldest(deletePassed(idempotencyKeys.createdAt, 1)),
    oauth_artifacts: oldest(deletePassed(oauthArtifacts.expiresAt)),
    oauth_access_tokens: oldest(deletePassed(oauthAccessTokens.expiresAt)),
    "oauth_grants, expired": oldest(endExpiredGrants),
    "oauth_grants, idle": idleGrants(),
    oauth_clients: oldest(deleteUnusedClients),
    api_tokens: oldest(deleteEndedTokens),
    security_events: oldest(deletePassed(securityEvents.createdAt, eventDays)),
    // Of people who deleted their accounts, and have not come back.
    former_bans: oldest(deletePassed(formerBans.deletedAt, banDays)),
    // Until then a member who has heard of an event does not hear of it again.
    event_news: oldest(deletePassed(eventNews.createdAt, 30)),
    resource_changes: oldest(deleteOldRemovals),
    hidden_changes: oldest(deletePassed(hiddenChanges.changedAt, removalDays)),
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
