CREATE TRIGGER "groups_noted_hidden" AFTER INSERT OR DELETE ON "groups" FOR EACH ROW EXECUTE FUNCTION alliance_note_hidden_group();
--> statement-breakpoint
CREATE TRIGGER "groups_noted_hidden_changes" AFTER UPDATE ON "groups" FOR EACH ROW
	WHEN (NOT old.active OR NOT new.active OR (old.name, old.organizers) IS DISTINCT FROM (new.name, new.organizers)) EXECUTE FUNCTION alliance_note_hidden_group();
