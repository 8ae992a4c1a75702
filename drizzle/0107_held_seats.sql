ALTER TABLE "events" ADD COLUMN "held_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Whoever changes held seats locks the event first. Counting again needs no backfill: holds from before the migration are counted
-- at the next change of their event's holds, and end after 15 minutes.
CREATE FUNCTION public.alliance_count_held_seats() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed uuid := coalesce(new.event_id, old.event_id);
BEGIN
	UPDATE public.events
	SET held_count = (SELECT coalesce(sum(places), 0) FROM public.rsvp_requests WHERE event_id = changed)
	WHERE id = changed;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "rsvp_requests_held" AFTER INSERT ON "rsvp_requests" FOR EACH ROW
	WHEN (new.places > 0) EXECUTE FUNCTION alliance_count_held_seats();
--> statement-breakpoint
CREATE TRIGGER "rsvp_requests_held_changed" AFTER UPDATE OF "places" ON "rsvp_requests" FOR EACH ROW
	WHEN (old.places <> new.places) EXECUTE FUNCTION alliance_count_held_seats();
--> statement-breakpoint
CREATE TRIGGER "rsvp_requests_released" AFTER DELETE ON "rsvp_requests" FOR EACH ROW
	WHEN (old.places > 0) EXECUTE FUNCTION alliance_count_held_seats();
--> statement-breakpoint
-- Changes of held seats are announced as those of taken seats are: they affect the event, but no list's order or members.
CREATE TRIGGER "events_held" AFTER UPDATE OF "held_count" ON "events" FOR EACH ROW
	WHEN (old.held_count <> new.held_count) EXECUTE FUNCTION alliance_tell_event('attendance');
--> statement-breakpoint
CREATE TRIGGER "events_held_noted" AFTER UPDATE OF "held_count" ON "events" FOR EACH ROW
	WHEN (old.held_count <> new.held_count) EXECUTE FUNCTION alliance_note_attendance();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "events_update" AFTER UPDATE ON "events" FOR EACH ROW
	WHEN (old.group_name = new.group_name AND (old.reminded_for IS NOT DISTINCT FROM new.reminded_for OR old.revision <> new.revision)
	AND (old.attendee_count = new.attendee_count AND old.held_count = new.held_count
		OR (old.group_id, old.status, old.ends_at, old.kind, old.category, old.tags)
			IS DISTINCT FROM (new.group_id, new.status, new.ends_at, new.kind, new.category, new.tags)))
	EXECUTE FUNCTION alliance_tell_event('events');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "events_changes_noted" AFTER UPDATE ON "events" FOR EACH ROW
	WHEN (old.group_name = new.group_name AND (old.reminded_for IS NOT DISTINCT FROM new.reminded_for OR old.revision <> new.revision)
	AND (old.attendee_count = new.attendee_count AND old.held_count = new.held_count
		OR (old.status, old.ends_at) IS DISTINCT FROM (new.status, new.ends_at)))
	EXECUTE FUNCTION alliance_note_event();
