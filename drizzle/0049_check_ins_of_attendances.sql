ALTER TABLE "attendances" ADD COLUMN "check_in_code" text;
--> statement-breakpoint
ALTER TABLE "attendances" ADD COLUMN "checked_in_at" timestamp (3) with time zone;
