-- The administrators of a group who agreed to be named, the longest-serving first.
CREATE FUNCTION public.alliance_organizers(wanted uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
	SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) ORDER BY since, role_id), '[]') FROM (
		SELECT users.id, users.name, roles.created_at AS since, roles.id AS role_id
		FROM public.roles JOIN public.users ON users.id = roles.user_id
		WHERE roles.group_id = wanted AND users.show_as_organizer AND users.disabled_at IS NULL
		ORDER BY roles.created_at, roles.id LIMIT 20
	) organizers;
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_note_organizer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Whoever changes the user or the group at the same time is waited for, so that the names are read as they then are.
	PERFORM FROM public.users WHERE id = coalesce(new.user_id, old.user_id) FOR SHARE;
	PERFORM FROM public.groups WHERE id = coalesce(new.group_id, old.group_id) FOR NO KEY UPDATE;
	UPDATE public.groups SET organizers = public.alliance_organizers(id)
	WHERE id = coalesce(new.group_id, old.group_id) AND organizers <> public.alliance_organizers(id);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "roles_organizers" AFTER INSERT OR DELETE ON "roles" FOR EACH ROW EXECUTE FUNCTION alliance_note_organizer();
--> statement-breakpoint
-- What follows tells mirrors of changes. Whoever notes changes of a group and of what is in it notes the group first, so that no two
-- transactions wait for each other.
--
-- A change of something that may be public; without effect if it is not.
CREATE FUNCTION public.alliance_touch(VARIADIC ids uuid[]) RETURNS void LANGUAGE sql AS $$
	UPDATE public.resource_changes SET changed_at = clock_timestamp() WHERE id = ANY (ids) AND NOT removed;
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_reveal(type text, alliance_id uuid, id uuid) RETURNS void LANGUAGE sql AS $$
	INSERT INTO public.resource_changes (id, type, alliance_id, changed_at, removed)
	VALUES ($3, $1, $2, clock_timestamp(), false)
	ON CONFLICT (id) DO UPDATE SET changed_at = excluded.changed_at, removed = false;
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_hide(wanted uuid) RETURNS void LANGUAGE sql AS $$
	UPDATE public.resource_changes SET changed_at = clock_timestamp(), removed = true WHERE id = wanted AND NOT removed;
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_note_alliance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'INSERT' THEN PERFORM public.alliance_reveal('alliance', new.id, new.id);
	ELSIF tg_op = 'UPDATE' THEN PERFORM public.alliance_touch(new.id);
	ELSE PERFORM public.alliance_hide(old.id);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_note_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'DELETE' THEN
		PERFORM public.alliance_hide(old.id);
	ELSIF tg_op = 'INSERT' THEN
		IF new.active THEN PERFORM public.alliance_reveal('group', new.alliance_id, new.id); END IF;
	ELSIF new.active AND NOT old.active THEN
		PERFORM public.alliance_reveal('group', new.alliance_id, new.id);
		PERFORM public.alliance_reveal('event', alliance_id, id) FROM (
			SELECT alliance_id, id FROM public.events WHERE group_id = new.id AND status <> 'draft' ORDER BY id) listed;
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
-- A group and an alliance count their published events.
CREATE FUNCTION public.alliance_note_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (old.status, old.ends_at) IS DISTINCT FROM (new.status, new.ends_at) AND coalesce(old.status, 'draft') || coalesce(new.status, 'draft') <> 'draftdraft' THEN
		PERFORM public.alliance_touch(coalesce(new.group_id, old.group_id));
		PERFORM public.alliance_touch(coalesce(new.alliance_id, old.alliance_id));
	END IF;
	IF new.status IS NULL OR new.status = 'draft' THEN
		IF old.status <> 'draft' THEN PERFORM public.alliance_hide(old.id); END IF;
	ELSIF old.status <> 'draft' THEN
		PERFORM public.alliance_touch(new.id);
	ELSIF EXISTS (SELECT FROM public.groups WHERE id = new.group_id AND active) THEN
		PERFORM public.alliance_reveal('event', new.alliance_id, new.id);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_note_attendance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM public.alliance_touch(new.id);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_note_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF new.status IS DISTINCT FROM 'published' THEN
		IF old.status = 'published' THEN PERFORM public.alliance_hide(old.id); END IF;
	ELSIF old.status = 'published' THEN
		PERFORM public.alliance_touch(new.id);
	ELSIF new.group_id IS NULL OR EXISTS (SELECT FROM public.groups WHERE id = new.group_id AND active) THEN
		PERFORM public.alliance_reveal('job', new.alliance_id, new.id);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_note_landscape_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF new.published IS NOT TRUE THEN
		IF old.published THEN PERFORM public.alliance_hide(old.id); END IF;
	ELSIF old.published THEN
		PERFORM public.alliance_touch(new.id);
	ELSE
		PERFORM public.alliance_reveal('landscape_entry', new.alliance_id, new.id);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Groups name their organizers, jobs who posted them.
