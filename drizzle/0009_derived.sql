CREATE TABLE "filter_changes" (
	"unit" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "filter_totals" (
	"alliance_id" uuid NOT NULL,
	"entity" text COLLATE "C" NOT NULL,
	"parameter" text COLLATE "C" NOT NULL,
	"value" text COLLATE "C" NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "filter_totals_alliance_id_entity_parameter_value_pk" PRIMARY KEY("alliance_id","entity","parameter","value")
);
--> statement-breakpoint
CREATE TABLE "filter_units" (
	"unit" uuid PRIMARY KEY NOT NULL,
	"alliance_id" uuid NOT NULL,
	"options" jsonb NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
-- The words of a new or changed document that are not known yet. Two transactions may insert the same word: neither waits.
CREATE FUNCTION public.alliance_note_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public.search_words (word)
	SELECT word FROM unnest(tsvector_to_array(ts_filter(new.document, '{a,b}'))) found (word)
	WHERE length(word) > 2 AND NOT EXISTS (SELECT FROM public.search_words known WHERE known.word = found.word);
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- The unit of filter options that a row counts in, before and after its change.
CREATE FUNCTION public.alliance_note_filter_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	before uuid;
	after uuid;
BEGIN
	CASE tg_table_name
		WHEN 'events' THEN before := old.group_id; after := new.group_id;
		WHEN 'groups' THEN before := old.id; after := new.id;
		WHEN 'jobs' THEN before := coalesce(old.group_id, old.alliance_id); after := coalesce(new.group_id, new.alliance_id);
		ELSE before := old.alliance_id; after := new.alliance_id;
	END CASE;
	INSERT INTO public.filter_changes (unit) SELECT before WHERE before IS NOT NULL UNION SELECT after WHERE after IS NOT NULL;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "events_new_words" AFTER INSERT ON "events" FOR EACH ROW EXECUTE FUNCTION alliance_note_words();
--> statement-breakpoint
CREATE TRIGGER "events_changed_words" AFTER UPDATE OF "document" ON "events" FOR EACH ROW WHEN (old.document IS DISTINCT FROM new.document) EXECUTE FUNCTION alliance_note_words();
--> statement-breakpoint
CREATE TRIGGER "events_filters" AFTER INSERT OR DELETE ON "events" FOR EACH ROW EXECUTE FUNCTION alliance_note_filter_change();
--> statement-breakpoint
CREATE TRIGGER "events_changed_filters" AFTER UPDATE OF "alliance_id", "group_id", "status", "kind", "category", "tags" ON "events" FOR EACH ROW
	WHEN ((old.alliance_id, old.group_id, old.status, old.kind, old.category, old.tags) IS DISTINCT FROM (new.alliance_id, new.group_id, new.status, new.kind, new.category, new.tags)) EXECUTE FUNCTION alliance_note_filter_change();
--> statement-breakpoint
CREATE TRIGGER "groups_new_words" AFTER INSERT ON "groups" FOR EACH ROW EXECUTE FUNCTION alliance_note_words();
--> statement-breakpoint
CREATE TRIGGER "groups_changed_words" AFTER UPDATE OF "document" ON "groups" FOR EACH ROW WHEN (old.document IS DISTINCT FROM new.document) EXECUTE FUNCTION alliance_note_words();
--> statement-breakpoint
CREATE TRIGGER "groups_filters" AFTER INSERT OR DELETE ON "groups" FOR EACH ROW EXECUTE FUNCTION alliance_note_filter_change();
--> statement-breakpoint
CREATE TRIGGER "groups_changed_filters" AFTER UPDATE OF "alliance_id", "slug", "active", "category", "region", "country_code", "tags" ON "groups" FOR EACH ROW
	WHEN ((old.alliance_id, old.slug, old.active, old.category, old.region, old.country_code, old.tags) IS DISTINCT FROM (new.alliance_id, new.slug, new.active, new.category, new.region, new.country_code, new.tags)) EXECUTE FUNCTION alliance_note_filter_change();
--> statement-breakpoint
CREATE TRIGGER "jobs_new_words" AFTER INSERT ON "jobs" FOR EACH ROW EXECUTE FUNCTION alliance_note_words();
--> statement-breakpoint
CREATE TRIGGER "jobs_changed_words" AFTER UPDATE OF "document" ON "jobs" FOR EACH ROW WHEN (old.document IS DISTINCT FROM new.document) EXECUTE FUNCTION alliance_note_words();
--> statement-breakpoint
CREATE TRIGGER "jobs_filters" AFTER INSERT OR DELETE ON "jobs" FOR EACH ROW EXECUTE FUNCTION alliance_note_filter_change();
--> statement-breakpoint
CREATE TRIGGER "jobs_changed_filters" AFTER UPDATE OF "alliance_id", "group_id", "status", "expires_at", "remote", "employment_type", "location", "tags" ON "jobs" FOR EACH ROW
	WHEN ((old.alliance_id, old.group_id, old.status, old.expires_at, old.remote, old.employment_type, old.location, old.tags) IS DISTINCT FROM (new.alliance_id, new.group_id, new.status, new.expires_at, new.remote, new.employment_type, new.location, new.tags)) EXECUTE FUNCTION alliance_note_filter_change();
--> statement-breakpoint
CREATE TRIGGER "landscape_entries_new_words" AFTER INSERT ON "landscape_entries" FOR EACH ROW EXECUTE FUNCTION alliance_note_words();
--> statement-breakpoint
CREATE TRIGGER "landscape_entries_changed_words" AFTER UPDATE OF "document" ON "landscape_entries" FOR EACH ROW WHEN (old.document IS DISTINCT FROM new.document) EXECUTE FUNCTION alliance_note_words();
--> statement-breakpoint
CREATE TRIGGER "landscape_entries_filters" AFTER INSERT OR DELETE ON "landscape_entries" FOR EACH ROW EXECUTE FUNCTION alliance_note_filter_change();
--> statement-breakpoint
CREATE TRIGGER "landscape_entries_changed_filters" AFTER UPDATE OF "alliance_id", "published", "kind", "category", "stage", "tags" ON "landscape_entries" FOR EACH ROW
	WHEN ((old.alliance_id, old.published, old.kind, old.category, old.stage, old.tags) IS DISTINCT FROM (new.alliance_id, new.published, new.kind, new.category, new.stage, new.tags)) EXECUTE FUNCTION alliance_note_filter_change();
--> statement-breakpoint
-- TRUNCATE, which fires no trigger of a row: every unit is counted anew.
CREATE FUNCTION public.alliance_note_truncation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public.filter_changes (unit) SELECT unit FROM public.filter_units;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "events_truncated_filters" AFTER TRUNCATE ON "events" FOR EACH STATEMENT EXECUTE FUNCTION alliance_note_truncation();
--> statement-breakpoint
CREATE TRIGGER "groups_truncated_filters" AFTER TRUNCATE ON "groups" FOR EACH STATEMENT EXECUTE FUNCTION alliance_note_truncation();
--> statement-breakpoint
CREATE TRIGGER "jobs_truncated_filters" AFTER TRUNCATE ON "jobs" FOR EACH STATEMENT EXECUTE FUNCTION alliance_note_truncation();
--> statement-breakpoint
CREATE TRIGGER "landscape_entries_truncated_filters" AFTER TRUNCATE ON "landscape_entries" FOR EACH STATEMENT EXECUTE FUNCTION alliance_note_truncation();
--> statement-breakpoint
-- A search shows events that have begun after those to come: their start is told too, as a moment that changes what is kept.
CREATE OR REPLACE FUNCTION public.alliance_tell_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM alliance_tell_change(tg_argv[0], coalesce(new.alliance_id, old.alliance_id), coalesce(new.id, old.id),
		coalesce(new.ends_at, old.ends_at));
	IF new.starts_at IS NOT NULL AND (new.starts_at, new.status) IS DISTINCT FROM (old.starts_at, old.status) THEN
		PERFORM alliance_tell_change(tg_argv[0], new.alliance_id, new.id, new.starts_at);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Triggers keep writers out until the end, so no row is missed; readers go on.
INSERT INTO "search_words" ("word")
SELECT DISTINCT "word" FROM (
	SELECT unnest(tsvector_to_array(ts_filter("document", '{a,b}'))) AS "word" FROM "events"
	UNION ALL SELECT unnest(tsvector_to_array(ts_filter("document", '{a,b}'))) AS "word" FROM "groups"
	UNION ALL SELECT unnest(tsvector_to_array(ts_filter("document", '{a,b}'))) AS "word" FROM "jobs"
	UNION ALL SELECT unnest(tsvector_to_array(ts_filter("document", '{a,b}'))) AS "word" FROM "landscape_entries"
) words
WHERE length("word") > 2;
--> statement-breakpoint
-- The service counts these when it starts.
INSERT INTO "filter_changes" ("unit") SELECT "id" FROM "groups" UNION ALL SELECT "id" FROM "alliances";
--> statement-breakpoint
CREATE INDEX "filter_units_valid_from" ON "filter_units" USING btree ("valid_from");--> statement-breakpoint
CREATE INDEX "filter_units_valid_until" ON "filter_units" USING btree ("valid_until");--> statement-breakpoint
CREATE INDEX "search_words_word" ON "search_words" USING btree ("word");--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin (alliance_fold("word") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_by_time" ON "events" USING btree ("starts_at","id") WHERE "events"."status" <> 'draft';--> statement-breakpoint
CREATE INDEX "events_upcoming" ON "events" USING btree ("alliance_id","ends_at","group_id") WHERE "events"."status" = 'published';--> statement-breakpoint
-- Last, because readers wait from here on: these take milliseconds, whatever the number of rows.
DROP INDEX "events_alliance_upcoming";--> statement-breakpoint
DROP INDEX "events_spelling";--> statement-breakpoint
DROP INDEX "groups_spelling";--> statement-breakpoint
DROP INDEX "jobs_spelling";--> statement-breakpoint
DROP INDEX "landscape_entries_spelling";--> statement-breakpoint
ALTER TABLE "events" DROP COLUMN "spelling";--> statement-breakpoint
ALTER TABLE "groups" DROP COLUMN "spelling";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "spelling";--> statement-breakpoint
ALTER TABLE "landscape_entries" DROP COLUMN "spelling";
