CREATE TABLE "renamed_groups" (
	"group_id" uuid NOT NULL
);