CREATE FUNCTION public.alliance_note_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM public.groups WHERE id IN (SELECT group_id FROM public.roles WHERE user_id = new.id) ORDER BY id FOR NO KEY UPDATE;
	UPDATE public.groups SET organizers = public.alliance_organizers(id)
	WHERE id IN (SELECT group_id FROM public.roles WHERE user_id = new.id) AND organizers <> public.alliance_organizers(id);
	IF old.name <> new.name THEN
		PERFORM public.alliance_touch(id) FROM (SELECT id FROM public.jobs WHERE posted_by = new.id AND status = 'published' ORDER BY id) listed;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_note_truncation_of_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM public.resource_changes WHERE type = tg_argv[0];
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "alliances_noted" AFTER INSERT OR UPDATE OR DELETE ON "alliances" FOR EACH ROW EXECUTE FUNCTION alliance_note_alliance();
--> statement-breakpoint
CREATE TRIGGER "groups_noted" AFTER INSERT OR UPDATE OR DELETE ON "groups" FOR EACH ROW EXECUTE FUNCTION alliance_note_group();
--> statement-breakpoint
-- A group tells of its new name itself, and a reminder that was sent is no change.
CREATE TRIGGER "events_noted" AFTER INSERT OR DELETE ON "events" FOR EACH ROW EXECUTE FUNCTION alliance_note_event();
--> statement-breakpoint
CREATE TRIGGER "events_changes_noted" AFTER UPDATE ON "events" FOR EACH ROW
	WHEN (old.group_name = new.group_name AND (old.reminded_for IS NOT DISTINCT FROM new.reminded_for OR old.revision <> new.revision) AND (old.attendee_count = new.attendee_count OR (old.status, old.ends_at) IS DISTINCT FROM (new.status, new.ends_at))) EXECUTE FUNCTION alliance_note_event();
--> statement-breakpoint
CREATE TRIGGER "events_attendance_noted" AFTER UPDATE ON "events" FOR EACH ROW
	WHEN (old.attendee_count <> new.attendee_count) EXECUTE FUNCTION alliance_note_attendance();
--> statement-breakpoint
CREATE TRIGGER "jobs_noted" AFTER INSERT OR DELETE ON "jobs" FOR EACH ROW EXECUTE FUNCTION alliance_note_job();
--> statement-breakpoint
CREATE TRIGGER "jobs_changes_noted" AFTER UPDATE ON "jobs" FOR EACH ROW
	WHEN (old.group_name IS NOT DISTINCT FROM new.group_name) EXECUTE FUNCTION alliance_note_job();
--> statement-breakpoint
CREATE TRIGGER "landscape_entries_noted" AFTER INSERT OR UPDATE OR DELETE ON "landscape_entries" FOR EACH ROW EXECUTE FUNCTION alliance_note_landscape_entry();
--> statement-breakpoint
CREATE TRIGGER "users_noted" AFTER UPDATE OF "name", "show_as_organizer", "disabled_at" ON "users" FOR EACH ROW
	WHEN ((old.name, old.show_as_organizer, old.disabled_at) IS DISTINCT FROM (new.name, new.show_as_organizer, new.disabled_at)) EXECUTE FUNCTION alliance_note_user();
--> statement-breakpoint
CREATE TRIGGER "alliances_truncated" AFTER TRUNCATE ON "alliances" FOR EACH STATEMENT EXECUTE FUNCTION alliance_note_truncation_of_changes('alliance');
--> statement-breakpoint
CREATE TRIGGER "groups_truncated" AFTER TRUNCATE ON "groups" FOR EACH STATEMENT EXECUTE FUNCTION alliance_note_truncation_of_changes('group');
--> statement-breakpoint
CREATE TRIGGER "events_truncated" AFTER TRUNCATE ON "events" FOR EACH STATEMENT EXECUTE FUNCTION alliance_note_truncation_of_changes('event');
--> statement-breakpoint
CREATE TRIGGER "jobs_truncated" AFTER TRUNCATE ON "jobs" FOR EACH STATEMENT EXECUTE FUNCTION alliance_note_truncation_of_changes('job');
--> statement-breakpoint
CREATE TRIGGER "landscape_entries_truncated" AFTER TRUNCATE ON "landscape_entries" FOR EACH STATEMENT EXECUTE FUNCTION alliance_note_truncation_of_changes('landscape_entry');
--> statement-breakpoint
-- The triggers keep writers out until the end, so no change is missed. Until now, changes of counts were not noted.
INSERT INTO "resource_changes" ("id", "type", "alliance_id", "changed_at", "removed")
SELECT "id", 'alliance', "id", now(), false FROM "alliances"
UNION ALL SELECT "id", 'group', "alliance_id", now(), false FROM "groups" WHERE "active"
UNION ALL SELECT "events"."id", 'event', "events"."alliance_id", now(), false FROM "events" JOIN "groups" ON "groups"."id" = "group_id" WHERE "status" <> 'draft' AND "active"
UNION ALL SELECT "jobs"."id", 'job', "jobs"."alliance_id", now(), false FROM "jobs" LEFT JOIN "groups" ON "groups"."id" = "group_id" WHERE "status" = 'published' AND "active" IS NOT FALSE
UNION ALL SELECT "id", 'landscape_entry', "alliance_id", now(), false FROM "landscape_entries" WHERE "published";
