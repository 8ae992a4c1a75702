-- section: agenda items
CREATE TABLE "agenda_items" (
	"event_id" uuid NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"position" smallint NOT NULL,
	"room" text,
	"language" text,
	"abstract" text,
	"speaker_ids" text[] DEFAULT '{}' NOT NULL,
	"recording_url" text,
	"slides_url" text,
	CONSTRAINT "agenda_items_event_id_id_pk" PRIMARY KEY("event_id","id"),
	CONSTRAINT "agenda_items_kind_check" CHECK ("agenda_items"."kind" in ('talk', 'workshop', 'panel', 'break', 'other')),
	CONSTRAINT "agenda_items_time_check" CHECK ("agenda_items"."ends_at" > "agenda_items"."starts_at")
);

-- section: speakers
CREATE TABLE "speakers" (
	"event_id" uuid NOT NULL,
	"id" text NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"headline" text,
	"bio" text,
	"photo_url" text,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"user_id" uuid,
	"consented_at" timestamp (3) with time zone,
	CONSTRAINT "speakers_event_id_id_pk" PRIMARY KEY("event_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "speakers_by_user" ON "speakers" USING btree ("user_id","event_id") WHERE "speakers"."user_id" is not null;
--> statement-breakpoint
CREATE INDEX "speakers_photo_upload" ON "speakers" USING btree (substring("photo_url" from '/media/([0-9a-f]{32})-')) WHERE "speakers"."photo_url" like '%/media/%';

-- section: audit entries
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action_check";
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action_check" CHECK ("audit_entries"."action" in ('createAlliance', 'updateAlliance', 'createGroup', 'updateGroup', 'deleteGroup', 'createEvent', 'updateEvent', 'updateAttendee', 'checkInAttendee', 'undoCheckIn', 'sendEventMessage', 'sendGroupMessage', 'deleteEvent', 'copyEvent', 'createJob', 'updateJob', 'deleteJob', 'updateJobApplication', 'createLandscapeEntry', 'updateLandscapeEntry', 'deleteLandscapeEntry', 'grantAllianceAdmin', 'revokeAllianceAdmin', 'grantGroupAdmin', 'revokeGroupAdmin', 'createWebhook', 'updateWebhook', 'deleteWebhook', 'rotateWebhookSecret', 'removeGroupMember', 'removeAllianceMember', 'deleteGroupBan', 'deleteAllianceBan', 'updateReport', 'inviteToGroup', 'inviteToAlliance', 'inviteToEvent', 'withdrawGroupInvitation', 'withdrawAllianceInvitation', 'withdrawEventInvitation', 'replaceAgenda')) NOT VALID;

-- section: events
ALTER TABLE "events" ADD COLUMN "agenda_item_count" integer DEFAULT 0 NOT NULL;

-- section: agenda items of events
ALTER TABLE "agenda_items" ADD CONSTRAINT "agenda_items_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;

-- section: speakers of events
ALTER TABLE "speakers" ADD CONSTRAINT "speakers_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;

-- section: speakers of users
ALTER TABLE "speakers" ADD CONSTRAINT "speakers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;

-- section: checks of audit entries
ALTER TABLE "audit_entries" VALIDATE CONSTRAINT "audit_entries_action_check";
