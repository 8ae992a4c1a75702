ALTER TABLE "alliances" ADD COLUMN "revision" integer;
--> statement-breakpoint
UPDATE "alliances" SET "revision" = (random() * 1000000000)::integer;
--> statement-breakpoint
ALTER TABLE "alliances" ALTER COLUMN "revision" SET DEFAULT (random() * 1000000000)::integer, ALTER COLUMN "revision" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "revision" integer;
--> statement-breakpoint
UPDATE "events" SET "revision" = (random() * 1000000000)::integer;
--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "revision" SET DEFAULT (random() * 1000000000)::integer, ALTER COLUMN "revision" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "revision" integer;
--> statement-breakpoint
UPDATE "groups" SET "revision" = (random() * 1000000000)::integer;
--> statement-breakpoint
ALTER TABLE "groups" ALTER COLUMN "revision" SET DEFAULT (random() * 1000000000)::integer, ALTER COLUMN "revision" SET NOT NULL;
