ALTER TABLE "events" DROP CONSTRAINT "events_venue_check";--> statement-breakpoint
DROP INDEX "events_by_time";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "venue_latitude" double precision;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "venue_longitude" double precision;--> statement-breakpoint
CREATE INDEX "events_newest" ON "events" USING btree ("created_at","id","ends_at") WHERE "events"."status" <> 'draft';--> statement-breakpoint
CREATE INDEX "events_location" ON "events" USING gist (alliance_location("venue_latitude", "venue_longitude"),"starts_at") WHERE "events"."status" <> 'draft' and "events"."venue_latitude" is not null;--> statement-breakpoint
CREATE INDEX "groups_location" ON "groups" USING gist (alliance_location("latitude", "longitude")) WHERE "groups"."active" and "groups"."latitude" is not null;--> statement-breakpoint
CREATE INDEX "events_by_time" ON "events" USING btree ("starts_at","id","ends_at") WHERE "events"."status" <> 'draft';--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_venue_location_check" CHECK (("events"."venue_latitude" is null) = ("events"."venue_longitude" is null) and "events"."venue_latitude" between -90 and 90 and "events"."venue_longitude" between -180 and 180);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_venue_check" CHECK ("events"."venue_name" is not null or num_nonnulls("events"."venue_address", "events"."venue_city", "events"."venue_country_code", "events"."venue_latitude") = 0);