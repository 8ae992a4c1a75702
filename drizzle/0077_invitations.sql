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
CREATE TABLE "refused_invitations" (
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
