ALTER TABLE "events" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "approval_required" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "max_guests" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "rsvp_opens_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "rsvp_closes_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "series_id" uuid;
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_max_guests_check" CHECK ("events"."max_guests" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_rsvp_times_check" CHECK ("events"."rsvp_opens_at" < "events"."rsvp_closes_at") NOT VALID;
