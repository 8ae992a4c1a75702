ALTER TABLE "mail_tokens" VALIDATE CONSTRAINT "mail_tokens_purpose_check";
--> statement-breakpoint
ALTER TABLE "security_events" VALIDATE CONSTRAINT "security_events_event_check";
