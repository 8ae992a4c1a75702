-- section: imports
ALTER TABLE "imports" DROP CONSTRAINT "imports_status_check";
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_status_check" CHECK ("imports"."status" in ('draft', 'running', 'completed', 'undone')) NOT VALID;

-- section: checks of imports
ALTER TABLE "imports" VALIDATE CONSTRAINT "imports_status_check";
