-- The schema, for an empty database. Tables are generated from src/foundation/db/*tables.ts by drizzle-kit; functions and triggers are
-- written by hand. Function bodies of one expression are standard SQL (RETURN …), bound when created: they work under any search_path.
-- === Text search and locations
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS cube;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- lower() depends on the database's locale; an ICU collation makes it the same everywhere, "C" included.
CREATE FUNCTION public.alliance_fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(unaccent('unaccent'::regdictionary, value) COLLATE "und-x-icu");
--> statement-breakpoint
-- array_to_string is STABLE only because of element types other than text.
CREATE FUNCTION public.alliance_words(value text[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(array_to_string(value, ' '), '');
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION public.alliance (COPY = pg_catalog.english);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION public.alliance
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION public.alliance_words (COPY = pg_catalog.simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION public.alliance_words
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;
--> statement-breakpoint
-- Plain form of a text: lower case, without optional marks, in the letters that people type. src/foundation/db/plain-text.ts has the same rules.
CREATE FUNCTION public.alliance_plain(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 10 AS $$
BEGIN
	IF octet_length(value) = char_length(value) THEN
		RETURN lower(value COLLATE "C");
	END IF;
	RETURN translate(
		public.alliance_fold(lower(normalize(regexp_replace(normalize(value, NFKD),
			'[\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0898-\u089f\u08ca-\u08e1\u08e3-\u08ff\u093c\u0951-\u0954\u1ab0-\u1aff\u1cd0-\u1cd2\u1cd4-\u1ce0\u1dc0-\u1dff\u200d\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\U000e0100-\U000e01ef]+',
			'', 'g'), NFC) COLLATE "und-x-icu")),
		'ٱةہھەۃىیکڪςँǝəɔʻʼ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯௦௧௨௩௪௫௬௭௮௯๐๑๒๓๔๕๖๗๘๙',
		'اهههههييككσंeeo''''012345678901234567890123456789012345678901234567890123456789');
END
$$;
--> statement-breakpoint
-- Reduces a text to words in plain form: only letters, digits and combining marks, so that PostgreSQL's parser finds no tags, URLs or files.
-- src/foundation/db/query-language.ts does the same with search terms.
-- Scripts without spaces are indexed as pairs of characters ("ABC" is "A AB BC C"), so that a search finds any position in a run, and single
-- characters as the prefix of a pair.
CREATE FUNCTION public.alliance_text(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	words text := public.alliance_plain(value);
BEGIN
	-- C++, C# and .NET. Another such word requires rebuilding the documents.
	IF words ~ '[+#]|\.net' THEN
		words := regexp_replace(words, '\m([a-z])\+\+', '\1plusplus', 'g');
		words := regexp_replace(words, '\m([a-z])#', '\1sharp', 'g');
		words := regexp_replace(words, '(^|[^[:alnum:]])\.net\M', '\1 dotnet', 'g');
	END IF;
	words := regexp_replace(words,
		'[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02df\u0375\u037e\u0387\u0482\u055a-\u055f\u0589-\u058f\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u0600-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u06dd\u06de\u0700-\u070d\u0964\u0965\u0970\u0df4\u0e3f\u0e4f\u0e5a\u0e5b\u0f04-\u0f12\u104a-\u104f\u10fb\u1360-\u1368\u166e\u16eb-\u16ed\u17d4-\u17d6\u17d8-\u17db\u1800-\u180a\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u3036\u3037\u303c-\u303f\u309b\u309c\u30a0\u30fb\ue000-\uf8ff\ufd3e\ufd3f\ufff0-\uffff\U0001f000-\U0001faff]+',
		' ', 'g');
	IF words ~ '[\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u3007\u3021-\u3029\u3031-\u3035\u303b\u3041-\u309a\u309d-\u30ff\u3105-\u312f\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff]' THEN
		words := regexp_replace(words,
			'([\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u3007\u3021-\u3029\u3031-\u3035\u303b\u3041-\u309a\u309d-\u30ff\u3105-\u312f\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff]+)',
			' \1 ', 'g');
		words := regexp_replace(words,
			'([\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u3007\u3021-\u3029\u3031-\u3035\u303b\u3041-\u309a\u309d-\u30ff\u3105-\u312f\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff])',
			'\1 \1', 'g');
	END IF;
	RETURN words;
END
$$;
--> statement-breakpoint
-- Search document with both the stem and the written form of each word at the same position, so that phrases match.
CREATE FUNCTION public.alliance_vector(value text, weight "char") RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	words text := public.alliance_text(value);
BEGIN
	RETURN setweight((to_tsvector('public.alliance', words)::text || ' ' || to_tsvector('public.alliance_words', words)::text)::tsvector, weight);
END
$$;
--> statement-breakpoint
-- Search query: all clauses must match; a clause matches if all terms of one of its alternatives do. Terms are input of to_tsquery, composed by
-- src/foundation/db/query-language.ts and never typed by users. Prefixes also match by stem, whole words only as written. Terms with marks, as
-- release 0.1.0 sends them, also match in their plain form; remove that when it no longer serves.
CREATE FUNCTION public.alliance_query(clauses jsonb) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	-- These are null until the first term is read.
	every_clause tsquery;
	any_of tsquery;
	all_of tsquery;
	found tsquery;
	clause jsonb;
	alternative jsonb;
	term text;
	plain text;
BEGIN
	FOR clause IN SELECT value FROM jsonb_array_elements(clauses) LOOP
		any_of := NULL;
		FOR alternative IN SELECT value FROM jsonb_array_elements(clause) LOOP
			all_of := NULL;
			FOR term IN SELECT value FROM jsonb_array_elements_text(alternative) LOOP
				found := to_tsquery('public.alliance_words', term);
				IF term LIKE '%:*' THEN
					found := found || to_tsquery('public.alliance', term);
				END IF;
				plain := public.alliance_plain(term);
				IF plain <> term AND plain ~ '^[^\s:<>&|!()''\\*]+(:\*)?( <(-|\d+)> [^\s:<>&|!()''\\*]+(:\*)?)*$' THEN
					found := found || to_tsquery('public.alliance_words', plain);
					IF plain LIKE '%:*' THEN
						found := found || to_tsquery('public.alliance', plain);
					END IF;
				END IF;
				all_of := coalesce(all_of && found, found);
			END LOOP;
			any_of := coalesce(any_of || all_of, all_of);
		END LOOP;
		every_clause := coalesce(every_clause && any_of, any_of, every_clause);
	END LOOP;
	RETURN every_clause;
END
$$;
--> statement-breakpoint
-- Converts degrees to a point on the unit sphere.
CREATE FUNCTION public.alliance_location(latitude float8, longitude float8) RETURNS cube
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN cube(ARRAY[cosd(latitude) * cosd(longitude), cosd(latitude) * sind(longitude), sind(latitude)]);
--> statement-breakpoint
-- === Values computed for columns
-- Mailbox of an email address, as in src/server/limits/mailbox.ts: lower case, without the part after "+".
CREATE FUNCTION public.alliance_mailbox(email text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT lower(regexp_replace(email, '^([^+]+)[+].*(@[^@]*)$', '\1\2'))
$$;
--> statement-breakpoint
-- 40 random bits in Crockford's base32, from the bytes of a random UUID except those of the version (6) and the variant (8).
CREATE FUNCTION public.alliance_check_in_code() RETURNS text LANGUAGE sql VOLATILE AS $$
	SELECT string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + get_byte(random.bytes, part) % 32, 1), '')
	FROM (SELECT uuid_send(gen_random_uuid()) AS bytes) random, unnest(array[0, 1, 2, 3, 4, 5, 7, 9]) part
$$;
--> statement-breakpoint
-- === Community
CREATE TABLE "alliances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"logo_url" text,
	"banner_url" text,
	"website_url" text,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"contact_email" text,
	"contact_confirmed_at" timestamp (3) with time zone,
	"contact_link_hash" text,
	"contact_link_expires_at" timestamp (3) with time zone,
	"accent_color" text,
	"tagline" text,
	"sender_name" text,
	"imprint_url" text,
	"privacy_url" text,
	"terms_url" text,
	"group_count" integer DEFAULT 0 NOT NULL,
	"member_count" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT (random() * 1000000000)::integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"sort_name" text COLLATE "C" GENERATED ALWAYS AS (alliance_fold("name")) STORED NOT NULL,
	"document" "tsvector" GENERATED ALWAYS AS (alliance_vector(coalesce("name", ''), 'A') || alliance_vector(coalesce("description", ''), 'B')) STORED NOT NULL,
	CONSTRAINT "alliances_slug_unique" UNIQUE("slug"),
	CONSTRAINT "alliances_slug_check" CHECK ("alliances"."slug" ~ '^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$'),
	CONSTRAINT "alliances_counts_check" CHECK ("alliances"."group_count" >= 0 and "alliances"."member_count" >= 0)
);
--> statement-breakpoint
CREATE INDEX "alliances_by_name" ON "alliances" USING btree ("sort_name","id");
--> statement-breakpoint
CREATE INDEX "alliances_by_creation" ON "alliances" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "alliances_by_members" ON "alliances" USING btree ("member_count","id");
--> statement-breakpoint
CREATE INDEX "alliances_contact_link" ON "alliances" USING btree ("contact_link_hash");
--> statement-breakpoint
CREATE INDEX "alliances_document" ON "alliances" USING gin ("document");
--> statement-breakpoint
CREATE INDEX "alliances_logo_upload" ON "alliances" USING btree (substring("logo_url" from '/media/([0-9a-f]{32})-')) WHERE "alliances"."logo_url" like '%/media/%';
--> statement-breakpoint
CREATE INDEX "alliances_banner_upload" ON "alliances" USING btree (substring("banner_url" from '/media/([0-9a-f]{32})-')) WHERE "alliances"."banner_url" like '%/media/%';
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
	"contact_email" text,
	"contact_confirmed_at" timestamp (3) with time zone,
	"contact_link_hash" text,
	"contact_link_expires_at" timestamp (3) with time zone,
	"active" boolean DEFAULT true NOT NULL,
	"organizers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"member_count" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT (random() * 1000000000)::integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"sort_name" text COLLATE "C" GENERATED ALWAYS AS (alliance_fold("name")) STORED NOT NULL,
	"document" "tsvector" GENERATED ALWAYS AS (alliance_vector(coalesce("name", ''), 'A') || alliance_vector(alliance_words("tags") || ' ' || coalesce("category", '') || ' ' || coalesce("city", '') || ' ' || coalesce("region", ''), 'B') || alliance_vector(coalesce("description", ''), 'C')) STORED NOT NULL,
	CONSTRAINT "groups_slug_unique" UNIQUE("alliance_id","slug"),
	CONSTRAINT "groups_alliance_unique" UNIQUE("id","alliance_id"),
	CONSTRAINT "groups_slug_check" CHECK ("groups"."slug" ~ '^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$' and "groups"."slug" not in ('events', 'join')),
	CONSTRAINT "groups_country_code_check" CHECK ("groups"."country_code" ~ '^[A-Z]{2}$'),
	CONSTRAINT "groups_location_check" CHECK (("groups"."latitude" is null) = ("groups"."longitude" is null) and "groups"."latitude" between -90 and 90 and "groups"."longitude" between -180 and 180),
	CONSTRAINT "groups_member_count_check" CHECK ("groups"."member_count" >= 0)
);
--> statement-breakpoint
CREATE INDEX "groups_by_name" ON "groups" USING btree ("alliance_id","sort_name","id") WHERE "groups"."active";
--> statement-breakpoint
CREATE INDEX "groups_by_creation" ON "groups" USING btree ("alliance_id","created_at","id") WHERE "groups"."active";
--> statement-breakpoint
CREATE INDEX "groups_by_members" ON "groups" USING btree ("alliance_id","member_count","id") WHERE "groups"."active";
--> statement-breakpoint
CREATE INDEX "groups_category" ON "groups" USING btree ("alliance_id","category") WHERE "groups"."active";
--> statement-breakpoint
CREATE INDEX "groups_region" ON "groups" USING btree ("alliance_id","region") WHERE "groups"."active";
--> statement-breakpoint
CREATE INDEX "groups_country_code" ON "groups" USING btree ("alliance_id","country_code") WHERE "groups"."active";
--> statement-breakpoint
CREATE INDEX "groups_location" ON "groups" USING gist (alliance_location("latitude", "longitude")) WHERE "groups"."active" and "groups"."latitude" is not null;
--> statement-breakpoint
CREATE INDEX "groups_inactive" ON "groups" USING btree ("alliance_id","id") WHERE not "groups"."active";
--> statement-breakpoint
CREATE INDEX "groups_tags" ON "groups" USING gin ("tags");
--> statement-breakpoint
CREATE INDEX "groups_contact_link" ON "groups" USING btree ("contact_link_hash");
--> statement-breakpoint
CREATE INDEX "groups_document" ON "groups" USING gin ("document");
--> statement-breakpoint
CREATE INDEX "groups_logo_upload" ON "groups" USING btree (substring("logo_url" from '/media/([0-9a-f]{32})-')) WHERE "groups"."logo_url" like '%/media/%';
--> statement-breakpoint
CREATE INDEX "groups_banner_upload" ON "groups" USING btree (substring("banner_url" from '/media/([0-9a-f]{32})-')) WHERE "groups"."banner_url" like '%/media/%';
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
	"venue_latitude" double precision,
	"venue_longitude" double precision,
	"accessibility_notes" text,
	"meeting_url" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"banner_url" text,
	"attendee_count" integer DEFAULT 0 NOT NULL,
	"held_count" integer DEFAULT 0 NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"approval_required" boolean DEFAULT false NOT NULL,
	"max_guests" integer DEFAULT 0 NOT NULL,
	"rsvp_opens_at" timestamp (3) with time zone,
	"rsvp_closes_at" timestamp (3) with time zone,
	"reminded_for" timestamp (3) with time zone,
	"organizer_email" text,
	"series_id" uuid,
	"revision" integer DEFAULT (random() * 1000000000)::integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"group_name" text DEFAULT '' NOT NULL,
	"sort_name" text COLLATE "C" GENERATED ALWAYS AS (alliance_fold("name")) STORED NOT NULL,
	"document" "tsvector" GENERATED ALWAYS AS (alliance_vector(coalesce("name", ''), 'A') || alliance_vector(coalesce("summary", '') || ' ' || alliance_words("tags") || ' ' || coalesce("category", '') || ' ' || coalesce("group_name", '') || ' ' || coalesce("venue_name", '') || ' ' || coalesce("venue_city", ''), 'B') || alliance_vector(coalesce("description", ''), 'C') || alliance_vector(coalesce("venue_address", ''), 'D')) STORED NOT NULL,
	CONSTRAINT "events_slug_unique" UNIQUE("group_id","slug"),
	CONSTRAINT "events_slug_check" CHECK ("events"."slug" ~ '^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$' and "events"."slug" not in ('attend', 'attendance')),
	CONSTRAINT "events_kind_check" CHECK ("events"."kind" in ('in_person', 'virtual', 'hybrid')),
	CONSTRAINT "events_status_check" CHECK ("events"."status" in ('draft', 'published', 'canceled')),
	CONSTRAINT "events_time_check" CHECK ("events"."ends_at" > "events"."starts_at" and "events"."ends_at" <= "events"."starts_at" + interval '744 hours'),
	CONSTRAINT "events_capacity_check" CHECK ("events"."capacity" >= 1),
	CONSTRAINT "events_attendee_count_check" CHECK ("events"."attendee_count" >= 0 and ("events"."capacity" is null or "events"."attendee_count" <= "events"."capacity")),
	CONSTRAINT "events_max_guests_check" CHECK ("events"."max_guests" >= 0),
	CONSTRAINT "events_rsvp_times_check" CHECK ("events"."rsvp_opens_at" < "events"."rsvp_closes_at"),
	CONSTRAINT "events_venue_check" CHECK ("events"."venue_name" is not null or num_nonnulls("events"."venue_address", "events"."venue_city", "events"."venue_country_code", "events"."venue_latitude") = 0),
	CONSTRAINT "events_venue_country_code_check" CHECK ("events"."venue_country_code" ~ '^[A-Z]{2}$'),
	CONSTRAINT "events_venue_location_check" CHECK (("events"."venue_latitude" is null) = ("events"."venue_longitude" is null) and "events"."venue_latitude" between -90 and 90 and "events"."venue_longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE INDEX "events_by_start" ON "events" USING btree ("alliance_id","starts_at","id","ends_at") WHERE "events"."status" <> 'draft';
--> statement-breakpoint
CREATE INDEX "events_by_time" ON "events" USING btree ("starts_at","id","ends_at") WHERE "events"."status" <> 'draft';
--> statement-breakpoint
CREATE INDEX "events_newest" ON "events" USING btree ("created_at","id","ends_at") WHERE "events"."status" <> 'draft';
--> statement-breakpoint
CREATE INDEX "events_location" ON "events" USING gist (alliance_location("venue_latitude", "venue_longitude"),"starts_at") WHERE "events"."status" <> 'draft' and "events"."venue_latitude" is not null;
--> statement-breakpoint
CREATE INDEX "events_by_creation" ON "events" USING btree ("alliance_id","created_at","id","ends_at") WHERE "events"."status" <> 'draft';
--> statement-breakpoint
CREATE INDEX "events_by_group_start" ON "events" USING btree ("group_id","starts_at","id","ends_at") WHERE "events"."status" <> 'draft';
--> statement-breakpoint
CREATE INDEX "events_by_category_start" ON "events" USING btree ("alliance_id","category","starts_at","id","ends_at") WHERE "events"."status" <> 'draft';
--> statement-breakpoint
CREATE INDEX "events_in_city" ON "events" USING btree (alliance_plain("venue_city"),"starts_at","id","ends_at") WHERE "events"."status" <> 'draft' and "events"."venue_city" is not null;
--> statement-breakpoint
CREATE INDEX "events_by_country_start" ON "events" USING btree ("venue_country_code","starts_at","id","ends_at") WHERE "events"."status" <> 'draft' and "events"."venue_country_code" is not null;
--> statement-breakpoint
CREATE INDEX "events_end" ON "events" USING btree ("ends_at") WHERE "events"."status" <> 'draft';
--> statement-breakpoint
CREATE INDEX "events_drafts" ON "events" USING btree ("alliance_id","group_id") WHERE "events"."status" = 'draft';
--> statement-breakpoint
CREATE INDEX "events_upcoming" ON "events" USING btree ("alliance_id","ends_at","group_id") WHERE "events"."status" = 'published';
--> statement-breakpoint
CREATE INDEX "events_group_upcoming" ON "events" USING btree ("group_id","ends_at") WHERE "events"."status" = 'published';
--> statement-breakpoint
CREATE INDEX "events_series" ON "events" USING btree ("series_id","starts_at","id") WHERE "events"."series_id" is not null;
--> statement-breakpoint
CREATE INDEX "events_tags" ON "events" USING gin ("tags");
--> statement-breakpoint
CREATE INDEX "events_document" ON "events" USING gin ("document");
--> statement-breakpoint
CREATE INDEX "events_banner_upload" ON "events" USING btree (substring("banner_url" from '/media/([0-9a-f]{32})-')) WHERE "events"."banner_url" like '%/media/%';
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
	"country_code" text,
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
	"group_name" text,
	"sort_title" text COLLATE "C" GENERATED ALWAYS AS (alliance_fold("title")) STORED NOT NULL,
	"document" "tsvector" GENERATED ALWAYS AS (alliance_vector(coalesce("title", ''), 'A') || alliance_vector(coalesce("company_name", '') || ' ' || coalesce("summary", '') || ' ' || alliance_words("tags") || ' ' || coalesce("location", '') || ' ' || coalesce("group_name", ''), 'B') || alliance_vector(coalesce("description", ''), 'C')) STORED NOT NULL,
	CONSTRAINT "jobs_slug_unique" UNIQUE("slug","alliance_id"),
	CONSTRAINT "jobs_slug_check" CHECK ("jobs"."slug" ~ '^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$' and "jobs"."slug" <> 'id'),
	CONSTRAINT "jobs_employment_type_check" CHECK ("jobs"."employment_type" in ('full_time', 'part_time', 'contract', 'internship', 'volunteer')),
	CONSTRAINT "jobs_status_check" CHECK ("jobs"."status" in ('draft', 'published', 'closed')),
	CONSTRAINT "jobs_published_check" CHECK ("jobs"."status" <> 'published' or "jobs"."published_at" is not null),
	CONSTRAINT "jobs_salary_check" CHECK (num_nonnulls("jobs"."salary_minimum", "jobs"."salary_maximum", "jobs"."salary_currency", "jobs"."salary_period") in (0, 4) and "jobs"."salary_minimum" >= 0 and "jobs"."salary_maximum" >= "jobs"."salary_minimum"),
	CONSTRAINT "jobs_country_code_check" CHECK ("jobs"."country_code" ~ '^[A-Z]{2}$'),
	CONSTRAINT "jobs_salary_currency_check" CHECK ("jobs"."salary_currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "jobs_salary_period_check" CHECK ("jobs"."salary_period" in ('hour', 'month', 'year'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_published_slug_unique" ON "jobs" USING btree ("slug") WHERE "jobs"."published_at" is not null;
--> statement-breakpoint
CREATE INDEX "jobs_by_creation" ON "jobs" USING btree ("created_at","id","expires_at") WHERE "jobs"."status" = 'published';
--> statement-breakpoint
CREATE INDEX "jobs_by_alliance_creation" ON "jobs" USING btree ("alliance_id","created_at","id","expires_at") WHERE "jobs"."status" = 'published';
--> statement-breakpoint
CREATE INDEX "jobs_by_expiry" ON "jobs" USING btree ("expires_at","id") WHERE "jobs"."status" = 'published';
--> statement-breakpoint
CREATE INDEX "jobs_by_alliance_expiry" ON "jobs" USING btree ("alliance_id","expires_at","id") WHERE "jobs"."status" = 'published';
--> statement-breakpoint
CREATE INDEX "jobs_employment_type" ON "jobs" USING btree ("employment_type","created_at","id","expires_at") WHERE "jobs"."status" = 'published';
--> statement-breakpoint
CREATE INDEX "jobs_unpublished" ON "jobs" USING btree ("alliance_id","created_at","id") WHERE "jobs"."status" <> 'published';
--> statement-breakpoint
CREATE INDEX "jobs_group" ON "jobs" USING btree ("group_id");
--> statement-breakpoint
CREATE INDEX "jobs_posted_by" ON "jobs" USING btree ("posted_by");
--> statement-breakpoint
CREATE INDEX "jobs_tags" ON "jobs" USING gin ("tags");
--> statement-breakpoint
CREATE INDEX "jobs_plain_location" ON "jobs" USING gin (alliance_plain("location") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "jobs_document" ON "jobs" USING gin ("document");
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
	"document" "tsvector" GENERATED ALWAYS AS (alliance_vector(coalesce("name", ''), 'A') || alliance_vector(coalesce("summary", '') || ' ' || alliance_words("tags") || ' ' || coalesce("category", ''), 'B') || alliance_vector(coalesce("description", ''), 'C')) STORED NOT NULL,
	CONSTRAINT "landscape_entries_slug_unique" UNIQUE("alliance_id","slug"),
	CONSTRAINT "landscape_entries_slug_check" CHECK ("landscape_entries"."slug" ~ '^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$'),
	CONSTRAINT "landscape_entries_kind_check" CHECK ("landscape_entries"."kind" in ('startup', 'open_source_project', 'partner_community', 'podcast', 'investor')),
	CONSTRAINT "landscape_entries_stage_check" CHECK ("landscape_entries"."stage" is null or ("landscape_entries"."kind" = 'startup' and "landscape_entries"."stage" in ('pre_seed', 'seed', 'series_a', 'series_b', 'series_c_plus', 'growth', 'public')))
);
--> statement-breakpoint
CREATE INDEX "landscape_entries_by_name" ON "landscape_entries" USING btree ("sort_name","id") WHERE "landscape_entries"."published";
--> statement-breakpoint
CREATE INDEX "landscape_entries_by_alliance_name" ON "landscape_entries" USING btree ("alliance_id","sort_name","id") WHERE "landscape_entries"."published";
--> statement-breakpoint
CREATE INDEX "landscape_entries_by_creation" ON "landscape_entries" USING btree ("created_at","id") WHERE "landscape_entries"."published";
--> statement-breakpoint
CREATE INDEX "landscape_entries_by_alliance_creation" ON "landscape_entries" USING btree ("alliance_id","created_at","id") WHERE "landscape_entries"."published";
--> statement-breakpoint
CREATE INDEX "landscape_entries_by_kind_name" ON "landscape_entries" USING btree ("kind","sort_name","id") WHERE "landscape_entries"."published";
--> statement-breakpoint
CREATE INDEX "landscape_entries_by_category_name" ON "landscape_entries" USING btree ("category","sort_name","id") WHERE "landscape_entries"."published";
--> statement-breakpoint
CREATE INDEX "landscape_entries_stage" ON "landscape_entries" USING btree ("stage") WHERE "landscape_entries"."published";
--> statement-breakpoint
CREATE INDEX "landscape_entries_created_by" ON "landscape_entries" USING btree ("created_by");
--> statement-breakpoint
CREATE INDEX "landscape_entries_hidden" ON "landscape_entries" USING btree ("alliance_id","id") WHERE not "landscape_entries"."published";
--> statement-breakpoint
CREATE INDEX "landscape_entries_tags" ON "landscape_entries" USING gin ("tags");
--> statement-breakpoint
CREATE INDEX "landscape_entries_document" ON "landscape_entries" USING gin ("document");
--> statement-breakpoint
CREATE INDEX "landscape_entries_logo_upload" ON "landscape_entries" USING btree (substring("logo_url" from '/media/([0-9a-f]{32})-')) WHERE "landscape_entries"."logo_url" like '%/media/%';
--> statement-breakpoint
-- === Accounts and sessions
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"owner_proven_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"bio" text,
	"title" text,
	"company" text,
	"city" text,
	"country_code" text,
	"timezone" text,
	"language" text,
	"photo_url" text,
	"website_url" text,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"show_as_organizer" boolean DEFAULT false NOT NULL,
	"show_as_attendee" boolean DEFAULT false NOT NULL,
	"muted_notifications" text[] DEFAULT '{}' NOT NULL,
	"digest_since" timestamp (3) with time zone,
	"digest_week" date,
	"mail_rejected_at" timestamp (3) with time zone[] DEFAULT '{}' NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_country_code_check" CHECK ("users"."country_code" ~ '^[A-Z]{2}$'),
	CONSTRAINT "users_language_check" CHECK ("users"."language" in ('en', 'de', 'es', 'ja', 'fr', 'pt', 'uk'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));
--> statement-breakpoint
CREATE INDEX "users_digests" ON "users" USING btree ("digest_since") WHERE "users"."digest_since" is not null;
--> statement-breakpoint
CREATE INDEX "users_digest_weeks" ON "users" USING btree (coalesce("timezone", 'UTC'),"digest_week") WHERE "users"."digest_since" is not null;
--> statement-breakpoint
CREATE INDEX "users_unverified" ON "users" USING btree ("created_at") WHERE "users"."email_verified_at" is null;
--> statement-breakpoint
CREATE INDEX "users_plain_name" ON "users" USING gin (alliance_plain("name") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "users_photo_upload" ON "users" USING btree (substring("photo_url" from '/media/([0-9a-f]{32})-')) WHERE "users"."photo_url" like '%/media/%';
--> statement-breakpoint
CREATE TABLE "passwords" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"provider" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject"),
	CONSTRAINT "identities_user_provider_unique" UNIQUE("user_id","provider"),
	CONSTRAINT "identities_provider_check" CHECK ("identities"."provider" in ('github', 'google', 'linkedin'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"address" text NOT NULL,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"second_factor_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_last_use" ON "sessions" USING btree ("last_used_at");
--> statement-breakpoint
CREATE TABLE "saved_forms" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"operation" text NOT NULL,
	"content" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "saved_forms_expiry" ON "saved_forms" USING btree ("expires_at");
--> statement-breakpoint
CREATE TABLE "mail_tokens" (
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"next" text,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "mail_tokens_user_id_purpose_pk" PRIMARY KEY("user_id","purpose"),
	CONSTRAINT "mail_tokens_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "mail_tokens_purpose_check" CHECK ("mail_tokens"."purpose" in ('verify', 'reset', 'sign_in', 'second_factor'))
);
--> statement-breakpoint
CREATE INDEX "mail_tokens_expiry" ON "mail_tokens" USING btree ("expires_at");
--> statement-breakpoint
CREATE TABLE "pending_emails" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pending_emails_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE INDEX "pending_emails_expiry" ON "pending_emails" USING btree ("expires_at");
--> statement-breakpoint
CREATE TABLE "former_emails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_emails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "former_emails_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE INDEX "former_emails_user" ON "former_emails" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "former_emails_email" ON "former_emails" USING btree (lower("email"));
--> statement-breakpoint
CREATE INDEX "former_emails_expiry" ON "former_emails" USING btree ("expires_at");
--> statement-breakpoint
CREATE TABLE "oauth_flows" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"next" text,
	"user_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "oauth_flows_expiry" ON "oauth_flows" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "oauth_flows_user" ON "oauth_flows" USING btree ("user_id");
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"event" text NOT NULL,
	"subject" text,
	"address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "security_events_event_check" CHECK ("security_events"."event" in ('registered', 'email_verified', 'login', 'new_device', 'login_failed', 'login_blocked', 'logout', 'session_ended', 'other_sessions_ended', 'password_changed', 'reset_requested', 'sign_in_link_requested', 'password_reset', 'account_recovered', 'email_change_requested', 'email_change_canceled', 'email_changed', 'email_change_undone', 'provider_linked', 'provider_unlinked', 'token_created', 'token_revoked', 'all_tokens_revoked', 'calendar_created', 'calendar_deleted', 'app_admitted', 'app_removed', 'client_created', 'client_changed', 'client_deleted', 'account_disabled', 'account_enabled', 'passkey_added', 'passkey_removed', 'passkey_counter_regressed', 'totp_enabled', 'totp_disabled', 'recovery_codes_renewed', 'recovery_code_used', 'second_factor_confirmed', 'second_factor_failed', 'second_factor_blocked', 'second_factor_reset'))
);
--> statement-breakpoint
CREATE INDEX "security_events_user" ON "security_events" USING btree ("user_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "security_events_creation" ON "security_events" USING btree ("created_at");
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_operation_key_pk" PRIMARY KEY("user_id","operation","key")
);
--> statement-breakpoint
CREATE INDEX "idempotency_keys_creation" ON "idempotency_keys" USING btree ("created_at");
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("expire");
--> statement-breakpoint
-- === Tokens, apps and calendars
CREATE TABLE "oauth_clients" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"owner_id" uuid,
	"name" text NOT NULL,
	"uri" text,
	"redirect_uris" text[] DEFAULT '{}' NOT NULL,
	"grant_types" text[] DEFAULT '{}' NOT NULL,
	"auth_method" text NOT NULL,
	"secret_hash" text,
	"fresh_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "oauth_clients_source_check" CHECK ("oauth_clients"."source" in ('developer', 'registration', 'document')),
	CONSTRAINT "oauth_clients_auth_method_check" CHECK ("oauth_clients"."auth_method" in ('none', 'client_secret_basic', 'client_secret_post'))
);
--> statement-breakpoint
CREATE INDEX "oauth_clients_owner" ON "oauth_clients" USING btree ("owner_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "oauth_clients_creation" ON "oauth_clients" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "oauth_clients_unused" ON "oauth_clients" USING btree ("updated_at") WHERE "oauth_clients"."source" <> 'developer';
--> statement-breakpoint
CREATE TABLE "oauth_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"scopes" text[] NOT NULL,
	"audiences" text[] NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "oauth_grants_user" ON "oauth_grants" USING btree ("user_id","client_id");
--> statement-breakpoint
CREATE INDEX "oauth_grants_client" ON "oauth_grants" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX "oauth_grants_expiry" ON "oauth_grants" USING btree ("expires_at");
--> statement-breakpoint
CREATE TABLE "oauth_access_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"grant_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"audience" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "oauth_access_tokens_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "oauth_access_tokens_audience_check" CHECK ("oauth_access_tokens"."audience" in ('api', 'mcp'))
);
--> statement-breakpoint
CREATE INDEX "oauth_access_tokens_grant" ON "oauth_access_tokens" USING btree ("grant_id");
--> statement-breakpoint
CREATE INDEX "oauth_access_tokens_expiry" ON "oauth_access_tokens" USING btree ("expires_at");
--> statement-breakpoint
CREATE TABLE "oauth_artifacts" (
	"kind" text NOT NULL,
	"secret_hash" text NOT NULL,
	"grant_id" uuid,
	"user_code_hash" text,
	"payload" jsonb NOT NULL,
	"consumed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "oauth_artifacts_secret_hash_kind_pk" PRIMARY KEY("secret_hash","kind"),
	CONSTRAINT "oauth_artifacts_user_code_hash_unique" UNIQUE("user_code_hash"),
	CONSTRAINT "oauth_artifacts_kind_check" CHECK ("oauth_artifacts"."kind" in ('AuthorizationCode', 'RefreshToken', 'DeviceCode', 'Interaction'))
);
--> statement-breakpoint
CREATE INDEX "oauth_artifacts_grant" ON "oauth_artifacts" USING btree ("grant_id");
--> statement-breakpoint
CREATE INDEX "oauth_artifacts_expiry" ON "oauth_artifacts" USING btree ("expires_at");
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"secret_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"parent_id" uuid,
	"grant_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "api_tokens_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE INDEX "api_tokens_user" ON "api_tokens" USING btree ("user_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "api_tokens_parent" ON "api_tokens" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "api_tokens_end" ON "api_tokens" USING btree (least(revoked_at, expires_at));
--> statement-breakpoint
CREATE INDEX "api_tokens_grant" ON "api_tokens" USING btree ("grant_id");
--> statement-breakpoint
CREATE TABLE "calendar_addresses" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"token_id" uuid,
	"grant_id" uuid,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_addresses_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE INDEX "calendar_addresses_token" ON "calendar_addresses" USING btree ("token_id");
--> statement-breakpoint
CREATE INDEX "calendar_addresses_grant" ON "calendar_addresses" USING btree ("grant_id");
--> statement-breakpoint
-- === Second factors
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"name" text NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id","created_at","id");
--> statement-breakpoint
CREATE TABLE "totp_secrets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" bigint NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "used_secrets" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "used_secrets_expiry" ON "used_secrets" USING btree ("expires_at");
--> statement-breakpoint
-- === Roles, audit log and idempotency
CREATE TABLE "roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"alliance_id" uuid,
	"group_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "roles_unique" UNIQUE NULLS NOT DISTINCT("user_id","role","alliance_id","group_id"),
	CONSTRAINT "roles_role_check" CHECK ("roles"."role" in ('alliance_admin', 'group_admin')),
	CONSTRAINT "roles_scope_check" CHECK (("roles"."role" = 'group_admin') = ("roles"."group_id" is not null) and ("roles"."group_id" is null or "roles"."alliance_id" is null))
);
--> statement-breakpoint
CREATE INDEX "roles_alliance" ON "roles" USING btree ("alliance_id");
--> statement-breakpoint
CREATE INDEX "roles_group" ON "roles" USING btree ("group_id");
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alliance_id" uuid,
	"action" text NOT NULL,
	"actor_id" uuid,
	"token_id" uuid,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"subject_name" text NOT NULL,
	"changes" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audit_entries_action_check" CHECK ("audit_entries"."action" in ('createAlliance', 'updateAlliance', 'createGroup', 'updateGroup', 'deleteGroup', 'createEvent', 'updateEvent', 'updateAttendee', 'checkInAttendee', 'undoCheckIn', 'sendEventMessage', 'sendGroupMessage', 'deleteEvent', 'copyEvent', 'createJob', 'updateJob', 'deleteJob', 'updateJobApplication', 'createLandscapeEntry', 'updateLandscapeEntry', 'deleteLandscapeEntry', 'grantAllianceAdmin', 'revokeAllianceAdmin', 'grantGroupAdmin', 'revokeGroupAdmin', 'createWebhook', 'updateWebhook', 'deleteWebhook', 'rotateWebhookSecret', 'removeGroupMember', 'removeAllianceMember', 'deleteGroupBan', 'deleteAllianceBan', 'updateReport', 'inviteToGroup', 'inviteToAlliance', 'inviteToEvent', 'withdrawGroupInvitation', 'withdrawAllianceInvitation', 'withdrawEventInvitation')),
	CONSTRAINT "audit_entries_subject_type_check" CHECK ("audit_entries"."subject_type" in ('alliance', 'group', 'event', 'job', 'job_application', 'landscape_entry', 'webhook', 'user', 'report'))
);
--> statement-breakpoint
CREATE INDEX "audit_entries_by_creation" ON "audit_entries" USING btree ("alliance_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_by_subject" ON "audit_entries" USING btree ("alliance_id","subject_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id");
--> statement-breakpoint
CREATE INDEX "audit_entries_age" ON "audit_entries" USING btree ("created_at");
--> statement-breakpoint
-- === Bans and reports
CREATE TABLE "bans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"alliance_id" uuid NOT NULL,
	"group_id" uuid,
	"reason" text,
	"banned_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bans_once" UNIQUE NULLS NOT DISTINCT("user_id","alliance_id","group_id"),
	CONSTRAINT "bans_reason_check" CHECK (char_length("bans"."reason") between 1 and 500)
);
--> statement-breakpoint
CREATE INDEX "bans_by_creation" ON "bans" USING btree ("alliance_id","group_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "bans_group" ON "bans" USING btree ("group_id");
--> statement-breakpoint
CREATE INDEX "bans_banned_by" ON "bans" USING btree ("banned_by");
--> statement-breakpoint
CREATE TABLE "former_bans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mailbox" text NOT NULL,
	"alliance_id" uuid NOT NULL,
	"group_id" uuid,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "former_bans_once" UNIQUE NULLS NOT DISTINCT("mailbox","alliance_id","group_id")
);
--> statement-breakpoint
CREATE INDEX "former_bans_alliance" ON "former_bans" USING btree ("alliance_id");
--> statement-breakpoint
CREATE INDEX "former_bans_group" ON "former_bans" USING btree ("group_id");
--> statement-breakpoint
CREATE INDEX "former_bans_end" ON "former_bans" USING btree ("deleted_at");
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alliance_id" uuid NOT NULL,
	"group_id" uuid,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"subject_name" text NOT NULL,
	"user_id" uuid,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"reporter_id" uuid,
	"status" text NOT NULL,
	"note" text,
	"resolved_by" uuid,
	"resolved_at" timestamp (3) with time zone,
	"notified_status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reports_subject_type_check" CHECK ("reports"."subject_type" in ('group', 'event', 'job', 'landscape_entry', 'user')),
	CONSTRAINT "reports_user_check" CHECK (("reports"."subject_type" = 'user') = ("reports"."user_id" is not null)),
	CONSTRAINT "reports_reason_check" CHECK ("reports"."reason" in ('spam', 'harassment', 'illegal', 'misleading', 'other')),
	CONSTRAINT "reports_status_check" CHECK ("reports"."status" in ('open', 'resolved', 'dismissed')),
	CONSTRAINT "reports_resolved_at_check" CHECK (("reports"."status" = 'open') = ("reports"."resolved_at" is null))
);
--> statement-breakpoint
CREATE INDEX "reports_by_creation" ON "reports" USING btree ("alliance_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "reports_group" ON "reports" USING btree ("group_id");
--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id","subject_id");
--> statement-breakpoint
CREATE INDEX "reports_user" ON "reports" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "reports_resolved_by" ON "reports" USING btree ("resolved_by");
--> statement-breakpoint
CREATE INDEX "reports_end" ON "reports" USING btree ("resolved_at") WHERE "reports"."status" <> 'open';
--> statement-breakpoint
-- === Memberships, RSVPs, applications and messages
CREATE TABLE "memberships" (
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memberships_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE INDEX "memberships_by_joining" ON "memberships" USING btree ("group_id","joined_at","user_id");
--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id","joined_at","group_id");
--> statement-breakpoint
CREATE TABLE "alliance_members" (
	"alliance_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"group_count" integer NOT NULL,
	CONSTRAINT "alliance_members_alliance_id_user_id_pk" PRIMARY KEY("alliance_id","user_id"),
	CONSTRAINT "alliance_members_group_count_check" CHECK ("alliance_members"."group_count" > 0)
);
--> statement-breakpoint
CREATE INDEX "alliance_members_user" ON "alliance_members" USING btree ("user_id");
--> statement-breakpoint
CREATE TABLE "attendances" (
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"responded_at" timestamp (3) with time zone NOT NULL,
	"arrival" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "attendances_arrival_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"known_revision" integer DEFAULT 0 NOT NULL,
	"guests" integer DEFAULT 0 NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"decision_pending" boolean DEFAULT false NOT NULL,
	"promotion_pending" boolean DEFAULT false NOT NULL,
	"confirmation_pending" boolean DEFAULT false NOT NULL,
	"calendar_sequence" bigint DEFAULT 0 NOT NULL,
	"check_in_code" text,
	"checked_in_at" timestamp (3) with time zone,
	"place" bigint GENERATED ALWAYS AS (arrival + case status when 'waitlisted' then 1125899906842624 else 0 end) STORED NOT NULL,
	CONSTRAINT "attendances_event_id_user_id_pk" PRIMARY KEY("event_id","user_id"),
	CONSTRAINT "attendances_status_check" CHECK ("attendances"."status" in ('attending', 'waitlisted', 'pending', 'declined')),
	CONSTRAINT "attendances_guests_check" CHECK ("attendances"."guests" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "attendances_place" ON "attendances" USING btree ("event_id","place");
--> statement-breakpoint
CREATE INDEX "attendances_check_in_code" ON "attendances" USING btree ("event_id","check_in_code");
--> statement-breakpoint
CREATE INDEX "attendances_user" ON "attendances" USING btree ("user_id");
--> statement-breakpoint
CREATE TABLE "rsvp_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"language" text,
	"guests" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"source" text,
	"places" integer NOT NULL,
	"held_until" timestamp (3) with time zone,
	"arrival" bigint,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rsvp_requests_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "rsvp_requests_language_check" CHECK ("rsvp_requests"."language" in ('en', 'de', 'es', 'ja', 'fr', 'pt', 'uk')),
	CONSTRAINT "rsvp_requests_hold_check" CHECK (("rsvp_requests"."places" > 0) = ("rsvp_requests"."held_until" is not null))
);
--> statement-breakpoint
CREATE INDEX "rsvp_requests_event" ON "rsvp_requests" USING btree ("event_id");
--> statement-breakpoint
CREATE INDEX "rsvp_requests_email" ON "rsvp_requests" USING btree (lower("email"));
--> statement-breakpoint
CREATE INDEX "rsvp_requests_hold" ON "rsvp_requests" USING btree ("held_until") WHERE "rsvp_requests"."held_until" is not null;
--> statement-breakpoint
CREATE INDEX "rsvp_requests_expiry" ON "rsvp_requests" USING btree ("expires_at") WHERE "rsvp_requests"."held_until" is null;
--> statement-breakpoint
CREATE TABLE "email_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid,
	"email" text NOT NULL,
	"name" text,
	"language" text,
	"next" text,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_requests_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "email_requests_language_check" CHECK ("email_requests"."language" in ('en', 'de', 'es', 'ja', 'fr', 'pt', 'uk')),
	CONSTRAINT "email_requests_name_check" CHECK (("email_requests"."group_id" is null) = ("email_requests"."name" is null))
);
--> statement-breakpoint
CREATE INDEX "email_requests_group" ON "email_requests" USING btree ("group_id");
--> statement-breakpoint
CREATE INDEX "email_requests_email" ON "email_requests" USING btree (lower("email"));
--> statement-breakpoint
CREATE INDEX "email_requests_expiry" ON "email_requests" USING btree ("expires_at");
--> statement-breakpoint
CREATE TABLE "event_states" (
	"event_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"venue_name" text,
	"venue_address" text,
	"venue_city" text,
	"venue_country_code" text,
	"meeting_url" text,
	CONSTRAINT "event_states_event_id_revision_pk" PRIMARY KEY("event_id","revision")
);
--> statement-breakpoint
CREATE TABLE "event_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"sent_by" uuid,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"audience" text NOT NULL,
	"recipient_count" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_messages_audience_check" CHECK ("event_messages"."audience" in ('attending', 'waitlisted', 'pending', 'everyone'))
);
--> statement-breakpoint
CREATE INDEX "event_messages_by_creation" ON "event_messages" USING btree ("event_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "event_messages_sent_by" ON "event_messages" USING btree ("sent_by");
--> statement-breakpoint
CREATE TABLE "group_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"sent_by" uuid,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"recipient_count" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "group_messages_by_creation" ON "group_messages" USING btree ("group_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "group_messages_sent_by" ON "group_messages" USING btree ("sent_by");
--> statement-breakpoint
CREATE INDEX "group_messages_age" ON "group_messages" USING btree ("created_at");
--> statement-breakpoint
CREATE TABLE "event_notifications" (
	"user_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"notified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_notifications_user_id_event_id_pk" PRIMARY KEY("user_id","event_id")
);
--> statement-breakpoint
CREATE INDEX "event_notifications_event" ON "event_notifications" USING btree ("event_id");
--> statement-breakpoint
CREATE INDEX "event_notifications_age" ON "event_notifications" USING btree ("created_at");
--> statement-breakpoint
CREATE TABLE "notification_times" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"notified_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_times_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"note" text,
	"resume_url" text,
	"status" text NOT NULL,
	"known_status" text DEFAULT 'submitted' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "job_applications_once" UNIQUE("job_id","user_id"),
	CONSTRAINT "job_applications_status_check" CHECK ("job_applications"."status" in ('submitted', 'in_review', 'accepted', 'rejected'))
);
--> statement-breakpoint
CREATE INDEX "job_applications_by_creation" ON "job_applications" USING btree ("job_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "job_applications_user" ON "job_applications" USING btree ("user_id","created_at","id");
--> statement-breakpoint
-- === Invitations
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
--> statement-breakpoint
CREATE TABLE "invitation_acceptances" (
	"invitation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitation_acceptances_invitation_id_user_id_pk" PRIMARY KEY("invitation_id","user_id")
);
--> statement-breakpoint
CREATE INDEX "invitation_acceptances_user" ON "invitation_acceptances" USING btree ("user_id");
--> statement-breakpoint
CREATE TABLE "invitation_opt_outs" (
	"mailbox_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- === Statistics
CREATE TABLE "former_members" (
	"group_id" uuid NOT NULL,
	"day" date NOT NULL,
	"joined" integer DEFAULT 0 NOT NULL,
	"departed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "former_members_group_id_day_pk" PRIMARY KEY("group_id","day"),
	CONSTRAINT "former_members_counts_check" CHECK ("former_members"."joined" >= 0 and "former_members"."departed" >= 0)
);
--> statement-breakpoint
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
CREATE INDEX "page_visits_of_group" ON "page_visits" USING btree ("group_id","day");
--> statement-breakpoint
CREATE INDEX "page_visits_of_event" ON "page_visits" USING btree ("event_id");
--> statement-breakpoint
CREATE INDEX "page_visits_by_day" ON "page_visits" USING btree ("day");
--> statement-breakpoint
-- === Pictures
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"digest" text NOT NULL,
	"widths" integer[] NOT NULL,
	"heights" integer[] NOT NULL,
	"bytes" integer[] NOT NULL,
	"unused_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "uploads_name_unique" UNIQUE("name"),
	CONSTRAINT "uploads_user_digest_unique" UNIQUE("user_id","digest"),
	CONSTRAINT "uploads_name_check" CHECK ("uploads"."name" ~ '^[0-9a-f]{32}$')
);
--> statement-breakpoint
CREATE INDEX "uploads_by_user" ON "uploads" USING btree ("user_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "uploads_unused" ON "uploads" USING btree ("unused_since") WHERE "uploads"."unused_since" is not null;
--> statement-breakpoint
-- === Outbox, limits and keys
CREATE SEQUENCE "public"."pending_notification_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"merge_key" text,
	"payload" jsonb NOT NULL,
	"priority" integer NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outbox_order" ON "outbox" USING btree ("priority","next_attempt_at","id") WHERE topic <> 'webhook_message';
--> statement-breakpoint
CREATE INDEX "outbox_next_attempt" ON "outbox" USING btree ("next_attempt_at") WHERE topic <> 'webhook_message';
--> statement-breakpoint
CREATE INDEX "outbox_messages_order" ON "outbox" USING btree ("priority","next_attempt_at","id") WHERE topic = 'webhook_message';
--> statement-breakpoint
CREATE INDEX "outbox_messages_next_attempt" ON "outbox" USING btree ("next_attempt_at") WHERE topic = 'webhook_message';
--> statement-breakpoint
CREATE INDEX "outbox_merge" ON "outbox" USING btree ("topic","merge_key") WHERE "outbox"."merge_key" is not null;
--> statement-breakpoint
-- === Data derived by triggers
CREATE TABLE "search_words" (
	"word" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_words_word" ON "search_words" USING btree ("word");
--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin (alliance_fold("word") gin_trgm_ops);
--> statement-breakpoint
CREATE TABLE "filter_totals" (
	"alliance_id" uuid NOT NULL,
	"entity" text COLLATE "C" NOT NULL,
	"parameter" text COLLATE "C" NOT NULL,
	"value" text COLLATE "C" NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "filter_totals_alliance_id_entity_parameter_value_pk" PRIMARY KEY("alliance_id","entity","parameter","value")
);
--> statement-breakpoint
CREATE TABLE "filter_units" (
	"unit" uuid PRIMARY KEY NOT NULL,
	"alliance_id" uuid NOT NULL,
	"options" jsonb NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "filter_units_valid_from" ON "filter_units" USING btree ("valid_from");
--> statement-breakpoint
CREATE INDEX "filter_units_valid_until" ON "filter_units" USING btree ("valid_until");
--> statement-breakpoint
CREATE TABLE "filter_changes" (
	"unit" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resource_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"alliance_id" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"removed" boolean NOT NULL,
	CONSTRAINT "resource_changes_type_check" CHECK ("resource_changes"."type" in ('alliance', 'group', 'event', 'job', 'landscape_entry'))
);
--> statement-breakpoint
CREATE INDEX "resource_changes_by_time" ON "resource_changes" USING btree ("type","changed_at","id") WHERE not "resource_changes"."removed";
--> statement-breakpoint
CREATE INDEX "resource_changes_of_alliance" ON "resource_changes" USING btree ("alliance_id","type","changed_at","id") WHERE not "resource_changes"."removed";
--> statement-breakpoint
CREATE INDEX "resource_changes_removed" ON "resource_changes" USING btree ("changed_at","id") WHERE "resource_changes"."removed";
--> statement-breakpoint
CREATE TABLE "hidden_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"alliance_id" uuid NOT NULL,
	"group_id" uuid,
	"author_id" uuid,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hidden_changes_type_check" CHECK ("hidden_changes"."type" in ('alliance', 'group', 'event', 'job', 'landscape_entry'))
);
--> statement-breakpoint
CREATE INDEX "hidden_changes_by_time" ON "hidden_changes" USING btree ("changed_at","id");
--> statement-breakpoint
CREATE UNLOGGED TABLE "pending_notifications" (
	"id" bigint PRIMARY KEY DEFAULT nextval('pending_notification_ids') NOT NULL,
	"channel" text NOT NULL,
	"payload" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "renamed_groups" (
	"group_id" uuid NOT NULL
);
--> statement-breakpoint
-- === Webhooks
CREATE SEQUENCE "public"."webhook_sequence" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alliance_id" uuid NOT NULL,
	"url" text NOT NULL,
	"description" text,
	"event_types" text[] NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_secret_until" timestamp (3) with time zone,
	"disabled_at" timestamp (3) with time zone,
	"disabled_reason" text,
	"failing_since" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"served_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhooks_event_types_check" CHECK (cardinality("webhooks"."event_types") > 0),
	CONSTRAINT "webhooks_disabled_reason_check" CHECK ("webhooks"."disabled_reason" in ('administrator', 'failing', 'gone')),
	CONSTRAINT "webhooks_disabled_check" CHECK (("webhooks"."disabled_at" is null) = ("webhooks"."disabled_reason" is null))
);
--> statement-breakpoint
CREATE INDEX "webhooks_by_creation" ON "webhooks" USING btree ("alliance_id","created_at","id");
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"order_key" text NOT NULL,
	"sequence" bigint NOT NULL,
	"body" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"last_attempt_at" timestamp (3) with time zone,
	"next_attempt_at" timestamp (3) with time zone,
	"response_status" integer,
	"response_body" text,
	"failure" text,
	"delivered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_deliveries_status_check" CHECK ("webhook_deliveries"."status" in ('pending', 'delivered', 'failed')),
	CONSTRAINT "webhook_deliveries_pending_check" CHECK (("webhook_deliveries"."status" = 'pending') = ("webhook_deliveries"."next_attempt_at" is not null))
);
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_creation" ON "webhook_deliveries" USING btree ("webhook_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("webhook_id","next_attempt_at") WHERE "webhook_deliveries"."status" = 'pending';
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_sequence" ON "webhook_deliveries" USING btree ("webhook_id","sequence") WHERE "webhook_deliveries"."status" = 'pending';
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_urgency" ON "webhook_deliveries" USING btree ("webhook_id","attempts","sequence") WHERE "webhook_deliveries"."status" = 'pending';
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_order" ON "webhook_deliveries" USING btree ("webhook_id","order_key","sequence") WHERE "webhook_deliveries"."status" = 'pending';
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" USING btree ("created_at");
--> statement-breakpoint
-- === References
ALTER TABLE "events" ADD CONSTRAINT "events_group_fk" FOREIGN KEY ("group_id","alliance_id") REFERENCES "public"."groups"("id","alliance_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_alliance_id_alliances_id_fk" FOREIGN KEY ("alliance_id") REFERENCES "public"."alliances"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_alliance_id_alliances_id_fk" FOREIGN KEY ("alliance_id") REFERENCES "public"."alliances"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_group_fk" FOREIGN KEY ("group_id","alliance_id") REFERENCES "public"."groups"("id","alliance_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "landscape_entries" ADD CONSTRAINT "landscape_entries_alliance_id_alliances_id_fk" FOREIGN KEY ("alliance_id") REFERENCES "public"."alliances"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "former_emails" ADD CONSTRAINT "former_emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "oauth_flows" ADD CONSTRAINT "oauth_flows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passwords" ADD CONSTRAINT "passwords_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pending_emails" ADD CONSTRAINT "pending_emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_forms" ADD CONSTRAINT "saved_forms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_parent_id_api_tokens_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."api_tokens"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_grant_id_oauth_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."oauth_grants"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_token_id_api_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."api_tokens"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_grant_id_oauth_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."oauth_grants"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "oauth_access_tokens" ADD CONSTRAINT "oauth_access_tokens_grant_id_oauth_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."oauth_grants"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "oauth_artifacts" ADD CONSTRAINT "oauth_artifacts_grant_id_oauth_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."oauth_grants"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "oauth_clients" ADD CONSTRAINT "oauth_clients_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "oauth_grants" ADD CONSTRAINT "oauth_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "oauth_grants" ADD CONSTRAINT "oauth_grants_client_id_oauth_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."oauth_clients"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "totp_secrets" ADD CONSTRAINT "totp_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_alliance_id_alliances_id_fk" FOREIGN KEY ("alliance_id") REFERENCES "public"."alliances"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_alliance_id_alliances_id_fk" FOREIGN KEY ("alliance_id") REFERENCES "public"."alliances"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bans" ADD CONSTRAINT "bans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bans" ADD CONSTRAINT "bans_alliance_id_alliances_id_fk" FOREIGN KEY ("alliance_id") REFERENCES "public"."alliances"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bans" ADD CONSTRAINT "bans_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bans" ADD CONSTRAINT "bans_banned_by_users_id_fk" FOREIGN KEY ("banned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "former_bans" ADD CONSTRAINT "former_bans_alliance_id_alliances_id_fk" FOREIGN KEY ("alliance_id") REFERENCES "public"."alliances"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "former_bans" ADD CONSTRAINT "former_bans_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_alliance_id_alliances_id_fk" FOREIGN KEY ("alliance_id") REFERENCES "public"."alliances"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "alliance_members" ADD CONSTRAINT "alliance_members_alliance_id_alliances_id_fk" FOREIGN KEY ("alliance_id") REFERENCES "public"."alliances"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "alliance_members" ADD CONSTRAINT "alliance_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "email_requests" ADD CONSTRAINT "email_requests_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_notifications" ADD CONSTRAINT "event_notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_notifications" ADD CONSTRAINT "event_notifications_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_states" ADD CONSTRAINT "event_states_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_messages" ADD CONSTRAINT "group_messages_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_messages" ADD CONSTRAINT "group_messages_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_times" ADD CONSTRAINT "notification_times_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rsvp_requests" ADD CONSTRAINT "rsvp_requests_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitation_acceptances" ADD CONSTRAINT "invitation_acceptances_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitation_acceptances" ADD CONSTRAINT "invitation_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_alliance_id_alliances_id_fk" FOREIGN KEY ("alliance_id") REFERENCES "public"."alliances"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_alliance_id_alliances_id_fk" FOREIGN KEY ("alliance_id") REFERENCES "public"."alliances"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "former_attendees" ADD CONSTRAINT "former_attendees_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "former_members" ADD CONSTRAINT "former_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "page_visits" ADD CONSTRAINT "page_visits_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "page_visits" ADD CONSTRAINT "page_visits_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
-- === Seeding and rebuilding
-- Whether a row belongs to the seed that is running. The seed computes derived rows once, at its end: row by row, each event would update its
-- alliance in resource_changes, and old versions could not be vacuumed before the transaction ends. The setting is the suffix of the seed's ids.
CREATE FUNCTION public.alliance_is_seeded(id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT coalesce(right($1::text, 8) = current_setting('alliance.seeding', true), false);
$$;
--> statement-breakpoint
-- Whether the transaction rebuilds search documents, which is no change for mirrors.
CREATE FUNCTION public.alliance_is_rebuilding() RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT coalesce(current_setting('alliance.rebuilding', true) = 'on', false);
$$;
--> statement-breakpoint
-- === Notifications of changes to processes
-- Sends NOTIFY, or, if the transaction asks for it, inserts a row that the service sends after the commit.
CREATE FUNCTION public.alliance_notify(channel text, payload text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('alliance.notify', true) = 'deferred' THEN
		INSERT INTO public.pending_notifications (channel, payload) VALUES ($1, $2);
	ELSE
		PERFORM pg_notify($1, $2);
	END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_tell_change(topic text, alliance_id uuid, id uuid, until timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF public.alliance_is_seeded($3) THEN RETURN; END IF;
	PERFORM public.alliance_notify('public_changes', concat_ws(' ', $1,
		coalesce((SELECT slug FROM public.alliances WHERE alliances.id = $2), '*'), $3, floor(extract(epoch FROM $4) * 1000)::bigint));
END
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_tell_everything() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM public.alliance_notify('public_changes', 'everything');
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- For groups and other rows that do not change at a point in time.
CREATE FUNCTION alliance_tell_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM alliance_tell_change(tg_argv[0], coalesce(new.alliance_id, old.alliance_id), coalesce(new.id, old.id), NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_tell_alliance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM public.alliance_notify('public_changes', concat_ws(' ', 'alliances', coalesce(new.slug, old.slug), coalesce(new.id, old.id)));
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Search results list events that have started after upcoming ones, so the start invalidates cached responses too.
CREATE FUNCTION public.alliance_tell_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM alliance_tell_change(tg_argv[0], coalesce(new.alliance_id, old.alliance_id), coalesce(new.id, old.id),
		coalesce(new.ends_at, old.ends_at));
	IF new.starts_at IS NOT NULL AND (new.starts_at, new.status) IS DISTINCT FROM (old.starts_at, old.status) THEN
		PERFORM alliance_tell_change(tg_argv[0], new.alliance_id, new.id, new.starts_at);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION alliance_tell_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM alliance_tell_change('jobs', coalesce(new.alliance_id, old.alliance_id), coalesce(new.id, old.id),
    coalesce(new.expires_at, old.expires_at));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_tell_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM public.alliance_notify('public_changes', concat_ws(' ', 'users', '*', new.id));
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER alliances_change AFTER INSERT OR UPDATE OR DELETE ON alliances FOR EACH ROW EXECUTE FUNCTION alliance_tell_alliance();
--> statement-breakpoint
CREATE TRIGGER groups_change AFTER INSERT OR UPDATE OR DELETE ON groups FOR EACH ROW EXECUTE FUNCTION alliance_tell_row('groups');
--> statement-breakpoint
CREATE TRIGGER landscape_entries_change AFTER INSERT OR UPDATE OR DELETE ON landscape_entries FOR EACH ROW EXECUTE FUNCTION alliance_tell_row('landscape');
--> statement-breakpoint
CREATE TRIGGER events_change AFTER INSERT OR DELETE ON events FOR EACH ROW EXECUTE FUNCTION alliance_tell_event('events');
--> statement-breakpoint
CREATE TRIGGER events_attendance AFTER UPDATE ON events FOR EACH ROW
WHEN (old.attendee_count <> new.attendee_count) EXECUTE FUNCTION alliance_tell_event('attendance');
--> statement-breakpoint
-- Jobs show the name of their poster, and event pages show attendees who agreed to it: a change of these fields invalidates them.
CREATE TRIGGER "users_change" AFTER UPDATE OF "name", "photo_url", "show_as_attendee", "disabled_at" ON "users" FOR EACH ROW
	WHEN (old.name <> new.name OR ((old.show_as_attendee OR new.show_as_attendee) AND (old.photo_url, old.show_as_attendee, old.disabled_at)
		IS DISTINCT FROM (new.photo_url, new.show_as_attendee, new.disabled_at))) EXECUTE FUNCTION public.alliance_tell_user();
--> statement-breakpoint
CREATE TRIGGER alliances_truncate AFTER TRUNCATE ON alliances FOR EACH STATEMENT EXECUTE FUNCTION alliance_tell_everything();
--> statement-breakpoint
CREATE TRIGGER groups_truncate AFTER TRUNCATE ON groups FOR EACH STATEMENT EXECUTE FUNCTION alliance_tell_everything();
--> statement-breakpoint
CREATE TRIGGER events_truncate AFTER TRUNCATE ON events FOR EACH STATEMENT EXECUTE FUNCTION alliance_tell_everything();
--> statement-breakpoint
CREATE TRIGGER jobs_truncate AFTER TRUNCATE ON jobs FOR EACH STATEMENT EXECUTE FUNCTION alliance_tell_everything();
--> statement-breakpoint
CREATE TRIGGER landscape_entries_truncate AFTER TRUNCATE ON landscape_entries FOR EACH STATEMENT EXECUTE FUNCTION alliance_tell_everything();
--> statement-breakpoint
CREATE TRIGGER "events_update" AFTER UPDATE ON "events" FOR EACH ROW
	WHEN (old.group_name = new.group_name AND (old.reminded_for IS NOT DISTINCT FROM new.reminded_for OR old.revision <> new.revision)
	AND (old.attendee_count = new.attendee_count AND old.held_count = new.held_count
		OR (old.group_id, old.status, old.ends_at, old.kind, old.category, old.tags)
			IS DISTINCT FROM (new.group_id, new.status, new.ends_at, new.kind, new.category, new.tags)))
	EXECUTE FUNCTION alliance_tell_event('events');
--> statement-breakpoint
CREATE TRIGGER "jobs_change" AFTER INSERT OR DELETE ON "jobs" FOR EACH ROW EXECUTE FUNCTION alliance_tell_job();
--> statement-breakpoint
CREATE TRIGGER "jobs_update" AFTER UPDATE ON "jobs" FOR EACH ROW
WHEN (old.group_name IS NOT DISTINCT FROM new.group_name) EXECUTE FUNCTION alliance_tell_job();
--> statement-breakpoint
-- A change of held seats is announced like one of attendees: it affects the event, but not the order or members of any list.
CREATE TRIGGER "events_held" AFTER UPDATE OF "held_count" ON "events" FOR EACH ROW
	WHEN (old.held_count <> new.held_count) EXECUTE FUNCTION alliance_tell_event('attendance');
--> statement-breakpoint
-- === Names of groups in their events and jobs
-- The lock serializes the insertion of an event with a change of its group's name.
CREATE FUNCTION public.alliance_name_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.group_name := coalesce((SELECT name FROM public.groups WHERE id = new.group_id FOR SHARE), CASE tg_table_name WHEN 'events' THEN '' END);
	RETURN new;
END
$$;
--> statement-breakpoint
-- Not BEFORE UPDATE: with such a trigger, PostgreSQL would recompute the row's document at each RSVP. An event never changes its group.
CREATE FUNCTION public.alliance_name_other_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public.jobs SET group_name = (SELECT name FROM public.groups WHERE id = new.group_id FOR SHARE) WHERE id = new.id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Renames the next 500 events and the newest 500 jobs at once. A background task renames the others in small batches, so that no writer waits
-- until thousands of rows are changed.
CREATE FUNCTION public.alliance_rename_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public.events SET group_name = new.name
		WHERE id IN (SELECT id FROM public.events WHERE group_id = new.id ORDER BY starts_at DESC LIMIT 500);
	UPDATE public.jobs SET group_name = new.name
		WHERE id IN (SELECT id FROM public.jobs WHERE group_id = new.id ORDER BY created_at DESC LIMIT 500);
	INSERT INTO public.renamed_groups (group_id) SELECT new.id
		WHERE EXISTS (SELECT FROM public.events WHERE group_id = new.id AND group_name <> new.name)
			OR EXISTS (SELECT FROM public.jobs WHERE group_id = new.id AND group_name <> new.name);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "events_group_name" BEFORE INSERT ON "events" FOR EACH ROW EXECUTE FUNCTION alliance_name_group();
--> statement-breakpoint
CREATE TRIGGER "jobs_group_name" BEFORE INSERT ON "jobs" FOR EACH ROW EXECUTE FUNCTION alliance_name_group();
--> statement-breakpoint
CREATE TRIGGER "jobs_other_group" AFTER UPDATE OF "group_id" ON "jobs" FOR EACH ROW
	WHEN (old.group_id IS DISTINCT FROM new.group_id) EXECUTE FUNCTION alliance_name_other_group();
--> statement-breakpoint
-- Triggers fire in the order of their names: this one fires before "groups_noted". Like an RSVP, it locks an event first and then records the
-- change, so that they cannot deadlock.
CREATE TRIGGER "groups_name_passed_on" AFTER UPDATE OF "name" ON "groups" FOR EACH ROW WHEN (old.name <> new.name) EXECUTE FUNCTION alliance_rename_group();
--> statement-breakpoint
-- === Words for suggestions, and filter options
CREATE FUNCTION public.alliance_note_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF public.alliance_is_seeded(new.id) THEN RETURN NULL; END IF;
	INSERT INTO public.search_words (word)
	SELECT word FROM unnest(tsvector_to_array(ts_filter(new.document, '{a,b}'))) found (word)
	WHERE length(word) > 2 AND NOT EXISTS (SELECT FROM public.search_words known WHERE known.word = found.word);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "events_new_words" AFTER INSERT ON "events" FOR EACH ROW EXECUTE FUNCTION alliance_note_words();
--> statement-breakpoint
CREATE TRIGGER "groups_new_words" AFTER INSERT ON "groups" FOR EACH ROW EXECUTE FUNCTION alliance_note_words();
--> statement-breakpoint
CREATE TRIGGER "jobs_new_words" AFTER INSERT ON "jobs" FOR EACH ROW EXECUTE FUNCTION alliance_note_words();
--> statement-breakpoint
CREATE TRIGGER "landscape_entries_new_words" AFTER INSERT ON "landscape_entries" FOR EACH ROW EXECUTE FUNCTION alliance_note_words();
--> statement-breakpoint
CREATE TRIGGER "events_changed_words" AFTER UPDATE OF "document" ON "events" FOR EACH ROW
	WHEN (old.document IS DISTINCT FROM new.document AND old.group_name = new.group_name) EXECUTE FUNCTION alliance_note_words();
--> statement-breakpoint
CREATE TRIGGER "groups_changed_words" AFTER UPDATE OF "document" ON "groups" FOR EACH ROW WHEN (old.document IS DISTINCT FROM new.document) EXECUTE FUNCTION alliance_note_words();
--> statement-breakpoint
CREATE TRIGGER "jobs_changed_words" AFTER UPDATE OF "document" ON "jobs" FOR EACH ROW
	WHEN (old.document IS DISTINCT FROM new.document AND old.group_name IS NOT DISTINCT FROM new.group_name) EXECUTE FUNCTION alliance_note_words();
--> statement-breakpoint
CREATE TRIGGER "landscape_entries_changed_words" AFTER UPDATE OF "document" ON "landscape_entries" FOR EACH ROW WHEN (old.document IS DISTINCT FROM new.document) EXECUTE FUNCTION alliance_note_words();
--> statement-breakpoint
CREATE FUNCTION public.alliance_note_filter_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	before uuid;
	after uuid;
BEGIN
	IF public.alliance_is_seeded(coalesce(new.id, old.id)) THEN RETURN NULL; END IF;
	CASE tg_table_name
		WHEN 'events' THEN before := old.group_id; after := new.group_id;
		WHEN 'groups' THEN before := old.id; after := new.id;
		WHEN 'jobs' THEN before := coalesce(old.group_id, old.alliance_id); after := coalesce(new.group_id, new.alliance_id);
		ELSE before := old.alliance_id; after := new.alliance_id;
	END CASE;
	INSERT INTO public.filter_changes (unit) SELECT before WHERE before IS NOT NULL UNION SELECT after WHERE after IS NOT NULL;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- TRUNCATE fires no row triggers: every unit is recounted.
CREATE FUNCTION public.alliance_note_truncation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public.filter_changes (unit) SELECT unit FROM public.filter_units;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "events_filters" AFTER INSERT OR DELETE ON "events" FOR EACH ROW EXECUTE FUNCTION alliance_note_filter_change();
--> statement-breakpoint
CREATE TRIGGER "groups_filters" AFTER INSERT OR DELETE ON "groups" FOR EACH ROW EXECUTE FUNCTION alliance_note_filter_change();
--> statement-breakpoint
CREATE TRIGGER "jobs_filters" AFTER INSERT OR DELETE ON "jobs" FOR EACH ROW EXECUTE FUNCTION alliance_note_filter_change();
--> statement-breakpoint
CREATE TRIGGER "jobs_changed_filters" AFTER UPDATE OF "alliance_id", "group_id", "status", "expires_at", "remote", "employment_type", "location", "tags" ON "jobs" FOR EACH ROW
	WHEN ((old.alliance_id, old.group_id, old.status, old.expires_at, old.remote, old.employment_type, old.location, old.tags) IS DISTINCT FROM (new.alliance_id, new.group_id, new.status, new.expires_at, new.remote, new.employment_type, new.location, new.tags)) EXECUTE FUNCTION alliance_note_filter_change();
--> statement-breakpoint
CREATE TRIGGER "landscape_entries_filters" AFTER INSERT OR DELETE ON "landscape_entries" FOR EACH ROW EXECUTE FUNCTION alliance_note_filter_change();
--> statement-breakpoint
CREATE TRIGGER "landscape_entries_changed_filters" AFTER UPDATE OF "alliance_id", "published", "kind", "category", "stage", "tags" ON "landscape_entries" FOR EACH ROW
	WHEN ((old.alliance_id, old.published, old.kind, old.category, old.stage, old.tags) IS DISTINCT FROM (new.alliance_id, new.published, new.kind, new.category, new.stage, new.tags)) EXECUTE FUNCTION alliance_note_filter_change();
--> statement-breakpoint
CREATE TRIGGER "events_truncated_filters" AFTER TRUNCATE ON "events" FOR EACH STATEMENT EXECUTE FUNCTION alliance_note_truncation();
--> statement-breakpoint
CREATE TRIGGER "groups_truncated_filters" AFTER TRUNCATE ON "groups" FOR EACH STATEMENT EXECUTE FUNCTION alliance_note_truncation();
--> statement-breakpoint
CREATE TRIGGER "jobs_truncated_filters" AFTER TRUNCATE ON "jobs" FOR EACH STATEMENT EXECUTE FUNCTION alliance_note_truncation();
--> statement-breakpoint
CREATE TRIGGER "landscape_entries_truncated_filters" AFTER TRUNCATE ON "landscape_entries" FOR EACH STATEMENT EXECUTE FUNCTION alliance_note_truncation();
--> statement-breakpoint
CREATE TRIGGER "events_changed_filters" AFTER UPDATE OF "alliance_id", "group_id", "status", "kind", "category", "venue_city", "venue_country_code", "tags" ON "events" FOR EACH ROW
	WHEN ((old.alliance_id, old.group_id, old.status, old.kind, old.category, old.venue_city, old.venue_country_code, old.tags) IS DISTINCT FROM (new.alliance_id, new.group_id, new.status, new.kind, new.category, new.venue_city, new.venue_country_code, new.tags)) EXECUTE FUNCTION alliance_note_filter_change();
--> statement-breakpoint
CREATE TRIGGER "groups_changed_filters" AFTER UPDATE OF "alliance_id", "slug", "active", "category", "region", "city", "country_code", "tags" ON "groups" FOR EACH ROW
	WHEN ((old.alliance_id, old.slug, old.active, old.category, old.region, old.city, old.country_code, old.tags) IS DISTINCT FROM (new.alliance_id, new.slug, new.active, new.category, new.region, new.city, new.country_code, new.tags)) EXECUTE FUNCTION alliance_note_filter_change();
--> statement-breakpoint
-- === Changes of public resources
CREATE FUNCTION public.alliance_reveal(type text, alliance_id uuid, id uuid) RETURNS void LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
	IF public.alliance_is_seeded($3) THEN RETURN; END IF;
	INSERT INTO public.resource_changes (id, type, alliance_id, changed_at, removed)
	VALUES ($3, $1, $2, clock_timestamp(), false)
	ON CONFLICT (id) DO UPDATE SET changed_at = excluded.changed_at, removed = false;
END
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_hide(wanted uuid) RETURNS void LANGUAGE sql AS $$
	UPDATE public.resource_changes SET changed_at = clock_timestamp(), removed = true WHERE id = wanted AND NOT removed;
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_touch(VARIADIC ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF public.alliance_is_rebuilding() THEN RETURN; END IF;
	UPDATE public.resource_changes SET changed_at = clock_timestamp() WHERE id = ANY (ids) AND NOT removed AND NOT public.alliance_is_seeded(id);
END
$$;
--> statement-breakpoint
-- Administrators of a group who agreed to be listed, longest-serving first.
CREATE FUNCTION public.alliance_organizers(wanted uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
	SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) ORDER BY since, role_id), '[]') FROM (
		SELECT users.id, users.name, roles.created_at AS since, roles.id AS role_id
		FROM public.roles JOIN public.users ON users.id = roles.user_id
		WHERE roles.group_id = wanted AND users.show_as_organizer AND users.disabled_at IS NULL
		ORDER BY roles.created_at, roles.id LIMIT 20
	) organizers;
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_note_organizer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Waits for concurrent changes of the user and the group, so that the names are current.
	PERFORM FROM public.users WHERE id = coalesce(new.user_id, old.user_id) FOR SHARE;
	PERFORM FROM public.groups WHERE id = coalesce(new.group_id, old.group_id) FOR NO KEY UPDATE;
	UPDATE public.groups SET organizers = public.alliance_organizers(id)
	WHERE id = coalesce(new.group_id, old.group_id) AND organizers <> public.alliance_organizers(id);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_note_alliance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'INSERT' THEN PERFORM public.alliance_reveal('alliance', new.id, new.id);
	ELSIF tg_op = 'UPDATE' THEN PERFORM public.alliance_touch(new.id);
	ELSE PERFORM public.alliance_hide(old.id);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_note_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_op = 'DELETE' THEN
		PERFORM public.alliance_hide(old.id);
	ELSIF tg_op = 'INSERT' THEN
		IF new.active THEN PERFORM public.alliance_reveal('group', new.alliance_id, new.id); END IF;
	ELSIF new.active AND NOT old.active THEN
		PERFORM public.alliance_reveal('group', new.alliance_id, new.id);
		PERFORM public.alliance_reveal('event', alliance_id, id) FROM (
			SELECT alliance_id, id FROM public.events WHERE group_id = new.id AND status <> 'draft' ORDER BY id) listed;
		PERFORM public.alliance_reveal('job', alliance_id, id) FROM (
			SELECT alliance_id, id FROM public.jobs WHERE group_id = new.id AND status = 'published' ORDER BY id) listed;
	ELSIF old.active AND NOT new.active THEN
		PERFORM public.alliance_hide(new.id);
		PERFORM public.alliance_hide(id) FROM (SELECT id FROM public.events WHERE group_id = new.id AND status <> 'draft' ORDER BY id) listed;
		PERFORM public.alliance_hide(id) FROM (SELECT id FROM public.jobs WHERE group_id = new.id AND status = 'published' ORDER BY id) listed;
	ELSE
		PERFORM public.alliance_touch(new.id);
		IF (old.name, old.organizers) IS DISTINCT FROM (new.name, new.organizers) THEN
			PERFORM public.alliance_touch(id) FROM (SELECT id FROM public.events WHERE group_id = new.id AND status <> 'draft' ORDER BY id) listed;
		END IF;
		IF old.name <> new.name THEN
			PERFORM public.alliance_touch(id) FROM (SELECT id FROM public.jobs WHERE group_id = new.id AND status = 'published' ORDER BY id) listed;
		END IF;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- The counts of published events of the group and the alliance change with an event.
CREATE FUNCTION public.alliance_note_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (old.status, old.ends_at) IS DISTINCT FROM (new.status, new.ends_at) AND coalesce(old.status, 'draft') || coalesce(new.status, 'draft') <> 'draftdraft' THEN
		PERFORM public.alliance_touch(coalesce(new.group_id, old.group_id));
		PERFORM public.alliance_touch(coalesce(new.alliance_id, old.alliance_id));
	END IF;
	IF new.status IS NULL OR new.status = 'draft' THEN
		IF old.status <> 'draft' THEN PERFORM public.alliance_hide(old.id); END IF;
	ELSIF old.status <> 'draft' THEN
		PERFORM public.alliance_touch(new.id);
	ELSIF EXISTS (SELECT FROM public.groups WHERE id = new.group_id AND active) THEN
		PERFORM public.alliance_reveal('event', new.alliance_id, new.id);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_note_attendance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM public.alliance_touch(new.id);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_note_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF new.status IS DISTINCT FROM 'published' THEN
		IF old.status = 'published' THEN PERFORM public.alliance_hide(old.id); END IF;
	ELSIF old.status = 'published' THEN
		PERFORM public.alliance_touch(new.id);
	ELSIF new.group_id IS NULL OR EXISTS (SELECT FROM public.groups WHERE id = new.group_id AND active) THEN
		PERFORM public.alliance_reveal('job', new.alliance_id, new.id);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_note_landscape_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF new.published IS NOT TRUE THEN
		IF old.published THEN PERFORM public.alliance_hide(old.id); END IF;
	ELSIF old.published THEN
		PERFORM public.alliance_touch(new.id);
	ELSE
		PERFORM public.alliance_reveal('landscape_entry', new.alliance_id, new.id);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Groups show their organizers, and jobs show their poster.
CREATE FUNCTION public.alliance_note_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM public.groups WHERE id IN (SELECT group_id FROM public.roles WHERE user_id = new.id) ORDER BY id FOR NO KEY UPDATE;
	UPDATE public.groups SET organizers = public.alliance_organizers(id)
	WHERE id IN (SELECT group_id FROM public.roles WHERE user_id = new.id) AND organizers <> public.alliance_organizers(id);
	IF old.name <> new.name THEN
		PERFORM public.alliance_touch(id) FROM (SELECT id FROM public.jobs WHERE posted_by = new.id AND status = 'published' ORDER BY id) listed;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_note_truncation_of_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM public.resource_changes WHERE type = tg_argv[0];
	DELETE FROM public.hidden_changes WHERE type = tg_argv[0];
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "roles_organizers" AFTER INSERT OR DELETE ON "roles" FOR EACH ROW EXECUTE FUNCTION alliance_note_organizer();
--> statement-breakpoint
CREATE TRIGGER "alliances_noted" AFTER INSERT OR UPDATE OR DELETE ON "alliances" FOR EACH ROW EXECUTE FUNCTION alliance_note_alliance();
--> statement-breakpoint
CREATE TRIGGER "groups_noted" AFTER INSERT OR UPDATE OR DELETE ON "groups" FOR EACH ROW EXECUTE FUNCTION alliance_note_group();
--> statement-breakpoint
-- A new name of the group is recorded for the group, and a sent reminder is not a change.
CREATE TRIGGER "events_noted" AFTER INSERT OR DELETE ON "events" FOR EACH ROW EXECUTE FUNCTION alliance_note_event();
--> statement-breakpoint
CREATE TRIGGER "events_changes_noted" AFTER UPDATE ON "events" FOR EACH ROW
	WHEN (old.group_name = new.group_name AND (old.reminded_for IS NOT DISTINCT FROM new.reminded_for OR old.revision <> new.revision)
	AND (old.attendee_count = new.attendee_count AND old.held_count = new.held_count
		OR (old.status, old.ends_at) IS DISTINCT FROM (new.status, new.ends_at)))
	EXECUTE FUNCTION alliance_note_event();
--> statement-breakpoint
CREATE TRIGGER "events_attendance_noted" AFTER UPDATE ON "events" FOR EACH ROW
	WHEN (old.attendee_count <> new.attendee_count) EXECUTE FUNCTION alliance_note_attendance();
--> statement-breakpoint
CREATE TRIGGER "jobs_noted" AFTER INSERT OR DELETE ON "jobs" FOR EACH ROW EXECUTE FUNCTION alliance_note_job();
--> statement-breakpoint
CREATE TRIGGER "jobs_changes_noted" AFTER UPDATE ON "jobs" FOR EACH ROW
	WHEN (old.group_name IS NOT DISTINCT FROM new.group_name) EXECUTE FUNCTION alliance_note_job();
--> statement-breakpoint
CREATE TRIGGER "landscape_entries_noted" AFTER INSERT OR UPDATE OR DELETE ON "landscape_entries" FOR EACH ROW EXECUTE FUNCTION alliance_note_landscape_entry();
--> statement-breakpoint
CREATE TRIGGER "users_noted" AFTER UPDATE OF "name", "show_as_organizer", "disabled_at" ON "users" FOR EACH ROW
	WHEN ((old.name, old.show_as_organizer, old.disabled_at) IS DISTINCT FROM (new.name, new.show_as_organizer, new.disabled_at)) EXECUTE FUNCTION alliance_note_user();
--> statement-breakpoint
CREATE TRIGGER "alliances_truncated" AFTER TRUNCATE ON "alliances" FOR EACH STATEMENT EXECUTE FUNCTION alliance_note_truncation_of_changes('alliance');
--> statement-breakpoint
CREATE TRIGGER "groups_truncated" AFTER TRUNCATE ON "groups" FOR EACH STATEMENT EXECUTE FUNCTION alliance_note_truncation_of_changes('group');
--> statement-breakpoint
CREATE TRIGGER "events_truncated" AFTER TRUNCATE ON "events" FOR EACH STATEMENT EXECUTE FUNCTION alliance_note_truncation_of_changes('event');
--> statement-breakpoint
CREATE TRIGGER "jobs_truncated" AFTER TRUNCATE ON "jobs" FOR EACH STATEMENT EXECUTE FUNCTION alliance_note_truncation_of_changes('job');
--> statement-breakpoint
CREATE TRIGGER "landscape_entries_truncated" AFTER TRUNCATE ON "landscape_entries" FOR EACH STATEMENT EXECUTE FUNCTION alliance_note_truncation_of_changes('landscape_entry');
--> statement-breakpoint
CREATE TRIGGER "events_held_noted" AFTER UPDATE OF "held_count" ON "events" FOR EACH ROW
	WHEN (old.held_count <> new.held_count) EXECUTE FUNCTION alliance_note_attendance();
--> statement-breakpoint
-- === Changes of hidden resources
CREATE FUNCTION public.alliance_note_hidden(type text, alliance_id uuid, group_id uuid, author_id uuid, id uuid) RETURNS void LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
	IF public.alliance_is_rebuilding() THEN RETURN; END IF;
	INSERT INTO public.hidden_changes (id, type, alliance_id, group_id, author_id, changed_at) VALUES ($5, $1, $2, $3, $4, clock_timestamp())
	ON CONFLICT (id) DO UPDATE SET changed_at = excluded.changed_at;
END
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_note_hidden_group() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	noted public.groups := coalesce(new, old);
BEGIN
	IF NOT old.active OR NOT new.active THEN
		PERFORM public.alliance_note_hidden('group', noted.alliance_id, noted.id, NULL, noted.id);
	END IF;
	IF tg_op = 'UPDATE' AND (old.name, old.organizers) IS DISTINCT FROM (new.name, new.organizers) THEN
		PERFORM public.alliance_note_hidden('event', alliance_id, group_id, NULL, id) FROM (
			SELECT alliance_id, group_id, id FROM public.events
			WHERE alliance_id = new.alliance_id AND group_id = new.id AND status = 'draft' ORDER BY id) listed;
	END IF;
	IF tg_op = 'UPDATE' AND old.name <> new.name THEN
		PERFORM public.alliance_note_hidden('job', alliance_id, group_id, posted_by, id) FROM (
			SELECT alliance_id, group_id, posted_by, id FROM public.jobs WHERE group_id = new.id AND status <> 'published' ORDER BY id) listed;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Inactive groups have a count of published events too.
CREATE FUNCTION public.alliance_note_hidden_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	noted public.events := coalesce(new, old);
BEGIN
	IF (old.status, old.ends_at) IS DISTINCT FROM (new.status, new.ends_at) AND coalesce(old.status, 'draft') || coalesce(new.status, 'draft') <> 'draftdraft' THEN
		PERFORM public.alliance_note_hidden('group', alliance_id, id, NULL, id) FROM public.groups WHERE id = noted.group_id AND NOT active;
	END IF;
	IF old.status = 'draft' OR new.status = 'draft' THEN
		PERFORM public.alliance_note_hidden('event', noted.alliance_id, noted.group_id, NULL, noted.id);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_note_hidden_job() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	noted public.jobs := coalesce(new, old);
BEGIN
	IF old.status <> 'published' OR new.status <> 'published' THEN
		PERFORM public.alliance_note_hidden('job', noted.alliance_id, noted.group_id, noted.posted_by, noted.id);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_note_hidden_landscape_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	noted public.landscape_entries := coalesce(new, old);
BEGIN
	IF NOT old.published OR NOT new.published THEN
		PERFORM public.alliance_note_hidden('landscape_entry', noted.alliance_id, NULL, noted.created_by, noted.id);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION public.alliance_note_hidden_jobs_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM public.alliance_note_hidden('job', alliance_id, group_id, posted_by, id) FROM (
		SELECT alliance_id, group_id, posted_by, id FROM public.jobs WHERE posted_by = old.id AND status <> 'published' ORDER BY id) listed;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "groups_noted_hidden" AFTER INSERT OR DELETE ON "groups" FOR EACH ROW EXECUTE FUNCTION alliance_note_hidden_group();
--> statement-breakpoint
CREATE TRIGGER "groups_noted_hidden_changes" AFTER UPDATE ON "groups" FOR EACH ROW
	WHEN (NOT old.active OR NOT new.active OR (old.name, old.organizers) IS DISTINCT FROM (new.name, new.organizers)) EXECUTE FUNCTION alliance_note_hidden_group();
--> statement-breakpoint
CREATE TRIGGER "events_noted_hidden" AFTER INSERT OR DELETE ON "events" FOR EACH ROW EXECUTE FUNCTION alliance_note_hidden_event();
--> statement-breakpoint
CREATE TRIGGER "events_noted_hidden_changes" AFTER UPDATE ON "events" FOR EACH ROW
	WHEN (old.status = 'draft' OR (old.status, old.ends_at) IS DISTINCT FROM (new.status, new.ends_at)) EXECUTE FUNCTION alliance_note_hidden_event();
--> statement-breakpoint
CREATE TRIGGER "jobs_noted_hidden" AFTER INSERT OR DELETE ON "jobs" FOR EACH ROW EXECUTE FUNCTION alliance_note_hidden_job();
--> statement-breakpoint
CREATE TRIGGER "jobs_noted_hidden_changes" AFTER UPDATE ON "jobs" FOR EACH ROW
	WHEN (old.status <> 'published' OR new.status <> 'published') EXECUTE FUNCTION alliance_note_hidden_job();
--> statement-breakpoint
CREATE TRIGGER "landscape_entries_noted_hidden" AFTER INSERT OR DELETE ON "landscape_entries" FOR EACH ROW EXECUTE FUNCTION alliance_note_hidden_landscape_entry();
--> statement-breakpoint
CREATE TRIGGER "landscape_entries_noted_hidden_changes" AFTER UPDATE ON "landscape_entries" FOR EACH ROW
	WHEN (NOT old.published OR NOT new.published) EXECUTE FUNCTION alliance_note_hidden_landscape_entry();
--> statement-breakpoint
CREATE TRIGGER "users_noted_hidden" AFTER UPDATE OF "name" ON "users" FOR EACH ROW
	WHEN (old.name <> new.name) EXECUTE FUNCTION alliance_note_hidden_jobs_of_user();
--> statement-breakpoint
CREATE TRIGGER "users_noted_hidden_deletion" AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION alliance_note_hidden_jobs_of_user();
--> statement-breakpoint
-- === Bans
-- Keyed digest of a mailbox; null without a key, when no digest has been stored. Without the key, addresses cannot be guessed from the table.
CREATE FUNCTION public.alliance_mailbox_digest(email text) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT encode(sha256(convert_to(secret, 'UTF8') || sha256(convert_to(secret || public.alliance_mailbox(email), 'UTF8'))), 'hex')
	FROM public.server_keys WHERE purpose = 'former_bans'
$$;
--> statement-breakpoint
-- A ban from an alliance covers all its jobs, a ban from a group only the group's. Unlike an insert, an update of an RSVP has not locked the user.
CREATE FUNCTION public.alliance_refuse_banned() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	of_alliance uuid;
	of_group uuid;
BEGIN
	IF tg_op = 'UPDATE' THEN PERFORM FROM public.users WHERE users.id = new.user_id FOR KEY SHARE; END IF;
	IF NOT EXISTS (SELECT FROM public.bans WHERE bans.user_id = new.user_id) THEN RETURN NULL; END IF;
	CASE tg_table_name
		WHEN 'attendances' THEN
			SELECT events.alliance_id, events.group_id INTO of_alliance, of_group FROM public.events WHERE events.id = new.event_id;
		WHEN 'job_applications' THEN
			SELECT jobs.alliance_id, jobs.group_id INTO of_alliance, of_group FROM public.jobs WHERE jobs.id = new.job_id;
		ELSE
			SELECT groups.alliance_id, groups.id INTO of_alliance, of_group FROM public.groups WHERE groups.id = new.group_id;
	END CASE;
	IF EXISTS (
		SELECT FROM public.bans
		WHERE bans.user_id = new.user_id AND bans.alliance_id = of_alliance AND (bans.group_id IS NULL OR bans.group_id = of_group)
	) THEN
		RAISE EXCEPTION 'the user is banned' USING ERRCODE = 'AL001';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- A concurrent ban locks the user's row: it is either retained here or finds no user.
CREATE FUNCTION public.alliance_keep_bans() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM public.bans WHERE bans.user_id = old.id) THEN RETURN old; END IF;
	-- A random UUID has 122 random bits.
	INSERT INTO public.server_keys (purpose, id, secret, created_at)
	VALUES ('former_bans', gen_random_uuid(), concat(gen_random_uuid(), gen_random_uuid()), now())
	ON CONFLICT DO NOTHING;
	INSERT INTO public.former_bans (id, mailbox, alliance_id, group_id, deleted_at)
	SELECT gen_random_uuid(), public.alliance_mailbox_digest(old.email), alliance_id, group_id, now()
	FROM public.bans WHERE bans.user_id = old.id
	ON CONFLICT (mailbox, alliance_id, group_id) DO UPDATE SET deleted_at = excluded.deleted_at;
	RETURN old;
END
$$;
--> statement-breakpoint
-- When an account verifies a mailbox, bans of other current or deleted accounts with that mailbox apply to it.
CREATE FUNCTION public.alliance_resume_bans() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public.bans (id, user_id, alliance_id, group_id, created_at)
	SELECT gen_random_uuid(), new.id, alliance_id, group_id, now() FROM (
		SELECT alliance_id, group_id FROM public.former_bans WHERE mailbox = public.alliance_mailbox_digest(new.email)
		UNION SELECT alliance_id, group_id FROM public.bans JOIN public.users ON users.id = bans.user_id
		WHERE users.email_verified_at IS NOT NULL AND public.alliance_mailbox(users.email) = public.alliance_mailbox(new.email)
	) known
	ON CONFLICT DO NOTHING;
	DELETE FROM public.former_bans WHERE mailbox = public.alliance_mailbox_digest(new.email);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER memberships_refuse_banned AFTER INSERT ON "memberships"
	FOR EACH ROW WHEN (NOT public.alliance_is_seeded(new.user_id)) EXECUTE FUNCTION public.alliance_refuse_banned();
--> statement-breakpoint
CREATE TRIGGER attendances_refuse_banned AFTER INSERT ON "attendances"
	FOR EACH ROW WHEN (NOT public.alliance_is_seeded(new.user_id)) EXECUTE FUNCTION public.alliance_refuse_banned();
--> statement-breakpoint
CREATE TRIGGER "users_keep_bans" BEFORE DELETE ON "users"
	FOR EACH ROW WHEN (old.email_verified_at IS NOT NULL) EXECUTE FUNCTION public.alliance_keep_bans();
--> statement-breakpoint
CREATE TRIGGER "users_verified_resume_bans" AFTER INSERT ON "users"
	FOR EACH ROW WHEN (new.email_verified_at IS NOT NULL AND NOT public.alliance_is_seeded(new.id)) EXECUTE FUNCTION public.alliance_resume_bans();
--> statement-breakpoint
CREATE TRIGGER "users_verify_resume_bans" AFTER UPDATE OF "email_verified_at" ON "users"
	FOR EACH ROW WHEN (old.email_verified_at IS NULL AND new.email_verified_at IS NOT NULL) EXECUTE FUNCTION public.alliance_resume_bans();
--> statement-breakpoint
CREATE TRIGGER "job_applications_refuse_banned" AFTER INSERT ON "job_applications"
	FOR EACH ROW WHEN (NOT public.alliance_is_seeded(new.user_id)) EXECUTE FUNCTION public.alliance_refuse_banned();
--> statement-breakpoint
-- Checks approvals by an administrator. A ban itself withdraws RSVPs on the waitlist.
CREATE TRIGGER "attendances_refuse_banned_again" AFTER UPDATE OF "status" ON "attendances"
	FOR EACH ROW WHEN (old.status IN ('declined', 'pending') AND new.status IN ('attending', 'waitlisted'))
	EXECUTE FUNCTION public.alliance_refuse_banned();
--> statement-breakpoint
-- A concurrent ban locks the user's row, so a change of the address waits for it. A change within one mailbox retains nothing.
CREATE TRIGGER "users_email_keep_bans" AFTER UPDATE OF "email" ON "users"
	FOR EACH ROW WHEN (
		old.email_verified_at IS NOT NULL AND public.alliance_mailbox(old.email) <> public.alliance_mailbox(new.email)
	) EXECUTE FUNCTION public.alliance_keep_bans();
--> statement-breakpoint
CREATE TRIGGER "users_email_resume_bans" AFTER UPDATE OF "email" ON "users"
	FOR EACH ROW WHEN (
		old.email_verified_at IS NOT NULL AND new.email_verified_at IS NOT NULL
		AND public.alliance_mailbox(old.email) <> public.alliance_mailbox(new.email)
	) EXECUTE FUNCTION public.alliance_resume_bans();
--> statement-breakpoint
-- === Check-in codes
-- Inserting an RSVP locks its event, so codes cannot collide.
CREATE FUNCTION public.alliance_give_check_in_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	LOOP
		new.check_in_code := public.alliance_check_in_code();
		EXIT WHEN NOT EXISTS (
			SELECT FROM public.attendances others
			WHERE others.event_id = new.event_id AND others.check_in_code = new.check_in_code
		);
	END LOOP;
	RETURN new;
END
$$;
--> statement-breakpoint
-- An RSVP that no longer attends is not checked in.
CREATE FUNCTION public.alliance_end_check_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.checked_in_at := NULL;
	RETURN new;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "attendances_check_in_code" BEFORE INSERT ON "attendances"
	FOR EACH ROW WHEN (new.check_in_code IS NULL) EXECUTE FUNCTION public.alliance_give_check_in_code();
--> statement-breakpoint
CREATE TRIGGER "attendances_check_in_end" BEFORE UPDATE ON "attendances"
	FOR EACH ROW WHEN (new.checked_in_at IS NOT NULL AND new.status <> 'attending') EXECUTE FUNCTION public.alliance_end_check_in();
--> statement-breakpoint
-- === Seats held by unconfirmed RSVPs
-- Every change of held seats locks the event first.
CREATE FUNCTION public.alliance_count_held_seats() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed uuid := coalesce(new.event_id, old.event_id);
BEGIN
	UPDATE public.events
	SET held_count = (SELECT coalesce(sum(places), 0) FROM public.rsvp_requests WHERE event_id = changed)
	WHERE id = changed;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "rsvp_requests_held" AFTER INSERT ON "rsvp_requests" FOR EACH ROW
	WHEN (new.places > 0) EXECUTE FUNCTION alliance_count_held_seats();
--> statement-breakpoint
CREATE TRIGGER "rsvp_requests_held_changed" AFTER UPDATE OF "places" ON "rsvp_requests" FOR EACH ROW
	WHEN (old.places <> new.places) EXECUTE FUNCTION alliance_count_held_seats();
--> statement-breakpoint
CREATE TRIGGER "rsvp_requests_released" AFTER DELETE ON "rsvp_requests" FOR EACH ROW
	WHEN (old.places > 0) EXECUTE FUNCTION alliance_count_held_seats();
--> statement-breakpoint
-- === Deleted users
CREATE FUNCTION public.alliance_note_deleted_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM public.alliance_notify('public_changes', concat_ws(' ', 'users', '*', old.id));
	PERFORM public.alliance_touch(id) FROM (SELECT id FROM public.jobs WHERE posted_by = old.id AND status = 'published' ORDER BY id) listed;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "users_deleted" AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION alliance_note_deleted_user();
