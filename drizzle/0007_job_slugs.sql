ALTER TABLE "jobs" DROP CONSTRAINT "jobs_slug_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_published_slug_unique" ON "jobs" USING btree ("slug") WHERE "jobs"."published_at" is not null;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_slug_unique" UNIQUE("slug","alliance_id");