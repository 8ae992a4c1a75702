CREATE TABLE "calendar_addresses" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"token_id" uuid,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_addresses_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "security_events" DROP CONSTRAINT "security_events_event_check";--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_token_id_api_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."api_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_addresses_token" ON "calendar_addresses" USING btree ("token_id");--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_event_check" CHECK ("security_events"."event" in ('registered', 'email_verified', 'login', 'new_device', 'login_failed', 'login_blocked', 'logout', 'session_ended', 'other_sessions_ended', 'password_changed', 'reset_requested', 'password_reset', 'account_recovered', 'provider_linked', 'provider_unlinked', 'token_created', 'token_revoked', 'all_tokens_revoked', 'calendar_created', 'calendar_deleted', 'account_disabled', 'account_enabled'));