import { decisionFor, type PublicPermission, type UserPermission } from "../../community/policies.ts";
import { PreconditionFailed, ServiceError, Unauthorized } from "../../foundation/errors.ts";
import type { Context, TargetAt, UserContext } from "../../identity/context.ts";
import { visitorOf } from "../../identity/users/signed-in-user.ts";
import { emptyForm, type Form, type Rejected, withoutValues } from "../../web/pages/form.ts";
import { htmlPage } from "../../web/pages/html-response.ts";
import type { SignedInUser, Surroundings } from "../../web/pages/page.ts";
import type { PageForm } from "./rejected-form.ts";
import { type Page, type PageResponse, type PathOf, pathOf, type RouteOptions, toRoute } from "./route.ts";
import { defaultsOf, objectOf, type Properties, type ValuesOf } from "./schema.ts";

/*
 * A page is one definition: its address, who may see it, how it is shown, and its forms. A rejected form is shown again on its page,
 * with what was submitted and all problems.
 */

/** What a template shows. `headers` tells a response from it. */
export type TemplateData = Readonly<Record<string, unknown>> & Surroundings & { readonly headers?: never };

/** What a page is shown for: its address, and a rejected form that is shown again. */
export type PageInput<Path extends string = string, Q extends Properties = Properties> = {
  readonly path: PathOf<Path>;
  readonly query: ValuesOf<Q>;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** What was submitted and why it was rejected; empty on a page that is requested. */
  readonly form: Form;
  readonly rejected: (Rejected & { readonly id: string }) | null;
};

/** The form with an id, if that is the rejected one; otherwise an empty one. */
export const formIn = ({ form, rejected }: Pick<PageInput, "form" | "rejected">, id: string): Form =>
  rejected?.id === id ? form : emptyForm;

/** The context has what the path names, except where everyone is admitted. */
type WithTarget<From, Permission, Path> = Permission extends `${string}.read`
  ? From
  : From & { readonly target: TargetAt<Permission, Path> };

type PageDefinition<From, Permission, Path extends string, Q extends Properties> = RouteOptions<Permission> & {
  query?: Q;
  /** Path below `src/site/`. The template gets the user, the form and the notice of the query with the data. */
  template?: string;
  /** The content security policy, if the template needs another than most. */
  policy?: (context: Context) => string;
  /** Returns the data of the template, or the response itself. */
  show: (
    context: WithTarget<From, Permission, Path>,
    input: PageInput<Path, Q>,
  ) => Promise<TemplateData | PageResponse>;
  /** By the ids of their routes. */
  forms?: Readonly<Record<string, DefinedForm<ValuesOf<Q>>>>;
  /** Words a problem with one of the forms; by default as its field declares. */
  problemIn?: PageForm["problemIn"];
};

type FormDefinition<From, Permission, Path extends string, B extends Properties, Query> = RouteOptions<Permission> & {
  /** Its fields; none for a button. */
  body?: B;
  /** Whether a request without a body is rejected although no field is required. */
  needsBody?: true;
  consumes?: readonly string[];
  submit: (
    context: WithTarget<From, Permission, Path>,
    input: { readonly path: PathOf<Path>; readonly query: object; readonly body: ValuesOf<B> },
  ) => Promise<PageResponse>;
  /** The field that asks for what an error of `submit` is about, by the error's path. */
  fieldOf?: (path: string) => string;
  /** Whether its page is shown again when it is rejected, which is the default; otherwise an error page is. */
  isShownAgain?: boolean;
  /** The query with which its page is shown again; by default without parameters. */
  shownAt?: (context: From, rejected: Rejected) => Promise<Query> | Query;
} & Pick<PageForm, "check" | "problems">;

/** How the page of a form is shown again. */
type PageAgain<Query> = Pick<PageForm, "isOfPath" | "problemIn"> & {
  show: (
    context: Context,
    rejected: Rejected & { id: string },
    query: Query | undefined,
  ) => Promise<string | undefined>;
};

/** Becomes a route when its page tells how it is shown again. */
type DefinedForm<Query> = (id: string, page: PageAgain<Query>) => Page;

type Narrow<From> = (context: Context) => From | undefined;

const anyone: Narrow<Context> = (context) => context;
const signedIn: Narrow<UserContext> = ({ caller, ...context }) => (caller ? { ...context, caller } : undefined);

const formDefiner =
  <From, Permission extends string>(narrow: Narrow<From>) =>
  <
    const Path extends string,
    const P extends Permission,
    Query = never,
    const B extends Properties = Record<never, never>,
  >(
    path: Path,
    {
      submit,
      fieldOf,
      isShownAgain = true,
      shownAt,
      check,
      problems,
      ...definition
    }: FormDefinition<From, P, Path, B, Query>,
  ): DefinedForm<Query> =>
  (id, { show, ...page }) =>
    toRoute({
      ...{ id, method: "POST", path, ...definition },
      handle: (...[context, input]: Parameters<typeof submit>) =>
        submit(context, input).catch((error: unknown) => {
          throw toFormError(error, fieldOf);
        }),
      form: isShownAgain
        ? {
            ...page,
            ...(definition.body && { schema: objectOf(definition.body) }),
            ...(check && { check }),
            ...(problems && { problems }),
            show: async (requested, rejected) => {
              // Users with a session also send forms that identify nobody.
              const context = definition.credentials === "none" ? { ...requested, caller: null } : requested;
              const from = narrow(context);
              if (from === undefined) return undefined;
              const form = definition.body ? rejected.form : withoutValues(rejected.form);
              return show(context, { ...rejected, form, id }, await shownAt?.(from, rejected));
            },
          }
        : undefined,
    });

