import type { FastifyBaseLogger } from "fastify";
import type { ServiceError } from "../../foundation/errors.ts";
import type { Texts } from "../../foundation/languages/texts.ts";
import { forgotPasswordPage, loginPage, registerPage, resetPasswordPage } from "../../identity/auth/pages.ts";
import { findAsked, secondFactorPage } from "../../identity/auth/second-factor/asked.ts";
import { signInExpired } from "../../identity/auth/second-factor/challenges.ts";
import type { Context, UserContext } from "../../identity/context.ts";
import { conformsTo } from "../../server/http/components.ts";
import type { OperationId } from "../../server/http/contract.ts";
import { toServiceError } from "../../server/http/error-handler.ts";
import { pageAbove } from "../../server/http/methods.ts";
import { pathOf } from "../../server/http/path.ts";
import type { Form, Rejected } from "../../web/pages/form.ts";
import { pagePolicy, pagePolicyWithForms, withFetch } from "../../web/pages/html-response.ts";
import type { SignedInUser } from "../../web/pages/page.ts";
import { type Render, template } from "../../web/pages/template.ts";
import { userMessage } from "../../web/pages/user-message.ts";
import { accountPage } from "../account-pages/account/pages.ts";
import { appsPage, clientPage, clientsPage } from "../account-pages/apps/pages.ts";
import { accountDeletionPage } from "../account-pages/deletion.ts";
import { notificationsPage, profilePage, securityPage, tokensPage } from "../account-pages/pages.ts";
import { totpPage } from "../account-pages/second-factor/pages.ts";
import { administrationForms } from "../administration-pages/forms.ts";
import { checkInPage } from "../community-pages/check-ins/page.ts";
import { eventMessagePage } from "../community-pages/event-messages/page.ts";
import { eventPage, groupPage, jobPage } from "../community-pages/pages.ts";
import { reportPage } from "../community-pages/reports/page.ts";
import { visitorOf } from "../community-pages/visit.ts";
import { attendeesPage } from "../organizer-pages/attendees/page.ts";
import { eventCopiesPage } from "../organizer-pages/copies/page.ts";
import { eventEditorPage, newEventPage } from "../organizer-pages/pages.ts";
import { problemsOf } from "./form-problems.ts";

type ErrorData = {
  /** `undefined` when it is not known. */
  user: SignedInUser | null | undefined;
  status: number;
  title: string;
  message: string;
  requestId: string | null;
  /** Where to go from here. */
  way: { label: string; path: string } | null;
};

const errorTemplate = template<ErrorData>("site/error-page/error");

/** Renders an error as a page. A rejected form is shown again, with the values entered and the problems. */

/** Undefined for what has no form to show. */
type ShowForm<From> = (context: From, rejected: Rejected) => Promise<string> | undefined;
type Forms<From> = Partial<Record<OperationId, ShowForm<From>>>;

const secondFactor: ShowForm<Context> = async (context, { form, text }) => {
  const asked = await findAsked(context);
  if (!asked) throw signInExpired();
  return secondFactorPage(context, asked, { form: { ...form, values: {} }, next: nextOf(form, text) ?? "/dashboard" });
};

/** One that was refused is not shown again. */
const nextOf = ({ problems }: Form, text: Rejected["text"]): string | undefined =>
  problems.some(({ field }) => field === "next") ? undefined : text("next");

const forms: Forms<Context> = {
  logIn: (context, { form, text }) =>
    loginPage(context, {
      form,
      next: nextOf(form, text),
      notice: null,
    }),
  registerUser: (context, { form, text }) => registerPage(context, { form, next: nextOf(form, text) }),
  requestPasswordReset: (context, { form }) => forgotPasswordPage(context, form),
  submitSecondFactor: secondFactor,
};

const security = (context: UserContext, { form }: Pick<Rejected, "form">): Promise<string> =>
  securityPage(context, null, { ...form, values: {} });

const totp: ShowForm<UserContext> = async (context, { form }) =>
  (await totpPage(context, { ...form, values: {} })) ?? security(context, { form });

const notifications: ShowForm<UserContext> = (context, { form }) =>
  notificationsPage(context, null, { form: { ...form, values: {} }, newCalendar: null });

