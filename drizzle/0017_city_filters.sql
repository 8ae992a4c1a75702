-- Cities and countries of groups and events are filter options too.
DROP TRIGGER "events_changed_filters" ON "events";
--> statement-breakpoint
CREATE TRIGGER "events_changed_filters" AFTER UPDATE OF "alliance_id", "group_id", "status", "kind", "category", "venue_city", "venue_country_code", "tags" ON "events" FOR EACH ROW
	WHEN ((old.alliance_id, old.group_id, old.status, old.kind, old.category, old.venue_city, old.venue_country_code, old.tags) IS DISTINCT FROM (new.alliance_id, new.group_id, new.status, new.kind, new.category, new.venue_city, new.venue_country_code, new.tags)) EXECUTE FUNCTION alliance_note_filter_change();
--> statement-breakpoint
DROP TRIGGER "groups_changed_filters" ON "groups";
--> statement-breakpoint
CREATE TRIGGER "groups_changed_filters" AFTER UPDATE OF "alliance_id", "slug", "active", "category", "region", "city", "country_code", "tags" ON "groups" FOR EACH ROW
	WHEN ((old.alliance_id, old.slug, old.active, old.category, old.region, old.city, old.country_code, old.tags) IS DISTINCT FROM (new.alliance_id, new.slug, new.active, new.category, new.region, new.city, new.country_code, new.tags)) EXECUTE FUNCTION alliance_note_filter_change();
--> statement-breakpoint
-- The service counts these when it starts.
INSERT INTO "filter_changes" ("unit") SELECT "id" FROM "groups";
