-- section: statistics
-- run: outside of a transaction
-- PostgreSQL has no statistics of new columns and indexes until autovacuum analyzes the table, which may take weeks: searches took three times as long.
ANALYZE "alliances", "groups", "events", "jobs", "landscape_entries", "users", "sessions", "api_tokens", "roles", "memberships", "attendances", "job_applications", "invitations", "audit_entries", "resource_changes", "hidden_changes", "webhook_deliveries";
