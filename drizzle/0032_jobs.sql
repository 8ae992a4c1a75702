ALTER TABLE "jobs" DROP CONSTRAINT "jobs_posted_by_users_id_fk";
