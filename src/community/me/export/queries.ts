import { and, eq, getTableColumns, isNotNull, or, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Schemas } from "../../../../generated/contract.ts";
import { auditEntries, bans, eventRoles, reports, roles } from "../../../foundation/db/administration-tables.ts";
import { speakers } from "../../../foundation/db/agenda-tables.ts";
import {
  apiTokens,
  calendarUrls,
  oauthAccessTokens,
  oauthArtifacts,
  oauthClients,
  oauthGrants,
} from "../../../foundation/db/credential-tables.ts";
import {
  formerEmails,
  idempotencyKeys,
  identities,
  mailTokens,
  oauthFlows,
  passwords,
  pendingEmails,
  rateLimits,
  securityEvents,
  sessions,
  users,
} from "../../../foundation/db/identity-tables.ts";
import { imports } from "../../../foundation/db/import-tables.ts";
import { invitationAcceptances, invitations } from "../../../foundation/db/invitation-tables.ts";
import { isSameAddress } from "../../../foundation/db/matching.ts";
import { messageTopic, outbox } from "../../../foundation/db/outbox-tables.ts";
import {
  attendances,
  eventMessages,
  groupMessages,
  groupRequests,
  guestAttendees,
  jobApplications,
  joinRequests,
  memberships,
  seriesAttendances,
} from "../../../foundation/db/participation-tables.ts";
import { passkeys, recoveryCodes, totpSecrets } from "../../../foundation/db/second-factor-tables.ts";
import { type Cursor, cursor } from "../../../foundation/db/statement.ts";
import { alliances, events, groups, jobs, landscapeEntries } from "../../../foundation/db/tables.ts";
import { uploads } from "../../../foundation/db/upload-tables.ts";

type Section = Exclude<keyof Schemas["AccountExport"], "exported_at">;

export type Owner = {
  userId: string;
  email: string;
  /** The key under which limits count emails. */
  mailbox: string;
};

/** The values of a row by the camel-case names of the columns. */
export type ExportedRow = Record<string, unknown>;

type Columns = Record<string, PgColumn>;

const omit = <Table extends PgTable>(table: Table, ...names: (keyof Table["_"]["columns"])[]): Columns =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => names.every((omitted) => omitted !== name)),
  );

const pick = <Table extends PgTable>(table: Table, ...names: (keyof Table["_"]["columns"] & string)[]): Columns => {
  const columns: Columns = getTableColumns(table);
  return Object.fromEntries(names.flatMap((name) => (columns[name] ? [[name, columns[name]]] : [])));
};

type Select = Parameters<typeof cursor<Owner, ExportedRow>>[1];

/** The user's rows of a table, oldest first, without the owner and the omitted columns. */
const ownRows = <Table extends PgTable & { userId: PgColumn; createdAt?: PgColumn }>(
  table: Table,
  ...omitted: (keyof Table["_"]["columns"])[]
) => rowsOwnedBy(table.userId, omit(table, "userId", ...omitted), table.createdAt);

const rowsOwnedBy =
  (owner: PgColumn, fields: Columns, createdAt?: PgColumn): Select =>
  (db, { userId }) =>
    db
      .select(fields)
      .from(owner.table)
      .where(eq(owner, userId))
      .orderBy(...(createdAt ? [createdAt] : []));

