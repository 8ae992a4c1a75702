CREATE TABLE "event_news" (
	"user_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"told_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_news_user_id_event_id_pk" PRIMARY KEY("user_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "notification_times" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_times_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE INDEX "event_news_event" ON "event_news" USING btree ("event_id");
--> statement-breakpoint
CREATE INDEX "event_news_age" ON "event_news" USING btree ("created_at");
