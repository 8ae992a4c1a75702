# Made from openapi/ by "make generate"; never edited.
version = "0.1.0"
