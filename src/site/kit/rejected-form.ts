import { InvalidField, type ServiceError } from "../../foundation/errors.ts";
import type { Key, Texts } from "../../foundation/languages/texts.ts";
import type { Context } from "../../identity/context.ts";
import { invalidProperties, type NamedSchema, propertiesOf } from "../../server/http/components.ts";
import { toServiceError } from "../../server/http/error-handler.ts";
import { columnOf, enteredIn, type Problem, type Rejected } from "../../web/pages/form.ts";
import { pagePolicyWithForms, withFetch } from "../../web/pages/html-response.ts";
import { type FieldProblems, userMessage } from "../../web/pages/user-message.ts";

/* How a rejected form is shown again. A request fails with its first error; a page shows all errors of its form. */

/** What a route's form declares: how its values are checked and its problems worded, and its page. */
export type PageForm = {
  /** Of its fields: all that is wrong with them is shown at once. */
  schema?: NamedSchema;
  check?: (
    site: Pick<Context, "passwordPolicy" | "texts">,
    entered: Readonly<Record<string, unknown>>,
  ) => Promise<ServiceError[]> | ServiceError[];
  problems?: (texts: Texts, rejected: { error: ServiceError; body: unknown }) => Problem[];
  /** Words a problem; by default as its field declares. */
  problemIn?: (
    texts: Texts,
    problem: Problem,
    error: ServiceError,
    entered: Readonly<Record<string, unknown>>,
  ) => Problem;
  /** Whether the form stands on the page of what the path names: there is none when that was not found. */
  isOfPath?: true;
  /** Undefined where there is no form to show. */
  show: (context: Context, rejected: Rejected) => Promise<string | undefined> | undefined;
};

/** How errors of a route are shown. */
export type ErrorDisplay = {
  readonly form?: PageForm | undefined;
  /** Messages for values that do not conform, by field and parameter. */
  readonly problems: FieldProblems;
  /** Where the page of a 400 leads. */
  readonly wayOut?: { readonly label: Key; readonly path: string } | undefined;
};

type Failed = {
  error: ServiceError;
  /** As sent; may not match the contract. */
  body: unknown;
  /** Path parameters; undefined if they do not match the contract or were not read. */
  params: unknown;
};

/** @returns one problem per invalid field, in form order; a problem without a field comes first */
const problemsOf = async (
  site: Pick<Context, "passwordPolicy" | "texts">,
  { schema, check, problems: ownProblems, problemIn }: PageForm,
  { error, body }: Failed,
  messages: FieldProblems,
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

const rankOf = ({ field }: Problem, order: readonly string[]): number => order.indexOf(columnOf(field ?? ""));

/** Other errors get a page of their own. A form from another site is not shown as ours. */
const isFormError = ({ status, code }: ServiceError): boolean =>
  [400, 401, 403, 404, 409, 429].includes(status) && code !== "cross_site_request" && code !== "malformed_request";

/** The page of a rejected form, with what was submitted and all problems; undefined where there is none. */
export const showRejected = async (
  { form, problems }: ErrorDisplay,
  failed: Failed,
  contextOf: () => Context,
): Promise<{ html: string; policy: string } | undefined> => {
  const { error, body, params } = failed;
  if (!form || params === undefined || !isFormError(error)) return undefined;
  if (form.isOfPath && error.status === 404) return undefined;
  const context = contextOf();
  try {
    const values = enteredIn(body);
    const html = await form.show(context, {
      form: { values, problems: await problemsOf(context, form, failed, problems) },
      submitted: body,
      text: (field) => (typeof values[field] === "string" ? values[field] : undefined),
      segment: (name) => String(Object(params)[name] ?? ""),
      code: error.code,
    });
    return html === undefined ? undefined : { html, policy: withFetch(pagePolicyWithForms(context.providers.origins)) };
  } catch (error) {
    // The account or the database may be gone. The client still gets the first error.
    const second = toServiceError(error);
    // Lower statuses are expected, such as 403 for an unverified user.
    if (second.status >= 500)
      context.log[second.status === 500 ? "error" : "warn"](
        { err: second.cause ?? second },
        "the form could not be shown again",
      );
    return undefined;
  }
};
