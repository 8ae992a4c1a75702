import { decisionFor, type PublicPermission, type UserPermission } from "../../community/policies.ts";
import { PreconditionFailed, ServiceError, StepUpRequired, Unauthorized } from "../../foundation/errors.ts";
import { redirectToStepUp, secondFactorPath } from "../../identity/auth/second-factor/step-up.ts";
import type { Context, TargetAt, UserContext } from "../../identity/context.ts";
import { findVisitor } from "../../identity/users/signed-in-user.ts";
import { seeOther } from "../../server/http/responses.ts";
import { emptyForm, type Form, type RejectedForm, withoutValues } from "../../web/pages/form.ts";
import { htmlPage } from "../../web/pages/html-response.ts";
import type { SignedInUser, Surroundings } from "../../web/pages/page.ts";
import type { Notice } from "./fields.ts";
import type { PageForm } from "./rejected-form.ts";
import { type Page, type PageResponse, type PathParameters, type RouteOptions, readPath, toRoute } from "./route.ts";
import { defaultsOf, objectOf, type Properties, type ValuesOf } from "./schema.ts";

/*
 * The definition of a page has its path, permission, content and forms. When a form is rejected, its page is rendered
 * again, with the submitted values and all problems.
 */

/** The data of a template. It has no `headers`, unlike a response. */
export type TemplateData = Readonly<Record<string, unknown>> & Surroundings & { readonly headers?: never };

/** Path, query and headers of a page's request, and its rejected form, if any. */
export type PageInput<Path extends string = string, Q extends Properties = Properties> = {
  readonly path: PathParameters<Path>;
  readonly query: ValuesOf<Q>;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The submitted values and problems of a rejected form; otherwise empty. */
  readonly form: Form;
  readonly rejected: (RejectedForm & { readonly id: string }) | null;
};

/** Returns the rejected form if it has this id, otherwise an empty form. */
export const formIn = ({ form, rejected }: Pick<PageInput, "form" | "rejected">, id: string): Form =>
  rejected?.id === id ? form : emptyForm;

type Permission = UserPermission | PublicPermission;

/** The context of a request: public permissions need no caller. */
type ContextOf<P> = P extends PublicPermission ? Context : UserContext;

/** The context with the authorized resource. For a permission to read, `show` authorizes the caller instead. */
type WithTarget<P, Path> = P extends `${string}.read`
  ? ContextOf<P>
  : ContextOf<P> & { readonly target: TargetAt<P, Path> };

const isPublic = (permission: Permission): permission is PublicPermission =>
  permission === "public" || permission.endsWith(".read");

const isContextOf = <P extends Permission>(permission: P, context: Context): context is ContextOf<P> =>
  isPublic(permission) || context.caller !== null;

type PageDefinition<P, Path extends string, Q extends Properties> = RouteOptions<P> & {
  query?: Q;
  /** Path below `src/site/`. The data of the template also has the user, the form and the notice that the query names. */
  template?: string;
  /** The content security policy, if not the default. */
  policy?: (context: Context) => string;
  /** Returns the data of the template, or the response itself. */
  show: (context: WithTarget<P, Path>, input: PageInput<Path, Q>) => Promise<TemplateData | PageResponse>;
  /** Forms by the ids of their routes. */
  forms?: Readonly<Record<string, FormFactory<ValuesOf<Q>>>>;
  /** Replaces a problem. By default, its message is the one that the field declares. */
  problemIn?: PageForm["problemIn"];
};

