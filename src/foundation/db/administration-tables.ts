import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { enums, type Schemas } from "../../../generated/contract.ts";
import { isOneOf, timestamps, timestamptz } from "./columns.ts";
import { userReference, users } from "./identity-tables.ts";
import { allianceReference, alliances, eventReference, groups } from "./tables.ts";

export type AuditChange = Schemas["AuditChange"];

/** With neither a group nor an alliance, the role covers all alliances. */
export const roles = pgTable(
  "roles",
  {
    id: uuid("id").primaryKey(),
    userId: userReference(),
    role: text("role", { enum: enums.AdministratorRole }).notNull(),
    allianceId: uuid("alliance_id").references(() => alliances.id, { onDelete: "cascade" }),
    groupId: uuid("group_id").references(() => groups.id, { onDelete: "cascade" }),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [
    unique("roles_unique").on(t.userId, t.role, t.allianceId, t.groupId).nullsNotDistinct(),
    check("roles_role_check", isOneOf(t.role, enums.AdministratorRole)),
    check(
      "roles_scope_check",
      sql`(${t.role} = 'group_admin') = (${t.groupId} is not null) and (${t.groupId} is null or ${t.allianceId} is null)`,
    ),
    index("roles_alliance").on(t.allianceId),
    index("roles_group").on(t.groupId),
  ],
);

export type EventRole = (typeof enums.EventRole)[number];

export const eventRoles = pgTable(
  "event_roles",
  {
    eventId: eventReference(),
    userId: userReference(),
    role: text("role", { enum: enums.EventRole }).notNull(),
    grantedAt: timestamptz("granted_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.userId] }),
    check("event_roles_role_check", isOneOf(t.role, enums.EventRole)),
    index("event_roles_user").on(t.userId),
  ],
);

/** Links whose holders check attendees in. They expire six hours after the event's end. */
export const doorLinks = pgTable(
  "door_links",
  {
    id: uuid("id").primaryKey(),
    eventId: eventReference(),
    label: text("label").notNull(),
    secretHash: text("secret_hash").notNull().unique(),
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [
    index("door_links_by_creation").on(t.eventId, t.createdAt, t.id),
    index("door_links_created_by").on(t.createdBy),
  ],
);

/** Written in the transaction of the change. Never changed, except for the names of deleted users. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: uuid("id").primaryKey(),
    allianceId: uuid("alliance_id").references(() => alliances.id, { onDelete: "cascade" }),
    action: text("action", { enum: enums.AuditAction }).notNull(),
    /** No foreign keys to users and tokens: the audit log outlives both. */
    actorId: uuid("actor_id"),
    tokenId: uuid("token_id"),
    subjectType: text("subject_type", { enum: enums.AuditSubjectType }).notNull(),
    subjectId: uuid("subject_id").notNull(),
    subjectName: text("subject_name").notNull(),
    changes: jsonb("changes").$type<AuditChange[]>().notNull(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [
    check("audit_entries_action_check", isOneOf(t.action, enums.AuditAction)),
    check("audit_entries_subject_type_check", isOneOf(t.subjectType, enums.AuditSubjectType)),
    index("audit_entries_by_creation").on(t.allianceId, t.createdAt, t.id),
    index("audit_entries_by_subject").on(t.allianceId, t.subjectId, t.createdAt, t.id),
    index("audit_entries_actor").on(t.actorId),
    index("audit_entries_age").on(t.createdAt).concurrently(),
  ],
);

/** Triggers of `memberships` and `attendances` reject the rows of banned users. */
export const bans = pgTable(
  "bans",
  {
    id: uuid("id").primaryKey(),
    userId: userReference(),
    allianceId: allianceReference(),
    groupId: uuid("group_id").references(() => groups.id, { onDelete: "cascade" }),
    reason: text("reason"),
    bannedBy: uuid("banned_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [
    unique("bans_once").on(t.userId, t.allianceId, t.groupId).nullsNotDistinct(),
    check("bans_reason_check", sql`char_length(${t.reason}) between 1 and 500`),
    index("bans_by_creation").on(t.allianceId, t.groupId, t.createdAt, t.id),
    index("bans_group").on(t.groupId),
    index("bans_banned_by").on(t.bannedBy),
  ],
);

/**
 * Bans of deleted accounts. Triggers of `users` write them, and restore them for the next account that proves to own the
 * mailbox. `mailbox` is a keyed digest of the address (`public.alliance_mailbox_digest`).
 */
export const formerBans = pgTable(
  "former_bans",
  {
    id: uuid("id").primaryKey(),
    mailbox: text("mailbox").notNull(),
    allianceId: allianceReference(),
    groupId: uuid("group_id").references(() => groups.id, { onDelete: "cascade" }),
    deletedAt: timestamptz("deleted_at").notNull(),
  },
  (t) => [
    unique("former_bans_once").on(t.mailbox, t.allianceId, t.groupId).nullsNotDistinct(),
    index("former_bans_alliance").on(t.allianceId),
    index("former_bans_group").on(t.groupId),
    index("former_bans_end").on(t.deletedAt),
  ],
);

export const reports = pgTable(
  "reports",
  {
    id: uuid("id").primaryKey(),
    allianceId: allianceReference(),
    /** The group's administrators decide on the report too, unless the group itself was reported. */
    groupId: uuid("group_id").references(() => groups.id, { onDelete: "set null" }),
    subjectType: text("subject_type", { enum: enums.ReportSubjectType }).notNull(),
    /** No foreign key: a report outlives its subject. */
    subjectId: uuid("subject_id").notNull(),
    subjectName: text("subject_name").notNull(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    reason: text("reason", { enum: enums.ReportReason }).notNull(),
    text: text("text").notNull(),
    reporterId: uuid("reporter_id").references(() => users.id, { onDelete: "set null" }),
    status: text("status", { enum: enums.ReportStatus }).notNull(),
    note: text("note"),
    resolvedBy: uuid("resolved_by").references(() => users.id, { onDelete: "set null" }),
    resolvedAt: timestamptz("resolved_at"),
    /** The status of the last notification to the reporter. */
    notifiedStatus: text("notified_status", { enum: enums.ReportStatus }).notNull().default("open"),
    ...timestamps(),
  },
  (t) => [
    check("reports_subject_type_check", isOneOf(t.subjectType, enums.ReportSubjectType)),
    check("reports_user_check", sql`(${t.subjectType} = 'user') = (${t.userId} is not null)`),
    check("reports_reason_check", isOneOf(t.reason, enums.ReportReason)),
    check("reports_status_check", isOneOf(t.status, enums.ReportStatus)),
    check("reports_resolved_at_check", sql`(${t.status} = 'open') = (${t.resolvedAt} is null)`),
    index("reports_by_creation").on(t.allianceId, t.createdAt, t.id),
    index("reports_group").on(t.groupId),
    index("reports_reporter").on(t.reporterId, t.subjectId),
    index("reports_user").on(t.userId),
    index("reports_resolved_by").on(t.resolvedBy),
    index("reports_end").on(t.resolvedAt).where(sql`${t.status} <> 'open'`),
  ],
);
