CREATE TABLE "event_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"sent_by" uuid,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"audience" text NOT NULL,
	"recipient_count" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_messages_audience_check" CHECK ("event_messages"."audience" in ('attending', 'waitlisted', 'pending', 'everyone'))
);
--> statement-breakpoint
CREATE INDEX "event_messages_by_creation" ON "event_messages" USING btree ("event_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "event_messages_sent_by" ON "event_messages" USING btree ("sent_by");
