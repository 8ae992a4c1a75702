CREATE TABLE "former_emails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_emails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "former_emails_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "pending_emails" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pending_emails_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"name" text NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "totp_secrets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" bigint NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_secrets" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"alliance_id" uuid NOT NULL,
	"group_id" uuid,
	"reason" text,
	"banned_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bans_once" UNIQUE NULLS NOT DISTINCT("user_id","alliance_id","group_id"),
	CONSTRAINT "bans_reason_check" CHECK (char_length("bans"."reason") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alliance_id" uuid NOT NULL,
	"group_id" uuid,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"subject_name" text NOT NULL,
	"user_id" uuid,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"reporter_id" uuid,
	"status" text NOT NULL,
	"note" text,
	"resolved_by" uuid,
	"resolved_at" timestamp (3) with time zone,
	"known_status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reports_subject_type_check" CHECK ("reports"."subject_type" in ('group', 'event', 'job', 'landscape_entry', 'user')),
	CONSTRAINT "reports_user_check" CHECK (("reports"."subject_type" = 'user') = ("reports"."user_id" is not null)),
	CONSTRAINT "reports_reason_check" CHECK ("reports"."reason" in ('spam', 'harassment', 'illegal', 'misleading', 'other')),
	CONSTRAINT "reports_status_check" CHECK ("reports"."status" in ('open', 'resolved', 'dismissed')),
	CONSTRAINT "reports_resolved_at_check" CHECK (("reports"."status" = 'open') = ("reports"."resolved_at" is null))
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"digest" text NOT NULL,
	"widths" integer[] NOT NULL,
	"heights" integer[] NOT NULL,
	"bytes" integer[] NOT NULL,
	"unused_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "uploads_name_unique" UNIQUE("name"),
	CONSTRAINT "uploads_user_digest_unique" UNIQUE("user_id","digest"),
	CONSTRAINT "uploads_name_check" CHECK ("uploads"."name" ~ '^[0-9a-f]{32}$')
);
--> statement-breakpoint
CREATE INDEX "former_emails_user" ON "former_emails" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "former_emails_email" ON "former_emails" USING btree (lower("email"));
--> statement-breakpoint
CREATE INDEX "former_emails_expiry" ON "former_emails" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "pending_emails_expiry" ON "pending_emails" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "used_secrets_expiry" ON "used_secrets" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "bans_by_creation" ON "bans" USING btree ("alliance_id","group_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "bans_group" ON "bans" USING btree ("group_id");
--> statement-breakpoint
CREATE INDEX "bans_banned_by" ON "bans" USING btree ("banned_by");
--> statement-breakpoint
CREATE INDEX "reports_by_creation" ON "reports" USING btree ("alliance_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "reports_group" ON "reports" USING btree ("group_id");
--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id","subject_id");
--> statement-breakpoint
CREATE INDEX "reports_user" ON "reports" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "reports_resolved_by" ON "reports" USING btree ("resolved_by");
--> statement-breakpoint
CREATE INDEX "reports_end" ON "reports" USING btree ("resolved_at") WHERE "reports"."status" <> 'open';
--> statement-breakpoint
CREATE INDEX "uploads_by_user" ON "uploads" USING btree ("user_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "uploads_unused" ON "uploads" USING btree ("unused_since") WHERE "uploads"."unused_since" is not null;
