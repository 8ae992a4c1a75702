-- section: documents of agendas
-- The search document of an event's agenda, null without one. A tsvector holds 1 MiB, so long texts are cut.
CREATE FUNCTION public.alliance_agenda_document(wanted uuid) RETURNS tsvector LANGUAGE sql STABLE AS $$
	SELECT public.alliance_vector(left(string_agg(name, ' ' ORDER BY part, position), 40000), 'C')
		|| public.alliance_vector(left(coalesce(string_agg(text, ' ' ORDER BY part, position), ''), 40000), 'D')
	FROM (
		SELECT 1 AS part, position, concat_ws(' ', name, headline) AS name, bio AS text FROM public.speakers WHERE event_id = wanted
		UNION ALL
		SELECT 2, position, title, abstract FROM public.agenda_items WHERE event_id = wanted
	) texts;
$$;

-- section: events
ALTER TABLE "events" ADD COLUMN "agenda_document" "tsvector";

-- section: events agenda document
-- run: outside of a transaction
CREATE INDEX CONCURRENTLY "events_agenda_document" ON "events" USING gin ("agenda_document") WHERE "events"."agenda_document" is not null;

-- section: present agendas
-- run: in batches
UPDATE "events" SET "agenda_document" = public.alliance_agenda_document("id") FROM set_config('alliance.rebuilding', 'on', true)
WHERE "id" IN (
	SELECT "id" FROM "events"
	WHERE "agenda_document" IS NULL
		AND ("id" IN (SELECT "event_id" FROM "agenda_items") OR "id" IN (SELECT "event_id" FROM "speakers"))
	LIMIT 500
);
