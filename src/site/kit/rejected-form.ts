import { InvalidField, type ServiceError } from "../../foundation/errors.ts";
import type { MessageKey, Translator } from "../../foundation/languages/texts.ts";
import type { Context } from "../../identity/context.ts";
import { invalidProperties, type NamedSchema, propertiesOf } from "../../server/http/components.ts";
import { toServiceError } from "../../server/http/error-handler.ts";
import { enteredValues, type Problem, type RejectedForm, withoutRow } from "../../web/pages/form.ts";
import { pagePolicyWithForms, withFetch } from "../../web/pages/html-response.ts";
import { type FieldProblems, userMessage } from "../../web/pages/user-message.ts";

/* Re-rendering of rejected forms. A request fails with its first error; the page shows all errors of the form. */

/** The form of a route: its validation, its messages, and how its page re-renders it. */
export type PageForm = {
  /** The schema of the fields. With a schema, all invalid fields are reported, not only the first. */
  schema?: NamedSchema;
  /** Returns further errors, which the schema cannot detect. */
  check?: (
    site: Pick<Context, "passwordPolicy" | "texts">,
    values: Readonly<Record<string, unknown>>,
  ) => Promise<ServiceError[]> | ServiceError[];
  problems?: (texts: Translator, rejected: { error: ServiceError; body: unknown }) => Problem[];
  /** Replaces a problem. By default, its message is the one that the field declares. */
  problemIn?: (
    texts: Translator,
    problem: Problem,
    error: ServiceError,
    values: Readonly<Record<string, unknown>>,
  ) => Problem;
  /** Whether the form belongs to the resource in the path. If the resource is not found, the error page is rendered. */
  needsResource?: true;
  /** Renders the page with the rejected form; undefined if the page cannot show the form. */
  show: (context: Context, rejected: RejectedForm) => Promise<string | undefined> | undefined;
};

/** How a route's errors are displayed. */
export type ErrorDisplay = {
  readonly form?: PageForm | undefined;
  /** Messages for invalid values, by field and parameter. */
  readonly problems: FieldProblems;
  /** The link that the error page shows for an invalid request (400). */
  readonly errorLink?: { readonly label: MessageKey; readonly path: string } | undefined;
};

type RejectedRequest = {
  error: ServiceError;
  /** The submitted body. It may not match the contract. */
  body: unknown;
  /** Path parameters; undefined if they do not match the contract or were not read. */
  params: unknown;
};

/** @returns one problem per invalid field, in form order; a problem without a field comes first */
const problemsOf = async (
  site: Pick<Context, "passwordPolicy" | "texts">,
  { schema, check, problems: ownProblems, problemIn }: PageForm,
  { error, body }: RejectedRequest,
  messages: FieldProblems,
): Promise<Problem[]> => {
  if (ownProblems) return ownProblems(site.texts, { error, body });
  const values = Object(body);
  const problemOf = (error: ServiceError): Problem => {
    const problem = { message: userMessage(site.texts, error, messages), field: error.field };
    return problemIn ? problemIn(site.texts, problem, error, values) : problem;
  };
  if (!schema || error.status !== 400 || error.field === undefined) return [problemOf(error)];
  const errors = [
    error,
    ...invalidProperties(schema, body).map((field) => new InvalidField(field, "is not valid")),
    ...((await check?.(site, values)) ?? []),
  ];
  const order = propertiesOf(schema);
  const problems = new Map(errors.toReversed().map((error) => [error.field, problemOf(error)]));
  return [...problems.values()].toSorted((a, b) => positionOf(a, order) - positionOf(b, order));
};

const positionOf = ({ field }: Problem, order: readonly string[]): number => order.indexOf(withoutRow(field ?? ""));

/** Whether the page can re-render the form after the error. A form submitted by another site is never re-rendered. */
const isFormError = ({ status, code }: ServiceError): boolean =>
  [400, 401, 403, 404, 409, 429].includes(status) && code !== "cross_site_request" && code !== "malformed_request";

/** Renders the page of a rejected form with the submitted values and all problems; undefined if the page cannot show the form. */
export const showRejected = async (
  { form, problems }: ErrorDisplay,
  request: RejectedRequest,
  contextOf: () => Context,
): Promise<{ html: string; policy: string } | undefined> => {
  const { error, body, params } = request;
  if (!form || params === undefined || !isFormError(error)) return undefined;
  if (form.needsResource && error.status === 404) return undefined;
  const context = contextOf();
  try {
    const values = enteredValues(body);
    const html = await form.show(context, {
      form: { values, problems: await problemsOf(context, form, request, problems) },
      submitted: body,
      text: (field) => (typeof values[field] === "string" ? values[field] : undefined),
      pathParameter: (name) => String(Object(params)[name] ?? ""),
      code: error.code,
    });
    return html === undefined ? undefined : { html, policy: withFetch(pagePolicyWithForms(context.providers.origins)) };
  } catch (error) {
    // Rendering fails, for example, if the database is down. The client then gets the original error.
    const renderingError = toServiceError(error);
    // Lower statuses are expected, such as 403 for an unverified user.
    if (renderingError.status >= 500)
      context.log[renderingError.status === 500 ? "error" : "warn"](
        { err: renderingError.cause ?? renderingError },
        "the form could not be re-rendered",
      );
    return undefined;
  }
};
