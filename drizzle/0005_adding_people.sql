-- section: events
ALTER TABLE "events" DROP CONSTRAINT "events_attendee_count_check";
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_attendee_count_check" CHECK ("events"."attendee_count" >= 0) NOT VALID;

-- section: audit entries
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action_check";
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action_check" CHECK ("audit_entries"."action" in ('createAlliance', 'updateAlliance', 'createGroup', 'updateGroup', 'deleteGroup', 'createEvent', 'updateEvent', 'addAttendee', 'updateAttendee', 'checkInAttendee', 'undoCheckIn', 'sendEventMessage', 'sendGroupMessage', 'deleteEvent', 'copyEvent', 'createJob', 'updateJob', 'deleteJob', 'updateJobApplication', 'createLandscapeEntry', 'updateLandscapeEntry', 'deleteLandscapeEntry', 'grantAllianceAdmin', 'revokeAllianceAdmin', 'grantGroupAdmin', 'revokeGroupAdmin', 'createWebhook', 'updateWebhook', 'deleteWebhook', 'rotateWebhookSecret', 'updateJoinRequests', 'removeGroupMember', 'removeAllianceMember', 'deleteGroupBan', 'deleteAllianceBan', 'updateReport', 'inviteToGroup', 'inviteToAlliance', 'inviteToEvent', 'withdrawGroupInvitation', 'withdrawAllianceInvitation', 'withdrawEventInvitation', 'replaceAgenda')) NOT VALID;

-- section: attendances
ALTER TABLE "attendances" ADD COLUMN "share_email" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "attendances" ADD COLUMN "registered_by" text DEFAULT 'self' NOT NULL;
--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_registered_by_check" CHECK ("attendances"."registered_by" in ('self', 'invitation', 'organizer', 'door')) NOT VALID;

-- section: rsvp requests
ALTER TABLE "rsvp_requests" ADD COLUMN "share_email" boolean DEFAULT false NOT NULL;

-- section: checks of events
ALTER TABLE "events" VALIDATE CONSTRAINT "events_attendee_count_check";

-- section: checks of audit entries
ALTER TABLE "audit_entries" VALIDATE CONSTRAINT "audit_entries_action_check";

-- section: checks of attendances
ALTER TABLE "attendances" VALIDATE CONSTRAINT "attendances_registered_by_check";
