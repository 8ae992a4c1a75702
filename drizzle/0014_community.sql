CREATE TABLE "calendar_addresses" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"token_id" uuid,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_addresses_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "event_states" (
	"event_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"venue_name" text,
	"venue_address" text,
	"venue_city" text,
	"venue_country_code" text,
	"meeting_url" text,
	CONSTRAINT "event_states_event_id_revision_pk" PRIMARY KEY("event_id","revision")
);
--> statement-breakpoint
CREATE TABLE "renamed_groups" (
	"group_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resource_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"alliance_id" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"removed" boolean NOT NULL,
	CONSTRAINT "resource_changes_type_check" CHECK ("resource_changes"."type" in ('alliance', 'group', 'event', 'job', 'landscape_entry'))
);
--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_venue_check";--> statement-breakpoint
ALTER TABLE "security_events" DROP CONSTRAINT "security_events_event_check";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action_check";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_subject_type_check";--> statement-breakpoint
ALTER TABLE "job_applications" DROP CONSTRAINT "job_applications_status_check";--> statement-breakpoint
DROP INDEX "events_by_time";--> statement-breakpoint
ALTER TABLE "alliances" drop column "document";--> statement-breakpoint
ALTER TABLE "alliances" ADD COLUMN "document" "tsvector" GENERATED ALWAYS AS (alliance_vector(coalesce("name", ''), 'A') || alliance_vector(coalesce("description", ''), 'B')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "events" drop column "document";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "document" "tsvector" GENERATED ALWAYS AS (alliance_vector(coalesce("name", ''), 'A') || alliance_vector(coalesce("summary", '') || ' ' || alliance_words("tags") || ' ' || coalesce("category", '') || ' ' || coalesce("group_name", '') || ' ' || coalesce("venue_name", '') || ' ' || coalesce("venue_city", ''), 'B') || alliance_vector(coalesce("description", ''), 'C') || alliance_vector(coalesce("venue_address", ''), 'D')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" drop column "document";--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "document" "tsvector" GENERATED ALWAYS AS (alliance_vector(coalesce("name", ''), 'A') || alliance_vector(alliance_words("tags") || ' ' || coalesce("category", '') || ' ' || coalesce("city", '') || ' ' || coalesce("region", ''), 'B') || alliance_vector(coalesce("description", ''), 'C')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" drop column "document";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "document" "tsvector" GENERATED ALWAYS AS (alliance_vector(coalesce("title", ''), 'A') || alliance_vector(coalesce("company_name", '') || ' ' || coalesce("summary", '') || ' ' || alliance_words("tags") || ' ' || coalesce("location", '') || ' ' || coalesce("group_name", ''), 'B') || alliance_vector(coalesce("description", ''), 'C')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "landscape_entries" drop column "document";--> statement-breakpoint
ALTER TABLE "landscape_entries" ADD COLUMN "document" "tsvector" GENERATED ALWAYS AS (alliance_vector(coalesce("name", ''), 'A') || alliance_vector(coalesce("summary", '') || ' ' || alliance_words("tags") || ' ' || coalesce("category", ''), 'B') || alliance_vector(coalesce("description", ''), 'C')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "venue_latitude" double precision;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "venue_longitude" double precision;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "reminded_for" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "organizers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "show_as_organizer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "muted_notifications" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "attendances" ADD COLUMN "known_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attendances" ADD COLUMN "promotion_pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "known_status" text DEFAULT 'submitted' NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_token_id_api_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."api_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_states" ADD CONSTRAINT "event_states_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alliances_document" ON "alliances" USING gin ("document");--> statement-breakpoint
CREATE INDEX "events_document" ON "events" USING gin ("document");--> statement-breakpoint
CREATE INDEX "groups_document" ON "groups" USING gin ("document");--> statement-breakpoint
CREATE INDEX "jobs_document" ON "jobs" USING gin ("document");--> statement-breakpoint
CREATE INDEX "landscape_entries_document" ON "landscape_entries" USING gin ("document");--> statement-breakpoint
CREATE INDEX "calendar_addresses_token" ON "calendar_addresses" USING btree ("token_id");--> statement-breakpoint
CREATE INDEX "resource_changes_by_time" ON "resource_changes" USING btree ("type","changed_at","id") WHERE not "resource_changes"."removed";--> statement-breakpoint
CREATE INDEX "resource_changes_of_alliance" ON "resource_changes" USING btree ("alliance_id","type","changed_at","id") WHERE not "resource_changes"."removed";--> statement-breakpoint
CREATE INDEX "resource_changes_removed" ON "resource_changes" USING btree ("changed_at","id") WHERE "resource_changes"."removed";--> statement-breakpoint
CREATE INDEX "events_newest" ON "events" USING btree ("created_at","id","ends_at") WHERE "events"."status" <> 'draft';--> statement-breakpoint
CREATE INDEX "events_location" ON "events" USING gist (alliance_location("venue_latitude", "venue_longitude"),"starts_at") WHERE "events"."status" <> 'draft' and "events"."venue_latitude" is not null;--> statement-breakpoint
CREATE INDEX "groups_location" ON "groups" USING gist (alliance_location("latitude", "longitude")) WHERE "groups"."active" and "groups"."latitude" is not null;--> statement-breakpoint
CREATE INDEX "events_by_time" ON "events" USING btree ("starts_at","id","ends_at") WHERE "events"."status" <> 'draft';--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_venue_location_check" CHECK (("events"."venue_latitude" is null) = ("events"."venue_longitude" is null) and "events"."venue_latitude" between -90 and 90 and "events"."venue_longitude" between -180 and 180);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_venue_check" CHECK ("events"."venue_name" is not null or num_nonnulls("events"."venue_address", "events"."venue_city", "events"."venue_country_code", "events"."venue_latitude") = 0);--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_event_check" CHECK ("security_events"."event" in ('registered', 'email_verified', 'login', 'new_device', 'login_failed', 'login_blocked', 'logout', 'session_ended', 'other_sessions_ended', 'password_changed', 'reset_requested', 'password_reset', 'account_recovered', 'provider_linked', 'provider_unlinked', 'token_created', 'token_revoked', 'all_tokens_revoked', 'calendar_created', 'calendar_deleted', 'account_disabled', 'account_enabled'));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action_check" CHECK ("audit_entries"."action" in ('createAlliance', 'updateAlliance', 'createGroup', 'updateGroup', 'createEvent', 'updateEvent', 'createJob', 'updateJob', 'deleteJob', 'updateJobApplication', 'createLandscapeEntry', 'updateLandscapeEntry', 'grantAllianceAdmin', 'revokeAllianceAdmin', 'grantGroupAdmin', 'revokeGroupAdmin'));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_subject_type_check" CHECK ("audit_entries"."subject_type" in ('alliance', 'group', 'event', 'job', 'job_application', 'landscape_entry', 'user'));--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_status_check" CHECK ("job_applications"."status" in ('submitted', 'in_review', 'accepted', 'rejected'));