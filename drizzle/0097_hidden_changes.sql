CREATE TABLE "hidden_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"alliance_id" uuid NOT NULL,
	"group_id" uuid,
	"author_id" uuid,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hidden_changes_type_check" CHECK ("hidden_changes"."type" in ('alliance', 'group', 'event', 'job', 'landscape_entry'))
);
--> statement-breakpoint
CREATE INDEX "hidden_changes_by_time" ON "hidden_changes" USING btree ("changed_at","id");--> statement-breakpoint
-- What follows fires after the triggers of resource_changes, by name: whoever publishes an event has waited there for who deactivates its
-- group. A group is noted before what is in it, each kind by id, so that no two transactions wait for each other.
CREATE FUNCTION public.alliance_note_hidden(type text, alliance_id uuid, group_id uuid, author_id uuid, id uuid) RETURNS void LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
	INSERT INTO public.hidden_changes (id, type, alliance_id, group_id, author_id, changed_at) VALUES ($5, $1, $2, $3, $4, clock_timestamp())
	ON CONFLICT (id) DO UPDATE SET changed_at = excluded.changed_at;
END
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_note_hidden_group() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	noted public.groups := coalesce(new, old);
BEGIN
	IF NOT old.active OR NOT new.active THEN
		PERFORM public.alliance_note_hidden('group', noted.alliance_id, noted.id, NULL, noted.id);
	END IF;
	IF tg_op = 'UPDATE' AND (old.name, old.organizers) IS DISTINCT FROM (new.name, new.organizers) THEN
		PERFORM public.alliance_note_hidden('event', alliance_id, group_id, NULL, id) FROM (
			SELECT alliance_id, group_id, id FROM public.events
			WHERE alliance_id = new.alliance_id AND group_id = new.id AND status = 'draft' ORDER BY id) listed;
	END IF;
	IF tg_op = 'UPDATE' AND old.name <> new.name THEN
		PERFORM public.alliance_note_hidden('job', alliance_id, group_id, posted_by, id) FROM (
			SELECT alliance_id, group_id, posted_by, id FROM public.jobs WHERE group_id = new.id AND status <> 'published' ORDER BY id) listed;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- An inactive group counts its published events too.
CREATE FUNCTION public.alliance_note_hidden_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	noted public.events := coalesce(new, old);
BEGIN
	IF (old.status, old.ends_at) IS DISTINCT FROM (new.status, new.ends_at) AND coalesce(old.status, 'draft') || coalesce(new.status, 'draft') <> 'draftdraft' THEN
		PERFORM public.alliance_note_hidden('group', alliance_id, id, NULL, id) FROM public.groups WHERE id = noted.group_id AND NOT active;
	END IF;
	IF old.status = 'draft' OR new.status = 'draft' THEN
		PERFORM public.alliance_note_hidden('event', noted.alliance_id, noted.group_id, NULL, noted.id);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_note_hidden_job() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	noted public.jobs := coalesce(new, old);
BEGIN
	IF old.status <> 'published' OR new.status <> 'published' THEN
		PERFORM public.alliance_note_hidden('job', noted.alliance_id, noted.group_id, noted.posted_by, noted.id);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_note_hidden_landscape_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	noted public.landscape_entries := coalesce(new, old);
BEGIN
	IF NOT old.published OR NOT new.published THEN
		PERFORM public.alliance_note_hidden('landscape_entry', noted.alliance_id, NULL, noted.created_by, noted.id);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_note_hidden_jobs_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM public.alliance_note_hidden('job', alliance_id, group_id, posted_by, id) FROM (
		SELECT alliance_id, group_id, posted_by, id FROM public.jobs WHERE posted_by = old.id AND status <> 'published' ORDER BY id) listed;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.alliance_note_truncation_of_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM public.resource_changes WHERE type = tg_argv[0];
	DELETE FROM public.hidden_changes WHERE type = tg_argv[0];
	RETURN NULL;
END
$$;
