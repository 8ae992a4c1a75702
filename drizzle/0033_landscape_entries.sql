ALTER TABLE "landscape_entries" DROP CONSTRAINT "landscape_entries_created_by_users_id_fk";