type FormDefinition<P, Path extends string, B extends Properties, Query, Result> = RouteOptions<P> & {
  /** The form's fields; omitted for a button. */
  body?: B;
  /** Whether to reject a request without a body even if no field is required. */
  needsBody?: true;
  consumes?: readonly string[];
  /** Whether to ask for the second factor before `submit`. If `submit` throws StepUpRequired, the form asks for it too. */
  needsStepUp?: true;
  /** Returns the field for the path of an error of `submit`. */
  fieldOf?: (path: string) => string;
  /** Whether the form's page re-renders the rejected form (the default); otherwise the error page is rendered. */
  isRerendered?: boolean;
  /** The query of the page that re-renders the rejected form; by default without parameters. */
  pageQuery?: (context: ContextOf<P>, rejected: RejectedForm) => Promise<Query> | Query;
} & Pick<PageForm, "check" | "problems"> &
  Outcome<
    WithTarget<P, Path>,
    { readonly path: PathParameters<Path>; readonly query: object; readonly body: ValuesOf<B> },
    Result
  >;

/** The response to a form: a redirect to its page with a notice, or the response that `submit` returns. */
type Outcome<C, Input, Result> =
  | { submit: (context: C, input: Input) => Promise<Result>; notice: Notice | ((result: Result) => Notice) }
  | { submit: (context: C, input: Input) => Promise<PageResponse>; notice?: undefined };

/** The page of a form. An accepted form redirects to the page; the page re-renders a rejected form. */
type PageOfForm<Query> = Pick<PageForm, "needsResource" | "problemIn"> & {
  path: string;
  show: (
    context: Context,
    rejected: RejectedForm & { id: string },
    query: Query | undefined,
  ) => Promise<string | undefined>;
};

/** Creates the route of a form for its page. */
type FormFactory<Query> = (id: string, page: PageOfForm<Query>) => Page;

/** Defines a form of a page. */
export const form =
  <
    const Path extends string,
    const P extends Permission,
    Query = never,
    const B extends Properties = Record<never, never>,
    Result = never,
  >(
    path: Path,
    definition: FormDefinition<P, Path, B, Query, Result>,
  ): FormFactory<Query> =>
  (id, { path: pagePath, show, ...page }) => {
    const { needsStepUp, fieldOf, isRerendered = true, pageQuery, check, problems, ...route } = definition;
    const { permission, credentials, body } = route;
    const respond = async (...[context, input]: Parameters<typeof route.submit>): Promise<PageResponse> => {
      const filledPath = fillPath(pagePath, input.path);
      const { caller } = context;
      const redirect = needsStepUp && caller ? redirectToStepUp({ ...context, caller }, filledPath) : undefined;
      if (redirect) return redirect;
      if (definition.notice === undefined) return definition.submit(context, input);
      const { notice } = definition;
      const result = await definition.submit(context, input);
      return seeOther(`${filledPath}?notice=${typeof notice === "function" ? notice(result) : notice}`);
    };
    return toRoute({
      ...{ id, method: "POST", path, ...route },
      handle: (...parameters: Parameters<typeof respond>) =>
        respond(...parameters).catch((error: unknown) => {
          const [{ isForm }, input] = parameters;
          if (isForm && error instanceof StepUpRequired)
            return seeOther(secondFactorPath(fillPath(pagePath, input.path)));
          throw toFormError(error, fieldOf);
        }),
      form: isRerendered
        ? {
            ...page,
            ...(body && { schema: objectOf(body) }),
            ...(check && { check }),
            ...(problems && { problems }),
            show: async (requestContext, rejected) => {
              // The form ignores the session, so its page must too.
              const context = credentials === "none" ? { ...requestContext, caller: null } : requestContext;
              if (!isContextOf<P>(permission, context)) return undefined;
              const form = body ? rejected.form : withoutValues(rejected.form);
              return show(context, { ...rejected, form, id }, await pageQuery?.(context, rejected));
            },
          }
        : undefined,
    });
  };

/** Inserts parameters into the path of a page, URL-encoded because they may be any text. */
export const fillPath = (path: string, parameters: object): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(Object(parameters)[name]));

