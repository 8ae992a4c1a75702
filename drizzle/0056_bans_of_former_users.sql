-- The mailbox as `src/limits/mailbox.ts` has it: lower case, without the part after "+".
CREATE FUNCTION public.alliance_mailbox(email text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT lower(regexp_replace(email, '^([^+]+)[+].*(@[^@]*)$', '\1\2'))
$$;
--> statement-breakpoint
-- Null while there is no key: then nothing was kept. Without the key, which is not in the table, nobody can try out addresses.
CREATE FUNCTION public.alliance_mailbox_digest(email text) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT encode(sha256(convert_to(secret, 'UTF8') || sha256(convert_to(secret || public.alliance_mailbox(email), 'UTF8'))), 'hex')
	FROM public.server_keys WHERE purpose = 'former_bans'
$$;
--> statement-breakpoint
-- A ban that is being made holds the user's row: it is kept too, or finds no user.
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
-- An account has proved to own a mailbox: what keeps another one of it out, or did so to the end, keeps this one out.
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
CREATE TRIGGER "users_keep_bans" BEFORE DELETE ON "users"
	FOR EACH ROW WHEN (old.email_verified_at IS NOT NULL) EXECUTE FUNCTION public.alliance_keep_bans();
--> statement-breakpoint
CREATE TRIGGER "users_verified_resume_bans" AFTER INSERT ON "users"
	FOR EACH ROW WHEN (new.email_verified_at IS NOT NULL AND NOT public.alliance_is_seeded(new.id)) EXECUTE FUNCTION public.alliance_resume_bans();
--> statement-breakpoint
CREATE TRIGGER "users_verify_resume_bans" AFTER UPDATE OF "email_verified_at" ON "users"
	FOR EACH ROW WHEN (old.email_verified_at IS NULL AND new.email_verified_at IS NOT NULL) EXECUTE FUNCTION public.alliance_resume_bans();
