CREATE TRIGGER "events_noted_hidden" AFTER INSERT OR DELETE ON "events" FOR EACH ROW EXECUTE FUNCTION alliance_note_hidden_event();
--> statement-breakpoint
CREATE TRIGGER "events_noted_hidden_changes" AFTER UPDATE ON "events" FOR EACH ROW
	WHEN (old.status = 'draft' OR (old.status, old.ends_at) IS DISTINCT FROM (new.status, new.ends_at)) EXECUTE FUNCTION alliance_note_hidden_event();
