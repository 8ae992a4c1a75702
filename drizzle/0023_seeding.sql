-- A seed writes what follows from its rows once, at its end: row by row, each event would change the row of its alliance in
-- resource_changes, and none of the old versions could be removed before the transaction ends. The setting is how ids of its rows end.
CREATE FUNCTION public.alliance_is_seeded(id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT coalesce(right($1::text, 8) = current_setting('alliance.seeding', true), false);
$$;
--> statement-breakpoint
-- In PL/pgSQL, which plans a statement once in a session.
CREATE OR REPLACE FUNCTION public.alliance_touch(VARIADIC ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public.resource_changes SET changed_at = clock_timestamp() WHERE id = ANY (ids) AND NOT removed AND NOT public.alliance_is_seeded(id);
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.alliance_reveal(type text, alliance_id uuid, id uuid) RETURNS void LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
	IF public.alliance_is_seeded($3) THEN RETURN; END IF;
	INSERT INTO public.resource_changes (id, type, alliance_id, changed_at, removed)
	VALUES ($3, $1, $2, clock_timestamp(), false)
	ON CONFLICT (id) DO UPDATE SET changed_at = excluded.changed_at, removed = false;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.alliance_tell_change(topic text, alliance_id uuid, id uuid, until timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF public.alliance_is_seeded($3) THEN RETURN; END IF;
	PERFORM pg_notify('public_changes', concat_ws(' ', $1,
		coalesce((SELECT slug FROM public.alliances WHERE alliances.id = $2), '*'), $3, floor(extract(epoch FROM $4) * 1000)::bigint));
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.alliance_note_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF public.alliance_is_seeded(new.id) THEN RETURN NULL; END IF;
	INSERT INTO public.search_words (word)
	SELECT word FROM unnest(tsvector_to_array(ts_filter(new.document, '{a,b}'))) found (word)
	WHERE length(word) > 2 AND NOT EXISTS (SELECT FROM public.search_words known WHERE known.word = found.word);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.alliance_note_filter_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	before uuid;
	after uuid;
BEGIN
	IF public.alliance_is_seeded(coalesce(new.id, old.id)) THEN RETURN NULL; END IF;
	CASE tg_table_name
		WHEN 'events' THEN before := old.group_id; after := new.group_id;
		WHEN 'groups' THEN before := old.id; after := new.id;
		WHEN 'jobs' THEN before := coalesce(old.group_id, old.alliance_id); after := coalesce(new.group_id, new.alliance_id);
		ELSE before := old.alliance_id; after := new.alliance_id;
	END CASE;
	INSERT INTO public.filter_changes (unit) SELECT before WHERE before IS NOT NULL UNION SELECT after WHERE after IS NOT NULL;
	RETURN NULL;
END
$$;