const report: ShowForm<UserContext> = (context, { form, segment, code }) => {
  const type = segment("subject_type");
  if (code === "not_found" || !conformsTo("ReportedType", type)) return undefined;
  return reportPage(context, { subject_type: type, subject_id: segment("subject_id") }, form);
};

const groupOf = ({ segment }: Rejected) => ({ alliance: segment("alliance"), group_slug: segment("group_slug") });
const eventOf = (rejected: Rejected) => ({ ...groupOf(rejected), event_slug: rejected.segment("event_slug") });

/** These pages show the caller's data, so they need a caller. */
const accountForms: Forms<UserContext> = {
  ...administrationForms,
  submitProfile: (context, { form }) => profilePage(context, null, form),
  submitProfilePhoto: (context, { form }) => profilePage(context, null, undefined, { ...form, values: {} }),
  submitNotifications: notifications,
  createReportByForm: report,
  createCalendarAddressByForm: notifications,
  endCalendarAddressByForm: notifications,
  submitAccountDeletion: (context, { form }) => accountDeletionPage(context, { ...form, values: {} }),
  changePassword: security,
  unlinkProvider: security,
  linkProvider: security,
  endSession: security,
  endOtherSessions: security,
  changeEmailByForm: (context, { form }) => accountPage(context, null, form),
  removePasskey: security,
  startTotp: security,
  submitTotp: totp,
  removeTotp: security,
  resetRecoveryCodes: security,
  createTokenByForm: (context, { form }) => tokensPage(context, null, form),
  revokeTokenByForm: (context, { form }) => tokensPage(context, null, form),
  revokeTokensByForm: (context, { form }) => tokensPage(context, null, form),
  removeAppByForm: (context, { form }) => appsPage(context, null, { ...form, values: {} }),
  createClientByForm: (context, { form }) => clientsPage(context, null, { form, created: null }),
  updateClientByForm: (context, { form, segment }) => clientPage(context, segment("client_id"), null, form),
  resetClientSecretByForm: (context, { form, segment }) => clientPage(context, segment("client_id"), null, form),
};

const problemOf = ({ form, code }: Rejected) => ({
  form: { values: {}, problems: form.problems },
  notice: null,
  isBanned: code === "banned",
});

const group: ShowForm<Context> = (context, rejected) => groupPage(context, groupOf(rejected), problemOf(rejected));

const event: ShowForm<Context> = (context, rejected) =>
  eventPage(context, eventOf(rejected), { form: rejected.form, notice: null, isBanned: rejected.code === "banned" });

/** Of a button beside a form. */
const besideEditor: ShowForm<UserContext> = (context, rejected) =>
  eventEditorPage(context, eventOf(rejected), null, { beside: { ...rejected.form, values: {} } });

const checkIn: ShowForm<UserContext> = (context, rejected) =>
  checkInPage(context, eventOf(rejected), { form: rejected.form, notice: null });

/** These pages exist only for those who administer what they show. */
const organizerForms: Forms<UserContext> = {
  createEventByForm: (context, rejected) => newEventPage(context, groupOf(rejected), rejected.form),
  updateEventByForm: (context, rejected) =>
    eventEditorPage(context, eventOf(rejected), null, {
      form: rejected.form,
      isOutdated: rejected.code === "precondition_failed",
    }),
  submitEventBanner: (context, rejected) =>
    eventEditorPage(context, eventOf(rejected), null, { banner: { ...rejected.form, values: {} } }),
  publishEventByForm: besideEditor,
  cancelEventByForm: besideEditor,
  deleteEventByForm: besideEditor,
  copyEventByForm: (context, rejected) => eventCopiesPage(context, eventOf(rejected), { form: rejected.form }),
  checkInByForm: checkIn,
  checkInAttendeeByForm: checkIn,
  undoCheckInByForm: checkIn,
  sendEventMessageByForm: (context, rejected) =>
    eventMessagePage(context, eventOf(rejected), { form: rejected.form, notice: null }),
  updateAttendeeByForm: (context, rejected) => {
    const filter = rejected.text("filter");
    return attendeesPage(context, eventOf(rejected), {
      form: { ...rejected.form, values: {} },
      ...(conformsTo("AttendeeFilter", filter) && { filter }),
    });
  },
};

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
  /** Of the path; undefined where no form can be shown: the path does not conform to the contract, or was not read. */
  params: unknown;
  requestId: string;
  url: string;
};

