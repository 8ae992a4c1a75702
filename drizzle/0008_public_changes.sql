CREATE INDEX "events_end" ON "events" USING btree ("ends_at") WHERE "events"."status" <> 'draft';--> statement-breakpoint
-- Tells every process what changed of what everybody can read: topic, alliance, id, and the milliseconds of the moment at
-- which the row changes by itself. Processes keep finished responses until then (src/cache/).
CREATE FUNCTION alliance_tell_change(topic text, alliance_id uuid, id uuid, until timestamptz) RETURNS void
LANGUAGE sql AS $$
  SELECT pg_notify('public_changes', concat_ws(' ', topic,
    coalesce((SELECT slug FROM alliances WHERE alliances.id = alliance_id), '*'), id,
    floor(extract(epoch FROM until) * 1000)::bigint));
$$;--> statement-breakpoint
-- In the functions of the triggers, NEW of a deletion and OLD of an insertion are null.
CREATE FUNCTION alliance_tell_alliance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_changes', concat_ws(' ', 'alliances', coalesce(new.slug, old.slug), coalesce(new.id, old.id)));
  RETURN NULL;
END $$;--> statement-breakpoint
-- Of a group, or of another row that no moment changes.
CREATE FUNCTION alliance_tell_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM alliance_tell_change(tg_argv[0], coalesce(new.alliance_id, old.alliance_id), coalesce(new.id, old.id), NULL);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION alliance_tell_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM alliance_tell_change(tg_argv[0], coalesce(new.alliance_id, old.alliance_id), coalesce(new.id, old.id),
    coalesce(new.ends_at, old.ends_at));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION alliance_tell_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM alliance_tell_change('jobs', coalesce(new.alliance_id, old.alliance_id), coalesce(new.id, old.id),
    coalesce(new.expires_at, old.expires_at));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION alliance_tell_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_changes', concat_ws(' ', 'users', '*', new.id));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION alliance_tell_everything() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_changes', 'everything');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER alliances_change AFTER INSERT OR UPDATE OR DELETE ON alliances FOR EACH ROW EXECUTE FUNCTION alliance_tell_alliance();--> statement-breakpoint
CREATE TRIGGER groups_change AFTER INSERT OR UPDATE OR DELETE ON groups FOR EACH ROW EXECUTE FUNCTION alliance_tell_row('groups');--> statement-breakpoint
CREATE TRIGGER landscape_entries_change AFTER INSERT OR UPDATE OR DELETE ON landscape_entries FOR EACH ROW EXECUTE FUNCTION alliance_tell_row('landscape');--> statement-breakpoint
CREATE TRIGGER jobs_change AFTER INSERT OR UPDATE OR DELETE ON jobs FOR EACH ROW EXECUTE FUNCTION alliance_tell_job();--> statement-breakpoint
CREATE TRIGGER events_change AFTER INSERT OR DELETE ON events FOR EACH ROW EXECUTE FUNCTION alliance_tell_event('events');--> statement-breakpoint
-- An RSVP changes the count, which only responses with the event show; the others are those of the alliance's and its
-- groups' counts, and the filters.
CREATE TRIGGER events_update AFTER UPDATE ON events FOR EACH ROW
WHEN (old.attendee_count = new.attendee_count
  OR (old.group_id, old.status, old.ends_at, old.kind, old.category, old.tags)
    IS DISTINCT FROM (new.group_id, new.status, new.ends_at, new.kind, new.category, new.tags)) EXECUTE FUNCTION alliance_tell_event('events');--> statement-breakpoint
CREATE TRIGGER events_attendance AFTER UPDATE ON events FOR EACH ROW
WHEN (old.attendee_count <> new.attendee_count) EXECUTE FUNCTION alliance_tell_event('attendance');--> statement-breakpoint
CREATE TRIGGER users_change AFTER UPDATE OF name ON users FOR EACH ROW
WHEN (old.name <> new.name) EXECUTE FUNCTION alliance_tell_user();--> statement-breakpoint
CREATE TRIGGER alliances_truncate AFTER TRUNCATE ON alliances FOR EACH STATEMENT EXECUTE FUNCTION alliance_tell_everything();--> statement-breakpoint
CREATE TRIGGER groups_truncate AFTER TRUNCATE ON groups FOR EACH STATEMENT EXECUTE FUNCTION alliance_tell_everything();--> statement-breakpoint
CREATE TRIGGER events_truncate AFTER TRUNCATE ON events FOR EACH STATEMENT EXECUTE FUNCTION alliance_tell_everything();--> statement-breakpoint
CREATE TRIGGER jobs_truncate AFTER TRUNCATE ON jobs FOR EACH STATEMENT EXECUTE FUNCTION alliance_tell_everything();--> statement-breakpoint
CREATE TRIGGER landscape_entries_truncate AFTER TRUNCATE ON landscape_entries FOR EACH STATEMENT EXECUTE FUNCTION alliance_tell_everything();
