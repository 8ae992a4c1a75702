ALTER TABLE "alliances" ADD COLUMN "accent_color" text;--> statement-breakpoint
ALTER TABLE "alliances" ADD COLUMN "tagline" text;--> statement-breakpoint
ALTER TABLE "alliances" ADD COLUMN "sender_name" text;--> statement-breakpoint
ALTER TABLE "alliances" ADD COLUMN "imprint_url" text;--> statement-breakpoint
ALTER TABLE "alliances" ADD COLUMN "privacy_url" text;--> statement-breakpoint
ALTER TABLE "alliances" ADD COLUMN "terms_url" text;