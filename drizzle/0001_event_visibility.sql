-- section: columns
ALTER TABLE "events" ADD COLUMN "visibility" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "registration" text DEFAULT 'built_in' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "registration_url" text;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_visibility_check" CHECK ("events"."visibility" in ('public', 'unlisted', 'members')) NOT VALID;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_registration_check" CHECK ("events"."registration" in ('built_in', 'external', 'none')) NOT VALID;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_registration_url_check" CHECK (("events"."registration" = 'external') = ("events"."registration_url" is not null)) NOT VALID;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.alliance_note_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'DELETE' THEN
		PERFORM public.alliance_hide(old.id);
	ELSIF tg_op = 'INSERT' THEN
		IF new.active THEN PERFORM public.alliance_reveal('group', new.alliance_id, new.id); END IF;
	ELSIF new.active AND NOT old.active THEN
		PERFORM public.alliance_reveal('group', new.alliance_id, new.id);
		PERFORM public.alliance_reveal('event', alliance_id, id) FROM (
			SELECT alliance_id, id FROM public.events
			WHERE group_id = new.id AND status <> 'draft' AND visibility = 'public' ORDER BY id) listed;
		PERFORM public.alliance_reveal('job', alliance_id, id) FROM (
			SELECT alliance_id, id FROM public.jobs WHERE group_id = new.id AND status = 'published' ORDER BY id) listed;
	ELSIF old.active AND NOT new.active THEN
		PERFORM public.alliance_hide(new.id);
		PERFORM public.alliance_hide(id) FROM (SELECT id FROM public.events WHERE group_id = new.id AND status <> 'draft' ORDER BY id) listed;
		PERFORM public.alliance_hide(id) FROM (SELECT id FROM public.jobs WHERE group_id = new.id AND status = 'published' ORDER BY id) listed;
	ELSE
		PERFORM public.alliance_touch(new.id);
		IF (old.name, old.organizers) IS DISTINCT FROM (new.name, new.organizers) THEN
			PERFORM public.alliance_touch(id) FROM (SELECT id FROM public.events WHERE group_id = new.id AND status <> 'draft' ORDER BY id) listed;
		END IF;
		IF old.name <> new.name THEN
			PERFORM public.alliance_touch(id) FROM (SELECT id FROM public.jobs WHERE group_id = new.id AND status = 'published' ORDER BY id) listed;
		END IF;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- The counts of public events of the group and the alliance change with an event.
CREATE OR REPLACE FUNCTION public.alliance_note_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was_listed boolean := coalesce(old.status <> 'draft' AND old.visibility = 'public', false);
	is_listed boolean := coalesce(new.status <> 'draft' AND new.visibility = 'public', false);
BEGIN
	IF (was_listed OR is_listed) AND (old.status, old.ends_at, was_listed) IS DISTINCT FROM (new.status, new.ends_at, is_listed) THEN
		PERFORM public.alliance_touch(coalesce(new.group_id, old.group_id));
		PERFORM public.alliance_touch(coalesce(new.alliance_id, old.alliance_id));
	END IF;
	IF NOT is_listed THEN
		IF was_listed THEN PERFORM public.alliance_hide(old.id); END IF;
	ELSIF was_listed THEN
		PERFORM public.alliance_touch(new.id);
	ELSIF EXISTS (SELECT FROM public.groups WHERE id = new.group_id AND active) THEN
		PERFORM public.alliance_reveal('event', new.alliance_id, new.id);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.alliance_note_hidden_group() RETURNS trigger LANGUAGE plpgsql AS $$
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
	-- Administrators see published events that are not public while the group is active.
	IF tg_op = 'UPDATE' AND (old.name, old.organizers, old.active) IS DISTINCT FROM (new.name, new.organizers, new.active) THEN
		PERFORM public.alliance_note_hidden('event', alliance_id, group_id, NULL, id) FROM (
			SELECT alliance_id, group_id, id FROM public.events
			WHERE group_id = new.id AND status <> 'draft' AND visibility <> 'public' ORDER BY id) listed;
	END IF;
	IF tg_op = 'UPDATE' AND old.name <> new.name THEN
		PERFORM public.alliance_note_hidden('job', alliance_id, group_id, posted_by, id) FROM (
			SELECT alliance_id, group_id, posted_by, id FROM public.jobs WHERE group_id = new.id AND status <> 'published' ORDER BY id) listed;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Inactive groups have a count of public events too.
CREATE OR REPLACE FUNCTION public.alliance_note_hidden_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	noted public.events := coalesce(new, old);
	was_listed boolean := coalesce(old.status <> 'draft' AND old.visibility = 'public', false);
	is_listed boolean := coalesce(new.status <> 'draft' AND new.visibility = 'public', false);
BEGIN
	IF (was_listed OR is_listed) AND (old.status, old.ends_at, was_listed) IS DISTINCT FROM (new.status, new.ends_at, is_listed) THEN
		PERFORM public.alliance_note_hidden('group', alliance_id, id, NULL, id) FROM public.groups WHERE id = noted.group_id AND NOT active;
	END IF;
	IF tg_op <> 'INSERT' AND NOT was_listed OR tg_op <> 'DELETE' AND NOT is_listed THEN
		PERFORM public.alliance_note_hidden('event', noted.alliance_id, noted.group_id, NULL, noted.id);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "events_noted_hidden_visibility" AFTER UPDATE ON "events" FOR EACH ROW
	WHEN (old.visibility <> 'public' OR new.visibility <> 'public') EXECUTE FUNCTION alliance_note_hidden_event();
--> statement-breakpoint
CREATE TRIGGER "events_visibility_filters" AFTER UPDATE OF "visibility" ON "events" FOR EACH ROW
	WHEN (old.visibility <> new.visibility) EXECUTE FUNCTION alliance_note_filter_change();

-- section: constraints
ALTER TABLE "events" VALIDATE CONSTRAINT "events_visibility_check";--> statement-breakpoint
ALTER TABLE "events" VALIDATE CONSTRAINT "events_registration_check";--> statement-breakpoint
ALTER TABLE "events" VALIDATE CONSTRAINT "events_registration_url_check";

-- section: indexes
-- run: outside of a transaction
CREATE INDEX CONCURRENTLY "events_upcoming_public" ON "events" USING btree ("alliance_id","ends_at","group_id") WHERE "events"."status" = 'published' and "events"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "events_group_upcoming_public" ON "events" USING btree ("group_id","ends_at") WHERE "events"."status" = 'published' and "events"."visibility" = 'public';--> statement-breakpoint
DROP INDEX CONCURRENTLY "events_upcoming";--> statement-breakpoint
DROP INDEX CONCURRENTLY "events_group_upcoming";
