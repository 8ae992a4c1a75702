-- Documents with words that are not in plain form. They are listed first, in one pass: each batch of the next migration would have to
-- search for them again. Documents that are written from now on are in plain form.
CREATE TABLE "documents_in_old_form" ("table" text, "id" uuid, PRIMARY KEY ("table", "id"));
--> statement-breakpoint
INSERT INTO "documents_in_old_form" SELECT 'alliances', "id" FROM "alliances"
WHERE "document"::text ~ '[^\x01-\x7f]' AND alliance_plain("document"::text) <> lower("document"::text COLLATE "C");
--> statement-breakpoint
INSERT INTO "documents_in_old_form" SELECT 'events', "id" FROM "events"
WHERE "document"::text ~ '[^\x01-\x7f]' AND alliance_plain("document"::text) <> lower("document"::text COLLATE "C");
--> statement-breakpoint
INSERT INTO "documents_in_old_form" SELECT 'groups', "id" FROM "groups"
WHERE "document"::text ~ '[^\x01-\x7f]' AND alliance_plain("document"::text) <> lower("document"::text COLLATE "C");
--> statement-breakpoint
INSERT INTO "documents_in_old_form" SELECT 'jobs', "id" FROM "jobs"
WHERE "document"::text ~ '[^\x01-\x7f]' AND alliance_plain("document"::text) <> lower("document"::text COLLATE "C");
--> statement-breakpoint
INSERT INTO "documents_in_old_form" SELECT 'landscape_entries', "id" FROM "landscape_entries"
WHERE "document"::text ~ '[^\x01-\x7f]' AND alliance_plain("document"::text) <> lower("document"::text COLLATE "C");
