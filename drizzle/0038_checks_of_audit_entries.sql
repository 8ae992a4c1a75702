ALTER TABLE "audit_entries" VALIDATE CONSTRAINT "audit_entries_action_check";
--> statement-breakpoint
ALTER TABLE "audit_entries" VALIDATE CONSTRAINT "audit_entries_subject_type_check";
