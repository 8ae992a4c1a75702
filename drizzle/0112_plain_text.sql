-- The plain form of a text: without case and optional marks, in the letters that people type. src/foundation/db/plain-text.ts has the same rules.
-- It is a new function because indexes and generated columns use alliance_fold, which would disagree with what they have stored.
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
-- Text as words: in its plain form, letters, digits and combining marks only, so that PostgreSQL's parser finds no tags, URLs or files in it.
-- src/foundation/db/words.ts does the same with what is searched.
-- Scripts without spaces become pairs of characters: each character is doubled ("ABC" is "A AB BC C"), so that every position in a run can be
-- found by the pair that begins there, and a single character by the beginning of a pair.
CREATE OR REPLACE FUNCTION public.alliance_text(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
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
-- A query of clauses that all match; of a clause one alternative matches, and of that all terms. A term is what to_tsquery reads: words
-- and operators of src/foundation/db/query-language.ts, nothing that a user has typed. Beginnings of words match by stem too, whole words as
-- written. The previous release sends words with their marks: they also match in their plain form, which all documents have after the next
-- migration. Drop that when it no longer serves.
CREATE OR REPLACE FUNCTION public.alliance_query(clauses jsonb) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
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
-- Rebuilding documents changes nothing that mirrors could read. The setting holds until the end of the transaction.
CREATE FUNCTION public.alliance_is_rebuilding() RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT coalesce(current_setting('alliance.rebuilding', true) = 'on', false);
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.alliance_touch(VARIADIC ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF public.alliance_is_rebuilding() THEN RETURN; END IF;
	UPDATE public.resource_changes SET changed_at = clock_timestamp() WHERE id = ANY (ids) AND NOT removed AND NOT public.alliance_is_seeded(id);
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.alliance_note_hidden(type text, alliance_id uuid, group_id uuid, author_id uuid, id uuid) RETURNS void LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
	IF public.alliance_is_rebuilding() THEN RETURN; END IF;
	INSERT INTO public.hidden_changes (id, type, alliance_id, group_id, author_id, changed_at) VALUES ($5, $1, $2, $3, $4, clock_timestamp())
	ON CONFLICT (id) DO UPDATE SET changed_at = excluded.changed_at;
END
$$;
