import { fromContract, optional, required, text, withDefault } from "./schema.ts";

/* Parameters and fields of many pages. */

/** Of the next page of a list. */
export const cursor = optional(fromContract("Cursor"));

/** The idempotency key of a form that creates something. */
export const formKey = optional(fromContract("FormKey"));

/** The ETag of what the form shows. If that has changed since, nothing is saved. */
export const version = optional(
  text({
    minLength: 1,
    maxLength: 200,
    pattern: '^(?:W/)?"[\\x21\\x23-\\x7E]+"$',
    rule: "must be an ETag, in double quotes",
  }),
);

/** Text as a form sends it; what it says is validated as in the API. */
export const formText = text({ maxLength: 45_000 });

/** The token of a link in an email. */
export const linkToken = required(fromContract("MailToken"), "common.wrong.link");

/** Where a form leads. */
export const next = withDefault(fromContract("NextPath"), "/dashboard", "common.field.next");

/** What has just happened, for a message on the page. */
export const notice = optional(fromContract("Notice"));
