-- section: column
ALTER TABLE "webhooks" ADD COLUMN "group_id" uuid;

-- section: reference
-- admits several-locks: without values to check, the reference locks both tables for a moment
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action NOT VALID;

-- section: validation
ALTER TABLE "webhooks" VALIDATE CONSTRAINT "webhooks_group_id_groups_id_fk";