/** Assigns an error to a field of the form. Browsers send no If-Match, so a 412 becomes a 409. */
const toFormError = (error: unknown, fieldOf: ((path: string) => string) | undefined): unknown => {
  if (!(error instanceof ServiceError)) return error;
  const { message, code, text, field, path = field } = error;
  if (error instanceof PreconditionFailed) return new ServiceError(409, message, { code, text });
  if (!fieldOf || path === undefined) return error;
  return new ServiceError(error.status, message, { code, text, field: fieldOf(path) });
};

/** The form of a list's row. The field names of a rejected form end with the row's id. @param id name of the path parameter */
export const formInRow = ({ form, rejected }: Pick<PageInput, "form" | "rejected">, id: string): Form => {
  if (!rejected) return form;
  const row = rejected.pathParameter(id);
  return {
    values: Object.fromEntries(Object.entries(form.values).map(([name, value]) => [`${name}-${row}`, value])),
    problems: form.problems.map(({ message, field }) => ({ message, field: field && `${field}-${row}` })),
  };
};

type User = SignedInUser | null | undefined;

/** @param user undefined if the page does not show the signed-in user */
export const render = (context: Context, template: string, user: User, data: TemplateData): Promise<string> =>
  context.render({ path: `site/${template}` }, { user, form: emptyForm, notice: null, ...data });

/** Renders a template in response to a form, or instead of the page's template. */
export const renderPage = async (context: Context, template: string, data: TemplateData, policy?: string) =>
  htmlPage(await render(context, template, await findVisitor(context), data), policy);

/** A page: the route that shows it, and the routes of its forms. */
export const page = <
  const Path extends string,
  const P extends Permission,
  const Q extends Properties = Record<never, never>,
>(
  id: string,
  path: Path,
  { template, policy, show, forms = {}, problemIn, ...definition }: PageDefinition<P, Path, Q>,
): Page[] => {
  type ShowParameters = Parameters<typeof show>;
  const respond = async (...[context, input]: ShowParameters): Promise<PageResponse> => {
    const needsUser = template !== undefined && definition.credentials !== "none";
    const showAsync = async () => show(context, input);
    // Starts the query for the user first, so that `show` uses the cached result.
    const [user, result] = await Promise.all([needsUser ? findVisitor(context) : undefined, showAsync()]);
    if (isResponse(result)) return result;
    if (template === undefined) throw new Error(`${id} has no template`);
    // The account may have been deleted concurrently.
    if (user === null && !route.operation.allowsAnonymous) throw new Unauthorized();
    const query: Readonly<Record<string, unknown>> = input.query;
    const { notice: name } = query;
    const notice = name === undefined ? null : (definition.query?.["notice"]?.message?.(context.texts, name) ?? null);
    const html = await render(context, template, user, { form: input.form, notice, ...result });
    return htmlPage(html, policy?.(context));
  };
  const route = toRoute({
    ...{ id, method: "GET", path, ...definition },
    handle: (context: ShowParameters[0], input: Omit<ShowParameters[1], "form" | "rejected">) =>
      respond(context, { ...input, form: emptyForm, rejected: null }),
  });
  const authorize = decisionFor(route.operation);
  const pageOfForms: PageOfForm<ValuesOf<Q>> = {
    path,
    ...((path.includes("{") || definition.permission.includes(".")) && { needsResource: true }),
    ...(problemIn && { problemIn }),
    show: async (context, rejected, query = defaultsOf<Q>(definition.query)) => {
      if (!isContextOf(definition.permission, context)) return undefined;
      const { form, pathParameter } = rejected;
      const parameters = readPath(path, pathParameter);
      // The form's permission may differ from the page's, whose policy loads the `target` of the context.
      const target = await authorize?.(context, parameters);
      const pageContext = { ...context, target } as ShowParameters[0];
      const { body } = await respond(pageContext, { path: parameters, query, headers: {}, form, rejected });
      return typeof body === "string" ? body : undefined;
    },
  };
  return [route, ...Object.entries(forms).map(([id, define]) => define(id, pageOfForms))];
};

export const isResponse = (result: TemplateData | PageResponse): result is PageResponse => "headers" in result;
