import { sql } from "drizzle-orm";
import { check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { enums } from "../../../generated/contract.ts";
import { isOneOf, timestamps, timestamptz } from "./columns.ts";
import { userReference, users } from "./identity-tables.ts";
import { allianceReference, groups } from "./tables.ts";

/** Triggers of `memberships` and `attendances` refuse the user's rows. */
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
 * Bans of deleted accounts. Triggers of `users` write them, and restore them for the account that next proves to own the
 * mailbox, a keyed digest (`public.alliance_mailbox_digest`).
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
    /** Its administrators decide too, unless the group itself was reported. */
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
