-- run: outside of a transaction
CREATE INDEX CONCURRENTLY "users_digests" ON "users" USING btree ("digest_since") WHERE "users"."digest_since" is not null;
