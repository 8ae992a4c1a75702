CREATE TRIGGER "landscape_entries_noted_hidden" AFTER INSERT OR DELETE ON "landscape_entries" FOR EACH ROW EXECUTE FUNCTION alliance_note_hidden_landscape_entry();
--> statement-breakpoint
CREATE TRIGGER "landscape_entries_noted_hidden_changes" AFTER UPDATE ON "landscape_entries" FOR EACH ROW
	WHEN (NOT old.published OR NOT new.published) EXECUTE FUNCTION alliance_note_hidden_landscape_entry();
