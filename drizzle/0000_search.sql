-- What drizzle-kit cannot describe: extensions, functions and the text search configuration that the tables' generated columns use.
-- Function bodies are standard SQL (RETURN …), bound when created: they work under any search_path, in pg_restore too.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- lower() depends on the database's locale; an ICU collation makes it the same everywhere, "C" included.
CREATE FUNCTION public.alliance_fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(unaccent('unaccent'::regdictionary, value) COLLATE "und-x-icu");
--> statement-breakpoint
-- array_to_string is STABLE only for the sake of element types other than text.
CREATE FUNCTION public.alliance_words(value text[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(array_to_string(value, ' '), '');
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION public.alliance (COPY = pg_catalog.english);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION public.alliance
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;
--> statement-breakpoint
-- Words as they are written: a word half typed ("universit") is no beginning of its stem ("univers").
CREATE TEXT SEARCH CONFIGURATION public.alliance_words (COPY = pg_catalog.simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION public.alliance_words
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;
