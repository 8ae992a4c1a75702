import { STATUS_CODES } from "node:http";
import type { FastifyBaseLogger } from "fastify";
import { appsPage, clientPage, clientsPage } from "./account-pages/apps/pages.ts";
import { notificationsPage, profilePage, securityPage, tokensPage } from "./account-pages/pages.ts";
import { forgotPasswordPage, loginPage, registerPage, resetPasswordPage } from "./auth/pages.ts";
import { eventPage, groupPage, jobPage } from "./community-pages/pages.ts";
import type { Context, UserContext } from "./context.ts";
import type { ServiceError } from "./errors.ts";
import { problemsOf } from "./form-problems.ts";
import type { OperationId } from "./http/contract.ts";
import { toServiceError } from "./http/error-handler.ts";
import { pagePolicy, pagePolicyWithForms } from "./pages/html-response.ts";
import type { Form, Render } from "./pages/render.ts";
import { userMessage } from "./pages/user-message.ts";

/** Renders an error as a page. A rejected form is shown again, with the values entered and the problems. */

type Rejected = {
  form: Form;
  text(field: string): string | undefined;
  /** A path parameter. */
  segment(name: string): string;
};
type ShowForm<From> = (context: From, rejected: Rejected) => Promise<string>;
type Forms<From> = Partial<Record<OperationId, ShowForm<From>>>;

const forms: Forms<Context> = {
  logIn: (context, { form, text }) =>
    loginPage(context, {
      form,
      next: form.problems.some(({ field }) => field === "next") ? undefined : text("next"),
      notice: null,
    }),
  registerUser: (context, { form }) => registerPage(context, form),
  requestPasswordReset: (context, { form }) => forgotPasswordPage(context, form),
};

const security: ShowForm<UserContext> = (context, { form }) => securityPage(context, null, { ...form, values: {} });

const notifications: ShowForm<UserContext> = (context, { form }) =>
  notificationsPage(context, null, { form: { ...form, values: {} }, newCalendar: null });

/** These pages show the caller's data, so they need a caller. */
const accountForms: Forms<UserContext> = {
  submitProfile: (context, { form }) => profilePage(context, null, form),
  submitNotifications: notifications,
  createCalendarAddressByForm: notifications,
  endCalendarAddressByForm: notifications,
  changePassword: security,
  unlinkProvider: security,
  linkProvider: security,
  endSession: security,
  endOtherSessions: security,
  createTokenByForm: (context, { form }) => tokensPage(context, null, form),
  revokeTokenByForm: (context, { form }) => tokensPage(context, null, form),
  revokeTokensByForm: (context, { form }) => tokensPage(context, null, form),
  removeAppByForm: (context, { form }) => appsPage(context, null, { ...form, values: {} }),
  createClientByForm: (context, { form }) => clientsPage(context, null, { form, created: null }),
  updateClientByForm: (context, { form, segment }) => clientPage(context, segment("client_id"), null, form),
  resetClientSecretByForm: (context, { form, segment }) => clientPage(context, segment("client_id"), null, form),
};

const groupOf = ({ segment }: Rejected) => ({ alliance: segment("alliance"), group_slug: segment("group_slug") });
const problemOf = ({ form }: Rejected) => ({ form: { values: {}, problems: form.problems }, notice: null });

const group: ShowForm<Context> = (context, rejected) => groupPage(context, groupOf(rejected), problemOf(rejected));

const event: ShowForm<Context> = (context, rejected) =>
  eventPage(context, { ...groupOf(rejected), event_slug: rejected.segment("event_slug") }, problemOf(rejected));

/** These pages exist only for who may see what they show. */
const communityForms: Forms<Context> = {
  joinGroupByForm: group,
  leaveGroupByForm: group,
  attendEventByForm: event,
  cancelAttendanceByForm: event,
  applyToJobByForm: (context, { form, segment }) => jobPage(context, { slug: segment("slug") }, { form, notice: null }),
};

export type FailedRequest = {
  operationId: OperationId | undefined;
  error: ServiceError;
  /** As sent: it may not match the contract. */
  body: unknown;
  /** Of the path. */
  params: unknown;
  requestId: string;
};

type Site = {
  render: Render;
  log: FastifyBaseLogger;
  /** Called only to show a form: after an early error there is no session to build a context from. */
  context: () => Context;
};

export type ErrorPage = { html: string; policy: string };

/** Shows the form again, or else a page that needs neither a caller nor the database. */
export const errorPage = async (site: Site, failed: FailedRequest): Promise<ErrorPage> =>
  (await formAgain(site, failed)) ?? { html: await plainPage(site.render, failed), policy: pagePolicy };

const formAgain = async ({ context: contextOf, log }: Site, failed: FailedRequest): Promise<ErrorPage | undefined> => {
  const { operationId, error, body, params } = failed;
  if (!operationId || !isFormError(error)) return undefined;
  try {
    const context = contextOf();
    const html = await formPage(context, operationId, { error, body, params });
    return html === undefined ? undefined : { html, policy: pagePolicyWithForms(context.providers.origins) };
  } catch (error) {
    // The account or the database may be gone by now. The sender still gets the first error.
    const second = toServiceError(error);
    log[second.status === 500 ? "error" : "warn"]({ err: second.cause ?? second }, "the form could not be shown again");
    return undefined;
  }
};

/** Errors that are not about the input get their own page. A form that another site sent is not shown as ours. */
const isFormError = ({ status, code }: ServiceError): boolean =>
  [400, 401, 403, 404, 409, 429].includes(status) && code !== "cross_site_request" && code !== "malformed_request";

const formPage = async (
  context: Context,
  operationId: OperationId,
  { error, body, params }: Pick<FailedRequest, "error" | "body" | "params">,
): Promise<string | undefined> => {
  const problems = problemsOf(context, { operationId, error, body });
  const values = enteredIn(body);
  const text = (field: string) => (typeof values[field] === "string" ? values[field] : undefined);
  const token = Object(body).token;
  // With a used or broken link the form is useless.
  if (operationId === "resetPassword" && error.field === "password" && typeof token === "string")
    return resetPasswordPage(context, { values: {}, problems }, token);
  const segment = (name: string) => String(Object(params)[name] ?? "");
  const rejected = { form: { values, problems }, text, segment };
  const community = communityForms[operationId];
  if (community) return error.status === 404 ? undefined : community(context, rejected);
  const show = forms[operationId];
  if (show) return show(context, rejected);
  const { caller } = context;
  return caller ? accountForms[operationId]?.({ ...context, caller }, rejected) : undefined;
};

const plainPage = (render: Render, { error, requestId }: FailedRequest): Promise<string> => {
  const { status } = error;
  return render("error", {
    status,
    title: titles[status] ?? STATUS_CODES[status] ?? "Error",
    message: userMessage(error),
    requestId: status >= 500 ? requestId : null,
  });
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
  404: "Page not found",
  405: "This did not work",
  413: "This did not work",
  414: "This did not work",
  415: "This did not work",
  429: "Too many attempts",
  500: "Something went wrong",
  503: "Please try again shortly",
};
