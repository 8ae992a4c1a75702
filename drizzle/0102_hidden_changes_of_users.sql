CREATE TRIGGER "users_noted_hidden" AFTER UPDATE OF "name" ON "users" FOR EACH ROW
	WHEN (old.name <> new.name) EXECUTE FUNCTION alliance_note_hidden_jobs_of_user();
--> statement-breakpoint
CREATE TRIGGER "users_noted_hidden_deletion" AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION alliance_note_hidden_jobs_of_user();
