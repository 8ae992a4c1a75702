ALTER TABLE "users" ADD COLUMN "digest_since" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "event_news" ADD CONSTRAINT "event_news_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_times" ADD CONSTRAINT "notification_times_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
