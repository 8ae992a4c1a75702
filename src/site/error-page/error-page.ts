import type { FastifyBaseLogger } from "fastify";
import { InvalidField, type ServiceError } from "../../foundation/errors.ts";
import type { Texts } from "../../foundation/languages/texts.ts";
import type { Context } from "../../identity/context.ts";
import type { PageForm } from "../../identity/forms.ts";
import { visitorOf } from "../../identity/users/signed-in-user.ts";
import { invalidProperties, propertiesOf } from "../../server/http/components.ts";
import type { RouteId } from "../../server/http/contract.ts";
import { toServiceError } from "../../server/http/error-handler.ts";
import { pageAbove, pathOf } from "../../server/http/paths.ts";
import { enteredIn, type Problem, type Rejected } from "../../web/pages/form.ts";
import { pagePolicy, pagePolicyWithForms, withFetch } from "../../web/pages/html-response.ts";
import type { SignedInUser } from "../../web/pages/page.ts";
import { type Render, template } from "../../web/pages/template.ts";
import { type FieldProblems, userMessage } from "../../web/pages/user-message.ts";

/** A request fails with its first error; a page shows all errors of its form. */

/** @returns one problem per invalid field, in form order; a problem without a field comes first */
const problemsOf = async (
  site: Pick<Context, "passwordPolicy" | "texts">,
  { schema, check, problems: ownProblems, problemIn }: PageForm,
  { error, body, problems: messages }: { error: ServiceError; body: unknown; problems: FieldProblems },
): Promise<Problem[]> => {
  if (ownProblems) return ownProblems(site.texts, { error, body });
  const entered = Object(body);
  const problemOf = (error: ServiceError): Problem => {
    const problem = { message: userMessage(site.texts, error, messages), field: error.field };
    return problemIn ? problemIn(site.texts, problem, error, entered) : problem;
  };
  if (!schema || error.status !== 400 || error.field === undefined) return [problemOf(error)];
  const errors = [
    error,
    ...invalidProperties(schema, body).map((field) => new InvalidField(field, "is not valid")),
    ...((await check?.(site, entered)) ?? []),
  ];
  const order = propertiesOf(schema);
  const problems = new Map(errors.toReversed().map((error) => [error.field, problemOf(error)]));
  return [...problems.values()].toSorted((one, other) => rankOf(one, order) - rankOf(other, order));
};

const rankOf = ({ field }: Problem, order: readonly string[]): number => order.indexOf(field ?? "");

type ErrorData = {
  /** `undefined` when unknown. */
  user: SignedInUser | null | undefined;
  status: number;
  title: string;
  message: string;
  requestId: string | null;
  /** What to do next. */
  way: Way | null;
};

type Way = { label: string; path: string; method?: "get" | "post" };

const errorTemplate = template<ErrorData>("site/error-page/error");

type FailedRequest = {
  operationId: RouteId | undefined;
  form: PageForm | undefined;
  /** Keys of the messages for what does not conform, by field and parameter. */
  problems: FieldProblems;
  error: ServiceError;
  /** As sent; may not match the contract. */
  body: unknown;
  /** Path parameters; undefined if they do not match the contract or were not read. */
  params: unknown;
  requestId: string;
  url: string;
};

type Site = {
  texts: Texts;
  render: Render;
  log: FastifyBaseLogger;
  /** Called lazily: after an early error there is no context. */
  context: () => Context;
  /** The session's user; undefined if the session was not looked up or is invalid. */
  userId: string | null | undefined;
};

type ErrorPage = { html: string; policy: string };

/** Shows the form again, or else a page that needs neither a caller nor the database. */
export const errorPage = async (site: Site, failed: FailedRequest): Promise<ErrorPage> =>
  (await formAgain(site, failed)) ?? {
    html: await plainPage(site, failed),
    policy: failed.error.retry?.method === "post" ? pagePolicyWithForms(site.context().providers.origins) : pagePolicy,
  };

