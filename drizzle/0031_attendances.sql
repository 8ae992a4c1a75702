ALTER TABLE "attendances" DROP CONSTRAINT "attendances_status_check";
--> statement-breakpoint
ALTER TABLE "attendances" ADD COLUMN "guests" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "attendances" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "attendances" ADD COLUMN "decision_pending" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_guests_check" CHECK ("attendances"."guests" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_status_check" CHECK ("attendances"."status" in ('attending', 'waitlisted', 'pending', 'declined')) NOT VALID;
