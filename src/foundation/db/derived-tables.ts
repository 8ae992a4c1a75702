import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { enums } from "../../../generated/contract.ts";
import { binaryText, isOneOf, timestamptz } from "./columns.ts";

/* Data derived from other tables by triggers, in the transaction of the change. */

/** Words of titles, summaries and tags, to correct misspelled searches. A word may have several rows, which are never deleted. */
export const searchWords = pgTable("search_words", { word: binaryText("word").notNull() }, (t) => [
  index("search_words_word").on(t.word),
  index("search_words_trigrams").using("gin", sql`alliance_fold(${t.word}) gin_trgm_ops`),
]);

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
 * Counts by unit: a group with its events and jobs, or an alliance with its landscape entries and the jobs of no group. The
 * counts are correct from `validFrom` until `validUntil`, when a job expires.
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

export const filterChanges = pgTable("filter_changes", { unit: uuid("unit").notNull() });

/**
 * When the public JSON of a resource last changed, including its counts and the names of other resources. Rows are retained for a
 * while after the resource is hidden.
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

/** When a hidden resource, such as a draft or a closed job, was last changed or deleted. For change streams of administrators. */
export const hiddenChanges = pgTable(
  "hidden_changes",
  {
    id: uuid("id").primaryKey(),
    type: text("type", { enum: enums.ResourceType }).notNull(),
    allianceId: uuid("alliance_id").notNull(),
    groupId: uuid("group_id"),
    authorId: uuid("author_id"),
    changedAt: timestamptz("changed_at").notNull(),
  },
  (t) => [
    check("hidden_changes_type_check", isOneOf(t.type, enums.ResourceType)),
    index("hidden_changes_by_time").on(t.changedAt, t.id),
  ],
);

/** Logged, unlike its table: a replica that is promoted may be unable to read an unlogged sequence. */
export const pendingNotificationIds = pgSequence("pending_notification_ids");

/** Notifications to send after the commit: see `announcement` in client.ts. The table is unlogged, which Drizzle cannot express. */
export const pendingNotifications = pgTable("pending_notifications", {
  id: bigint("id", { mode: "number" }).primaryKey().default(sql`nextval('pending_notification_ids')`),
  channel: text("channel").notNull(),
  payload: text("payload").notNull(),
});

/** Groups whose new name is not yet in all search documents of their events and jobs. */
export const renamedGroups = pgTable("renamed_groups", { groupId: uuid("group_id").notNull() });
