ALTER TABLE "events" VALIDATE CONSTRAINT "events_max_guests_check";
--> statement-breakpoint
ALTER TABLE "events" VALIDATE CONSTRAINT "events_rsvp_times_check";
