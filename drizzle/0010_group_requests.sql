-- section: group requests
CREATE TABLE "group_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alliance_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"group_id" uuid,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "group_requests_status_check" CHECK ("group_requests"."status" in ('pending', 'approved', 'declined')),
	CONSTRAINT "group_requests_decided_at_check" CHECK (("group_requests"."status" = 'pending') = ("group_requests"."decided_at" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "group_requests_pending" ON "group_requests" USING btree ("user_id","alliance_id") WHERE "group_requests"."status" = 'pending';
--> statement-breakpoint
CREATE INDEX "group_requests_by_time" ON "group_requests" USING btree ("alliance_id","status","requested_at","id");
--> statement-breakpoint
CREATE INDEX "group_requests_user" ON "group_requests" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "group_requests_group" ON "group_requests" USING btree ("group_id");
--> statement-breakpoint
CREATE INDEX "group_requests_end" ON "group_requests" USING btree ("decided_at") WHERE "group_requests"."decided_at" is not null;

-- section: audit entries
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action_check";
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action_check" CHECK ("audit_entries"."action" in ('createAlliance', 'updateAlliance', 'createGroup', 'updateGroup', 'deleteGroup', 'createEvent', 'updateEvent', 'addAttendee', 'updateAttendee', 'checkInAttendee', 'undoCheckIn', 'sendEventMessage', 'announceLinks', 'sendGroupMessage', 'deleteEvent', 'copyEvent', 'createJob', 'updateJob', 'deleteJob', 'updateJobApplication', 'createLandscapeEntry', 'updateLandscapeEntry', 'deleteLandscapeEntry', 'grantAllianceAdmin', 'revokeAllianceAdmin', 'grantGroupAdmin', 'revokeGroupAdmin', 'createWebhook', 'updateWebhook', 'deleteWebhook', 'rotateWebhookSecret', 'updateJoinRequests', 'updateGroupRequest', 'removeGroupMember', 'removeAllianceMember', 'deleteGroupBan', 'deleteAllianceBan', 'updateReport', 'inviteToGroup', 'inviteToAlliance', 'inviteToEvent', 'withdrawGroupInvitation', 'withdrawAllianceInvitation', 'withdrawEventInvitation', 'replaceAgenda', 'grantEventRole', 'revokeEventRole', 'createDoorLink', 'deleteDoorLink')) NOT VALID;

-- section: alliances
ALTER TABLE "alliances" ADD COLUMN "accepts_group_requests" boolean DEFAULT false NOT NULL;

-- section: group requests of alliances
ALTER TABLE "group_requests" ADD CONSTRAINT "group_requests_alliance_id_alliances_id_fk" FOREIGN KEY ("alliance_id") REFERENCES "public"."alliances"("id") ON DELETE cascade ON UPDATE no action;

-- section: group requests of users
ALTER TABLE "group_requests" ADD CONSTRAINT "group_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

-- section: group requests of groups
ALTER TABLE "group_requests" ADD CONSTRAINT "group_requests_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;

-- section: checks of audit entries
ALTER TABLE "audit_entries" VALIDATE CONSTRAINT "audit_entries_action_check";
