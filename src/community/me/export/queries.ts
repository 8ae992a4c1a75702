import { and, eq, getTableColumns, getTableName, or, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Schemas } from "../../../../generated/contract.ts";
import { auditEntries, roles } from "../../../foundation/db/administration-tables.ts";
import {
  apiTokens,
  calendarAddresses,
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
import { invitationAcceptances, invitations } from "../../../foundation/db/invitation-tables.ts";
import { isSameAddress } from "../../../foundation/db/matching.ts";
import { bans, reports } from "../../../foundation/db/moderation-tables.ts";
import { messageTopic, outbox } from "../../../foundation/db/outbox-tables.ts";
import {
  attendances,
  eventMessages,
  groupMessages,
  jobApplications,
  memberships,
} from "../../../foundation/db/participation-tables.ts";
import { passkeys, recoveryCodes, totpSecrets } from "../../../foundation/db/second-factor-tables.ts";
import { type Cursor, cursor, type Places } from "../../../foundation/db/statement.ts";
import { alliances, events, groups, jobs, landscapeEntries } from "../../../foundation/db/tables.ts";
import { uploads } from "../../../foundation/db/upload-tables.ts";

type Section = Exclude<keyof Schemas["AccountExport"], "exported_at">;

export type Whose = {
  userId: string;
  email: string;
  /** The key under which limits count emails. */
  mailbox: string;
};

type Of = Places<Whose>;

/** In camel case, such as the columns of `getTableColumns(apiTokens)`. */
export type ExportedRow = Record<string, unknown>;

const { userId: _password, hash: _hash, ...passwordFields } = getTableColumns(passwords);
const { userId: _identity, ...identityFields } = getTableColumns(identities);
const { userId: _session, secretHash: _sessionSecret, ...sessionFields } = getTableColumns(sessions);
const { userId: _link, secretHash: _linkSecret, ...linkFields } = getTableColumns(mailTokens);
const { id: _event, userId: _eventOf, ...securityEventFields } = getTableColumns(securityEvents);
const { userId: _token, secretHash: _tokenSecret, ...tokenFields } = getTableColumns(apiTokens);
const { userId: _grant, ...grantFields } = getTableColumns(oauthGrants);
const { id: _access, secretHash: _accessSecret, ...accessFields } = getTableColumns(oauthAccessTokens);
const {
  ownerId: _owner,
  secretHash: _clientSecret,
  source: _source,
  freshUntil: _fresh,
  ...clientFields
} = getTableColumns(oauthClients);
const { userId: _calendar, secretHash: _calendarSecret, ...calendarFields } = getTableColumns(calendarAddresses);
const { userId: _attendance, rank: _rank, ...attendanceFields } = getTableColumns(attendances);
const { sentBy: _sender, ...eventMessageFields } = getTableColumns(eventMessages);
const { sentBy: _writer, ...groupMessageFields } = getTableColumns(groupMessages);
const { userId: _application, ...applicationFields } = getTableColumns(jobApplications);
const { userId: _role, allianceId: _roleOver, ...roleFields } = getTableColumns(roles);
const { allianceId: _entryOf, changes: _changes, ...auditFields } = getTableColumns(auditEntries);

const { userId: _passkey, publicKey: _publicKey, counter: _counter, ...passkeyFields } = getTableColumns(passkeys);
const { userId: _upload, digest: _digest, ...uploadFields } = getTableColumns(uploads);

type Columns = Record<string, PgColumn>;

const own = (table: PgTable & { userId: PgColumn; createdAt?: PgColumn }, fields: Columns) =>
  ownBy(table.userId, fields, table.createdAt);

const ownBy = (owner: PgColumn, fields: Columns, createdAt?: PgColumn): Cursor<Whose, ExportedRow> =>
  cursor(getTableName(owner.table), (db, { userId }: Of) =>
    db
      .select(fields)
      .from(owner.table)
      .where(eq(owner, userId))
      .orderBy(...(createdAt ? [createdAt] : [])),
  );

/** A new section is a line here and one in `test/support/personal-data.ts`. Secrets are left out. */
export const sections: Record<Section, Cursor<Whose, ExportedRow>> = {
  account: cursor("account", (db, { userId }: Of) => db.select().from(users).where(eq(users.id, userId))),
  passwords: own(passwords, passwordFields),
  identities: own(identities, identityFields),
  sessions: own(sessions, sessionFields),
  pending_emails: own(pendingEmails, {
    email: pendingEmails.email,
    expiresAt: pendingEmails.expiresAt,
    createdAt: pendingEmails.createdAt,
  }),
  former_emails: own(formerEmails, {
    email: formerEmails.email,
    expiresAt: formerEmails.expiresAt,
    createdAt: formerEmails.createdAt,
  }),
  passkeys: own(passkeys, passkeyFields),
  authenticator_apps: own(totpSecrets, { lastUsedAt: totpSecrets.lastUsedAt, createdAt: totpSecrets.createdAt }),
  recovery_codes: own(recoveryCodes, { createdAt: recoveryCodes.createdAt }),
  mail_links: own(mailTokens, linkFields),
  provider_flows: ownBy(oauthFlows.userId, {
    provider: oauthFlows.provider,
    next: oauthFlows.next,
    expiresAt: oauthFlows.expiresAt,
  }),
  security_events: own(securityEvents, securityEventFields),
  api_tokens: own(apiTokens, tokenFields),
  admitted_apps: cursor("admitted_apps", (db, { userId }: Of) =>
    db
      .select({ ...grantFields, clientName: oauthClients.name })
      .from(oauthGrants)
      .innerJoin(oauthClients, eq(oauthClients.id, oauthGrants.clientId))
      .where(eq(oauthGrants.userId, userId))
      .orderBy(oauthGrants.createdAt),
  ),
  access_tokens: cursor("access_tokens", (db, { userId }: Of) =>
    db
      .select(accessFields)
      .from(oauthAccessTokens)
      .innerJoin(oauthGrants, eq(oauthGrants.id, oauthAccessTokens.grantId))
      .where(eq(oauthGrants.userId, userId)),
  ),
  app_credentials: cursor("app_credentials", (db, { userId }: Of) =>
    db
      .select({
        grantId: oauthArtifacts.grantId,
        kind: oauthArtifacts.kind,
        consumedAt: oauthArtifacts.consumedAt,
        expiresAt: oauthArtifacts.expiresAt,
      })
      .from(oauthArtifacts)
      .innerJoin(oauthGrants, eq(oauthGrants.id, oauthArtifacts.grantId))
      .where(eq(oauthGrants.userId, userId)),
  ),
  apps: ownBy(oauthClients.ownerId, clientFields, oauthClients.createdAt),
  calendar_addresses: own(calendarAddresses, calendarFields),
  memberships: cursor("memberships", (db, { userId }: Of) =>
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
  ),
  attendances: cursor("attendances", (db, { userId }: Of) =>
    db
      .select({ ...attendanceFields, eventName: events.name, startsAt: events.startsAt })
      .from(attendances)
      .innerJoin(events, eq(events.id, attendances.eventId))
      .where(eq(attendances.userId, userId))
      .orderBy(attendances.arrival),
  ),
  applications: cursor("applications", (db, { userId }: Of) =>
    db
      .select({ ...applicationFields, jobTitle: jobs.title, companyName: jobs.companyName })
      .from(jobApplications)
      .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
      .where(eq(jobApplications.userId, userId))
      .orderBy(jobApplications.createdAt),
  ),
  roles: cursor("roles", (db, { userId }: Of) =>
    db
      .select({ ...roleFields, alliance: alliances.slug, groupName: groups.name })
      .from(roles)
      .leftJoin(groups, eq(groups.id, roles.groupId))
      .leftJoin(alliances, or(eq(alliances.id, roles.allianceId), eq(alliances.id, groups.allianceId)))
      .where(eq(roles.userId, userId))
      .orderBy(roles.createdAt),
  ),
  jobs_posted: ownBy(
    jobs.postedBy,
    { id: jobs.id, slug: jobs.slug, title: jobs.title, status: jobs.status, createdAt: jobs.createdAt },
    jobs.createdAt,
  ),
  landscape_entries: ownBy(
    landscapeEntries.createdBy,
    {
      id: landscapeEntries.id,
      slug: landscapeEntries.slug,
      name: landscapeEntries.name,
      createdAt: landscapeEntries.createdAt,
    },
    landscapeEntries.createdAt,
  ),
  audit_entries: cursor("audit_entries", (db, { userId }: Of) =>
    db
      .select(auditFields)
      .from(auditEntries)
      .where(
        or(
          eq(auditEntries.actorId, userId),
          // Uses the index on both columns: there are few alliances.
          and(
            eq(auditEntries.subjectId, userId),
            sql`(${auditEntries.allianceId} in (select id from alliances) or ${auditEntries.allianceId} is null)`,
          ),
        ),
      )
      .orderBy(auditEntries.createdAt),
  ),
  uploads: own(uploads, uploadFields),
  // Banned users are told neither why nor by whom.
  bans: cursor("bans", (db, { userId }: Of) =>
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
  ),
  // Reported users never learn of it; reporters don't see notes.
  reports: cursor("reports", (db, { userId }: Of) =>
    db
      .select({
        id: reports.id,
        subjectType: reports.subjectType,
        subjectId: reports.subjectId,
        reason: sql<string | null>`case when ${reports.reporterId} = ${userId} then ${reports.reason} end`,
        text: sql<string | null>`case when ${reports.reporterId} = ${userId} then ${reports.text} end`,
        note: sql<string | null>`case when ${reports.resolvedBy} = ${userId} then ${reports.note} end`,
        createdAt: reports.createdAt,
      })
      .from(reports)
      .where(or(eq(reports.reporterId, userId), eq(reports.resolvedBy, userId)))
      .orderBy(reports.createdAt),
  ),
  event_messages: ownBy(eventMessages.sentBy, eventMessageFields, eventMessages.createdAt),
  // Names of people whom the user has invited are left out.
  invitations: cursor("invitations", (db, { userId, email }: Of) =>
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
  ),
  group_messages: ownBy(groupMessages.sentBy, groupMessageFields, groupMessages.createdAt),
  idempotency_keys: own(idempotencyKeys, {
    operation: idempotencyKeys.operation,
    key: idempotencyKeys.key,
    createdAt: idempotencyKeys.createdAt,
  }),
  waiting_emails: cursor("waiting_emails", (db, { userId, email }: Of) =>
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
  ),
  limits: cursor("limits", (db, { userId, email, mailbox }: Of) =>
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
  ),
};
