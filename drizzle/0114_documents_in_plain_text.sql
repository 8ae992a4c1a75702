-- run: in batches
-- Rebuilds the listed documents. They are generated columns: an update of the name rebuilds one. Neither change times nor revisions move.
WITH "batch" AS (
	DELETE FROM "documents_in_old_form"
	WHERE "table" = 'alliances' AND "id" IN (SELECT "id" FROM "documents_in_old_form" WHERE "table" = 'alliances' ORDER BY "id" LIMIT 500)
	RETURNING "id"
)
UPDATE "alliances" SET "name" = "name" FROM set_config('alliance.rebuilding', 'on', true) WHERE "id" IN (SELECT "id" FROM "batch");
--> statement-breakpoint
WITH "batch" AS (
	DELETE FROM "documents_in_old_form"
	WHERE "table" = 'events' AND "id" IN (SELECT "id" FROM "documents_in_old_form" WHERE "table" = 'events' ORDER BY "id" LIMIT 500)
	RETURNING "id"
)
UPDATE "events" SET "name" = "name" FROM set_config('alliance.rebuilding', 'on', true) WHERE "id" IN (SELECT "id" FROM "batch");
--> statement-breakpoint
WITH "batch" AS (
	DELETE FROM "documents_in_old_form"
	WHERE "table" = 'groups' AND "id" IN (SELECT "id" FROM "documents_in_old_form" WHERE "table" = 'groups' ORDER BY "id" LIMIT 500)
	RETURNING "id"
)
UPDATE "groups" SET "name" = "name" FROM set_config('alliance.rebuilding', 'on', true) WHERE "id" IN (SELECT "id" FROM "batch");
--> statement-breakpoint
WITH "batch" AS (
	DELETE FROM "documents_in_old_form"
	WHERE "table" = 'jobs' AND "id" IN (SELECT "id" FROM "documents_in_old_form" WHERE "table" = 'jobs' ORDER BY "id" LIMIT 500)
	RETURNING "id"
)
UPDATE "jobs" SET "title" = "title" FROM set_config('alliance.rebuilding', 'on', true) WHERE "id" IN (SELECT "id" FROM "batch");
--> statement-breakpoint
WITH "batch" AS (
	DELETE FROM "documents_in_old_form"
	WHERE "table" = 'landscape_entries' AND "id" IN (SELECT "id" FROM "documents_in_old_form" WHERE "table" = 'landscape_entries' ORDER BY "id" LIMIT 500)
	RETURNING "id"
)
UPDATE "landscape_entries" SET "name" = "name" FROM set_config('alliance.rebuilding', 'on', true) WHERE "id" IN (SELECT "id" FROM "batch");
--> statement-breakpoint
-- Nothing matches these words any more; documents that were rebuilt have added theirs.
DELETE FROM "search_words"
WHERE ctid = ANY (ARRAY(SELECT ctid FROM "search_words" WHERE "word" <> alliance_plain("word") LIMIT 1000));
