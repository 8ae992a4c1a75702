CREATE EXTENSION IF NOT EXISTS cube;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- A point on the Earth, given in degrees, as a point of the unit sphere in space.
CREATE FUNCTION public.alliance_location(latitude float8, longitude float8) RETURNS cube
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN cube(ARRAY[cosd(latitude) * cosd(longitude), cosd(latitude) * sind(longitude), sind(latitude)]);
--> statement-breakpoint
-- Text as words: without accents and case, letters, digits and combining marks only, so that PostgreSQL's parser finds no tags, URLs or
-- files in it. What src/db/query-language.ts does with a search text is the same.
-- Scripts without spaces become pairs of characters: each character is doubled ("ABC" is "A AB BC C"), so that every place in a run can be
-- found by the pair that begins there, and a single character by the beginning of a pair.
CREATE FUNCTION public.alliance_text(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	words text := value;
BEGIN
	IF words IS NOT NFKC NORMALIZED THEN
		words := normalize(words, NFKC);
	END IF;
	words := public.alliance_fold(words);
	-- C++, C# and .NET. Another such word needs the table's documents to be made anew.
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
-- Words by their stem and as they are written, both at the place where the word is, so that phrases are found.
CREATE FUNCTION public.alliance_vector(value text, weight "char") RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	words text := public.alliance_text(value);
BEGIN
	RETURN setweight((to_tsvector('public.alliance', words)::text || ' ' || to_tsvector('public.alliance_words', words)::text)::tsvector, weight);
END
$$;
--> statement-breakpoint
-- A query of clauses that all match; of a clause one alternative matches, and of that all terms. A term is what to_tsquery reads: words
-- and operators of src/db/query-language.ts, nothing that a user has typed. Beginnings of words match by stem too, whole words as written.
CREATE FUNCTION public.alliance_query(clauses jsonb) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	-- Null is nothing yet.
	every_clause tsquery;
	any_of tsquery;
	all_of tsquery;
	found tsquery;
	clause jsonb;
	alternative jsonb;
	term text;
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
				all_of := coalesce(all_of && found, found);
			END LOOP;
			any_of := coalesce(any_of || all_of, all_of);
		END LOOP;
		every_clause := coalesce(every_clause && any_of, any_of, every_clause);
	END LOOP;
	RETURN every_clause;
END
$$;
