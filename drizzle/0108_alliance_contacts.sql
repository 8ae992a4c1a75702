ALTER TABLE "alliances" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "alliances" ADD COLUMN "contact_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "alliances" ADD COLUMN "contact_link_hash" text;--> statement-breakpoint
ALTER TABLE "alliances" ADD COLUMN "contact_link_expires_at" timestamp (3) with time zone;