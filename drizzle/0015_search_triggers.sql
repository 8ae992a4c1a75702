CREATE TRIGGER "events_changed_words" AFTER UPDATE OF "document" ON "events" FOR EACH ROW
	WHEN (old.document IS DISTINCT FROM new.document AND old.group_name = new.group_name) EXECUTE FUNCTION alliance_note_words();
--> statement-breakpoint
CREATE TRIGGER "groups_changed_words" AFTER UPDATE OF "document" ON "groups" FOR EACH ROW WHEN (old.document IS DISTINCT FROM new.document) EXECUTE FUNCTION alliance_note_words();
--> statement-breakpoint
CREATE TRIGGER "jobs_changed_words" AFTER UPDATE OF "document" ON "jobs" FOR EACH ROW
	WHEN (old.document IS DISTINCT FROM new.document AND old.group_name IS NOT DISTINCT FROM new.group_name) EXECUTE FUNCTION alliance_note_words();
--> statement-breakpoint
CREATE TRIGGER "landscape_entries_changed_words" AFTER UPDATE OF "document" ON "landscape_entries" FOR EACH ROW WHEN (old.document IS DISTINCT FROM new.document) EXECUTE FUNCTION alliance_note_words();
--> statement-breakpoint
-- The group itself tells of its new name.
CREATE TRIGGER "events_update" AFTER UPDATE ON "events" FOR EACH ROW
WHEN (old.group_name = new.group_name AND (old.reminded_for IS NOT DISTINCT FROM new.reminded_for OR old.revision <> new.revision) AND (old.attendee_count = new.attendee_count
  OR (old.group_id, old.status, old.ends_at, old.kind, old.category, old.tags)
    IS DISTINCT FROM (new.group_id, new.status, new.ends_at, new.kind, new.category, new.tags))) EXECUTE FUNCTION alliance_tell_event('events');
--> statement-breakpoint
CREATE TRIGGER "jobs_change" AFTER INSERT OR DELETE ON "jobs" FOR EACH ROW EXECUTE FUNCTION alliance_tell_job();
--> statement-breakpoint
CREATE TRIGGER "jobs_update" AFTER UPDATE ON "jobs" FOR EACH ROW
WHEN (old.group_name IS NOT DISTINCT FROM new.group_name) EXECUTE FUNCTION alliance_tell_job();
--> statement-breakpoint
-- The lock makes a new event and a new name of its group take turns: whoever comes second knows of the first.
CREATE FUNCTION public.alliance_name_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.group_name := coalesce((SELECT name FROM public.groups WHERE id = new.group_id FOR SHARE), CASE tg_table_name WHEN 'events' THEN '' END);
	RETURN new;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "events_group_name" BEFORE INSERT ON "events" FOR EACH ROW EXECUTE FUNCTION alliance_name_group();
--> statement-breakpoint
CREATE TRIGGER "jobs_group_name" BEFORE INSERT ON "jobs" FOR EACH ROW EXECUTE FUNCTION alliance_name_group();
--> statement-breakpoint
-- Not BEFORE UPDATE: with such a trigger, PostgreSQL makes a row's document anew at each RSVP. An event stays with its group.
CREATE FUNCTION public.alliance_name_other_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public.jobs SET group_name = (SELECT name FROM public.groups WHERE id = new.group_id FOR SHARE) WHERE id = new.id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "jobs_other_group" AFTER UPDATE OF "group_id" ON "jobs" FOR EACH ROW
	WHEN (old.group_id IS DISTINCT FROM new.group_id) EXECUTE FUNCTION alliance_name_other_group();
--> statement-breakpoint
-- The next 500 events and the newest 500 jobs at once. The service names the others soon, a few in a transaction: nobody waits for
-- the lock of a row until thousands of others are changed.
CREATE FUNCTION public.alliance_rename_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public.events SET group_name = new.name
		WHERE id IN (SELECT id FROM public.events WHERE group_id = new.id ORDER BY starts_at DESC LIMIT 500);
	UPDATE public.jobs SET group_name = new.name
		WHERE id IN (SELECT id FROM public.jobs WHERE group_id = new.id ORDER BY created_at DESC LIMIT 500);
	INSERT INTO public.renamed_groups (group_id) SELECT new.id
		WHERE EXISTS (SELECT FROM public.events WHERE group_id = new.id AND group_name <> new.name)
			OR EXISTS (SELECT FROM public.jobs WHERE group_id = new.id AND group_name <> new.name);
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Triggers fire in the order of their names: this one before "groups_noted", which notes changes. An RSVP too locks the row of an event
-- first and then notes its change, so that neither waits for the other.
CREATE TRIGGER "groups_name_passed_on" AFTER UPDATE OF "name" ON "groups" FOR EACH ROW WHEN (old.name <> new.name) EXECUTE FUNCTION alliance_rename_group();
--> statement-breakpoint
INSERT INTO "search_words" ("word")
SELECT DISTINCT "word" FROM (
	SELECT unnest(tsvector_to_array(ts_filter("document", '{a,b}'))) AS "word" FROM "events"
	UNION ALL SELECT unnest(tsvector_to_array(ts_filter("document", '{a,b}'))) AS "word" FROM "groups"
	UNION ALL SELECT unnest(tsvector_to_array(ts_filter("document", '{a,b}'))) AS "word" FROM "jobs"
	UNION ALL SELECT unnest(tsvector_to_array(ts_filter("document", '{a,b}'))) AS "word" FROM "landscape_entries"
) found
WHERE length("word") > 2 AND NOT EXISTS (SELECT FROM "search_words" known WHERE known.word = found.word);
