ALTER TABLE "attendances" VALIDATE CONSTRAINT "attendances_guests_check";
--> statement-breakpoint
ALTER TABLE "attendances" VALIDATE CONSTRAINT "attendances_status_check";
