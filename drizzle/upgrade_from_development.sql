-- Upgrades a database at the last migration before 0000_baseline.sql to its state. Stop all processes of the service first: it renames
-- tables and columns that they use.
-- from: 1795802003309
ALTER TABLE "event_news" RENAME TO "event_notifications";
--> statement-breakpoint
ALTER TABLE "event_notifications" RENAME COLUMN "told_at" TO "notified_at";
--> statement-breakpoint
ALTER TABLE "event_notifications" RENAME CONSTRAINT "event_news_user_id_event_id_pk" TO "event_notifications_user_id_event_id_pk";
--> statement-breakpoint
ALTER TABLE "event_notifications" RENAME CONSTRAINT "event_news_event_id_events_id_fk" TO "event_notifications_event_id_events_id_fk";
--> statement-breakpoint
ALTER TABLE "event_notifications" RENAME CONSTRAINT "event_news_user_id_users_id_fk" TO "event_notifications_user_id_users_id_fk";
--> statement-breakpoint
ALTER INDEX "event_news_event" RENAME TO "event_notifications_event";
--> statement-breakpoint
ALTER INDEX "event_news_age" RENAME TO "event_notifications_age";
--> statement-breakpoint
UPDATE "outbox" SET "topic" = 'event_notifications' WHERE "topic" = 'event_news';
--> statement-breakpoint
ALTER TABLE "notification_times" RENAME COLUMN "told_at" TO "notified_at";
--> statement-breakpoint
ALTER TABLE "refused_invitations" RENAME TO "invitation_opt_outs";
--> statement-breakpoint
ALTER TABLE "invitation_opt_outs" RENAME CONSTRAINT "refused_invitations_pkey" TO "invitation_opt_outs_pkey";
--> statement-breakpoint
ALTER TABLE "unsent_forms" RENAME TO "saved_forms";
--> statement-breakpoint
ALTER TABLE "saved_forms" RENAME CONSTRAINT "unsent_forms_pkey" TO "saved_forms_pkey";
--> statement-breakpoint
ALTER TABLE "saved_forms" RENAME CONSTRAINT "unsent_forms_user_id_users_id_fk" TO "saved_forms_user_id_users_id_fk";
--> statement-breakpoint
ALTER INDEX "unsent_forms_expiry" RENAME TO "saved_forms_expiry";
--> statement-breakpoint
ALTER TABLE "reports" RENAME COLUMN "known_status" TO "notified_status";
--> statement-breakpoint
DROP INDEX "jobs_location_trigrams";
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "accessibility_notes" text;
