ALTER TABLE "users" VALIDATE CONSTRAINT "users_language_check";
