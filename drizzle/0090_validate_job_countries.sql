-- New rows have been checked since the column was there; the others have no country.
ALTER TABLE "jobs" VALIDATE CONSTRAINT "jobs_country_code_check";
