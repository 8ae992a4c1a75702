import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { enums } from "../../../generated/contract.ts";
import { binaryText, isOneOf, timestamptz } from "./columns.ts";

/* What follows from other tables. Triggers, which a migration creates by hand, write here in the transaction of the change. */

/**
 * The words of titles, summaries and tags, for finding those that a misspelled word may stand for. A word may be here more than
 * once, and stays when the last row that has it goes.
 */
export const searchWords = pgTable("search_words", { word: binaryText("word").notNull() }, (t) => [
  index("search_words_word").on(t.word),
  index("search_words_trigrams").using("gin", sql`alliance_fold(${t.word}) gin_trgm_ops`),
]);

/** Filter options that were counted, summed up by alliance. */
export const filterTotals = pgTable(
  "filter_totals",
  {
    allianceId: uuid("alliance_id").notNull(),
    entity: binaryText("entity").notNull(),
    parameter: binaryText("parameter").notNull(),
    value: binaryText("value").notNull(),
    count: integer("count").notNull(),
  },
  (t) => [primaryKey({ columns: [t.allianceId, t.entity, t.parameter, t.value] })],
);

/**
 * The same, by unit: a group with its events and jobs, or an alliance with its landscape entries and the jobs of no group.
 * Without a change the counts are right from `validFrom` until `validUntil`, when a job expires.
 */
export const filterUnits = pgTable(
  "filter_units",
  {
    unit: uuid("unit").primaryKey(),
    allianceId: uuid("alliance_id").notNull(),
    options: jsonb("options").notNull(),
    validFrom: timestamptz("valid_from").notNull(),
    validUntil: timestamptz("valid_until").notNull(),
  },
  (t) => [index("filter_units_valid_from").on(t.validFrom), index("filter_units_valid_until").on(t.validUntil)],
);

/** Units that have changed since they were counted, one row for each change. */
export const filterChanges = pgTable("filter_changes", { unit: uuid("unit").notNull() });

/**
 * When the public JSON of a resource last changed: the row itself, its counts, and the names that it shows of others. A row
 * is made when the resource is first public, and stays for a while when it no longer is.
 */
export const resourceChanges = pgTable(
  "resource_changes",
  {
    id: uuid("id").primaryKey(),
    type: text("type", { enum: enums.ResourceType }).notNull(),
    allianceId: uuid("alliance_id").notNull(),
    changedAt: timestamptz("changed_at").notNull(),
    removed: boolean("removed").notNull(),
  },
  (t) => [
    check("resource_changes_type_check", isOneOf(t.type, enums.ResourceType)),
    index("resource_changes_by_time").on(t.type, t.changedAt, t.id).where(sql`not ${t.removed}`),
    index("resource_changes_of_alliance").on(t.allianceId, t.type, t.changedAt, t.id).where(sql`not ${t.removed}`),
    index("resource_changes_removed").on(t.changedAt, t.id).where(sql`${t.removed}`),
  ],
);

/**
 * When the JSON of a resource last changed that was hidden before or after: a draft, a closed job, an inactive group, an
 * unpublished landscape entry. Whoever administers it hears of it from here, also after it was deleted.
 */
export const hiddenChanges = pgTable(
  "hidden_changes",
  {
    id: uuid("id").primaryKey(),
    type: text("type", { enum: enums.ResourceType }).notNull(),
    allianceId: uuid("alliance_id").notNull(),
    /** Of a group, itself. */
    groupId: uuid("group_id"),
    /** A user, who may be gone. */
    authorId: uuid("author_id"),
    changedAt: timestamptz("changed_at").notNull(),
  },
  (t) => [
    check("hidden_changes_type_check", isOneOf(t.type, enums.ResourceType)),
    index("hidden_changes_by_time").on(t.changedAt, t.id),
  ],
);

/** Notifications of committed transactions that have not been sent: see `notifications.ts`. The table is unlogged, which Drizzle cannot express. */
export const pendingNotifications = pgTable("pending_notifications", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  channel: text("channel").notNull(),
  payload: text("payload").notNull(),
});

/** Groups whose new name is not yet in the search documents of all their events and jobs, one row for each change of a name. */
export const renamedGroups = pgTable("renamed_groups", { groupId: uuid("group_id").notNull() });
