-- run: outside of a transaction
CREATE INDEX CONCURRENTLY "users_digest_weeks" ON "users" USING btree (coalesce("timezone", 'UTC'),"digest_week") WHERE "users"."digest_since" is not null;