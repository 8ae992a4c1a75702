# Generated from openapi/ by "make generate". Do not edit.
version = "0.3.0"
