-- Jobs name who posted them, and stay when that user is deleted.
CREATE FUNCTION public.alliance_note_deleted_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('public_changes', concat_ws(' ', 'users', '*', old.id));
	PERFORM public.alliance_touch(id) FROM (SELECT id FROM public.jobs WHERE posted_by = old.id AND status = 'published' ORDER BY id) listed;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "users_deleted" AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION alliance_note_deleted_user();
