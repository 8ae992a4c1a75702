-- A ban of an alliance is of its jobs, a ban of a group of the group's. An update of an RSVP has not locked the user as an insert has.
CREATE OR REPLACE FUNCTION public.alliance_refuse_banned() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER "job_applications_refuse_banned" AFTER INSERT ON "job_applications"
	FOR EACH ROW WHEN (NOT public.alliance_is_seeded(new.user_id)) EXECUTE FUNCTION public.alliance_refuse_banned();