const formAgain = async ({ context: contextOf, log }: Site, failed: FailedRequest): Promise<ErrorPage | undefined> => {
  const { form, error, body, params, problems } = failed;
  if (!form || params === undefined || !isFormError(error)) return undefined;
  if (form.isOfPath && error.status === 404) return undefined;
  try {
    const context = contextOf();
    const html = await form.show(context, await rejectedForm(context, form, { error, body, params, problems }));
    return html === undefined ? undefined : { html, policy: withFetch(pagePolicyWithForms(context.providers.origins)) };
  } catch (error) {
    // The account or the database may be gone. The client still gets the first error.
    const second = toServiceError(error);
    // Lower statuses are expected, such as 403 for an unverified user.
    if (second.status >= 500)
      log[second.status === 500 ? "error" : "warn"](
        { err: second.cause ?? second },
        "the form could not be shown again",
      );
    return undefined;
  }
};

/** Other errors get a page of their own. A form from another site is not shown as ours. */
const isFormError = ({ status, code }: ServiceError): boolean =>
  [400, 401, 403, 404, 409, 429].includes(status) && code !== "cross_site_request" && code !== "malformed_request";

const rejectedForm = async (
  context: Context,
  form: PageForm,
  { error, body, params, problems }: Pick<FailedRequest, "error" | "body" | "params" | "problems">,
): Promise<Rejected> => {
  const values = enteredIn(body);
  return {
    form: { values, problems: await problemsOf(context, form, { error, body, problems }) },
    sent: body,
    text: (field) => (typeof values[field] === "string" ? values[field] : undefined),
    segment: (name) => String(Object(params)[name] ?? ""),
    code: error.code,
  };
};

const plainPage = async (site: Site, failed: FailedRequest): Promise<string> => {
  const { error, problems, requestId } = failed;
  const { render, texts } = site;
  const { status } = error;
  return render(errorTemplate, {
    user: await userFor(site, status),
    way: wayOut(texts, failed),
    status,
    title: titleOf(texts, status),
    message: userMessage(texts, error, problems),
    requestId: status >= 500 ? requestId : null,
  });
};

const aboutPasswordLinks: readonly unknown[] = ["showResetPassword", "resetPassword"];

const wayOut = ({ t }: Texts, { operationId, error, url }: FailedRequest): Way | null => {
  const { status, code, retry } = error;
  const to = (label: string, path: string | undefined) => (path === undefined ? null : { label, path });
  if (retry) return { ...retry, label: t(retry.label ?? "common.try_again") };
  if (status === 405) return to(t("common.form_page"), pageAbove(url));
  if (code === "invalid_cursor") return to(t("common.pager.first"), withoutCursor(url));
  if (code === "email_not_verified") return to(t("common.place.dashboard"), "/dashboard");
  if (status !== 400) return null;
  if (operationId === "verifyEmail") return to(t("common.place.dashboard"), "/dashboard");
  return aboutPasswordLinks.includes(operationId) ? to(t("auth.forgot.title"), "/auth/forgot-password") : null;
};

const withoutCursor = (url: string): string => {
  const query = new URLSearchParams(url.slice(pathOf(url).length));
  query.delete("cursor");
  return query.size > 0 ? `${pathOf(url)}?${query}` : pathOf(url);
};

/** The user for the header; not looked up while the service is overloaded. */
const userFor = async ({ context, userId }: Site, status: number) => {
  if (!userId || status === 429 || status >= 500) return userId === null ? null : undefined;
  try {
    const { db, now } = context();
    return await visitorOf({ db, now, caller: { userId } });
  } catch {
    // The page works without the user.
    return undefined;
  }
};

const titled = [400, 401, 403, 404, 405, 409, 413, 414, 415, 429, 500, 503] as const;

const titleOf = ({ t }: Texts, status: number): string => {
  const known = titled.find((one) => one === status);
  return t(known === undefined ? "common.status.other" : `common.status.${known}`);
};
