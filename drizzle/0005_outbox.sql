CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"merge_key" text,
	"payload" jsonb NOT NULL,
	"priority" integer NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outbox_order" ON "outbox" USING btree ("priority","next_attempt_at","id");--> statement-breakpoint
CREATE INDEX "outbox_next_attempt" ON "outbox" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "outbox_merge" ON "outbox" USING btree ("topic","merge_key") WHERE "outbox"."merge_key" is not null;--> statement-breakpoint
-- Emails that wait move to the outbox and are due at once.
INSERT INTO "outbox" ("id", "topic", "payload", "priority", "next_attempt_at", "created_at")
SELECT "id", 'mail', jsonb_build_object('recipient', "recipient", 'subject', "subject", 'text', "text", 'html', "html", 'urgent', true), 0, "created_at", "created_at"
FROM "mails";
--> statement-breakpoint
DROP TABLE "mails";--> statement-breakpoint
-- The schema of pg-boss, which delivered emails before. A schema of the same name that is not pg-boss's stays.
DO $$
BEGIN
	IF to_regclass('queue.job') IS NOT NULL AND to_regclass('queue.version') IS NOT NULL THEN
		DROP SCHEMA "queue" CASCADE;
	END IF;
END
$$;
