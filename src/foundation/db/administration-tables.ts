import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { enums, type Schemas } from "../../../generated/contract.ts";
import { isOneOf, timestamptz } from "./columns.ts";
import { userReference, users } from "./identity-tables.ts";
import { alliances, eventReference, groups } from "./tables.ts";

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

/** Their holders check people in. They expire six hours after the event's end. */
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
