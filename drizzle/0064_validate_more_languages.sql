-- The rows have what the check of 0063 admits: the one before admitted less.
ALTER TABLE "users" VALIDATE CONSTRAINT "users_language_check";
