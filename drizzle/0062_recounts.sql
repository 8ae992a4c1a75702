-- run: in batches
-- What a count is off by stays the same while people come and go: subtracted, it is right whatever was committed since. Retention deletes RSVPs of the earliest events first,
-- and leaves their count: so it stays where nobody is left, unless an earlier event still has RSVPs. More attendees than places cannot be stored: `alliance doctor` tells of them.
UPDATE "events" SET "attendee_count" = "events"."attendee_count" - "wrong"."excess"
FROM (
	SELECT "id", "stored" - "counted" AS "excess" FROM (
		SELECT "events"."id", "attendee_count" AS "stored", coalesce("places", 0) AS "counted", "capacity", "starts_at",
			min("starts_at") FILTER (WHERE "places" IS NOT NULL) OVER () AS "earliest"
		FROM "events" LEFT JOIN (
			SELECT "event_id", coalesce(sum(1 + "guests") FILTER (WHERE "status" = 'attending'), 0) AS "places" FROM "attendances" GROUP BY "event_id"
		) "counted" ON "counted"."event_id" = "events"."id"
	) "compared"
	WHERE "stored" <> "counted" AND ("capacity" IS NULL OR "counted" <= "capacity") AND ("starts_at" >= "earliest" OR "starts_at" > now() - interval '1 day')
	LIMIT 500
) "wrong" WHERE "wrong"."id" = "events"."id";
--> statement-breakpoint
UPDATE "groups" SET "member_count" = "groups"."member_count" - "wrong"."excess"
FROM (
	SELECT "groups"."id", "groups"."member_count" - coalesce("members", 0) AS "excess"
	FROM "groups" LEFT JOIN (
		SELECT "group_id", count(*) AS "members" FROM "memberships" GROUP BY "group_id"
	) "counted" ON "counted"."group_id" = "groups"."id"
	WHERE "groups"."member_count" <> coalesce("members", 0)
	LIMIT 500
) "wrong" WHERE "wrong"."id" = "groups"."id";
--> statement-breakpoint
UPDATE "alliances" SET "group_count" = "alliances"."group_count" - "wrong"."groups", "member_count" = "alliances"."member_count" - "wrong"."members"
FROM (
	SELECT "id", "group_count" - "active" AS "groups", "member_count" - "joined" AS "members"
	FROM "alliances", LATERAL (
		SELECT (SELECT count(*) FROM "groups" WHERE "alliance_id" = "alliances"."id" AND "active") AS "active",
			(SELECT count(*) FROM "alliance_members" WHERE "alliance_id" = "alliances"."id") AS "joined"
	) "counted"
	WHERE ("group_count", "member_count") IS DISTINCT FROM ("active", "joined")
	LIMIT 500
) "wrong" WHERE "wrong"."id" = "alliances"."id";
