-- 40 random bits in Crockford's base32. Of a random UUID, the bytes with the version (6) and the variant (8) are left out.
CREATE FUNCTION public.alliance_check_in_code() RETURNS text LANGUAGE sql VOLATILE AS $$
	SELECT string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + get_byte(random.bytes, part) % 32, 1), '')
	FROM (SELECT uuid_send(gen_random_uuid()) AS bytes) random, unnest(array[0, 1, 2, 3, 4, 5, 7, 9]) part
$$;
--> statement-breakpoint
-- Whoever inserts an RSVP has locked its event, so nobody else takes the same code meanwhile.
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
-- Whoever declines, nobody without a place is checked in.
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
