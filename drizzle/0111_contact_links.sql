-- run: outside of a transaction
CREATE INDEX CONCURRENTLY "alliances_contact_link" ON "alliances" USING btree ("contact_link_hash");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "groups_contact_link" ON "groups" USING btree ("contact_link_hash");