type Site = {
  texts: Texts;
  render: Render;
  log: FastifyBaseLogger;
  /** Called only for what needs it: after an early error there is nothing to build a context from. */
  context: () => Context;
  /** Whose session the request has; undefined when its cookie was not looked up, or is of none. */
  userId: string | null | undefined;
};

export type ErrorPage = { html: string; policy: string };

/** Shows the form again, or else a page that needs neither a caller nor the database, and shows who is signed in if it can. */
export const errorPage = async (site: Site, failed: FailedRequest): Promise<ErrorPage> =>
  (await formAgain(site, failed)) ?? { html: await plainPage(site, failed), policy: pagePolicy };

const formAgain = async ({ context: contextOf, log }: Site, failed: FailedRequest): Promise<ErrorPage | undefined> => {
  const { operationId, error, body, params } = failed;
  if (!operationId || params === undefined || !isFormError(error)) return undefined;
  try {
    const context = contextOf();
    const html = await formPage(context, operationId, { error, body, params });
    return html === undefined ? undefined : { html, policy: withFetch(pagePolicyWithForms(context.providers.origins)) };
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
  const problems = await problemsOf(context, { operationId, error, body });
  const values = enteredIn(body);
  const text = (field: string) => (typeof values[field] === "string" ? values[field] : undefined);
  const token = Object(body).token;
  // With a used or broken link the form is useless.
  if (operationId === "resetPassword" && error.field === "password" && typeof token === "string")
    return resetPasswordPage(context, { values: {}, problems }, token);
  const segment = (name: string) => String(Object(params)[name] ?? "");
  const rejected = { form: { values, problems }, text, segment, code: error.code };
  const community = communityForms[operationId];
  if (community) return error.status === 404 ? undefined : community(context, rejected);
  const show = forms[operationId];
  if (show) return show(context, rejected);
  const { caller } = context;
  if (!caller) return undefined;
  const organizer = error.status === 404 ? undefined : organizerForms[operationId];
  return (organizer ?? accountForms[operationId])?.({ ...context, caller }, rejected);
};

const plainPage = async (site: Site, failed: FailedRequest): Promise<string> => {
  const { error, requestId } = failed;
  const { render, texts } = site;
  const { status } = error;
  return render(errorTemplate, {
    user: await userFor(site, status),
    way: wayOut(texts, failed),
    status,
    title: titleOf(texts, status),
    message: userMessage(texts, error),
    requestId: status >= 500 ? requestId : null,
  });
};

const aboutPasswordLinks: readonly unknown[] = ["showResetPassword", "resetPassword"];

/** The page where one gets what was missing. */
const wayOut = ({ t }: Texts, { operationId, error: { status, code }, url }: FailedRequest) => {
  const to = (label: string, path: string | undefined) => (path === undefined ? null : { label, path });
  if (status === 405) return to(t("common.form_page"), pageAbove(url));
  if (code === "invalid_cursor") return to(t("common.pager.first"), withoutCursor(url));
  if (code === "email_not_verified") return to(t("common.place.dashboard"), "/dashboard");
  if (status !== 400) return null;
  if (operationId === "verifyEmail") return to(t("common.place.dashboard"), "/dashboard");
  return aboutPasswordLinks.includes(operationId) ? to(t("auth.forgot.title"), "/auth/forgot-password") : null;
};

/** Where a list begins. */
const withoutCursor = (url: string): string => {
  const query = new URLSearchParams(url.slice(pathOf(url).length));
  query.delete("cursor");
  return query.size > 0 ? `${pathOf(url)}?${query}` : pathOf(url);
};

/** For the header of the page: undefined when it is not known, or not to be asked for while the service has too much to do. */
const userFor = async ({ context, userId }: Site, status: number) => {
  if (!userId || status === 429 || status >= 500) return userId === null ? null : undefined;
  try {
    const { db, now } = context();
    return (await visitorOf({ db, now, caller: { userId } })).user;
  } catch {
    // The page about the first error does without.
    return undefined;
  }
};

const secrets = new Set(["password", "current_password", "new_password", "token", "code"]);

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

const titled = [400, 401, 403, 404, 405, 409, 413, 414, 415, 429, 500, 503] as const;

const titleOf = ({ t }: Texts, status: number): string => {
  const known = titled.find((one) => one === status);
  return t(known === undefined ? "common.status.other" : `common.status.${known}`);
};
