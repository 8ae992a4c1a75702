DROP INDEX "events_by_time";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "group_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "group_name" text;--> statement-breakpoint
CREATE INDEX "events_by_time" ON "events" USING btree ("starts_at","id","ends_at") WHERE "events"."status" <> 'draft';