ALTER TABLE "users" ADD COLUMN "digest_week" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mail_rejected_at" timestamp (3) with time zone[] DEFAULT '{}' NOT NULL;