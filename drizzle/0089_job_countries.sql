ALTER TABLE "jobs" ADD COLUMN "country_code" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_country_code_check" CHECK ("jobs"."country_code" ~ '^[A-Z]{2}$') NOT VALID;