-- section: imports
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"format" text NOT NULL,
	"status" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "imports_format_check" CHECK ("imports"."format" in ('calendar', 'csv')),
	CONSTRAINT "imports_status_check" CHECK ("imports"."status" in ('running', 'completed', 'undone'))
);
--> statement-breakpoint
CREATE INDEX "imports_by_creation" ON "imports" USING btree ("group_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "imports_age" ON "imports" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "imports_created_by" ON "imports" USING btree ("created_by");

-- section: event sources
CREATE TABLE "event_sources" (
	"group_id" uuid NOT NULL,
	"uid" text NOT NULL,
	"event_id" uuid NOT NULL,
	"import_id" uuid,
	"revision" integer NOT NULL,
	CONSTRAINT "event_sources_group_id_uid_pk" PRIMARY KEY("group_id","uid")
);
--> statement-breakpoint
ALTER TABLE "event_sources" ADD CONSTRAINT "event_sources_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "event_sources_event" ON "event_sources" USING btree ("event_id");
--> statement-breakpoint
CREATE INDEX "event_sources_import" ON "event_sources" USING btree ("import_id");

-- section: import rows
CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"line" integer NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"title" text,
	"reason" text,
	"field" text,
	"source" jsonb,
	"event_id" uuid,
	"invitation_id" uuid,
	"before" jsonb,
	CONSTRAINT "import_rows_import_id_position_pk" PRIMARY KEY("import_id","position"),
	CONSTRAINT "import_rows_kind_check" CHECK ("import_rows"."kind" in ('event', 'member')),
	CONSTRAINT "import_rows_outcome_check" CHECK ("import_rows"."outcome" in ('create', 'update', 'skip', 'refuse')),
	CONSTRAINT "import_rows_reason_check" CHECK ("import_rows"."reason" in ('unchanged', 'edited', 'canceled', 'private', 'declined', 'duplicate', 'already_invited', 'beyond_limit', 'unreadable', 'too_long', 'invalid', 'no_email', 'unknown_time_zone', 'unsupported_recurrence', 'limit_reached', 'not_allowed'))
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "import_rows_waiting" ON "import_rows" USING btree ("import_id","position") WHERE "import_rows"."source" is not null;
--> statement-breakpoint
CREATE INDEX "import_rows_event" ON "import_rows" USING btree ("event_id");
--> statement-breakpoint
CREATE INDEX "import_rows_invitation" ON "import_rows" USING btree ("invitation_id");

-- section: audit entries
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action_check";
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action_check" CHECK ("audit_entries"."action" in ('createAlliance', 'updateAlliance', 'createGroup', 'updateGroup', 'deleteGroup', 'createEvent', 'updateEvent', 'addAttendee', 'addGuestAttendee', 'updateGuestAttendee', 'deleteGuestAttendee', 'updateAttendee', 'checkInAttendee', 'undoCheckIn', 'sendEventMessage', 'announceLinks', 'sendGroupMessage', 'deleteEvent', 'copyEvent', 'createJob', 'updateJob', 'deleteJob', 'updateJobApplication', 'createLandscapeEntry', 'updateLandscapeEntry', 'deleteLandscapeEntry', 'grantAllianceAdmin', 'revokeAllianceAdmin', 'grantGroupAdmin', 'revokeGroupAdmin', 'createWebhook', 'updateWebhook', 'deleteWebhook', 'rotateWebhookSecret', 'updateJoinRequests', 'updateGroupRequest', 'removeGroupMember', 'removeAllianceMember', 'deleteGroupBan', 'deleteAllianceBan', 'updateReport', 'inviteToGroup', 'inviteToAlliance', 'inviteToEvent', 'withdrawGroupInvitation', 'withdrawAllianceInvitation', 'withdrawEventInvitation', 'replaceAgenda', 'grantEventRole', 'revokeEventRole', 'createDoorLink', 'deleteDoorLink', 'createImport', 'undoImport')) NOT VALID;

-- section: event sources of groups
ALTER TABLE "event_sources" ADD CONSTRAINT "event_sources_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;

-- section: event sources of events
ALTER TABLE "event_sources" ADD CONSTRAINT "event_sources_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;

-- section: import rows of events
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;

-- section: import rows of invitations
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE set null ON UPDATE no action;

-- section: imports of groups
ALTER TABLE "imports" ADD CONSTRAINT "imports_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;

-- section: imports of users
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;

-- section: checks of audit entries
ALTER TABLE "audit_entries" VALIDATE CONSTRAINT "audit_entries_action_check";
