-- section: guest attendees
CREATE TABLE "guest_attendees" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"language" text,
	"secret_hash" text,
	"guests" integer NOT NULL,
	"registered_by" text NOT NULL,
	"checked_in_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guest_attendees_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "guest_attendees_guests_check" CHECK ("guest_attendees"."guests" >= 0),
	CONSTRAINT "guest_attendees_language_check" CHECK ("guest_attendees"."language" in ('en', 'de', 'es', 'ja', 'fr', 'pt', 'uk')),
	CONSTRAINT "guest_attendees_registered_by_check" CHECK ("guest_attendees"."registered_by" in ('self', 'invitation', 'organizer', 'door'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "guest_attendees_once" ON "guest_attendees" USING btree ("event_id",lower("email"));
--> statement-breakpoint
CREATE INDEX "guest_attendees_by_creation" ON "guest_attendees" USING btree ("event_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "guest_attendees_email" ON "guest_attendees" USING btree (lower("email"));

-- section: audit entries
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action_check";
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action_check" CHECK ("audit_entries"."action" in ('createAlliance', 'updateAlliance', 'createGroup', 'updateGroup', 'deleteGroup', 'createEvent', 'updateEvent', 'addAttendee', 'addGuestAttendee', 'updateGuestAttendee', 'deleteGuestAttendee', 'updateAttendee', 'checkInAttendee', 'undoCheckIn', 'sendEventMessage', 'announceLinks', 'sendGroupMessage', 'deleteEvent', 'copyEvent', 'createJob', 'updateJob', 'deleteJob', 'updateJobApplication', 'createLandscapeEntry', 'updateLandscapeEntry', 'deleteLandscapeEntry', 'grantAllianceAdmin', 'revokeAllianceAdmin', 'grantGroupAdmin', 'revokeGroupAdmin', 'createWebhook', 'updateWebhook', 'deleteWebhook', 'rotateWebhookSecret', 'updateJoinRequests', 'updateGroupRequest', 'removeGroupMember', 'removeAllianceMember', 'deleteGroupBan', 'deleteAllianceBan', 'updateReport', 'inviteToGroup', 'inviteToAlliance', 'inviteToEvent', 'withdrawGroupInvitation', 'withdrawAllianceInvitation', 'withdrawEventInvitation', 'replaceAgenda', 'grantEventRole', 'revokeEventRole', 'createDoorLink', 'deleteDoorLink')) NOT VALID;

-- section: guest attendees of events
ALTER TABLE "guest_attendees" ADD CONSTRAINT "guest_attendees_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;

-- section: checks of audit entries
ALTER TABLE "audit_entries" VALIDATE CONSTRAINT "audit_entries_action_check";
