# Made from openapi/ by "make generate"; never edited.
version = "0.2.0"
