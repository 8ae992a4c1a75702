CREATE TRIGGER attendances_refuse_banned AFTER INSERT ON "attendances"
	FOR EACH ROW WHEN (NOT public.alliance_is_seeded(new.user_id)) EXECUTE FUNCTION public.alliance_refuse_banned();
