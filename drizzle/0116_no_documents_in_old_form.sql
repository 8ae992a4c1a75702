DROP TABLE "documents_in_old_form";
