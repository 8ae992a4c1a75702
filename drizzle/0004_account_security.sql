CREATE TABLE "security_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"event" text NOT NULL,
	"subject" text,
	"address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "security_events_event_check" CHECK ("security_events"."event" in ('registered', 'email_verified', 'login', 'new_device', 'login_failed', 'login_blocked', 'logout', 'session_ended', 'other_sessions_ended', 'password_changed', 'reset_requested', 'password_reset', 'account_recovered', 'provider_linked', 'provider_unlinked', 'token_created', 'token_revoked', 'all_tokens_revoked', 'account_disabled', 'account_enabled'))
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "owner_proven_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "security_events_user" ON "security_events" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "security_events_creation" ON "security_events" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_parent_id_api_tokens_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."api_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_tokens_parent" ON "api_tokens" USING btree ("parent_id");--> statement-breakpoint
-- Accounts from before this migration: a verified address counts as proven.
UPDATE "users" SET "owner_proven_at" = "email_verified_at";
