CREATE TABLE "former_attendees" (
	"event_id" uuid NOT NULL,
	"day" date NOT NULL,
	"rsvps" integer DEFAULT 0 NOT NULL,
	"canceled" integer DEFAULT 0 NOT NULL,
	"attended" integer DEFAULT 0 NOT NULL,
	"no_shows" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "former_attendees_event_id_day_pk" PRIMARY KEY("event_id","day"),
	CONSTRAINT "former_attendees_counts_check" CHECK ("former_attendees"."rsvps" >= 0 and "former_attendees"."canceled" >= 0 and "former_attendees"."attended" >= 0 and "former_attendees"."no_shows" >= 0)
);
--> statement-breakpoint
CREATE TABLE "former_members" (
	"group_id" uuid NOT NULL,
	"day" date NOT NULL,
	"joined" integer DEFAULT 0 NOT NULL,
	"departed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "former_members_group_id_day_pk" PRIMARY KEY("group_id","day"),
	CONSTRAINT "former_members_counts_check" CHECK ("former_members"."joined" >= 0 and "former_members"."departed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "page_visits" (
	"group_id" uuid NOT NULL,
	"event_id" uuid,
	"page_id" uuid GENERATED ALWAYS AS (coalesce(event_id, group_id)) STORED NOT NULL,
	"day" date NOT NULL,
	"source" text COLLATE "C" NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"rsvps" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "page_visits_page_id_day_source_pk" PRIMARY KEY("page_id","day","source"),
	CONSTRAINT "page_visits_counts_check" CHECK ("page_visits"."views" >= 0 and "page_visits"."rsvps" >= 0)
);
--> statement-breakpoint
ALTER TABLE "former_members" ADD CONSTRAINT "former_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "page_visits" ADD CONSTRAINT "page_visits_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "page_visits_of_group" ON "page_visits" USING btree ("group_id","day");
--> statement-breakpoint
CREATE INDEX "page_visits_of_event" ON "page_visits" USING btree ("event_id");
--> statement-breakpoint
CREATE INDEX "page_visits_by_day" ON "page_visits" USING btree ("day");
