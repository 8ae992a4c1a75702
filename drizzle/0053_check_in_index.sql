-- run: outside of a transaction
CREATE INDEX CONCURRENTLY "attendances_check_in_code" ON "attendances" USING btree ("event_id","check_in_code");
