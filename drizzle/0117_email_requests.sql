CREATE TABLE "email_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid,
	"email" text NOT NULL,
	"name" text,
	"language" text,
	"next" text,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_requests_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "email_requests_language_check" CHECK ("email_requests"."language" in ('en', 'de', 'es', 'ja', 'fr', 'pt', 'uk')),
	CONSTRAINT "email_requests_name_check" CHECK (("email_requests"."group_id" is null) = ("email_requests"."name" is null))
);
--> statement-breakpoint
ALTER TABLE "email_requests" ADD CONSTRAINT "email_requests_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_requests_group" ON "email_requests" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "email_requests_email" ON "email_requests" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "email_requests_expiry" ON "email_requests" USING btree ("expires_at");