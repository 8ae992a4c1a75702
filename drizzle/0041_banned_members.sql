-- Whoever inserts it, no row of a banned person stays. The foreign key to users has locked the user by then, because triggers of
-- a row run in the order of their names, and a ban is made under a stronger lock: so the ban is there, or it finds the row.
CREATE FUNCTION public.alliance_refuse_banned() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	of_group uuid;
BEGIN
	IF NOT EXISTS (SELECT FROM public.bans WHERE bans.user_id = new.user_id) THEN RETURN NULL; END IF;
	IF tg_table_name = 'attendances' THEN
		SELECT events.group_id INTO of_group FROM public.events WHERE events.id = new.event_id;
	ELSE
		of_group := new.group_id;
	END IF;
	IF EXISTS (
		SELECT FROM public.bans JOIN public.groups ON groups.alliance_id = bans.alliance_id
		WHERE bans.user_id = new.user_id AND groups.id = of_group AND (bans.group_id IS NULL OR bans.group_id = of_group)
	) THEN
		RAISE EXCEPTION 'the user is banned' USING ERRCODE = 'AL001';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER memberships_refuse_banned AFTER INSERT ON "memberships"
	FOR EACH ROW WHEN (NOT public.alliance_is_seeded(new.user_id)) EXECUTE FUNCTION public.alliance_refuse_banned();
