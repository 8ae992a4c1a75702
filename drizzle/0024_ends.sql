-- run: outside of a transaction
CREATE INDEX CONCURRENTLY "mail_tokens_expiry" ON "mail_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_unverified" ON "users" USING btree ("created_at") WHERE "users"."email_verified_at" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "api_tokens_end" ON "api_tokens" USING btree (least(revoked_at, expires_at));--> statement-breakpoint
CREATE INDEX CONCURRENTLY "oauth_clients_unused" ON "oauth_clients" USING btree ("updated_at") WHERE "oauth_clients"."source" <> 'developer';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_entries_age" ON "audit_entries" USING btree ("created_at");