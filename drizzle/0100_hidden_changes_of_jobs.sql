CREATE TRIGGER "jobs_noted_hidden" AFTER INSERT OR DELETE ON "jobs" FOR EACH ROW EXECUTE FUNCTION alliance_note_hidden_job();
--> statement-breakpoint
CREATE TRIGGER "jobs_noted_hidden_changes" AFTER UPDATE ON "jobs" FOR EACH ROW
	WHEN (old.status <> 'published' OR new.status <> 'published') EXECUTE FUNCTION alliance_note_hidden_job();
