import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { enums, type Schemas } from "../../../generated/contract.ts";
import { isOneOf, requiredReference, timestamptz } from "./columns.ts";
import { users } from "./identity-tables.ts";
import { invitations } from "./invitation-tables.ts";
import { eventReference, events, groupReference } from "./tables.ts";

/** Only pages show drafts; the API has no such status. */
const importStatuses = ["draft", ...enums.ImportStatus] as const;

export const imports = pgTable(
  "imports",
  {
    id: uuid("id").primaryKey(),
    groupId: groupReference(),
    format: text("format", { enum: enums.ImportFormat }).notNull(),
    status: text("status", { enum: importStatuses }).notNull(),
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamptz("created_at").notNull(),
    completedAt: timestamptz("completed_at"),
    undoneAt: timestamptz("undone_at"),
  },
  (t) => [
    check("imports_format_check", isOneOf(t.format, enums.ImportFormat)),
    check("imports_status_check", isOneOf(t.status, importStatuses)),
    index("imports_by_creation").on(t.groupId, t.createdAt, t.id),
    index("imports_age").on(t.createdAt),
    index("imports_created_by").on(t.createdBy),
  ],
);

export const importRows = pgTable(
  "import_rows",
  {
    importId: requiredReference("import_id", () => imports.id),
    position: integer("position").notNull(),
    line: integer("line").notNull(),
    kind: text("kind", { enum: enums.ImportRowKind }).notNull(),
    outcome: text("outcome", { enum: enums.ImportOutcome }).notNull(),
    title: text("title"),
    reason: text("reason", { enum: enums.ImportReason }),
    field: text("field"),
    /** The data to import; null once the row is done, because it may contain an email address. */
    source: jsonb("source").$type<ImportSource>(),
    eventId: uuid("event_id").references(() => events.id, { onDelete: "set null" }),
    invitationId: uuid("invitation_id").references(() => invitations.id, { onDelete: "set null" }),
    /** The columns of an updated event before the import, and the previous import that wrote them. */
    before: jsonb("before").$type<EventBefore>(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.position] }),
    check("import_rows_kind_check", isOneOf(t.kind, enums.ImportRowKind)),
    check("import_rows_outcome_check", isOneOf(t.outcome, enums.ImportOutcome)),
    check("import_rows_reason_check", isOneOf(t.reason, enums.ImportReason)),
    index("import_rows_waiting").on(t.importId, t.position).where(sql`${t.source} is not null`),
    index("import_rows_event").on(t.eventId),
    index("import_rows_invitation").on(t.invitationId),
  ],
);

/** The fields of an event that an import writes. */
export type ImportedBody = Required<
  Pick<
    Schemas["EventCreate"],
    | "name"
    | "description"
    | "kind"
    | "category"
    | "starts_at"
    | "ends_at"
    | "timezone"
    | "capacity"
    | "tags"
    | "meeting_url"
  >
> & { venue: Required<NonNullable<Schemas["EventCreate"]["venue"]>> | null };

export type ImportSource = { kind: "event"; uid: string; body: ImportedBody } | { kind: "member"; email: string };

export type EventBefore = { columns: Record<string, unknown>; importId: string | null };

/** The events that were imported, by their UID in the file. */
export const eventSources = pgTable(
  "event_sources",
  {
    groupId: groupReference(),
    uid: text("uid").notNull(),
    eventId: eventReference(),
    /** The last import that wrote the event. */
    importId: uuid("import_id").references(() => imports.id, { onDelete: "set null" }),
    /** The event's revision after that import. If it differs now, the event was edited since. */
    revision: integer("revision").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.uid] }),
    index("event_sources_event").on(t.eventId),
    index("event_sources_import").on(t.importId),
  ],
);
