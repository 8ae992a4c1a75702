ALTER TABLE "mail_tokens" DROP CONSTRAINT "mail_tokens_purpose_check";--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD COLUMN "next" text;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_purpose_check" CHECK ("mail_tokens"."purpose" in ('verify', 'reset', 'sign_in', 'second_factor')) NOT VALID;
