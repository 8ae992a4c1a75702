ALTER TABLE "security_events" VALIDATE CONSTRAINT "security_events_event_check";
