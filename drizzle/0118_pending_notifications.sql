-- What transactions notify after their commit. Unlogged: after a crash of the server no process listens any more, and each begins anew.
CREATE UNLOGGED TABLE "pending_notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"channel" text NOT NULL,
	"payload" text NOT NULL
);
--> statement-breakpoint
-- NOTIFY, or, in a transaction that has said so, a row that the service sends after the commit.
CREATE FUNCTION public.alliance_notify(channel text, payload text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('alliance.notify', true) = 'deferred' THEN
		INSERT INTO public.pending_notifications (channel, payload) VALUES ($1, $2);
	ELSE
		PERFORM pg_notify($1, $2);
	END IF;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.alliance_tell_change(topic text, alliance_id uuid, id uuid, until timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF public.alliance_is_seeded($3) THEN RETURN; END IF;
	PERFORM public.alliance_notify('public_changes', concat_ws(' ', $1,
		coalesce((SELECT slug FROM public.alliances WHERE alliances.id = $2), '*'), $3, floor(extract(epoch FROM $4) * 1000)::bigint));
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.alliance_tell_alliance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM public.alliance_notify('public_changes', concat_ws(' ', 'alliances', coalesce(new.slug, old.slug), coalesce(new.id, old.id)));
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.alliance_tell_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM public.alliance_notify('public_changes', concat_ws(' ', 'users', '*', new.id));
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.alliance_tell_everything() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM public.alliance_notify('public_changes', 'everything');
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.alliance_note_deleted_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM public.alliance_notify('public_changes', concat_ws(' ', 'users', '*', old.id));
	PERFORM public.alliance_touch(id) FROM (SELECT id FROM public.jobs WHERE posted_by = old.id AND status = 'published' ORDER BY id) listed;
	RETURN NULL;
END
$$;
