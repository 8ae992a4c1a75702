ALTER TABLE "alliances" drop column "document";--> statement-breakpoint
ALTER TABLE "alliances" ADD COLUMN "document" "tsvector" GENERATED ALWAYS AS (alliance_vector(coalesce("name", ''), 'A') || alliance_vector(coalesce("description", ''), 'B')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "events" drop column "document";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "document" "tsvector" GENERATED ALWAYS AS (alliance_vector(coalesce("name", ''), 'A') || alliance_vector(coalesce("summary", '') || ' ' || alliance_words("tags") || ' ' || coalesce("category", '') || ' ' || coalesce("group_name", '') || ' ' || coalesce("venue_name", '') || ' ' || coalesce("venue_city", ''), 'B') || alliance_vector(coalesce("description", ''), 'C') || alliance_vector(coalesce("venue_address", ''), 'D')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" drop column "document";--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "document" "tsvector" GENERATED ALWAYS AS (alliance_vector(coalesce("name", ''), 'A') || alliance_vector(alliance_words("tags") || ' ' || coalesce("category", '') || ' ' || coalesce("city", '') || ' ' || coalesce("region", ''), 'B') || alliance_vector(coalesce("description", ''), 'C')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" drop column "document";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "document" "tsvector" GENERATED ALWAYS AS (alliance_vector(coalesce("title", ''), 'A') || alliance_vector(coalesce("company_name", '') || ' ' || coalesce("summary", '') || ' ' || alliance_words("tags") || ' ' || coalesce("location", '') || ' ' || coalesce("group_name", ''), 'B') || alliance_vector(coalesce("description", ''), 'C')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "landscape_entries" drop column "document";--> statement-breakpoint
ALTER TABLE "landscape_entries" ADD COLUMN "document" "tsvector" GENERATED ALWAYS AS (alliance_vector(coalesce("name", ''), 'A') || alliance_vector(coalesce("summary", '') || ' ' || alliance_words("tags") || ' ' || coalesce("category", ''), 'B') || alliance_vector(coalesce("description", ''), 'C')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "alliances_document" ON "alliances" USING gin ("document");--> statement-breakpoint
CREATE INDEX "events_document" ON "events" USING gin ("document");--> statement-breakpoint
CREATE INDEX "groups_document" ON "groups" USING gin ("document");--> statement-breakpoint
CREATE INDEX "jobs_document" ON "jobs" USING gin ("document");--> statement-breakpoint
CREATE INDEX "landscape_entries_document" ON "landscape_entries" USING gin ("document");
