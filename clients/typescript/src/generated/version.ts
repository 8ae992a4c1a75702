// Made from openapi/ by "make generate"; never edited.
/** The version of the API that this client was made for, and its own. */
export const version = "0.2.0";
