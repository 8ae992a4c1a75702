-- The identity of an unlogged table is an unlogged sequence, which some releases of PostgreSQL cannot read once a replica is promoted
-- ("bad magic number in sequence"). The new sequence is logged, and no column owns it.
CREATE SEQUENCE "public"."pending_notification_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;
--> statement-breakpoint
ALTER TABLE "pending_notifications" ALTER COLUMN "id" DROP IDENTITY;
--> statement-breakpoint
ALTER TABLE "pending_notifications" ALTER COLUMN "id" SET DEFAULT nextval('pending_notification_ids');
--> statement-breakpoint
SELECT setval('pending_notification_ids', (SELECT coalesce(max(id), 0) + 1 FROM "pending_notifications"));
