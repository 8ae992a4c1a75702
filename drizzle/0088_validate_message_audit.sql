-- The actions of messages to members are among those that the check knows.
ALTER TABLE "audit_entries" VALIDATE CONSTRAINT "audit_entries_action_check";
