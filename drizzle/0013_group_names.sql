ALTER TABLE "events" ADD COLUMN "group_name" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "group_name" text;
--> statement-breakpoint
-- The next migration makes the documents anew; "search_triggers" has these triggers again.
DROP TRIGGER "events_changed_words" ON "events";
--> statement-breakpoint
DROP TRIGGER "groups_changed_words" ON "groups";
--> statement-breakpoint
DROP TRIGGER "jobs_changed_words" ON "jobs";
--> statement-breakpoint
DROP TRIGGER "landscape_entries_changed_words" ON "landscape_entries";
--> statement-breakpoint
DROP TRIGGER "events_update" ON "events";
--> statement-breakpoint
DROP TRIGGER "jobs_change" ON "jobs";
--> statement-breakpoint
-- Their index is made anew with the column: without it, the update takes half the time.
DROP INDEX "events_document";
--> statement-breakpoint
DROP INDEX "jobs_document";
--> statement-breakpoint
UPDATE "events" SET "group_name" = "groups"."name" FROM "groups" WHERE "groups"."id" = "events"."group_id";
--> statement-breakpoint
UPDATE "jobs" SET "group_name" = "groups"."name" FROM "groups" WHERE "groups"."id" = "jobs"."group_id";
