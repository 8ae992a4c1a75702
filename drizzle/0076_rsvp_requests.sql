CREATE TABLE "rsvp_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"language" text,
	"guests" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"places" integer NOT NULL,
	"held_until" timestamp (3) with time zone,
	"arrival" bigint,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rsvp_requests_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "rsvp_requests_language_check" CHECK ("rsvp_requests"."language" in ('en', 'de', 'es', 'ja', 'fr', 'pt', 'uk')),
	CONSTRAINT "rsvp_requests_hold_check" CHECK (("rsvp_requests"."places" > 0) = ("rsvp_requests"."held_until" is not null))
);
--> statement-breakpoint
ALTER TABLE "rsvp_requests" ADD CONSTRAINT "rsvp_requests_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rsvp_requests_event" ON "rsvp_requests" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "rsvp_requests_email" ON "rsvp_requests" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "rsvp_requests_hold" ON "rsvp_requests" USING btree ("held_until") WHERE "rsvp_requests"."held_until" is not null;--> statement-breakpoint
CREATE INDEX "rsvp_requests_expiry" ON "rsvp_requests" USING btree ("expires_at") WHERE "rsvp_requests"."held_until" is null;