-- Upgrades a database that release 0.1.0 has migrated to the state of 0000_baseline.sql. It only expands: 0.1.0 may serve
-- during and after it. Each section runs as its first line says and is recorded when it is done, so that an interrupted
-- upgrade resumes with the section that was under way.
-- from: 1795367090181

-- section: seeding
-- Whether a row belongs to the seed that is running. The seed computes derived rows once, at its end: row by row, each event would update its
-- alliance in resource_changes, and old versions could not be vacuumed before the transaction ends. The setting is the suffix of the seed's ids.
CREATE FUNCTION public.alliance_is_seeded(id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT coalesce(right($1::text, 8) = current_setting('alliance.seeding', true), false);
$$;
--> statement-breakpoint
-- PL/pgSQL plans a statement once per session.
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

-- section: ends
-- run: outside of a transaction
CREATE INDEX CONCURRENTLY "mail_tokens_expiry" ON "mail_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_unverified" ON "users" USING btree ("created_at") WHERE "users"."email_verified_at" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "api_tokens_end" ON "api_tokens" USING btree (least(revoked_at, expires_at));--> statement-breakpoint
CREATE INDEX CONCURRENTLY "oauth_clients_unused" ON "oauth_clients" USING btree ("updated_at") WHERE "oauth_clients"."source" <> 'developer';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_entries_age" ON "audit_entries" USING btree ("created_at");

-- section: tables
CREATE TABLE "former_emails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_emails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "former_emails_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "pending_emails" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pending_emails_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"name" text NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "totp_secrets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" bigint NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_secrets" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"alliance_id" uuid NOT NULL,
	"group_id" uuid,
	"reason" text,
	"banned_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bans_once" UNIQUE NULLS NOT DISTINCT("user_id","alliance_id","group_id"),
	CONSTRAINT "bans_reason_check" CHECK (char_length("bans"."reason") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alliance_id" uuid NOT NULL,
	"group_id" uuid,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"subject_name" text NOT NULL,
	"user_id" uuid,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"reporter_id" uuid,
	"status" text NOT NULL,
	"note" text,
	"resolved_by" uuid,
	"resolved_at" timestamp (3) with time zone,
	"notified_status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reports_subject_type_check" CHECK ("reports"."subject_type" in ('group', 'event', 'job', 'landscape_entry', 'user')),
	CONSTRAINT "reports_user_check" CHECK (("reports"."subject_type" = 'user') = ("reports"."user_id" is not null)),
	CONSTRAINT "reports_reason_check" CHECK ("reports"."reason" in ('spam', 'harassment', 'illegal', 'misleading', 'other')),
	CONSTRAINT "reports_status_check" CHECK ("reports"."status" in ('open', 'resolved', 'dismissed')),
	CONSTRAINT "reports_resolved_at_check" CHECK (("reports"."status" = 'open') = ("reports"."resolved_at" is null))
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"digest" text NOT NULL,
	"widths" integer[] NOT NULL,
	"heights" integer[] NOT NULL,
	"bytes" integer[] NOT NULL,
	"unused_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "uploads_name_unique" UNIQUE("name"),
	CONSTRAINT "uploads_user_digest_unique" UNIQUE("user_id","digest"),
	CONSTRAINT "uploads_name_check" CHECK ("uploads"."name" ~ '^[0-9a-f]{32}$')
);
--> statement-breakpoint
CREATE INDEX "former_emails_user" ON "former_emails" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "former_emails_email" ON "former_emails" USING btree (lower("email"));
--> statement-breakpoint
CREATE INDEX "former_emails_expiry" ON "former_emails" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "pending_emails_expiry" ON "pending_emails" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "used_secrets_expiry" ON "used_secrets" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "bans_by_creation" ON "bans" USING btree ("alliance_id","group_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "bans_group" ON "bans" USING btree ("group_id");
--> statement-breakpoint
CREATE INDEX "bans_banned_by" ON "bans" USING btree ("banned_by");
--> statement-breakpoint
CREATE INDEX "reports_by_creation" ON "reports" USING btree ("alliance_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "reports_group" ON "reports" USING btree ("group_id");
--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id","subject_id");
--> statement-breakpoint
CREATE INDEX "reports_user" ON "reports" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "reports_resolved_by" ON "reports" USING btree ("resolved_by");
--> statement-breakpoint
CREATE INDEX "reports_end" ON "reports" USING btree ("resolved_at") WHERE "reports"."status" <> 'open';
--> statement-breakpoint
CREATE INDEX "uploads_by_user" ON "uploads" USING btree ("user_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "uploads_unused" ON "uploads" USING btree ("unused_since") WHERE "uploads"."unused_since" is not null;

-- section: references to users
ALTER TABLE "former_emails" ADD CONSTRAINT "former_emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pending_emails" ADD CONSTRAINT "pending_emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "totp_secrets" ADD CONSTRAINT "totp_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bans" ADD CONSTRAINT "bans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bans" ADD CONSTRAINT "bans_banned_by_users_id_fk" FOREIGN KEY ("banned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;

-- section: references to alliances
ALTER TABLE "bans" ADD CONSTRAINT "bans_alliance_id_alliances_id_fk" FOREIGN KEY ("alliance_id") REFERENCES "public"."alliances"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_alliance_id_alliances_id_fk" FOREIGN KEY ("alliance_id") REFERENCES "public"."alliances"("id") ON DELETE cascade ON UPDATE no action;

-- section: references to groups
ALTER TABLE "bans" ADD CONSTRAINT "bans_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;

-- section: security events
ALTER TABLE "security_events" DROP CONSTRAINT "security_events_event_check";
--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_event_check" CHECK ("security_events"."event" in ('registered', 'email_verified', 'login', 'new_device', 'login_failed', 'login_blocked', 'logout', 'session_ended', 'other_sessions_ended', 'password_changed', 'reset_requested', 'password_reset', 'account_recovered', 'email_change_requested', 'email_change_canceled', 'email_changed', 'email_change_undone', 'provider_linked', 'provider_unlinked', 'token_created', 'token_revoked', 'all_tokens_revoked', 'calendar_created', 'calendar_deleted', 'app_admitted', 'app_removed', 'client_created', 'client_changed', 'client_deleted', 'account_disabled', 'account_enabled', 'passkey_added', 'passkey_removed', 'passkey_counter_regressed', 'totp_enabled', 'totp_disabled', 'recovery_codes_renewed', 'recovery_code_used', 'second_factor_confirmed', 'second_factor_failed', 'second_factor_blocked', 'second_factor_reset')) NOT VALID;

-- section: audit entries
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action_check";
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_subject_type_check";
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_actor_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action_check" CHECK ("audit_entries"."action" in ('createAlliance', 'updateAlliance', 'createGroup', 'updateGroup', 'deleteGroup', 'createEvent', 'updateEvent', 'updateAttendee', 'deleteEvent', 'copyEvent', 'createJob', 'updateJob', 'deleteJob', 'updateJobApplication', 'createLandscapeEntry', 'updateLandscapeEntry', 'deleteLandscapeEntry', 'grantAllianceAdmin', 'revokeAllianceAdmin', 'grantGroupAdmin', 'revokeGroupAdmin', 'createWebhook', 'updateWebhook', 'deleteWebhook', 'rotateWebhookSecret', 'removeGroupMember', 'removeAllianceMember', 'deleteGroupBan', 'deleteAllianceBan', 'updateReport')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_subject_type_check" CHECK ("audit_entries"."subject_type" in ('alliance', 'group', 'event', 'job', 'job_application', 'landscape_entry', 'webhook', 'user', 'report')) NOT VALID;

-- section: attendances
ALTER TABLE "attendances" DROP CONSTRAINT "attendances_status_check";
--> statement-breakpoint
ALTER TABLE "attendances" ADD COLUMN "guests" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "attendances" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "attendances" ADD COLUMN "decision_pending" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_guests_check" CHECK ("attendances"."guests" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_status_check" CHECK ("attendances"."status" in ('attending', 'waitlisted', 'pending', 'declined')) NOT VALID;

-- section: jobs
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_posted_by_users_id_fk";

-- section: landscape entries
ALTER TABLE "landscape_entries" DROP CONSTRAINT "landscape_entries_created_by_users_id_fk";

-- section: events
ALTER TABLE "events" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "approval_required" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "max_guests" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "rsvp_opens_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "rsvp_closes_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "series_id" uuid;
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_max_guests_check" CHECK ("events"."max_guests" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_rsvp_times_check" CHECK ("events"."rsvp_opens_at" < "events"."rsvp_closes_at") NOT VALID;

-- section: sessions
ALTER TABLE "sessions" ADD COLUMN "second_factor_at" timestamp (3) with time zone;

-- section: checks of events
ALTER TABLE "events" VALIDATE CONSTRAINT "events_max_guests_check";
--> statement-breakpoint
ALTER TABLE "events" VALIDATE CONSTRAINT "events_rsvp_times_check";

-- section: checks of security events
ALTER TABLE "security_events" VALIDATE CONSTRAINT "security_events_event_check";

-- section: checks of audit entries
ALTER TABLE "audit_entries" VALIDATE CONSTRAINT "audit_entries_action_check";
--> statement-breakpoint
ALTER TABLE "audit_entries" VALIDATE CONSTRAINT "audit_entries_subject_type_check";

-- section: checks of attendances
ALTER TABLE "attendances" VALIDATE CONSTRAINT "attendances_guests_check";
--> statement-breakpoint
ALTER TABLE "attendances" VALIDATE CONSTRAINT "attendances_status_check";

-- section: indexes
-- run: outside of a transaction
CREATE INDEX CONCURRENTLY "alliances_logo_upload" ON "alliances" USING btree (substring("logo_url" from '/media/([0-9a-f]{32})-')) WHERE "alliances"."logo_url" like '%/media/%';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "alliances_banner_upload" ON "alliances" USING btree (substring("banner_url" from '/media/([0-9a-f]{32})-')) WHERE "alliances"."banner_url" like '%/media/%';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "events_series" ON "events" USING btree ("series_id","starts_at","id") WHERE "events"."series_id" is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "events_banner_upload" ON "events" USING btree (substring("banner_url" from '/media/([0-9a-f]{32})-')) WHERE "events"."banner_url" like '%/media/%';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "groups_logo_upload" ON "groups" USING btree (substring("logo_url" from '/media/([0-9a-f]{32})-')) WHERE "groups"."logo_url" like '%/media/%';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "groups_banner_upload" ON "groups" USING btree (substring("banner_url" from '/media/([0-9a-f]{32})-')) WHERE "groups"."banner_url" like '%/media/%';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "landscape_entries_logo_upload" ON "landscape_entries" USING btree (substring("logo_url" from '/media/([0-9a-f]{32})-')) WHERE "landscape_entries"."logo_url" like '%/media/%';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_photo_upload" ON "users" USING btree (substring("photo_url" from '/media/([0-9a-f]{32})-')) WHERE "users"."photo_url" like '%/media/%';

-- section: banned members
-- Rejects rows of banned users, whichever program inserts them. The foreign key has locked the user by then, since triggers fire in the order
-- of their names, and a ban takes a stronger lock: either the ban is visible here, or it finds the row.
CREATE FUNCTION public.alliance_refuse_banned() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	of_group uuid;
BEGIN
	IF NOT EXISTS (SELECT FROM public.bans WHERE bans.user_id = new.user_id) THEN RETURN NULL; END IF;
	IF tg_table_name = 'attendances' THEN
		SELECT events.group_id INTO of_group FROM public.events WHERE events.id = new.event_id;
	ELSE
		of_group := new.group_id;
	END IF;
	IF EXISTS (
		SELECT FROM public.bans JOIN public.groups ON groups.alliance_id = bans.alliance_id
		WHERE bans.user_id = new.user_id AND groups.id = of_group AND (bans.group_id IS NULL OR bans.group_id = of_group)
	) THEN
		RAISE EXCEPTION 'the user is banned' USING ERRCODE = 'AL001';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER memberships_refuse_banned AFTER INSERT ON "memberships"
	FOR EACH ROW WHEN (NOT public.alliance_is_seeded(new.user_id)) EXECUTE FUNCTION public.alliance_refuse_banned();

-- section: banned attendees
CREATE TRIGGER attendances_refuse_banned AFTER INSERT ON "attendances"
	FOR EACH ROW WHEN (NOT public.alliance_is_seeded(new.user_id)) EXECUTE FUNCTION public.alliance_refuse_banned();

-- section: deleted user triggers
-- Jobs show their poster, and outlive that user.
CREATE FUNCTION public.alliance_note_deleted_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('public_changes', concat_ws(' ', 'users', '*', old.id));
	PERFORM public.alliance_touch(id) FROM (SELECT id FROM public.jobs WHERE posted_by = old.id AND status = 'published' ORDER BY id) listed;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "users_deleted" AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION alliance_note_deleted_user();

-- section: languages of users
ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_language_check" CHECK ("users"."language" in ('en', 'de', 'es', 'ja')) NOT VALID;

-- section: event messages
CREATE TABLE "event_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"sent_by" uuid,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"audience" text NOT NULL,
	"recipient_count" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_messages_audience_check" CHECK ("event_messages"."audience" in ('attending', 'waitlisted', 'pending', 'everyone'))
);
--> statement-breakpoint
CREATE INDEX "event_messages_by_creation" ON "event_messages" USING btree ("event_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "event_messages_sent_by" ON "event_messages" USING btree ("sent_by");

-- section: event messages of events
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;

-- section: event messages of users
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;

-- section: check ins of audit entries
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action_check";
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action_check" CHECK ("audit_entries"."action" in ('createAlliance', 'updateAlliance', 'createGroup', 'updateGroup', 'deleteGroup', 'createEvent', 'updateEvent', 'updateAttendee', 'checkInAttendee', 'undoCheckIn', 'sendEventMessage', 'deleteEvent', 'copyEvent', 'createJob', 'updateJob', 'deleteJob', 'updateJobApplication', 'createLandscapeEntry', 'updateLandscapeEntry', 'deleteLandscapeEntry', 'grantAllianceAdmin', 'revokeAllianceAdmin', 'grantGroupAdmin', 'revokeGroupAdmin', 'createWebhook', 'updateWebhook', 'deleteWebhook', 'rotateWebhookSecret', 'removeGroupMember', 'removeAllianceMember', 'deleteGroupBan', 'deleteAllianceBan', 'updateReport')) NOT VALID;

-- section: check ins of attendances
ALTER TABLE "attendances" ADD COLUMN "check_in_code" text;
--> statement-breakpoint
ALTER TABLE "attendances" ADD COLUMN "checked_in_at" timestamp (3) with time zone;

-- section: checks of audit actions
ALTER TABLE "audit_entries" VALIDATE CONSTRAINT "audit_entries_action_check";

-- section: check in codes
-- 40 random bits in Crockford's base32, from the bytes of a random UUID except those of the version (6) and the variant (8).
CREATE FUNCTION public.alliance_check_in_code() RETURNS text LANGUAGE sql VOLATILE AS $$
	SELECT string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + get_byte(random.bytes, part) % 32, 1), '')
	FROM (SELECT uuid_send(gen_random_uuid()) AS bytes) random, unnest(array[0, 1, 2, 3, 4, 5, 7, 9]) part
$$;
--> statement-breakpoint
-- Inserting an RSVP locks its event, so codes cannot collide.
CREATE FUNCTION public.alliance_give_check_in_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	LOOP
		new.check_in_code := public.alliance_check_in_code();
		EXIT WHEN NOT EXISTS (
			SELECT FROM public.attendances others
			WHERE others.event_id = new.event_id AND others.check_in_code = new.check_in_code
		);
	END LOOP;
	RETURN new;
END
$$;
--> statement-breakpoint
-- An RSVP that no longer attends is not checked in.
CREATE FUNCTION public.alliance_end_check_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.checked_in_at := NULL;
	RETURN new;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "attendances_check_in_code" BEFORE INSERT ON "attendances"
	FOR EACH ROW WHEN (new.check_in_code IS NULL) EXECUTE FUNCTION public.alliance_give_check_in_code();
--> statement-breakpoint
CREATE TRIGGER "attendances_check_in_end" BEFORE UPDATE ON "attendances"
	FOR EACH ROW WHEN (new.checked_in_at IS NOT NULL AND new.status <> 'attending') EXECUTE FUNCTION public.alliance_end_check_in();

-- section: codes of attendances
-- run: in batches
UPDATE "attendances" SET "check_in_code" = public.alliance_check_in_code()
WHERE ("event_id", "user_id") IN (
	SELECT "attendances"."event_id", "attendances"."user_id"
	FROM "events" JOIN "attendances" ON "attendances"."event_id" = "events"."id"
	WHERE "attendances"."check_in_code" IS NULL AND "events"."ends_at" > now() - interval '1 day'
	LIMIT 500
);

-- section: check in index
-- run: outside of a transaction
CREATE INDEX CONCURRENTLY "attendances_check_in_code" ON "attendances" USING btree ("event_id","check_in_code");

-- section: validate languages
ALTER TABLE "users" VALIDATE CONSTRAINT "users_language_check";

-- section: former bans
CREATE TABLE "former_bans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mailbox" text NOT NULL,
	"alliance_id" uuid NOT NULL,
	"group_id" uuid,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "former_bans_once" UNIQUE NULLS NOT DISTINCT("mailbox","alliance_id","group_id")
);
--> statement-breakpoint
ALTER TABLE "former_bans" ADD CONSTRAINT "former_bans_alliance_id_alliances_id_fk" FOREIGN KEY ("alliance_id") REFERENCES "public"."alliances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_bans_alliance" ON "former_bans" USING btree ("alliance_id");--> statement-breakpoint
CREATE INDEX "former_bans_group" ON "former_bans" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "former_bans_end" ON "former_bans" USING btree ("deleted_at");

-- section: bans of former users
-- Mailbox of an email address, as in src/server/limits/mailbox.ts: lower case, without the part after "+".
CREATE FUNCTION public.alliance_mailbox(email text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT lower(regexp_replace(email, '^([^+]+)[+].*(@[^@]*)$', '\1\2'))
$$;
--> statement-breakpoint
-- Keyed digest of a mailbox; null without a key, when no digest has been stored. Without the key, addresses cannot be guessed from the table.
CREATE FUNCTION public.alliance_mailbox_digest(email text) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT encode(sha256(convert_to(secret, 'UTF8') || sha256(convert_to(secret || public.alliance_mailbox(email), 'UTF8'))), 'hex')
	FROM public.server_keys WHERE purpose = 'former_bans'
$$;
--> statement-breakpoint
-- A concurrent ban locks the user's row: it is either retained here or finds no user.
CREATE FUNCTION public.alliance_keep_bans() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM public.bans WHERE bans.user_id = old.id) THEN RETURN old; END IF;
	-- A random UUID has 122 random bits.
	INSERT INTO public.server_keys (purpose, id, secret, created_at)
	VALUES ('former_bans', gen_random_uuid(), concat(gen_random_uuid(), gen_random_uuid()), now())
	ON CONFLICT DO NOTHING;
	INSERT INTO public.former_bans (id, mailbox, alliance_id, group_id, deleted_at)
	SELECT gen_random_uuid(), public.alliance_mailbox_digest(old.email), alliance_id, group_id, now()
	FROM public.bans WHERE bans.user_id = old.id
	ON CONFLICT (mailbox, alliance_id, group_id) DO UPDATE SET deleted_at = excluded.deleted_at;
	RETURN old;
END
$$;
--> statement-breakpoint
-- When an account verifies a mailbox, bans of other current or deleted accounts with that mailbox apply to it.
CREATE FUNCTION public.alliance_resume_bans() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public.bans (id, user_id, alliance_id, group_id, created_at)
	SELECT gen_random_uuid(), new.id, alliance_id, group_id, now() FROM (
		SELECT alliance_id, group_id FROM public.former_bans WHERE mailbox = public.alliance_mailbox_digest(new.email)
		UNION SELECT alliance_id, group_id FROM public.bans JOIN public.users ON users.id = bans.user_id
		WHERE users.email_verified_at IS NOT NULL AND public.alliance_mailbox(users.email) = public.alliance_mailbox(new.email)
	) known
	ON CONFLICT DO NOTHING;
	DELETE FROM public.former_bans WHERE mailbox = public.alliance_mailbox_digest(new.email);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "users_keep_bans" BEFORE DELETE ON "users"
	FOR EACH ROW WHEN (old.email_verified_at IS NOT NULL) EXECUTE FUNCTION public.alliance_keep_bans();
--> statement-breakpoint
CREATE TRIGGER "users_verified_resume_bans" AFTER INSERT ON "users"
	FOR EACH ROW WHEN (new.email_verified_at IS NOT NULL AND NOT public.alliance_is_seeded(new.id)) EXECUTE FUNCTION public.alliance_resume_bans();
--> statement-breakpoint
CREATE TRIGGER "users_verify_resume_bans" AFTER UPDATE OF "email_verified_at" ON "users"
	FOR EACH ROW WHEN (old.email_verified_at IS NULL AND new.email_verified_at IS NOT NULL) EXECUTE FUNCTION public.alliance_resume_bans();

-- section: banned applicants
-- A ban from an alliance covers all its jobs, a ban from a group only the group's. Unlike an insert, an update of an RSVP has not locked the user.
CREATE OR REPLACE FUNCTION public.alliance_refuse_banned() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	of_alliance uuid;
	of_group uuid;
BEGIN
	IF tg_op = 'UPDATE' THEN PERFORM FROM public.users WHERE users.id = new.user_id FOR KEY SHARE; END IF;
	IF NOT EXISTS (SELECT FROM public.bans WHERE bans.user_id = new.user_id) THEN RETURN NULL; END IF;
	CASE tg_table_name
		WHEN 'attendances' THEN
			SELECT events.alliance_id, events.group_id INTO of_alliance, of_group FROM public.events WHERE events.id = new.event_id;
		WHEN 'job_applications' THEN
			SELECT jobs.alliance_id, jobs.group_id INTO of_alliance, of_group FROM public.jobs WHERE jobs.id = new.job_id;
		ELSE
			SELECT groups.alliance_id, groups.id INTO of_alliance, of_group FROM public.groups WHERE groups.id = new.group_id;
	END CASE;
	IF EXISTS (
		SELECT FROM public.bans
		WHERE bans.user_id = new.user_id AND bans.alliance_id = of_alliance AND (bans.group_id IS NULL OR bans.group_id = of_group)
	) THEN
		RAISE EXCEPTION 'the user is banned' USING ERRCODE = 'AL001';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "job_applications_refuse_banned" AFTER INSERT ON "job_applications"
	FOR EACH ROW WHEN (NOT public.alliance_is_seeded(new.user_id)) EXECUTE FUNCTION public.alliance_refuse_banned();

-- section: approvals of banned
-- Checks approvals by an administrator. A ban itself withdraws RSVPs on the waitlist.
CREATE TRIGGER "attendances_refuse_banned_again" AFTER UPDATE OF "status" ON "attendances"
	FOR EACH ROW WHEN (old.status IN ('declined', 'pending') AND new.status IN ('attending', 'waitlisted'))
	EXECUTE FUNCTION public.alliance_refuse_banned();

-- section: former bans of groups
ALTER TABLE "former_bans" ADD CONSTRAINT "former_bans_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;

-- section: bans of changed addresses
-- A concurrent ban locks the user's row, so a change of the address waits for it. A change within one mailbox retains nothing.
CREATE TRIGGER "users_email_keep_bans" AFTER UPDATE OF "email" ON "users"
	FOR EACH ROW WHEN (
		old.email_verified_at IS NOT NULL AND public.alliance_mailbox(old.email) <> public.alliance_mailbox(new.email)
	) EXECUTE FUNCTION public.alliance_keep_bans();
--> statement-breakpoint
CREATE TRIGGER "users_email_resume_bans" AFTER UPDATE OF "email" ON "users"
	FOR EACH ROW WHEN (
		old.email_verified_at IS NOT NULL AND new.email_verified_at IS NOT NULL
		AND public.alliance_mailbox(old.email) <> public.alliance_mailbox(new.email)
	) EXECUTE FUNCTION public.alliance_resume_bans();

-- section: recounts
-- run: in batches
-- Subtracts the error of a count, which concurrent commits do not change. Retention deletes RSVPs of the earliest events first and leaves their
-- counts, so an event without RSVPs is skipped unless an earlier event still has some. A check rejects more attendees than seats;
-- `alliance doctor` reports those.
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

-- section: more languages
ALTER TABLE "users" DROP CONSTRAINT "users_language_check";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_language_check" CHECK ("users"."language" in ('en', 'de', 'es', 'ja', 'fr', 'pt', 'uk')) NOT VALID;

-- section: validate more languages
-- All rows satisfy the new check: the previous one allowed fewer values.
ALTER TABLE "users" VALIDATE CONSTRAINT "users_language_check";

-- section: statistics
CREATE TABLE "former_attendees" (
	"event_id" uuid NOT NULL,
	"day" date NOT NULL,
	"rsvps" integer DEFAULT 0 NOT NULL,
	"canceled" integer DEFAULT 0 NOT NULL,
	"attended" integer DEFAULT 0 NOT NULL,
	"no_shows" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "former_attendees_event_id_day_pk" PRIMARY KEY("event_id","day"),
	CONSTRAINT "former_attendees_counts_check" CHECK ("former_attendees"."rsvps" >= 0 and "former_attendees"."canceled" >= 0 and "former_attendees"."attended" >= 0 and "former_attendees"."no_shows" >= 0)
);
--> statement-breakpoint
CREATE TABLE "former_members" (
	"group_id" uuid NOT NULL,
	"day" date NOT NULL,
	"joined" integer DEFAULT 0 NOT NULL,
	"departed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "former_members_group_id_day_pk" PRIMARY KEY("group_id","day"),
	CONSTRAINT "former_members_counts_check" CHECK ("former_members"."joined" >= 0 and "former_members"."departed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "page_visits" (
	"group_id" uuid NOT NULL,
	"event_id" uuid,
	"page_id" uuid GENERATED ALWAYS AS (coalesce(event_id, group_id)) STORED NOT NULL,
	"day" date NOT NULL,
	"source" text COLLATE "C" NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"rsvps" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "page_visits_page_id_day_source_pk" PRIMARY KEY("page_id","day","source"),
	CONSTRAINT "page_visits_counts_check" CHECK ("page_visits"."views" >= 0 and "page_visits"."rsvps" >= 0)
);
--> statement-breakpoint
ALTER TABLE "former_members" ADD CONSTRAINT "former_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "page_visits" ADD CONSTRAINT "page_visits_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "page_visits_of_group" ON "page_visits" USING btree ("group_id","day");
--> statement-breakpoint
CREATE INDEX "page_visits_of_event" ON "page_visits" USING btree ("event_id");
--> statement-breakpoint
CREATE INDEX "page_visits_by_day" ON "page_visits" USING btree ("day");

-- section: statistics of events
ALTER TABLE "former_attendees" ADD CONSTRAINT "former_attendees_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "page_visits" ADD CONSTRAINT "page_visits_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;

-- section: names of users
-- run: outside of a transaction
CREATE INDEX CONCURRENTLY "users_name_trigrams" ON "users" USING gin (alliance_fold("name") gin_trgm_ops);

-- section: event news
CREATE TABLE "event_notifications" (
	"user_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"notified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_notifications_user_id_event_id_pk" PRIMARY KEY("user_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "notification_times" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"notified_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_times_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE INDEX "event_notifications_event" ON "event_notifications" USING btree ("event_id");
--> statement-breakpoint
CREATE INDEX "event_notifications_age" ON "event_notifications" USING btree ("created_at");

-- section: event news of events
ALTER TABLE "event_notifications" ADD CONSTRAINT "event_notifications_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;

-- section: event news of users
ALTER TABLE "users" ADD COLUMN "digest_since" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "event_notifications" ADD CONSTRAINT "event_notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_times" ADD CONSTRAINT "notification_times_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

-- section: rsvp confirmations
ALTER TABLE "attendances" ADD COLUMN "confirmation_pending" boolean DEFAULT false NOT NULL;

-- section: digests
-- run: outside of a transaction
CREATE INDEX CONCURRENTLY "users_digests" ON "users" USING btree ("digest_since") WHERE "users"."digest_since" is not null;

-- section: sign in links
ALTER TABLE "mail_tokens" DROP CONSTRAINT "mail_tokens_purpose_check";--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD COLUMN "next" text;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_purpose_check" CHECK ("mail_tokens"."purpose" in ('verify', 'reset', 'sign_in', 'second_factor')) NOT VALID;

-- section: sign in link events
ALTER TABLE "security_events" DROP CONSTRAINT "security_events_event_check";--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_event_check" CHECK ("security_events"."event" in ('registered', 'email_verified', 'login', 'new_device', 'login_failed', 'login_blocked', 'logout', 'session_ended', 'other_sessions_ended', 'password_changed', 'reset_requested', 'sign_in_link_requested', 'password_reset', 'account_recovered', 'email_change_requested', 'email_change_canceled', 'email_changed', 'email_change_undone', 'provider_linked', 'provider_unlinked', 'token_created', 'token_revoked', 'all_tokens_revoked', 'calendar_created', 'calendar_deleted', 'app_admitted', 'app_removed', 'client_created', 'client_changed', 'client_deleted', 'account_disabled', 'account_enabled', 'passkey_added', 'passkey_removed', 'passkey_counter_regressed', 'totp_enabled', 'totp_disabled', 'recovery_codes_renewed', 'recovery_code_used', 'second_factor_confirmed', 'second_factor_failed', 'second_factor_blocked', 'second_factor_reset')) NOT VALID;

-- section: checks of sign in links
ALTER TABLE "mail_tokens" VALIDATE CONSTRAINT "mail_tokens_purpose_check";
--> statement-breakpoint
ALTER TABLE "security_events" VALIDATE CONSTRAINT "security_events_event_check";

-- section: rsvp requests
CREATE TABLE "rsvp_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"language" text,
	"guests" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"places" integer NOT NULL,
	"held_until" timestamp (3) with time zone,
	"arrival" bigint,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rsvp_requests_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "rsvp_requests_language_check" CHECK ("rsvp_requests"."language" in ('en', 'de', 'es', 'ja', 'fr', 'pt', 'uk')),
	CONSTRAINT "rsvp_requests_hold_check" CHECK (("rsvp_requests"."places" > 0) = ("rsvp_requests"."held_until" is not null))
);
--> statement-breakpoint
ALTER TABLE "rsvp_requests" ADD CONSTRAINT "rsvp_requests_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rsvp_requests_event" ON "rsvp_requests" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "rsvp_requests_email" ON "rsvp_requests" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "rsvp_requests_hold" ON "rsvp_requests" USING btree ("held_until") WHERE "rsvp_requests"."held_until" is not null;--> statement-breakpoint
CREATE INDEX "rsvp_requests_expiry" ON "rsvp_requests" USING btree ("expires_at") WHERE "rsvp_requests"."held_until" is null;

-- section: invitations
CREATE TABLE "invitation_acceptances" (
	"invitation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitation_acceptances_invitation_id_user_id_pk" PRIMARY KEY("invitation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alliance_id" uuid NOT NULL,
	"group_id" uuid,
	"event_id" uuid,
	"role" text,
	"email" text,
	"secret_hash" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"max_uses" integer NOT NULL,
	"use_count" integer DEFAULT 0 NOT NULL,
	"language" text,
	"invited_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "invitations_role_check" CHECK ("invitations"."role" in ('alliance_admin', 'group_admin')),
	CONSTRAINT "invitations_status_check" CHECK ("invitations"."status" in ('pending', 'accepted', 'declined', 'withdrawn', 'expired')),
	CONSTRAINT "invitations_uses_check" CHECK ("invitations"."use_count" between 0 and "invitations"."max_uses"),
	CONSTRAINT "invitations_event_check" CHECK ("invitations"."event_id" is null or ("invitations"."group_id" is not null and "invitations"."role" is null))
);
--> statement-breakpoint
CREATE TABLE "invitation_opt_outs" (
	"mailbox_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invitation_acceptances" ADD CONSTRAINT "invitation_acceptances_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "invitation_acceptances_user" ON "invitation_acceptances" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open" ON "invitations" USING btree (coalesce("event_id", "group_id", "alliance_id"),coalesce("role", ''),lower("email")) WHERE "invitations"."status" = 'pending' and "invitations"."email" is not null;
--> statement-breakpoint
CREATE INDEX "invitations_by_creation" ON "invitations" USING btree (coalesce("event_id", "group_id", "alliance_id"),"created_at","id");
--> statement-breakpoint
CREATE INDEX "invitations_alliance" ON "invitations" USING btree ("alliance_id");
--> statement-breakpoint
CREATE INDEX "invitations_group" ON "invitations" USING btree ("group_id");
--> statement-breakpoint
CREATE INDEX "invitations_event" ON "invitations" USING btree ("event_id");
--> statement-breakpoint
CREATE INDEX "invitations_invited_by" ON "invitations" USING btree ("invited_by");
--> statement-breakpoint
CREATE INDEX "invitations_email" ON "invitations" USING btree (lower("email"));
--> statement-breakpoint
CREATE INDEX "invitations_end" ON "invitations" USING btree ("expires_at");

-- section: invitations of users
ALTER TABLE "invitation_acceptances" ADD CONSTRAINT "invitation_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;

-- section: invitations of alliances
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_alliance_id_alliances_id_fk" FOREIGN KEY ("alliance_id") REFERENCES "public"."alliances"("id") ON DELETE cascade ON UPDATE no action;

-- section: invitations of groups
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;

-- section: invitations of events
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;

-- section: invitations of audit entries
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action_check";
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action_check" CHECK ("audit_entries"."action" in ('createAlliance', 'updateAlliance', 'createGroup', 'updateGroup', 'deleteGroup', 'createEvent', 'updateEvent', 'updateAttendee', 'checkInAttendee', 'undoCheckIn', 'sendEventMessage', 'deleteEvent', 'copyEvent', 'createJob', 'updateJob', 'deleteJob', 'updateJobApplication', 'createLandscapeEntry', 'updateLandscapeEntry', 'deleteLandscapeEntry', 'grantAllianceAdmin', 'revokeAllianceAdmin', 'grantGroupAdmin', 'revokeGroupAdmin', 'createWebhook', 'updateWebhook', 'deleteWebhook', 'rotateWebhookSecret', 'removeGroupMember', 'removeAllianceMember', 'deleteGroupBan', 'deleteAllianceBan', 'updateReport', 'inviteToGroup', 'inviteToAlliance', 'inviteToEvent', 'withdrawGroupInvitation', 'withdrawAllianceInvitation', 'withdrawEventInvitation')) NOT VALID;

-- section: checks of invitations
-- Adds the actions of invitations.
ALTER TABLE "audit_entries" VALIDATE CONSTRAINT "audit_entries_action_check";

-- section: group messages
CREATE TABLE "group_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"sent_by" uuid,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"recipient_count" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "group_messages_by_creation" ON "group_messages" USING btree ("group_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "group_messages_sent_by" ON "group_messages" USING btree ("sent_by");
--> statement-breakpoint
CREATE INDEX "group_messages_age" ON "group_messages" USING btree ("created_at");

-- section: group messages of groups
ALTER TABLE "group_messages" ADD CONSTRAINT "group_messages_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;

-- section: group messages of users
ALTER TABLE "group_messages" ADD CONSTRAINT "group_messages_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;

-- section: messages of audit entries
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action_check";
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action_check" CHECK ("audit_entries"."action" in ('createAlliance', 'updateAlliance', 'createGroup', 'updateGroup', 'deleteGroup', 'createEvent', 'updateEvent', 'updateAttendee', 'checkInAttendee', 'undoCheckIn', 'sendEventMessage', 'sendGroupMessage', 'deleteEvent', 'copyEvent', 'createJob', 'updateJob', 'deleteJob', 'updateJobApplication', 'createLandscapeEntry', 'updateLandscapeEntry', 'deleteLandscapeEntry', 'grantAllianceAdmin', 'revokeAllianceAdmin', 'grantGroupAdmin', 'revokeGroupAdmin', 'createWebhook', 'updateWebhook', 'deleteWebhook', 'rotateWebhookSecret', 'removeGroupMember', 'removeAllianceMember', 'deleteGroupBan', 'deleteAllianceBan', 'updateReport', 'inviteToGroup', 'inviteToAlliance', 'inviteToEvent', 'withdrawGroupInvitation', 'withdrawAllianceInvitation', 'withdrawEventInvitation')) NOT VALID;

-- section: validate message audit
-- Adds the actions of messages to members.
ALTER TABLE "audit_entries" VALIDATE CONSTRAINT "audit_entries_action_check";

-- section: job countries
ALTER TABLE "jobs" ADD COLUMN "country_code" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_country_code_check" CHECK ("jobs"."country_code" ~ '^[A-Z]{2}$') NOT VALID;

-- section: validate job countries
-- New rows have been checked since the column exists; older rows have no country.
ALTER TABLE "jobs" VALIDATE CONSTRAINT "jobs_country_code_check";

-- section: looks of alliances
ALTER TABLE "alliances" ADD COLUMN "accent_color" text;--> statement-breakpoint
ALTER TABLE "alliances" ADD COLUMN "tagline" text;--> statement-breakpoint
ALTER TABLE "alliances" ADD COLUMN "sender_name" text;--> statement-breakpoint
ALTER TABLE "alliances" ADD COLUMN "imprint_url" text;--> statement-breakpoint
ALTER TABLE "alliances" ADD COLUMN "privacy_url" text;--> statement-breakpoint
ALTER TABLE "alliances" ADD COLUMN "terms_url" text;

-- section: sources of rsvp requests
ALTER TABLE "rsvp_requests" ADD COLUMN "source" text;

-- section: shown attendees
ALTER TABLE "users" ADD COLUMN "show_as_attendee" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Jobs show the name of their poster, and event pages show attendees who agreed to it: a change of these fields invalidates them.
CREATE OR REPLACE TRIGGER "users_change" AFTER UPDATE OF "name", "photo_url", "show_as_attendee", "disabled_at" ON "users" FOR EACH ROW
	WHEN (old.name <> new.name OR ((old.show_as_attendee OR new.show_as_attendee) AND (old.photo_url, old.show_as_attendee, old.disabled_at)
		IS DISTINCT FROM (new.photo_url, new.show_as_attendee, new.disabled_at))) EXECUTE FUNCTION public.alliance_tell_user();

-- section: unsent forms
CREATE TABLE "saved_forms" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"operation" text NOT NULL,
	"content" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_forms" ADD CONSTRAINT "saved_forms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_forms_expiry" ON "saved_forms" USING btree ("expires_at");

-- section: events by city
-- run: outside of a transaction
CREATE INDEX CONCURRENTLY "events_by_city_start" ON "events" USING btree (alliance_fold("venue_city"),"starts_at","id","ends_at") WHERE "events"."status" <> 'draft' and "events"."venue_city" is not null;

-- section: events by country
-- run: outside of a transaction
CREATE INDEX CONCURRENTLY "events_by_country_start" ON "events" USING btree ("venue_country_code","starts_at","id","ends_at") WHERE "events"."status" <> 'draft' and "events"."venue_country_code" is not null;

-- section: hidden changes
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
-- These triggers fire after those of resource_changes, where the publication of an event waits for the deactivation of its group. A group is
-- recorded before its events and jobs, in order of their ids, so that transactions cannot deadlock.
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
-- Inactive groups have a count of published events too.
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

-- section: hidden changes of groups
CREATE TRIGGER "groups_noted_hidden" AFTER INSERT OR DELETE ON "groups" FOR EACH ROW EXECUTE FUNCTION alliance_note_hidden_group();
--> statement-breakpoint
CREATE TRIGGER "groups_noted_hidden_changes" AFTER UPDATE ON "groups" FOR EACH ROW
	WHEN (NOT old.active OR NOT new.active OR (old.name, old.organizers) IS DISTINCT FROM (new.name, new.organizers)) EXECUTE FUNCTION alliance_note_hidden_group();

-- section: hidden changes of events
CREATE TRIGGER "events_noted_hidden" AFTER INSERT OR DELETE ON "events" FOR EACH ROW EXECUTE FUNCTION alliance_note_hidden_event();
--> statement-breakpoint
CREATE TRIGGER "events_noted_hidden_changes" AFTER UPDATE ON "events" FOR EACH ROW
	WHEN (old.status = 'draft' OR (old.status, old.ends_at) IS DISTINCT FROM (new.status, new.ends_at)) EXECUTE FUNCTION alliance_note_hidden_event();

-- section: hidden changes of jobs
CREATE TRIGGER "jobs_noted_hidden" AFTER INSERT OR DELETE ON "jobs" FOR EACH ROW EXECUTE FUNCTION alliance_note_hidden_job();
--> statement-breakpoint
CREATE TRIGGER "jobs_noted_hidden_changes" AFTER UPDATE ON "jobs" FOR EACH ROW
	WHEN (old.status <> 'published' OR new.status <> 'published') EXECUTE FUNCTION alliance_note_hidden_job();

-- section: hidden changes of landscape entries
CREATE TRIGGER "landscape_entries_noted_hidden" AFTER INSERT OR DELETE ON "landscape_entries" FOR EACH ROW EXECUTE FUNCTION alliance_note_hidden_landscape_entry();
--> statement-breakpoint
CREATE TRIGGER "landscape_entries_noted_hidden_changes" AFTER UPDATE ON "landscape_entries" FOR EACH ROW
	WHEN (NOT old.published OR NOT new.published) EXECUTE FUNCTION alliance_note_hidden_landscape_entry();

-- section: hidden changes of users
CREATE TRIGGER "users_noted_hidden" AFTER UPDATE OF "name" ON "users" FOR EACH ROW
	WHEN (old.name <> new.name) EXECUTE FUNCTION alliance_note_hidden_jobs_of_user();
--> statement-breakpoint
CREATE TRIGGER "users_noted_hidden_deletion" AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION alliance_note_hidden_jobs_of_user();

-- section: confirmed rsvp requests
ALTER TABLE "rsvp_requests" ADD COLUMN "confirmed_at" timestamp (3) with time zone;

-- section: calendar sequence
ALTER TABLE "attendances" ADD COLUMN "calendar_sequence" bigint DEFAULT 0 NOT NULL;

-- section: digest weeks
ALTER TABLE "users" ADD COLUMN "digest_week" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mail_rejected_at" timestamp (3) with time zone[] DEFAULT '{}' NOT NULL;

-- section: digest time zones
-- run: outside of a transaction
CREATE INDEX CONCURRENTLY "users_digest_weeks" ON "users" USING btree (coalesce("timezone", 'UTC'),"digest_week") WHERE "users"."digest_since" is not null;

-- section: held seats
ALTER TABLE "events" ADD COLUMN "held_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Every change of held seats locks the event first.
CREATE FUNCTION public.alliance_count_held_seats() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed uuid := coalesce(new.event_id, old.event_id);
BEGIN
	UPDATE public.events
	SET held_count = (SELECT coalesce(sum(places), 0) FROM public.rsvp_requests WHERE event_id = changed)
	WHERE id = changed;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "rsvp_requests_held" AFTER INSERT ON "rsvp_requests" FOR EACH ROW
	WHEN (new.places > 0) EXECUTE FUNCTION alliance_count_held_seats();
--> statement-breakpoint
CREATE TRIGGER "rsvp_requests_held_changed" AFTER UPDATE OF "places" ON "rsvp_requests" FOR EACH ROW
	WHEN (old.places <> new.places) EXECUTE FUNCTION alliance_count_held_seats();
--> statement-breakpoint
CREATE TRIGGER "rsvp_requests_released" AFTER DELETE ON "rsvp_requests" FOR EACH ROW
	WHEN (old.places > 0) EXECUTE FUNCTION alliance_count_held_seats();
--> statement-breakpoint
-- A change of held seats is announced like one of attendees: it affects the event, but not the order or members of any list.
CREATE TRIGGER "events_held" AFTER UPDATE OF "held_count" ON "events" FOR EACH ROW
	WHEN (old.held_count <> new.held_count) EXECUTE FUNCTION alliance_tell_event('attendance');
--> statement-breakpoint
CREATE TRIGGER "events_held_noted" AFTER UPDATE OF "held_count" ON "events" FOR EACH ROW
	WHEN (old.held_count <> new.held_count) EXECUTE FUNCTION alliance_note_attendance();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "events_update" AFTER UPDATE ON "events" FOR EACH ROW
	WHEN (old.group_name = new.group_name AND (old.reminded_for IS NOT DISTINCT FROM new.reminded_for OR old.revision <> new.revision)
	AND (old.attendee_count = new.attendee_count AND old.held_count = new.held_count
		OR (old.group_id, old.status, old.ends_at, old.kind, old.category, old.tags)
			IS DISTINCT FROM (new.group_id, new.status, new.ends_at, new.kind, new.category, new.tags)))
	EXECUTE FUNCTION alliance_tell_event('events');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "events_changes_noted" AFTER UPDATE ON "events" FOR EACH ROW
	WHEN (old.group_name = new.group_name AND (old.reminded_for IS NOT DISTINCT FROM new.reminded_for OR old.revision <> new.revision)
	AND (old.attendee_count = new.attendee_count AND old.held_count = new.held_count
		OR (old.status, old.ends_at) IS DISTINCT FROM (new.status, new.ends_at)))
	EXECUTE FUNCTION alliance_note_event();

-- section: alliance contacts
ALTER TABLE "alliances" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "alliances" ADD COLUMN "contact_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "alliances" ADD COLUMN "contact_link_hash" text;--> statement-breakpoint
ALTER TABLE "alliances" ADD COLUMN "contact_link_expires_at" timestamp (3) with time zone;

-- section: group contacts
ALTER TABLE "groups" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "contact_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "contact_link_hash" text;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "contact_link_expires_at" timestamp (3) with time zone;

-- section: event organizers
ALTER TABLE "events" ADD COLUMN "organizer_email" text;

-- section: contact links
-- run: outside of a transaction
CREATE INDEX CONCURRENTLY "alliances_contact_link" ON "alliances" USING btree ("contact_link_hash");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "groups_contact_link" ON "groups" USING btree ("contact_link_hash");

-- section: plain text
-- Plain form of a text: lower case, without optional marks, in the letters that people type. src/foundation/db/plain-text.ts has the same rules.
CREATE FUNCTION public.alliance_plain(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 10 AS $$
BEGIN
	IF octet_length(value) = char_length(value) THEN
		RETURN lower(value COLLATE "C");
	END IF;
	RETURN translate(
		public.alliance_fold(lower(normalize(regexp_replace(normalize(value, NFKD),
			'[\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0898-\u089f\u08ca-\u08e1\u08e3-\u08ff\u093c\u0951-\u0954\u1ab0-\u1aff\u1cd0-\u1cd2\u1cd4-\u1ce0\u1dc0-\u1dff\u200d\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\U000e0100-\U000e01ef]+',
			'', 'g'), NFC) COLLATE "und-x-icu")),
		'ٱةہھەۃىیکڪςँǝəɔʻʼ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯௦௧௨௩௪௫௬௭௮௯๐๑๒๓๔๕๖๗๘๙',
		'اهههههييككσंeeo''''012345678901234567890123456789012345678901234567890123456789');
END
$$;
--> statement-breakpoint
-- Reduces a text to words in plain form: only letters, digits and combining marks, so that PostgreSQL's parser finds no tags, URLs or files.
-- src/foundation/db/query-language.ts does the same with search terms.
-- Scripts without spaces are indexed as pairs of characters ("ABC" is "A AB BC C"), so that a search finds any position in a run, and single
-- characters as the prefix of a pair.
CREATE OR REPLACE FUNCTION public.alliance_text(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	words text := public.alliance_plain(value);
BEGIN
	-- C++, C# and .NET. Another such word requires rebuilding the documents.
	IF words ~ '[+#]|\.net' THEN
		words := regexp_replace(words, '\m([a-z])\+\+', '\1plusplus', 'g');
		words := regexp_replace(words, '\m([a-z])#', '\1sharp', 'g');
		words := regexp_replace(words, '(^|[^[:alnum:]])\.net\M', '\1 dotnet', 'g');
	END IF;
	words := regexp_replace(words,
		'[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02df\u0375\u037e\u0387\u0482\u055a-\u055f\u0589-\u058f\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u0600-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u06dd\u06de\u0700-\u070d\u0964\u0965\u0970\u0df4\u0e3f\u0e4f\u0e5a\u0e5b\u0f04-\u0f12\u104a-\u104f\u10fb\u1360-\u1368\u166e\u16eb-\u16ed\u17d4-\u17d6\u17d8-\u17db\u1800-\u180a\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u3036\u3037\u303c-\u303f\u309b\u309c\u30a0\u30fb\ue000-\uf8ff\ufd3e\ufd3f\ufff0-\uffff\U0001f000-\U0001faff]+',
		' ', 'g');
	IF words ~ '[\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u3007\u3021-\u3029\u3031-\u3035\u303b\u3041-\u309a\u309d-\u30ff\u3105-\u312f\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff]' THEN
		words := regexp_replace(words,
			'([\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u3007\u3021-\u3029\u3031-\u3035\u303b\u3041-\u309a\u309d-\u30ff\u3105-\u312f\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff]+)',
			' \1 ', 'g');
		words := regexp_replace(words,
			'([\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u3007\u3021-\u3029\u3031-\u3035\u303b\u3041-\u309a\u309d-\u30ff\u3105-\u312f\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff])',
			'\1 \1', 'g');
	END IF;
	RETURN words;
END
$$;
--> statement-breakpoint
-- Search query: all clauses must match; a clause matches if all terms of one of its alternatives do. Terms are input of to_tsquery, composed by
-- src/foundation/db/query-language.ts and never typed by users. Prefixes also match by stem, whole words only as written. Terms with marks, as
-- release 0.1.0 sends them, also match in their plain form; remove that when it no longer serves.
CREATE OR REPLACE FUNCTION public.alliance_query(clauses jsonb) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	-- These are null until the first term is read.
	every_clause tsquery;
	any_of tsquery;
	all_of tsquery;
	found tsquery;
	clause jsonb;
	alternative jsonb;
	term text;
	plain text;
BEGIN
	FOR clause IN SELECT value FROM jsonb_array_elements(clauses) LOOP
		any_of := NULL;
		FOR alternative IN SELECT value FROM jsonb_array_elements(clause) LOOP
			all_of := NULL;
			FOR term IN SELECT value FROM jsonb_array_elements_text(alternative) LOOP
				found := to_tsquery('public.alliance_words', term);
				IF term LIKE '%:*' THEN
					found := found || to_tsquery('public.alliance', term);
				END IF;
				plain := public.alliance_plain(term);
				IF plain <> term AND plain ~ '^[^\s:<>&|!()''\\*]+(:\*)?( <(-|\d+)> [^\s:<>&|!()''\\*]+(:\*)?)*$' THEN
					found := found || to_tsquery('public.alliance_words', plain);
					IF plain LIKE '%:*' THEN
						found := found || to_tsquery('public.alliance', plain);
					END IF;
				END IF;
				all_of := coalesce(all_of && found, found);
			END LOOP;
			any_of := coalesce(any_of || all_of, all_of);
		END LOOP;
		every_clause := coalesce(every_clause && any_of, any_of, every_clause);
	END LOOP;
	RETURN every_clause;
END
$$;
--> statement-breakpoint
-- Whether the transaction rebuilds search documents, which is no change for mirrors.
CREATE FUNCTION public.alliance_is_rebuilding() RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT coalesce(current_setting('alliance.rebuilding', true) = 'on', false);
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.alliance_touch(VARIADIC ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF public.alliance_is_rebuilding() THEN RETURN; END IF;
	UPDATE public.resource_changes SET changed_at = clock_timestamp() WHERE id = ANY (ids) AND NOT removed AND NOT public.alliance_is_seeded(id);
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.alliance_note_hidden(type text, alliance_id uuid, group_id uuid, author_id uuid, id uuid) RETURNS void LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
	IF public.alliance_is_rebuilding() THEN RETURN; END IF;
	INSERT INTO public.hidden_changes (id, type, alliance_id, group_id, author_id, changed_at) VALUES ($5, $1, $2, $3, $4, clock_timestamp())
	ON CONFLICT (id) DO UPDATE SET changed_at = excluded.changed_at;
END
$$;

-- section: documents in old form
-- Lists the documents with words that are not in plain form, in one pass: otherwise each batch of the next section would search for them again.
-- Documents written from now on are in plain form.
CREATE TABLE "documents_in_old_form" ("table" text, "id" uuid, PRIMARY KEY ("table", "id"));
--> statement-breakpoint
INSERT INTO "documents_in_old_form" SELECT 'alliances', "id" FROM "alliances"
WHERE "document"::text ~ '[^\x01-\x7f]' AND alliance_plain("document"::text) <> lower("document"::text COLLATE "C");
--> statement-breakpoint
INSERT INTO "documents_in_old_form" SELECT 'events', "id" FROM "events"
WHERE "document"::text ~ '[^\x01-\x7f]' AND alliance_plain("document"::text) <> lower("document"::text COLLATE "C");
--> statement-breakpoint
INSERT INTO "documents_in_old_form" SELECT 'groups', "id" FROM "groups"
WHERE "document"::text ~ '[^\x01-\x7f]' AND alliance_plain("document"::text) <> lower("document"::text COLLATE "C");
--> statement-breakpoint
INSERT INTO "documents_in_old_form" SELECT 'jobs', "id" FROM "jobs"
WHERE "document"::text ~ '[^\x01-\x7f]' AND alliance_plain("document"::text) <> lower("document"::text COLLATE "C");
--> statement-breakpoint
INSERT INTO "documents_in_old_form" SELECT 'landscape_entries', "id" FROM "landscape_entries"
WHERE "document"::text ~ '[^\x01-\x7f]' AND alliance_plain("document"::text) <> lower("document"::text COLLATE "C");

-- section: documents in plain text
-- run: in batches
-- Rebuilds the listed documents. They are generated columns: an update of the name rebuilds one. Neither change times nor revisions move.
WITH "batch" AS (
	DELETE FROM "documents_in_old_form"
	WHERE "table" = 'alliances' AND "id" IN (SELECT "id" FROM "documents_in_old_form" WHERE "table" = 'alliances' ORDER BY "id" LIMIT 500)
	RETURNING "id"
)
UPDATE "alliances" SET "name" = "name" FROM set_config('alliance.rebuilding', 'on', true) WHERE "id" IN (SELECT "id" FROM "batch");
--> statement-breakpoint
WITH "batch" AS (
	DELETE FROM "documents_in_old_form"
	WHERE "table" = 'events' AND "id" IN (SELECT "id" FROM "documents_in_old_form" WHERE "table" = 'events' ORDER BY "id" LIMIT 500)
	RETURNING "id"
)
UPDATE "events" SET "name" = "name" FROM set_config('alliance.rebuilding', 'on', true) WHERE "id" IN (SELECT "id" FROM "batch");
--> statement-breakpoint
WITH "batch" AS (
	DELETE FROM "documents_in_old_form"
	WHERE "table" = 'groups' AND "id" IN (SELECT "id" FROM "documents_in_old_form" WHERE "table" = 'groups' ORDER BY "id" LIMIT 500)
	RETURNING "id"
)
UPDATE "groups" SET "name" = "name" FROM set_config('alliance.rebuilding', 'on', true) WHERE "id" IN (SELECT "id" FROM "batch");
--> statement-breakpoint
WITH "batch" AS (
	DELETE FROM "documents_in_old_form"
	WHERE "table" = 'jobs' AND "id" IN (SELECT "id" FROM "documents_in_old_form" WHERE "table" = 'jobs' ORDER BY "id" LIMIT 500)
	RETURNING "id"
)
UPDATE "jobs" SET "title" = "title" FROM set_config('alliance.rebuilding', 'on', true) WHERE "id" IN (SELECT "id" FROM "batch");
--> statement-breakpoint
WITH "batch" AS (
	DELETE FROM "documents_in_old_form"
	WHERE "table" = 'landscape_entries' AND "id" IN (SELECT "id" FROM "documents_in_old_form" WHERE "table" = 'landscape_entries' ORDER BY "id" LIMIT 500)
	RETURNING "id"
)
UPDATE "landscape_entries" SET "name" = "name" FROM set_config('alliance.rebuilding', 'on', true) WHERE "id" IN (SELECT "id" FROM "batch");
--> statement-breakpoint
-- No document has these words any longer; rebuilt documents have added theirs.
DELETE FROM "search_words"
WHERE ctid = ANY (ARRAY(SELECT ctid FROM "search_words" WHERE "word" <> alliance_plain("word") LIMIT 1000));

-- section: indexes of plain text
-- run: outside of a transaction
-- 0.1.0 uses "jobs_location_trigrams"; it can be dropped when 0.1.0 no longer serves beside the service.
CREATE INDEX CONCURRENTLY "events_in_city" ON "events" USING btree (alliance_plain("venue_city"),"starts_at","id","ends_at") WHERE "events"."status" <> 'draft' and "events"."venue_city" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_plain_location" ON "jobs" USING gin (alliance_plain("location") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_plain_name" ON "users" USING gin (alliance_plain("name") gin_trgm_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "events_by_city_start";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_name_trigrams";

-- section: no documents in old form
DROP TABLE "documents_in_old_form";

-- section: email requests
CREATE TABLE "email_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid,
	"email" text NOT NULL,
	"name" text,
	"language" text,
	"next" text,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_requests_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "email_requests_language_check" CHECK ("email_requests"."language" in ('en', 'de', 'es', 'ja', 'fr', 'pt', 'uk')),
	CONSTRAINT "email_requests_name_check" CHECK (("email_requests"."group_id" is null) = ("email_requests"."name" is null))
);
--> statement-breakpoint
ALTER TABLE "email_requests" ADD CONSTRAINT "email_requests_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_requests_group" ON "email_requests" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "email_requests_email" ON "email_requests" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "email_requests_expiry" ON "email_requests" USING btree ("expires_at");

-- section: pending notifications
-- Notifications to send after a commit. Unlogged: after a crash of the server no process listens any longer, and each reloads its state.
CREATE UNLOGGED TABLE "pending_notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"channel" text NOT NULL,
	"payload" text NOT NULL
);
--> statement-breakpoint
-- Sends NOTIFY, or, if the transaction asks for it, inserts a row that the service sends after the commit.
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

-- section: logged notification ids
-- The identity of an unlogged table is an unlogged sequence, which some releases of PostgreSQL cannot read once a replica is promoted
-- ("bad magic number in sequence"). The new sequence is logged, and no column owns it.
CREATE SEQUENCE "public"."pending_notification_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;
--> statement-breakpoint
ALTER TABLE "pending_notifications" ALTER COLUMN "id" DROP IDENTITY;
--> statement-breakpoint
ALTER TABLE "pending_notifications" ALTER COLUMN "id" SET DEFAULT nextval('pending_notification_ids');
--> statement-breakpoint
SELECT setval('pending_notification_ids', (SELECT coalesce(max(id), 0) + 1 FROM "pending_notifications"));

-- section: accessibility notes
ALTER TABLE "events" ADD COLUMN "accessibility_notes" text;
