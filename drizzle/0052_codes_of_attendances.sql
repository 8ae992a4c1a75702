-- run: in batches
UPDATE "attendances" SET "check_in_code" = public.alliance_check_in_code()
WHERE ("event_id", "user_id") IN (
	SELECT "attendances"."event_id", "attendances"."user_id"
	FROM "events" JOIN "attendances" ON "attendances"."event_id" = "events"."id"
	WHERE "attendances"."check_in_code" IS NULL AND "events"."ends_at" > now() - interval '1 day'
	LIMIT 500
);
