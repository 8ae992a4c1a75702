-- run: outside of a transaction
CREATE INDEX CONCURRENTLY "users_name_trigrams" ON "users" USING gin (alliance_fold("name") gin_trgm_ops);
