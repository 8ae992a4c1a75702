CREATE TABLE "alliances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"logo_url" text,
	"banner_url" text,
	"website_url" text,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"group_count" integer DEFAULT 0 NOT NULL,
	"member_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"sort_name" text COLLATE "C" GENERATED ALWAYS AS (alliance_fold("name")) STORED NOT NULL,
	"document" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('public.alliance', coalesce("name", '')) || to_tsvector('public.alliance_words', coalesce("name", '')), 'A') || setweight(to_tsvector('public.alliance', coalesce("description", '')) || to_tsvector('public.alliance_words', coalesce("description", '')), 'B')) STORED NOT NULL,
	CONSTRAINT "alliances_slug_unique" UNIQUE("slug"),
	CONSTRAINT "alliances_slug_check" CHECK ("alliances"."slug" ~ '^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$'),
	CONSTRAINT "alliances_counts_check" CHECK ("alliances"."group_count" >= 0 and "alliances"."member_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "attendances" (
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"responded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attendances_event_id_user_id_pk" PRIMARY KEY("event_id","user_id"),
	CONSTRAINT "attendances_status_check" CHECK ("attendances"."status" in ('attending', 'waitlisted'))
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alliance_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"summary" text,
	"description" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"category" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"timezone" text NOT NULL,
	"capacity" integer,
	"waitlist_enabled" boolean DEFAULT false NOT NULL,
	"venue_name" text,
	"venue_address" text,
	"venue_city" text,
	"venue_country_code" text,
	"meeting_url" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"banner_url" text,
	"attendee_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"sort_name" text COLLATE "C" GENERATED ALWAYS AS (alliance_fold("name")) STORED NOT NULL,
	"spelling" text COLLATE "C" GENERATED ALWAYS AS (alliance_fold(coalesce("name", '') || ' ' || coalesce("summary", '') || ' ' || coalesce("category", '') || ' ' || alliance_words("tags"))) STORED NOT NULL,
	"document" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('public.alliance', coalesce("name", '')) || to_tsvector('public.alliance_words', coalesce("name", '')), 'A') || setweight(to_tsvector('public.alliance', coalesce("summary", '') || ' ' || alliance_words("tags")) || to_tsvector('public.alliance_words', coalesce("summary", '') || ' ' || alliance_words("tags")), 'B') || setweight(to_tsvector('public.alliance', coalesce("description", '')) || to_tsvector('public.alliance_words', coalesce("description", '')), 'C')) STORED NOT NULL,
	CONSTRAINT "events_slug_unique" UNIQUE("group_id","slug"),
	CONSTRAINT "events_slug_check" CHECK ("events"."slug" ~ '^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$' and "events"."slug" not in ('attend', 'attendance')),
	CONSTRAINT "events_kind_check" CHECK ("events"."kind" in ('in_person', 'virtual', 'hybrid')),
	CONSTRAINT "events_status_check" CHECK ("events"."status" in ('draft', 'published', 'canceled')),
	CONSTRAINT "events_time_check" CHECK ("events"."ends_at" > "events"."starts_at" and "events"."ends_at" <= "events"."starts_at" + interval '744 hours'),
	CONSTRAINT "events_capacity_check" CHECK ("events"."capacity" >= 1),
	CONSTRAINT "events_attendee_count_check" CHECK ("events"."attendee_count" >= 0 and ("events"."capacity" is null or "events"."attendee_count" <= "events"."capacity")),
	CONSTRAINT "events_venue_check" CHECK ("events"."venue_name" is not null or num_nonnulls("events"."venue_address", "events"."venue_city", "events"."venue_country_code") = 0),
	CONSTRAINT "events_venue_country_code_check" CHECK ("events"."venue_country_code" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alliance_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"category" text,
	"region" text,
	"city" text,
	"country_code" text,
	"latitude" double precision,
	"longitude" double precision,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"logo_url" text,
	"banner_url" text,
	"website_url" text,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"member_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"sort_name" text COLLATE "C" GENERATED ALWAYS AS (alliance_fold("name")) STORED NOT NULL,
	"spelling" text COLLATE "C" GENERATED ALWAYS AS (alliance_fold(coalesce("name", '') || ' ' || coalesce("category", '') || ' ' || coalesce("city", '') || ' ' || alliance_words("tags"))) STORED NOT NULL,
	"document" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('public.alliance', coalesce("name", '')) || to_tsvector('public.alliance_words', coalesce("name", '')), 'A') || setweight(to_tsvector('public.alliance', alliance_words("tags") || ' ' || coalesce("category", '') || ' ' || coalesce("city", '')) || to_tsvector('public.alliance_words', alliance_words("tags") || ' ' || coalesce("category", '') || ' ' || coalesce("city", '')), 'B') || setweight(to_tsvector('public.alliance', coalesce("description", '')) || to_tsvector('public.alliance_words', coalesce("description", '')), 'C')) STORED NOT NULL,
	CONSTRAINT "groups_slug_unique" UNIQUE("alliance_id","slug"),
	CONSTRAINT "groups_alliance_unique" UNIQUE("id","alliance_id"),
	CONSTRAINT "groups_slug_check" CHECK ("groups"."slug" ~ '^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$' and "groups"."slug" not in ('events', 'join')),
	CONSTRAINT "groups_country_code_check" CHECK ("groups"."country_code" ~ '^[A-Z]{2}$'),
	CONSTRAINT "groups_location_check" CHECK (("groups"."latitude" is null) = ("groups"."longitude" is null) and "groups"."latitude" between -90 and 90 and "groups"."longitude" between -180 and 180),
	CONSTRAINT "groups_member_count_check" CHECK ("groups"."member_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alliance_id" uuid NOT NULL,
	"group_id" uuid,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"company_name" text NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"apply_url" text,
	"location" text,
	"remote" boolean DEFAULT false NOT NULL,
	"employment_type" text NOT NULL,
	"salary_minimum" integer,
	"salary_maximum" integer,
	"salary_currency" text,
	"salary_period" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"status" text NOT NULL,
	"published_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"posted_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"sort_title" text COLLATE "C" GENERATED ALWAYS AS (alliance_fold("title")) STORED NOT NULL,
	"spelling" text COLLATE "C" GENERATED ALWAYS AS (alliance_fold(coalesce("title", '') || ' ' || coalesce("company_name", '') || ' ' || coalesce("summary", '') || ' ' || coalesce("location", '') || ' ' || alliance_words("tags"))) STORED NOT NULL,
	"document" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('public.alliance', coalesce("title", '')) || to_tsvector('public.alliance_words', coalesce("title", '')), 'A') || setweight(to_tsvector('public.alliance', coalesce("company_name", '') || ' ' || coalesce("summary", '') || ' ' || alliance_words("tags") || ' ' || coalesce("location", '')) || to_tsvector('public.alliance_words', coalesce("company_name", '') || ' ' || coalesce("summary", '') || ' ' || alliance_words("tags") || ' ' || coalesce("location", '')), 'B') || setweight(to_tsvector('public.alliance', coalesce("description", '')) || to_tsvector('public.alliance_words', coalesce("description", '')), 'C')) STORED NOT NULL,
	CONSTRAINT "jobs_slug_unique" UNIQUE("slug"),
	CONSTRAINT "jobs_slug_check" CHECK ("jobs"."slug" ~ '^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$' and "jobs"."slug" <> 'id'),
	CONSTRAINT "jobs_employment_type_check" CHECK ("jobs"."employment_type" in ('full_time', 'part_time', 'contract', 'internship', 'volunteer')),
	CONSTRAINT "jobs_status_check" CHECK ("jobs"."status" in ('draft', 'published', 'closed')),
	CONSTRAINT "jobs_published_check" CHECK ("jobs"."status" <> 'published' or "jobs"."published_at" is not null),
	CONSTRAINT "jobs_salary_check" CHECK (num_nonnulls("jobs"."salary_minimum", "jobs"."salary_maximum", "jobs"."salary_currency", "jobs"."salary_period") in (0, 4) and "jobs"."salary_minimum" >= 0 and "jobs"."salary_maximum" >= "jobs"."salary_minimum"),
	CONSTRAINT "jobs_salary_currency_check" CHECK ("jobs"."salary_currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "jobs_salary_period_check" CHECK ("jobs"."salary_period" in ('hour', 'month', 'year'))
);
--> statement-breakpoint
CREATE TABLE "landscape_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alliance_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"summary" text NOT NULL,
	"description" text,
	"website_url" text,
	"repository_url" text,
	"logo_url" text,
	"category" text,
	"stage" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"sort_name" text COLLATE "C" GENERATED ALWAYS AS (alliance_fold("name")) STORED NOT NULL,
	"spelling" text COLLATE "C" GENERATED ALWAYS AS (alliance_fold(coalesce("name", '') || ' ' || coalesce("summary", '') || ' ' || coalesce("category", '') || ' ' || alliance_words("tags"))) STORED NOT NULL,
	"document" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('public.alliance', coalesce("name", '')) || to_tsvector('public.alliance_words', coalesce("name", '')), 'A') || setweight(to_tsvector('public.alliance', coalesce("summary", '') || ' ' || alliance_words("tags") || ' ' || coalesce("category", '')) || to_tsvector('public.alliance_words', coalesce("summary", '') || ' ' || alliance_words("tags") || ' ' || coalesce("category", '')), 'B') || setweight(to_tsvector('public.alliance', coalesce("description", '')) || to_tsvector('public.alliance_words', coalesce("description", '')), 'C')) STORED NOT NULL,
	CONSTRAINT "landscape_entries_slug_unique" UNIQUE("alliance_id","slug"),
	CONSTRAINT "landscape_entries_slug_check" CHECK ("landscape_entries"."slug" ~ '^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$'),
	CONSTRAINT "landscape_entries_kind_check" CHECK ("landscape_entries"."kind" in ('startup', 'open_source_project', 'partner_community', 'podcast', 'investor')),
	CONSTRAINT "landscape_entries_stage_check" CHECK ("landscape_entries"."stage" is null or ("landscape_entries"."kind" = 'startup' and "landscape_entries"."stage" in ('pre_seed', 'seed', 'series_a', 'series_b', 'series_c_plus', 'growth', 'public')))
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memberships_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"bio" text,
	"title" text,
	"company" text,
	"city" text,
	"country_code" text,
	"timezone" text,
	"photo_url" text,
	"website_url" text,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_country_code_check" CHECK ("users"."country_code" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_group_fk" FOREIGN KEY ("group_id","alliance_id") REFERENCES "public"."groups"("id","alliance_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_alliance_id_alliances_id_fk" FOREIGN KEY ("alliance_id") REFERENCES "public"."alliances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_alliance_id_alliances_id_fk" FOREIGN KEY ("alliance_id") REFERENCES "public"."alliances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_posted_by_users_id_fk" FOREIGN KEY ("posted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_group_fk" FOREIGN KEY ("group_id","alliance_id") REFERENCES "public"."groups"("id","alliance_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landscape_entries" ADD CONSTRAINT "landscape_entries_alliance_id_alliances_id_fk" FOREIGN KEY ("alliance_id") REFERENCES "public"."alliances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landscape_entries" ADD CONSTRAINT "landscape_entries_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alliances_by_name" ON "alliances" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "alliances_by_creation" ON "alliances" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "alliances_by_members" ON "alliances" USING btree ("member_count","id");--> statement-breakpoint
CREATE INDEX "alliances_document" ON "alliances" USING gin ("document");--> statement-breakpoint
CREATE INDEX "attendances_waitlist" ON "attendances" USING btree ("event_id","responded_at","user_id") WHERE "attendances"."status" = 'waitlisted';--> statement-breakpoint
CREATE INDEX "attendances_user" ON "attendances" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "events_by_start" ON "events" USING btree ("alliance_id","starts_at","id","ends_at") WHERE "events"."status" <> 'draft';--> statement-breakpoint
CREATE INDEX "events_by_creation" ON "events" USING btree ("alliance_id","created_at","id","ends_at") WHERE "events"."status" <> 'draft';--> statement-breakpoint
CREATE INDEX "events_by_group_start" ON "events" USING btree ("group_id","starts_at","id","ends_at") WHERE "events"."status" <> 'draft';--> statement-breakpoint
CREATE INDEX "events_by_category_start" ON "events" USING btree ("alliance_id","category","starts_at","id","ends_at") WHERE "events"."status" <> 'draft';--> statement-breakpoint
CREATE INDEX "events_drafts" ON "events" USING btree ("alliance_id","group_id") WHERE "events"."status" = 'draft';--> statement-breakpoint
CREATE INDEX "events_alliance_upcoming" ON "events" USING btree ("alliance_id","ends_at") WHERE "events"."status" = 'published';--> statement-breakpoint
CREATE INDEX "events_group_upcoming" ON "events" USING btree ("group_id","ends_at") WHERE "events"."status" = 'published';--> statement-breakpoint
CREATE INDEX "events_tags" ON "events" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "events_document" ON "events" USING gin ("document");--> statement-breakpoint
CREATE INDEX "events_spelling" ON "events" USING gin ("spelling" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "groups_by_name" ON "groups" USING btree ("alliance_id","sort_name","id") WHERE "groups"."active";--> statement-breakpoint
CREATE INDEX "groups_by_creation" ON "groups" USING btree ("alliance_id","created_at","id") WHERE "groups"."active";--> statement-breakpoint
CREATE INDEX "groups_by_members" ON "groups" USING btree ("alliance_id","member_count","id") WHERE "groups"."active";--> statement-breakpoint
CREATE INDEX "groups_category" ON "groups" USING btree ("alliance_id","category") WHERE "groups"."active";--> statement-breakpoint
CREATE INDEX "groups_region" ON "groups" USING btree ("alliance_id","region") WHERE "groups"."active";--> statement-breakpoint
CREATE INDEX "groups_country_code" ON "groups" USING btree ("alliance_id","country_code") WHERE "groups"."active";--> statement-breakpoint
CREATE INDEX "groups_tags" ON "groups" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "groups_document" ON "groups" USING gin ("document");--> statement-breakpoint
CREATE INDEX "groups_spelling" ON "groups" USING gin ("spelling" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "jobs_by_creation" ON "jobs" USING btree ("created_at","id","expires_at") WHERE "jobs"."status" = 'published';--> statement-breakpoint
CREATE INDEX "jobs_by_alliance_creation" ON "jobs" USING btree ("alliance_id","created_at","id","expires_at") WHERE "jobs"."status" = 'published';--> statement-breakpoint
CREATE INDEX "jobs_by_expiry" ON "jobs" USING btree ("expires_at","id") WHERE "jobs"."status" = 'published';--> statement-breakpoint
CREATE INDEX "jobs_by_alliance_expiry" ON "jobs" USING btree ("alliance_id","expires_at","id") WHERE "jobs"."status" = 'published';--> statement-breakpoint
CREATE INDEX "jobs_employment_type" ON "jobs" USING btree ("employment_type","created_at","id","expires_at") WHERE "jobs"."status" = 'published';--> statement-breakpoint
CREATE INDEX "jobs_unpublished" ON "jobs" USING btree ("alliance_id","created_at","id") WHERE "jobs"."status" <> 'published';--> statement-breakpoint
CREATE INDEX "jobs_group" ON "jobs" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "jobs_posted_by" ON "jobs" USING btree ("posted_by");--> statement-breakpoint
CREATE INDEX "jobs_tags" ON "jobs" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "jobs_location_trigrams" ON "jobs" USING gin (alliance_fold("location") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "jobs_document" ON "jobs" USING gin ("document");--> statement-breakpoint
CREATE INDEX "jobs_spelling" ON "jobs" USING gin ("spelling" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "landscape_entries_by_name" ON "landscape_entries" USING btree ("sort_name","id") WHERE "landscape_entries"."published";--> statement-breakpoint
CREATE INDEX "landscape_entries_by_alliance_name" ON "landscape_entries" USING btree ("alliance_id","sort_name","id") WHERE "landscape_entries"."published";--> statement-breakpoint
CREATE INDEX "landscape_entries_by_creation" ON "landscape_entries" USING btree ("created_at","id") WHERE "landscape_entries"."published";--> statement-breakpoint
CREATE INDEX "landscape_entries_by_alliance_creation" ON "landscape_entries" USING btree ("alliance_id","created_at","id") WHERE "landscape_entries"."published";--> statement-breakpoint
CREATE INDEX "landscape_entries_by_kind_name" ON "landscape_entries" USING btree ("kind","sort_name","id") WHERE "landscape_entries"."published";--> statement-breakpoint
CREATE INDEX "landscape_entries_by_category_name" ON "landscape_entries" USING btree ("category","sort_name","id") WHERE "landscape_entries"."published";--> statement-breakpoint
CREATE INDEX "landscape_entries_stage" ON "landscape_entries" USING btree ("stage") WHERE "landscape_entries"."published";--> statement-breakpoint
CREATE INDEX "landscape_entries_created_by" ON "landscape_entries" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "landscape_entries_tags" ON "landscape_entries" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "landscape_entries_document" ON "landscape_entries" USING gin ("document");--> statement-breakpoint
CREATE INDEX "landscape_entries_spelling" ON "landscape_entries" USING gin ("spelling" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));