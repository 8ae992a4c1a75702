-- run: outside of a transaction
-- The released version uses "jobs_location_trigrams": drop it in the next release.
CREATE INDEX CONCURRENTLY "events_in_city" ON "events" USING btree (alliance_plain("venue_city"),"starts_at","id","ends_at") WHERE "events"."status" <> 'draft' and "events"."venue_city" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_plain_location" ON "jobs" USING gin (alliance_plain("location") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_plain_name" ON "users" USING gin (alliance_plain("name") gin_trgm_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "events_by_city_start";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_name_trigrams";