/** A new section also needs a line in `test/support/personal-data.ts`. Secrets are left out. */
const selects: Record<Section, Select> = {
  account: (db, { userId }) => db.select().from(users).where(eq(users.id, userId)),
  passwords: ownRows(passwords, "hash"),
  identities: ownRows(identities),
  sessions: ownRows(sessions, "secretHash"),
  pending_emails: ownRows(pendingEmails, "secretHash"),
  former_emails: ownRows(formerEmails, "id", "secretHash"),
  passkeys: ownRows(passkeys, "publicKey", "counter"),
  authenticator_apps: ownRows(totpSecrets, "sealedSecret", "lastStep"),
  recovery_codes: ownRows(recoveryCodes, "codeHash"),
  email_links: ownRows(mailTokens, "secretHash"),
  provider_sign_ins: rowsOwnedBy(oauthFlows.userId, pick(oauthFlows, "provider", "next", "expiresAt")),
  security_events: ownRows(securityEvents, "id"),
  api_tokens: ownRows(apiTokens, "secretHash"),
  authorized_apps: (db, { userId }) =>
    db
      .select({ ...omit(oauthGrants, "userId"), clientName: oauthClients.name })
      .from(oauthGrants)
      .innerJoin(oauthClients, eq(oauthClients.id, oauthGrants.clientId))
      .where(eq(oauthGrants.userId, userId))
      .orderBy(oauthGrants.createdAt),
  access_tokens: (db, { userId }) =>
    db
      .select(omit(oauthAccessTokens, "id", "secretHash"))
      .from(oauthAccessTokens)
      .innerJoin(oauthGrants, eq(oauthGrants.id, oauthAccessTokens.grantId))
      .where(eq(oauthGrants.userId, userId)),
  app_credentials: (db, { userId }) =>
    db
      .select(pick(oauthArtifacts, "grantId", "kind", "consumedAt", "expiresAt"))
      .from(oauthArtifacts)
      .innerJoin(oauthGrants, eq(oauthGrants.id, oauthArtifacts.grantId))
      .where(eq(oauthGrants.userId, userId)),
  apps: rowsOwnedBy(
    oauthClients.ownerId,
    omit(oauthClients, "ownerId", "secretHash", "source", "freshUntil"),
    oauthClients.createdAt,
  ),
  calendar_addresses: ownRows(calendarUrls, "secretHash"),
  memberships: (db, { userId }) =>
    db
      .select({
        alliance: alliances.slug,
        groupId: memberships.groupId,
        groupName: groups.name,
        joinedAt: memberships.joinedAt,
      })
      .from(memberships)
      .innerJoin(groups, eq(groups.id, memberships.groupId))
      .innerJoin(alliances, eq(alliances.id, groups.allianceId))
      .where(eq(memberships.userId, userId))
      .orderBy(memberships.joinedAt),
  join_requests: (db, { userId }) =>
    db
      .select({ alliance: alliances.slug, groupName: groups.name, ...omit(joinRequests, "userId") })
      .from(joinRequests)
      .innerJoin(groups, eq(groups.id, joinRequests.groupId))
      .innerJoin(alliances, eq(alliances.id, groups.allianceId))
      .where(eq(joinRequests.userId, userId))
      .orderBy(joinRequests.requestedAt),
  group_requests: (db, { userId }) =>
    db
      .select({ alliance: alliances.slug, ...omit(groupRequests, "userId", "allianceId") })
      .from(groupRequests)
      .innerJoin(alliances, eq(alliances.id, groupRequests.allianceId))
      .where(eq(groupRequests.userId, userId))
      .orderBy(groupRequests.requestedAt),
  attendances: (db, { userId }) =>
    db
      .select({ ...omit(attendances, "userId", "rank"), eventName: events.name, startsAt: events.startsAt })
      .from(attendances)
      .innerJoin(events, eq(events.id, attendances.eventId))
      .where(eq(attendances.userId, userId))
      .orderBy(attendances.arrival),
  series_attendances: ownRows(seriesAttendances),
  applications: (db, { userId }) =>
    db
      .select({ ...omit(jobApplications, "userId"), jobTitle: jobs.title, companyName: jobs.companyName })
      .from(jobApplications)
      .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
      .where(eq(jobApplications.userId, userId))
      .orderBy(jobApplications.createdAt),
  roles: (db, { userId }) =>
    db
      .select({ ...omit(roles, "userId", "allianceId"), alliance: alliances.slug, groupName: groups.name })
      .from(roles)
      .leftJoin(groups, eq(groups.id, roles.groupId))
      .leftJoin(alliances, or(eq(alliances.id, roles.allianceId), eq(alliances.id, groups.allianceId)))
      .where(eq(roles.userId, userId))
      .orderBy(roles.createdAt),
  event_roles: (db, { userId }) =>
    db
      .select({ ...omit(eventRoles, "userId"), eventName: events.name })
      .from(eventRoles)
      .innerJoin(events, eq(events.id, eventRoles.eventId))
      .where(eq(eventRoles.userId, userId))
      .orderBy(eventRoles.grantedAt),
  jobs_posted: rowsOwnedBy(jobs.postedBy, pick(jobs, "id", "slug", "title", "status", "createdAt"), jobs.createdAt),
  landscape_entries: rowsOwnedBy(
    landscapeEntries.createdBy,
    pick(landscapeEntries, "id", "slug", "name", "createdAt"),
    landscapeEntries.createdAt,
  ),
  audit_entries: (db, { userId }) =>
    db
      .select(omit(auditEntries, "allianceId", "changes"))
      .from(auditEntries)
      .where(
        or(
          eq(auditEntries.actorId, userId),
          // Naming the alliances, of which there are few, lets PostgreSQL use the index on alliance and subject.
          and(
            eq(auditEntries.subjectId, userId),
            sql`(${auditEntries.allianceId} in (select id from alliances) or ${auditEntries.allianceId} is null)`,
          ),
        ),
      )
      .orderBy(auditEntries.createdAt),
  uploads: ownRows(uploads, "digest"),
  // Banned users see neither the reason nor the administrator.
  bans: (db, { userId }) =>
    db
      .select({
        alliance: alliances.slug,
        groupId: bans.groupId,
        decided: sql<boolean>`${bans.bannedBy} is not distinct from ${userId}::uuid`,
        reason: sql<string | null>`case when ${bans.bannedBy} = ${userId} then ${bans.reason} end`,
        createdAt: bans.createdAt,
      })
      .from(bans)
      .innerJoin(alliances, eq(alliances.id, bans.allianceId))
      .where(or(eq(bans.userId, userId), eq(bans.bannedBy, userId)))
      .orderBy(bans.createdAt),
  // Reports are hidden from the reported users, and notes from the reporters.
  reports: (db, { userId }) =>
    db
      .select({
        ...pick(reports, "id", "subjectType", "subjectId"),
        reason: sql<string | null>`case when ${reports.reporterId} = ${userId} then ${reports.reason} end`,
        text: sql<string | null>`case when ${reports.reporterId} = ${userId} then ${reports.text} end`,
        note: sql<string | null>`case when ${reports.resolvedBy} = ${userId} then ${reports.note} end`,
        createdAt: reports.createdAt,
      })
      .from(reports)
      .where(or(eq(reports.reporterId, userId), eq(reports.resolvedBy, userId)))
      .orderBy(reports.createdAt),
  speakers: rowsOwnedBy(speakers.userId, omit(speakers, "userId", "position")),
  event_messages: rowsOwnedBy(eventMessages.sentBy, omit(eventMessages, "sentBy"), eventMessages.createdAt),
  // Names of people whom the user has invited are left out.
  invitations: (db, { userId, email }) =>
    db
      .select({
        id: invitations.id,
        alliance: alliances.slug,
        groupId: invitations.groupId,
        eventId: invitations.eventId,
        role: invitations.role,
        sent: sql<boolean>`${invitations.invitedBy} is not distinct from ${userId}::uuid`,
        toMe: sql<boolean>`coalesce(${isSameAddress(invitations.email, email)}, false)`,
        acceptedAt: invitationAcceptances.acceptedAt,
        createdAt: invitations.createdAt,
      })
      .from(invitations)
      .innerJoin(alliances, eq(alliances.id, invitations.allianceId))
      .leftJoin(
        invitationAcceptances,
        and(eq(invitationAcceptances.invitationId, invitations.id), eq(invitationAcceptances.userId, userId)),
      )
      .where(
        or(
          eq(invitations.invitedBy, userId),
          isSameAddress(invitations.email, email),
          sql`${invitations.id} in (select invitation_id from invitation_acceptances where user_id = ${userId})`,
        ),
      )
      .orderBy(invitations.createdAt),
  guest_places: (db, { userId, email }) =>
    db
      .select({
        ...pick(guestAttendees, "eventId", "name", "email", "guests", "checkedInAt", "createdAt"),
        eventName: events.name,
      })
      .from(guestAttendees)
      .innerJoin(events, eq(events.id, guestAttendees.eventId))
      .innerJoin(users, and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)))
      .where(isSameAddress(guestAttendees.email, email))
      .orderBy(guestAttendees.createdAt),
  group_messages: rowsOwnedBy(groupMessages.sentBy, omit(groupMessages, "sentBy"), groupMessages.createdAt),
  imports: rowsOwnedBy(imports.createdBy, omit(imports, "createdBy"), imports.createdAt),
  idempotency_keys: ownRows(idempotencyKeys, "requestHash", "response"),
  queued_emails: (db, { userId, email }) =>
    db
      .select({
        topic: outbox.topic,
        subject: sql<string | null>`${outbox.payload} ->> 'subject'`,
        attempts: outbox.attempts,
        createdAt: outbox.createdAt,
      })
      .from(outbox)
      .where(
        sql`topic <> ${sql.raw(`'${messageTopic}'`)}
          and (${isSameAddress(sql`payload ->> 'recipient'`, email)} or payload ->> 'userId' = ${userId})`,
      )
      .orderBy(outbox.createdAt),
  limits: (db, { userId, email, mailbox }) =>
    db
      .select({
        limit: sql<string>`split_part(${rateLimits.key}, ':', 1)`,
        uses: rateLimits.points,
        until: rateLimits.expire,
      })
      .from(rateLimits)
      .where(
        sql`string_to_array(substr(key, strpos(key, ':') + 1), ' ') && array[${userId}::text, lower(${email}), ${mailbox}::text]`,
      ),
};

export const sections: readonly (readonly [name: string, rows: Cursor<Owner, ExportedRow>])[] = Object.entries(
  selects,
).map(([name, select]) => [name, cursor(name, select)]);
