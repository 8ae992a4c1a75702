CREATE TABLE "former_bans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mailbox" text NOT NULL,
	"alliance_id" uuid NOT NULL,
	"group_id" uuid,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "former_bans_once" UNIQUE NULLS NOT DISTINCT("mailbox","alliance_id","group_id")
);
--> statement-breakpoint
ALTER TABLE "former_bans" ADD CONSTRAINT "former_bans_alliance_id_alliances_id_fk" FOREIGN KEY ("alliance_id") REFERENCES "public"."alliances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_bans_alliance" ON "former_bans" USING btree ("alliance_id");--> statement-breakpoint
CREATE INDEX "former_bans_group" ON "former_bans" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "former_bans_end" ON "former_bans" USING btree ("deleted_at");