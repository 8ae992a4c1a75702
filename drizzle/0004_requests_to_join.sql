-- section: join requests
CREATE TABLE "join_requests" (
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"question" text,
	"answer" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "join_requests_group_id_user_id_pk" PRIMARY KEY("group_id","user_id"),
	CONSTRAINT "join_requests_status_check" CHECK ("join_requests"."status" in ('pending', 'declined')),
	CONSTRAINT "join_requests_decided_at_check" CHECK (("join_requests"."status" = 'pending') = ("join_requests"."decided_at" is null))
);
--> statement-breakpoint
CREATE INDEX "join_requests_by_time" ON "join_requests" USING btree ("group_id","status","requested_at","user_id");
--> statement-breakpoint
CREATE INDEX "join_requests_user" ON "join_requests" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "join_requests_end" ON "join_requests" USING btree ("decided_at") WHERE "join_requests"."decided_at" is not null;
--> statement-breakpoint
CREATE TRIGGER "join_requests_refuse_banned" AFTER INSERT ON "join_requests"
	FOR EACH ROW WHEN (NOT public.alliance_is_seeded(new.user_id)) EXECUTE FUNCTION public.alliance_refuse_banned();

-- section: audit entries
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action_check";
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action_check" CHECK ("audit_entries"."action" in ('createAlliance', 'updateAlliance', 'createGroup', 'updateGroup', 'deleteGroup', 'createEvent', 'updateEvent', 'updateAttendee', 'checkInAttendee', 'undoCheckIn', 'sendEventMessage', 'sendGroupMessage', 'deleteEvent', 'copyEvent', 'createJob', 'updateJob', 'deleteJob', 'updateJobApplication', 'createLandscapeEntry', 'updateLandscapeEntry', 'deleteLandscapeEntry', 'grantAllianceAdmin', 'revokeAllianceAdmin', 'grantGroupAdmin', 'revokeGroupAdmin', 'createWebhook', 'updateWebhook', 'deleteWebhook', 'rotateWebhookSecret', 'updateJoinRequests', 'removeGroupMember', 'removeAllianceMember', 'deleteGroupBan', 'deleteAllianceBan', 'updateReport', 'inviteToGroup', 'inviteToAlliance', 'inviteToEvent', 'withdrawGroupInvitation', 'withdrawAllianceInvitation', 'withdrawEventInvitation', 'replaceAgenda')) NOT VALID;

-- section: groups
ALTER TABLE "groups" ADD COLUMN "join_policy" text DEFAULT 'open' NOT NULL;
--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "join_question" text;
--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_join_policy_check" CHECK ("groups"."join_policy" in ('open', 'approval')) NOT VALID;

-- section: email requests
ALTER TABLE "email_requests" ADD COLUMN "answer" text;

-- section: join requests of groups
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;

-- section: join requests of users
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

-- section: checks of groups
ALTER TABLE "groups" VALIDATE CONSTRAINT "groups_join_policy_check";

-- section: checks of audit entries
ALTER TABLE "audit_entries" VALIDATE CONSTRAINT "audit_entries_action_check";
