-- section: event roles
CREATE TABLE "event_roles" (
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_roles_event_id_user_id_pk" PRIMARY KEY("event_id","user_id"),
	CONSTRAINT "event_roles_role_check" CHECK ("event_roles"."role" in ('event_host', 'check_in'))
);
--> statement-breakpoint
CREATE INDEX "event_roles_user" ON "event_roles" USING btree ("user_id");

-- section: audit entries
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action_check";
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action_check" CHECK ("audit_entries"."action" in ('createAlliance', 'updateAlliance', 'createGroup', 'updateGroup', 'deleteGroup', 'createEvent', 'updateEvent', 'addAttendee', 'updateAttendee', 'checkInAttendee', 'undoCheckIn', 'sendEventMessage', 'sendGroupMessage', 'deleteEvent', 'copyEvent', 'createJob', 'updateJob', 'deleteJob', 'updateJobApplication', 'createLandscapeEntry', 'updateLandscapeEntry', 'deleteLandscapeEntry', 'grantAllianceAdmin', 'revokeAllianceAdmin', 'grantGroupAdmin', 'revokeGroupAdmin', 'createWebhook', 'updateWebhook', 'deleteWebhook', 'rotateWebhookSecret', 'updateJoinRequests', 'removeGroupMember', 'removeAllianceMember', 'deleteGroupBan', 'deleteAllianceBan', 'updateReport', 'inviteToGroup', 'inviteToAlliance', 'inviteToEvent', 'withdrawGroupInvitation', 'withdrawAllianceInvitation', 'withdrawEventInvitation', 'replaceAgenda', 'grantEventRole', 'revokeEventRole')) NOT VALID;

-- section: invitations
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_event_check";
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_event_check" CHECK ("invitations"."event_id" is null or "invitations"."group_id" is not null) NOT VALID;
--> statement-breakpoint
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_role_check";
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_role_check" CHECK ("invitations"."role" in ('alliance_admin', 'group_admin', 'event_host', 'check_in')) NOT VALID;

-- section: events
ALTER TABLE "events" ADD COLUMN "hosts" jsonb;

-- section: event roles of events
ALTER TABLE "event_roles" ADD CONSTRAINT "event_roles_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;

-- section: event roles of users
ALTER TABLE "event_roles" ADD CONSTRAINT "event_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

-- section: checks of audit entries
ALTER TABLE "audit_entries" VALIDATE CONSTRAINT "audit_entries_action_check";

-- section: checks of invitations
ALTER TABLE "invitations" VALIDATE CONSTRAINT "invitations_event_check";
--> statement-breakpoint
ALTER TABLE "invitations" VALIDATE CONSTRAINT "invitations_role_check";

-- section: hosts
-- Hosts who agreed to be shown, longest-serving first; null without any.
CREATE FUNCTION public.alliance_hosts(wanted uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
	SELECT jsonb_agg(jsonb_build_object('id', id, 'name', name) ORDER BY since, id) FROM (
		SELECT users.id, users.name, event_roles.granted_at AS since
		FROM public.event_roles JOIN public.users ON users.id = event_roles.user_id
		WHERE event_roles.event_id = wanted AND event_roles.role = 'event_host' AND users.show_as_organizer AND users.disabled_at IS NULL
		ORDER BY event_roles.granted_at, users.id LIMIT 20
	) hosts;
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_note_host() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Waits for concurrent changes of the user and the event, so that the names are current.
	PERFORM FROM public.users WHERE id = coalesce(new.user_id, old.user_id) FOR SHARE;
	PERFORM FROM public.events WHERE id = coalesce(new.event_id, old.event_id) FOR NO KEY UPDATE;
	UPDATE public.events SET hosts = public.alliance_hosts(id)
	WHERE id = coalesce(new.event_id, old.event_id) AND hosts IS DISTINCT FROM public.alliance_hosts(id);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "event_roles_hosts" AFTER INSERT OR UPDATE OR DELETE ON "event_roles" FOR EACH ROW EXECUTE FUNCTION alliance_note_host();
--> statement-breakpoint
-- Groups show their organizers, events show their hosts, and jobs show their poster.
CREATE OR REPLACE FUNCTION public.alliance_note_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM public.groups WHERE id IN (SELECT group_id FROM public.roles WHERE user_id = new.id) ORDER BY id FOR NO KEY UPDATE;
	UPDATE public.groups SET organizers = public.alliance_organizers(id)
	WHERE id IN (SELECT group_id FROM public.roles WHERE user_id = new.id) AND organizers <> public.alliance_organizers(id);
	PERFORM FROM public.events WHERE id IN (SELECT event_id FROM public.event_roles WHERE user_id = new.id) ORDER BY id FOR NO KEY UPDATE;
	UPDATE public.events SET hosts = public.alliance_hosts(id)
	WHERE id IN (SELECT event_id FROM public.event_roles WHERE user_id = new.id) AND hosts IS DISTINCT FROM public.alliance_hosts(id);
	IF old.name <> new.name THEN
		PERFORM public.alliance_touch(id) FROM (SELECT id FROM public.jobs WHERE posted_by = new.id AND status = 'published' ORDER BY id) listed;
	END IF;
	RETURN NULL;
END
$$;
