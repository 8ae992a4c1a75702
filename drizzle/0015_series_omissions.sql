-- section: series attendances
ALTER TABLE "series_attendances" ADD COLUMN "omitted_event_ids" uuid[] DEFAULT '{}' NOT NULL;
