CREATE TABLE "server_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