/** An error of a form is about a field. Browsers send no If-Match, so a 412 becomes a conflict. */
const toFormError = (error: unknown, fieldOf: ((path: string) => string) | undefined): unknown => {
  if (!(error instanceof ServiceError)) return error;
  const { message, code, text, field, path = field } = error;
  if (error instanceof PreconditionFailed) return new ServiceError(409, message, { code, text });
  if (!fieldOf || path === undefined) return error;
  return new ServiceError(error.status, message, { code, text, field: fieldOf(path) });
};

/** The form as its template shows it in one row of several: fields are named after the row. @param id the path's parameter that names it */
export const formInRow = ({ form, rejected }: Pick<PageInput, "form" | "rejected">, id: string): Form => {
  if (!rejected) return form;
  const row = rejected.segment(id);
  return {
    values: Object.fromEntries(Object.entries(form.values).map(([name, value]) => [`${name}-${row}`, value])),
    problems: form.problems.map(({ message, field }) => ({ message, field: field && `${field}-${row}` })),
  };
};

type User = SignedInUser | null | undefined;

/** @param user undefined on a page that does not say who is signed in */
export const render = (context: Context, template: string, user: User, data: TemplateData): Promise<string> =>
  context.render({ path: `site/${template}` }, { user, form: emptyForm, notice: null, ...data });

/** Shows a template in response to a form, or instead of that of the page. */
export const renderPage = async (context: Context, template: string, data: TemplateData, policy?: string) =>
  htmlPage(await render(context, template, await visitorOf(context), data), policy);

const pageDefiner =
  <From extends Context, Permission extends string>(narrow: Narrow<From>) =>
  <const Path extends string, const P extends Permission, const Q extends Properties = Record<never, never>>(
    id: string,
    path: Path,
    { template, policy, show, forms = {}, problemIn, ...definition }: PageDefinition<From, P, Path, Q>,
  ): Page[] => {
    type Shown = Parameters<typeof show>;
    const respond = async (...[context, input]: Shown): Promise<PageResponse> => {
      const needsUser = template !== undefined && definition.credentials !== "none";
      const showing = async () => show(context, input);
      // First the user, whom `show` then need not read again.
      const [user, shown] = await Promise.all([needsUser ? visitorOf(context) : undefined, showing()]);
      if (isResponse(shown)) return shown;
      if (template === undefined) throw new Error(`${id} has no template`);
      // The account may just have been deleted.
      if (user === null && !page.operation.allowsAnonymous) throw new Unauthorized();
      const query: Readonly<Record<string, unknown>> = input.query;
      const { notice: named } = query;
      const notice =
        named === undefined ? null : (definition.query?.["notice"]?.message?.(context.texts, named) ?? null);
      const html = await render(context, template, user, { form: input.form, notice, ...shown });
      return htmlPage(html, policy?.(context));
    };
    const page = toRoute({
      ...{ id, method: "GET", path, ...definition },
      handle: (context: Shown[0], input: Omit<Shown[1], "form" | "rejected">) =>
        respond(context, { ...input, form: emptyForm, rejected: null }),
    });
    const decide = decisionFor(page.operation);
    const again: PageAgain<ValuesOf<Q>> = {
      ...((path.includes("{") || definition.permission.includes(".")) && { isOfPath: true }),
      ...(problemIn && { problemIn }),
      show: async (context, rejected, query = defaultsOf<Q>(definition.query)) => {
        const from = narrow(context);
        if (from === undefined) return undefined;
        const { form, segment } = rejected;
        const parameters = pathOf(path, segment);
        // The form may have another permission than its page. The policy finds what `WithTarget` names.
        const target = await decide?.(context, parameters);
        const ofPage = { ...from, target } as Shown[0];
        const { body } = await respond(ofPage, { path: parameters, query, headers: {}, form, rejected });
        return typeof body === "string" ? body : undefined;
      },
    };
    return [page, ...Object.entries(forms).map(([id, define]) => define(id, again))];
  };

export const isResponse = (shown: TemplateData | PageResponse): shown is PageResponse => "headers" in shown;

/** A page for signed-in users. */
export const page = pageDefiner<UserContext, UserPermission>(signedIn);

/** A page for everyone. */
export const publicPage = pageDefiner<Context, PublicPermission>(anyone);

/** The form of a page for signed-in users. */
export const form = formDefiner<UserContext, UserPermission>(signedIn);

/** The form of a page for everyone. */
export const publicForm = formDefiner<Context, PublicPermission>(anyone);
