-- run: in batches
-- Pictures that were uploaded here, at whatever host then: no address elsewhere has the name of an upload.
UPDATE "alliances" SET "logo_url" = substring("logo_url" from '/media/.*')
WHERE "logo_url" ~ '^https?://[^/?#]+/media/[0-9a-f]{32}-(128|512|1600)\.webp$' AND "id" IN (
	SELECT "alliances"."id"
	FROM "uploads" JOIN "alliances" ON substring("alliances"."logo_url" from '/media/([0-9a-f]{32})-') = "uploads"."name"
	WHERE "alliances"."logo_url" LIKE '%/media/%' AND "alliances"."logo_url" ~ '^https?://[^/?#]+/media/[0-9a-f]{32}-(128|512|1600)\.webp$'
	LIMIT 500
);
--> statement-breakpoint
UPDATE "alliances" SET "banner_url" = substring("banner_url" from '/media/.*')
WHERE "banner_url" ~ '^https?://[^/?#]+/media/[0-9a-f]{32}-(128|512|1600)\.webp$' AND "id" IN (
	SELECT "alliances"."id"
	FROM "uploads" JOIN "alliances" ON substring("alliances"."banner_url" from '/media/([0-9a-f]{32})-') = "uploads"."name"
	WHERE "alliances"."banner_url" LIKE '%/media/%' AND "alliances"."banner_url" ~ '^https?://[^/?#]+/media/[0-9a-f]{32}-(128|512|1600)\.webp$'
	LIMIT 500
);
--> statement-breakpoint
UPDATE "groups" SET "logo_url" = substring("logo_url" from '/media/.*')
WHERE "logo_url" ~ '^https?://[^/?#]+/media/[0-9a-f]{32}-(128|512|1600)\.webp$' AND "id" IN (
	SELECT "groups"."id"
	FROM "uploads" JOIN "groups" ON substring("groups"."logo_url" from '/media/([0-9a-f]{32})-') = "uploads"."name"
	WHERE "groups"."logo_url" LIKE '%/media/%' AND "groups"."logo_url" ~ '^https?://[^/?#]+/media/[0-9a-f]{32}-(128|512|1600)\.webp$'
	LIMIT 500
);
--> statement-breakpoint
UPDATE "groups" SET "banner_url" = substring("banner_url" from '/media/.*')
WHERE "banner_url" ~ '^https?://[^/?#]+/media/[0-9a-f]{32}-(128|512|1600)\.webp$' AND "id" IN (
	SELECT "groups"."id"
	FROM "uploads" JOIN "groups" ON substring("groups"."banner_url" from '/media/([0-9a-f]{32})-') = "uploads"."name"
	WHERE "groups"."banner_url" LIKE '%/media/%' AND "groups"."banner_url" ~ '^https?://[^/?#]+/media/[0-9a-f]{32}-(128|512|1600)\.webp$'
	LIMIT 500
);
--> statement-breakpoint
UPDATE "events" SET "banner_url" = substring("banner_url" from '/media/.*')
WHERE "banner_url" ~ '^https?://[^/?#]+/media/[0-9a-f]{32}-(128|512|1600)\.webp$' AND "id" IN (
	SELECT "events"."id"
	FROM "uploads" JOIN "events" ON substring("events"."banner_url" from '/media/([0-9a-f]{32})-') = "uploads"."name"
	WHERE "events"."banner_url" LIKE '%/media/%' AND "events"."banner_url" ~ '^https?://[^/?#]+/media/[0-9a-f]{32}-(128|512|1600)\.webp$'
	LIMIT 500
);
--> statement-breakpoint
UPDATE "landscape_entries" SET "logo_url" = substring("logo_url" from '/media/.*')
WHERE "logo_url" ~ '^https?://[^/?#]+/media/[0-9a-f]{32}-(128|512|1600)\.webp$' AND "id" IN (
	SELECT "landscape_entries"."id"
	FROM "uploads" JOIN "landscape_entries" ON substring("landscape_entries"."logo_url" from '/media/([0-9a-f]{32})-') = "uploads"."name"
	WHERE "landscape_entries"."logo_url" LIKE '%/media/%' AND "landscape_entries"."logo_url" ~ '^https?://[^/?#]+/media/[0-9a-f]{32}-(128|512|1600)\.webp$'
	LIMIT 500
);
--> statement-breakpoint
UPDATE "users" SET "photo_url" = substring("photo_url" from '/media/.*')
WHERE "photo_url" ~ '^https?://[^/?#]+/media/[0-9a-f]{32}-(128|512|1600)\.webp$' AND "id" IN (
	SELECT "users"."id"
	FROM "uploads" JOIN "users" ON substring("users"."photo_url" from '/media/([0-9a-f]{32})-') = "uploads"."name"
	WHERE "users"."photo_url" LIKE '%/media/%' AND "users"."photo_url" ~ '^https?://[^/?#]+/media/[0-9a-f]{32}-(128|512|1600)\.webp$'
	LIMIT 500
);
