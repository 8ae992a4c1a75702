import { STATUS_CODES } from "node:http";
import { profilePage, securityPage, tokensPage } from "./account-pages/pages.ts";
import { forgotPasswordPage, loginPage, registerPage, resetPasswordPage } from "./auth/pages.ts";
import type { Context, UserContext } from "./context.ts";
import type { ServiceError } from "./errors.ts";
import type { OperationId } from "./http/contract.ts";
import type { Form, Problem } from "./pages/render.ts";

/** A failure as a page: where a form was sent, that form again, with what was entered and what is wrong with it. */

type Refused = { form: Form; text(field: string): string | undefined };
type ShowForm<From> = (context: From, refused: Refused) => Promise<string>;
type Forms<From> = Partial<Record<OperationId, ShowForm<From>>>;

const formsForAll: Forms<Context> = {
  logIn: (context, { form, text }) =>
    loginPage(context, { form, next: form.problem?.field === "next" ? undefined : text("next"), notice: null }),
  registerUser: (context, { form }) => registerPage(context, form),
  requestPasswordReset: (context, { form }) => forgotPasswordPage(context, form),
};

const formsForUsers: Forms<UserContext> = {
  submitProfile: (context, { form }) => profilePage(context, null, form),
  changePassword: (context, { form }) => securityPage(context, null, { ...form, values: {} }),
  unlinkProvider: (context, { form }) => securityPage(context, null, { ...form, values: {} }),
  linkProvider: (context, { form }) => securityPage(context, null, { ...form, values: {} }),
  endSession: (context, { form }) => securityPage(context, null, { ...form, values: {} }),
  createTokenByForm: (context, { form }) => tokensPage(context, null, form),
  revokeTokenByForm: (context, { form }) => tokensPage(context, null, form),
};

/** Failures that say nothing about what was entered get a page of their own. */
const ofTheForm = (failure: ServiceError): boolean => [400, 401, 403, 404, 409, 429].includes(failure.status);

export const failurePage = async (
  context: Context,
  { operationId, failure, body, requestId }: Failed,
): Promise<string> => {
  const problem: Problem = { message: wordsOf(failure), field: failure.field };
  const values = operationId ? enteredIn(body) : {};
  const text = (field: string) => (typeof values[field] === "string" ? values[field] : undefined);
  const token = Object(body).token;
  // A link that is spent has no use for its form.
  if (operationId === "resetPassword" && failure.field !== undefined && typeof token === "string")
    return resetPasswordPage(context, { values: {}, problem }, token);
  const show = operationId && ofTheForm(failure) ? formOf(context, operationId) : undefined;
  // The form of another site is not shown as ours.
  if (show && failure.code !== "cross_site_request") return show({ form: { values, problem }, text });
  const { status } = failure;
  const title = titles[status] ?? STATUS_CODES[status] ?? "Error";
  return context.render("error", {
    status,
    title,
    message: problem.message,
    requestId: status >= 500 ? requestId : null,
  });
};

const formOf = (context: Context, id: OperationId) => {
  const forAll = formsForAll[id];
  if (forAll) return (refused: Refused) => forAll(context, refused);
  const [{ caller }, forUsers] = [context, formsForUsers[id]];
  return caller && forUsers ? (refused: Refused) => forUsers({ ...context, caller }, refused) : undefined;
};

export type Failed = {
  operationId: OperationId | undefined;
  failure: ServiceError;
  /** As it was sent: it may not be what the contract says. */
  body: unknown;
  requestId: string;
};

const secrets = new Set(["password", "current_password", "new_password", "token"]);

const enteredIn = (body: unknown): Form["values"] => {
  const entries = typeof body === "object" && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(
    entries.flatMap(([name, value]: [string, unknown]): [string, string | string[]][] => {
      if (secrets.has(name)) return [];
      if (typeof value === "string") return [[name, value]];
      return Array.isArray(value) ? [[name, value.map(String)]] : [];
    }),
  );
};

const titles: Record<number, string> = {
  400: "This did not work",
  401: "Please sign in",
  403: "This is not allowed",
  404: "There is nothing here",
  429: "Too many tries",
  500: "The service failed",
  503: "Please try again shortly",
};

/** What to enter, in place of the contract's rule, which is for programs. */
const advice: Record<string, string> = {
  email: "Enter an e-mail address such as ada@example.org.",
  name: "Enter a name of 1 to 120 characters, on one line.",
  password: "Enter a password of 8 to 256 characters.",
  current_password: "Enter your current password.",
  new_password: "Enter a new password of 8 to 256 characters.",
  bio: "Enter at most 2,000 characters.",
  title: "Enter at most 120 characters, on one line.",
  company: "Enter at most 120 characters, on one line.",
  city: "Enter at most 120 characters, on one line.",
  country_code: "Enter the two capital letters of a country, such as DE.",
  timezone: "Enter an IANA time zone, such as Europe/Berlin.",
  photo_url: "Enter an address that begins with https:// or http://.",
  website_url: "Enter an address that begins with https:// or http://.",
  scopes: "Tick at least one thing that the token may do.",
  expires_in: "Choose how long the token is good.",
};

const wordsOf = ({ field, message }: ServiceError): string => {
  const bySchema = /^body(?:\/\w+)?(?:\/\d+)? must (?:have|match|NOT|be)/.test(message);
  const words =
    (field && bySchema && advice[field]) || message.replace(/^body\/(\w+)/, (_, name) => name.replaceAll("_", " "));
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
};
