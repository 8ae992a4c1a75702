CREATE TABLE "resource_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"alliance_id" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"removed" boolean NOT NULL,
	CONSTRAINT "resource_changes_type_check" CHECK ("resource_changes"."type" in ('alliance', 'group', 'event', 'job', 'landscape_entry'))
);
--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "organizers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "show_as_organizer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "resource_changes_by_time" ON "resource_changes" USING btree ("type","changed_at","id") WHERE not "resource_changes"."removed";--> statement-breakpoint
CREATE INDEX "resource_changes_of_alliance" ON "resource_changes" USING btree ("alliance_id","type","changed_at","id") WHERE not "resource_changes"."removed";--> statement-breakpoint
CREATE INDEX "resource_changes_removed" ON "resource_changes" USING btree ("changed_at","id") WHERE "resource_changes"."removed";