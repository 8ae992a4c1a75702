-- section: statistics
-- run: outside of a transaction
-- PostgreSQL has no statistics of new columns and indexes until autovacuum analyzes the table, which may take weeks: searches took three times as long.
-- Small tables are left out: analyzed while they are nearly empty, they would get plans that do not suit more rows.
DO $$
DECLARE
	name text;
BEGIN
	FOREACH name IN ARRAY '{alliances,groups,events,jobs,landscape_entries,users,sessions,api_tokens,roles,memberships,attendances,job_applications,invitations,audit_entries,resource_changes,hidden_changes,webhook_deliveries}'::text[] LOOP
		IF pg_relation_size(('public.' || name)::regclass) > 100000 THEN
			EXECUTE 'ANALYZE public.' || name;
			COMMIT;
		END IF;
	END LOOP;
END $$;
