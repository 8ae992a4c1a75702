-- section: door links
CREATE TABLE "door_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"label" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "door_links_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE INDEX "door_links_by_creation" ON "door_links" USING btree ("event_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "door_links_created_by" ON "door_links" USING btree ("created_by");

-- section: audit entries
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action_check";
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action_check" CHECK ("audit_entries"."action" in ('createAlliance', 'updateAlliance', 'createGroup', 'updateGroup', 'deleteGroup', 'createEvent', 'updateEvent', 'addAttendee', 'updateAttendee', 'checkInAttendee', 'undoCheckIn', 'sendEventMessage', 'announceLinks', 'sendGroupMessage', 'deleteEvent', 'copyEvent', 'createJob', 'updateJob', 'deleteJob', 'updateJobApplication', 'createLandscapeEntry', 'updateLandscapeEntry', 'deleteLandscapeEntry', 'grantAllianceAdmin', 'revokeAllianceAdmin', 'grantGroupAdmin', 'revokeGroupAdmin', 'createWebhook', 'updateWebhook', 'deleteWebhook', 'rotateWebhookSecret', 'updateJoinRequests', 'removeGroupMember', 'removeAllianceMember', 'deleteGroupBan', 'deleteAllianceBan', 'updateReport', 'inviteToGroup', 'inviteToAlliance', 'inviteToEvent', 'withdrawGroupInvitation', 'withdrawAllianceInvitation', 'withdrawEventInvitation', 'replaceAgenda', 'grantEventRole', 'revokeEventRole', 'createDoorLink', 'deleteDoorLink')) NOT VALID;

-- section: door links of events
ALTER TABLE "door_links" ADD CONSTRAINT "door_links_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;

-- section: door links of users
ALTER TABLE "door_links" ADD CONSTRAINT "door_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;

-- section: checks of audit entries
ALTER TABLE "audit_entries" VALIDATE CONSTRAINT "audit_entries_action_check";
