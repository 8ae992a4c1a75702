import type { operationTable } from "../../generated/contract.ts";
import type { ErrorCode, ServiceError } from "../errors.ts";
import type { Input, OperationId } from "../http/contract.ts";

/** Turns an error into a message for people; the rules of the contract are for programs. */

type Table = typeof operationTable;
type PageId = { [Id in OperationId]: Table[Id]["rendersHtmlErrors"] extends true ? Id : never }[OperationId];
type Field = { [Id in PageId]: Input<Id>["body"] extends object ? keyof Input<Id>["body"] : never }[PageId];
type Parameter = { [Id in PageId]: keyof Input<Id>["query"] | keyof Input<Id>["path"] }[PageId];

const incompleteLink = "This link is incomplete. Open it from the email again, or copy all of it.";
const noSuchPage = "There is no such page on this site.";
const tellMaker = "Go back to the app, and tell its maker.";
const appMistake = `The app has sent you here with an address that is not right. ${tellMaker}`;
const startAgain = "The sign-in could not be completed. Start again.";

/** Messages for invalid form fields. */
const fieldAdvice: Record<Field, string> = {
  email: "Enter an email address such as ada@example.org.",
  name: "Enter a name of 1 to 120 characters on one line; the first must be visible.",
  password: "Enter a password of 8 to 256 characters.",
  current_password: "Enter your current password.",
  new_password: "Enter a new password of 8 to 256 characters.",
  bio: "Enter at most 2,000 characters, without control characters.",
  title: "Enter at most 120 characters on one line; the first must be visible.",
  company: "Enter at most 120 characters on one line; the first must be visible.",
  city: "Enter at most 120 characters on one line; the first must be visible.",
  country_code: "Enter a country as two capital letters, such as DE.",
  timezone: "Enter a time zone such as Europe/Berlin.",
  photo_url: "Enter an address that begins with https:// or http://, without a user name in it.",
  website_url: "Enter an address that begins with https:// or http://, without a user name in it.",
  links: "Enter one link per line, at most 20: a label, a space, and an address that begins with https:// or http://.",
  interests: "Enter at most 20 interests of up to 40 characters each, separated by commas.",
  show_as_organizer: "Check the box or leave it.",
  kinds: "Choose from the kinds of emails on this page.",
  scopes: "Select at least one scope.",
  expires_in: "Choose when the token expires.",
  note: "Enter at most 5,000 characters.",
  resume_url: "Enter an address that begins with https:// or http://, without a user name in it.",
  token: incompleteLink,
  redirect_uris: "Enter at most 10 addresses, one per line.",
  kind: "Choose where the app runs.",
  client_id: "There is no such app.",
  decision: "Choose one of the buttons.",
  user_code: "Enter the code as the device shows it.",
  next: "The page to open after you sign in is not on this site. Sign in to go to your dashboard.",
};

/** Messages for invalid path and query parameters. */
const parameterAdvice: Record<Parameter, string> = {
  notice: noSuchPage,
  next: "The page to open after you sign in is not on this site.",
  token: incompleteLink,
  provider: "There is no such way to sign in.",
  session_id: "There is no such session.",
  token_id: "There is no such token.",
  code: startAgain,
  state: startAgain,
  iss: startAgain,
  error: startAgain,
  error_description: startAgain,
  error_uri: startAgain,
  authorization_id: appMistake,
  user_code: "Enter the code as the device shows it.",
  client_id: appMistake,
  redirect_uri: appMistake,
  response_type: appMistake,
  response_mode: appMistake,
  scope: appMistake,
  code_challenge: appMistake,
  code_challenge_method: appMistake,
  resource: appMistake,
  prompt: appMistake,
};

/** Messages for codes whose own message is written for programs. */
const codeAdvice: Partial<Record<ErrorCode, string>> = {
  validation_failed: "This could not be read. Reload the page and try again.",
  malformed_request: "This address or form could not be read. Check the link, or go back and try again.",
  cross_site_request: "This form was sent from another site, so nothing was changed. Open the page here and try again.",
  invalid_cursor: "This part of the list is no longer there. Go back to its first page.",
  unauthorized: "Sign in to see this page.",
  unsupported_media_type: "This could not be read. Reload the page and try again.",
  content_too_large: "This is too much text to send at once. Shorten it and try again.",
  uri_too_long: "This address is too long. Check the link.",
  method_not_allowed: "This address cannot be opened like this. Go back and try again.",
  internal_error: "Something went wrong on our side. If it happens again, report the request id.",
};

const find = (texts: Readonly<Record<string, string>>, name: string | undefined): string | undefined =>
  name !== undefined && Object.hasOwn(texts, name) ? texts[name] : undefined;

export const userMessage = ({ code, field, parameter, message, headers }: ServiceError): string => {
  if (code === "too_many_requests")
    return `Too many attempts. Try again in ${duration(Number(headers["retry-after"]))}.`;
  // What is wrong is for the app's maker; whoever sees it can only tell.
  if (code === "oauth_error")
    return `The app has sent you here with a request that is not right: ${message}. ${tellMaker}`;
  const invalid =
    code === "validation_failed" ? (find(fieldAdvice, field) ?? find(parameterAdvice, parameter)) : undefined;
  return (
    invalid ?? codeAdvice[code] ?? sentence(message.replace(/^body\/(\w+)/, (_, name) => name.replaceAll("_", " ")))
  );
};

const sentence = (text: string): string => {
  const capitalized = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(capitalized) ? capitalized : `${capitalized}.`;
};

const duration = (seconds: number): string => {
  if (seconds < 120) return count(seconds, "second");
  return seconds < 7200 ? count(Math.ceil(seconds / 60), "minute") : count(Math.ceil(seconds / 3600), "hour");
};

const count = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? "" : "s"}`;
