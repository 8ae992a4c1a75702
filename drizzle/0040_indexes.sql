-- run: outside of a transaction
CREATE INDEX CONCURRENTLY "alliances_logo_upload" ON "alliances" USING btree (substring("logo_url" from '/media/([0-9a-f]{32})-')) WHERE "alliances"."logo_url" like '%/media/%';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "alliances_banner_upload" ON "alliances" USING btree (substring("banner_url" from '/media/([0-9a-f]{32})-')) WHERE "alliances"."banner_url" like '%/media/%';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "events_series" ON "events" USING btree ("series_id","starts_at","id") WHERE "events"."series_id" is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "events_banner_upload" ON "events" USING btree (substring("banner_url" from '/media/([0-9a-f]{32})-')) WHERE "events"."banner_url" like '%/media/%';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "groups_logo_upload" ON "groups" USING btree (substring("logo_url" from '/media/([0-9a-f]{32})-')) WHERE "groups"."logo_url" like '%/media/%';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "groups_banner_upload" ON "groups" USING btree (substring("banner_url" from '/media/([0-9a-f]{32})-')) WHERE "groups"."banner_url" like '%/media/%';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "landscape_entries_logo_upload" ON "landscape_entries" USING btree (substring("logo_url" from '/media/([0-9a-f]{32})-')) WHERE "landscape_entries"."logo_url" like '%/media/%';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_photo_upload" ON "users" USING btree (substring("photo_url" from '/media/([0-9a-f]{32})-')) WHERE "users"."photo_url" like '%/media/%';
