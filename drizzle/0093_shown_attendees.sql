ALTER TABLE "users" ADD COLUMN "show_as_attendee" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Jobs name who posted them, and pages of events show attendees who agreed: those are dropped with any change of what they show of them.
CREATE OR REPLACE TRIGGER "users_change" AFTER UPDATE OF "name", "photo_url", "show_as_attendee", "disabled_at" ON "users" FOR EACH ROW
	WHEN (old.name <> new.name OR ((old.show_as_attendee OR new.show_as_attendee) AND (old.photo_url, old.show_as_attendee, old.disabled_at)
		IS DISTINCT FROM (new.photo_url, new.show_as_attendee, new.disabled_at))) EXECUTE FUNCTION public.alliance_tell_user();
