// Generated from openapi/ by "make generate". Do not edit.
/** The version of this client, and of the API that it was generated from. */
export const version = "0.3.0";
