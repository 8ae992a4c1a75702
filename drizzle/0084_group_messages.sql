CREATE TABLE "group_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"sent_by" uuid,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"recipient_count" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "group_messages_by_creation" ON "group_messages" USING btree ("group_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "group_messages_sent_by" ON "group_messages" USING btree ("sent_by");
--> statement-breakpoint
CREATE INDEX "group_messages_age" ON "group_messages" USING btree ("created_at");
