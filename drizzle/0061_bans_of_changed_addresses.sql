-- A ban holds the user's row while it is made, so the change of the address waits and sees it. Of two forms of one mailbox neither is given up.
CREATE TRIGGER "users_email_keep_bans" AFTER UPDATE OF "email" ON "users"
	FOR EACH ROW WHEN (
		old.email_verified_at IS NOT NULL AND public.alliance_mailbox(old.email) <> public.alliance_mailbox(new.email)
	) EXECUTE FUNCTION public.alliance_keep_bans();
--> statement-breakpoint
CREATE TRIGGER "users_email_resume_bans" AFTER UPDATE OF "email" ON "users"
	FOR EACH ROW WHEN (
		old.email_verified_at IS NOT NULL AND new.email_verified_at IS NOT NULL
		AND public.alliance_mailbox(old.email) <> public.alliance_mailbox(new.email)
	) EXECUTE FUNCTION public.alliance_resume_bans();
