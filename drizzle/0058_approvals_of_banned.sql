-- An RSVP that an administrator lets in. One that leaves the waitlist by itself is withdrawn by the ban.
CREATE TRIGGER "attendances_refuse_banned_again" AFTER UPDATE OF "status" ON "attendances"
	FOR EACH ROW WHEN (old.status IN ('declined', 'pending') AND new.status IN ('attending', 'waitlisted'))
	EXECUTE FUNCTION public.alliance_refuse_banned();
