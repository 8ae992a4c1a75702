import { operationTable, type Schemas } from "../../../generated/contract.ts";
import { isKey, type MessageKey } from "../../foundation/languages/texts.ts";
import type { Context, Handler } from "../../identity/context.ts";
import { propertiesOf } from "../../server/http/components.ts";
import {
  type Input,
  isOperationId,
  type Operation,
  type OperationId,
  type ResponseOf,
} from "../../server/http/contract.ts";
import { contractDocument } from "../../server/http/document.ts";
import { emptyForm, type Form, type RejectedForm, withoutValues } from "../../web/pages/form.ts";
import { htmlPage } from "../../web/pages/html-response.ts";
import { isResponse, render, type TemplateData } from "./page.ts";
import type { ErrorDisplay, PageForm } from "./rejected-form.ts";
import type { PageResponse } from "./route.ts";

/*
 * Pages that are operations of the contract. They are defined with their forms, like other pages, but their path,
 * permission and schemas are in the contract.
 */

type ContextOf<Id extends OperationId> = Parameters<Handler<Id>>[0];

/** Path and query of a page, and its rejected form, if any. */
type OperationInput<Id extends OperationId> = Pick<Input<Id>, "path" | "query"> & {
  /** The submitted values and problems of a rejected form; otherwise empty. */
  readonly form: Form;
  readonly rejected: RejectedForm | null;
};

type FormDefinition<Submit, Query> = Pick<PageForm, "check"> & {
  submit: Submit;
  /** The query of the page that re-renders the rejected form. If omitted, an error page is shown. */
  pageQuery?: (rejected: RejectedForm) => Query | undefined;
};

type AnyForm = FormDefinition<(context: never, input: never) => Promise<unknown>, object>;

/** The query of an operation; an empty object if it has none. */
type QueryOf<Id extends OperationId> = [Input<Id>["query"]] extends [never] ? object : Input<Id>["query"];

type OperationPageDefinition<Id extends OperationId, FormId extends OperationId> = Pick<ErrorDisplay, "errorLink"> & {
  /** Path below `src/site/`. The data of the template also has the form. */
  template?: string;
  /** The content security policy, if not the default. */
  policy?: string;
  /** Returns the data of the template, or the response itself. */
  show: (context: ContextOf<Id>, input: OperationInput<Id>) => Promise<TemplateData | ResponseOf<Id>>;
  /** Forms by the ids of their operations. */
  forms?: { readonly [Each in FormId]: FormDefinition<Handler<Each>, QueryOf<Id>> };
  /** Messages for invalid parameters, besides `commonProblems`, and for fields without a text `common.field.NAME`. */
  problems?: ErrorDisplay["problems"];
};

type OperationRoutes<Ids extends OperationId> = {
  readonly [Id in Ids]: ErrorDisplay & { readonly handle: Handler<Id> };
};

const commonProblems: ErrorDisplay["problems"] = {
  authorization_id: "common.wrong.app_link",
  next: "common.wrong.next",
  provider: "common.wrong.provider",
  token: "common.wrong.link",
};

const isSchemaName = (name: string): name is keyof Schemas =>
  Object.hasOwn(contractDocument().components.schemas, name);

/** The name of the schema of an operation's body. */
const bodySchemaOf = (id: OperationId): keyof Schemas | undefined => {
  const { path, method } = operationTable[id];
  const { requestBody } = contractDocument().paths[path]?.[method.toLowerCase()] ?? {};
  const [body] = Object.values(requestBody?.content ?? {});
  const name = body?.schema?.$ref?.split("/").at(-1) ?? "";
  return isSchemaName(name) ? name : undefined;
};

/** The messages for invalid fields of an operation's body that have a text `common.field.NAME`. */
export const fieldProblemsOf = (id: OperationId): Readonly<Record<string, MessageKey>> => {
  const schema = bodySchemaOf(id);
  const keys = (schema === undefined ? [] : propertiesOf(schema)).map(
    (name) => [name, `common.field.${name}`] as const,
  );
  return Object.fromEntries(keys.flatMap(([name, key]) => (isKey(key) ? [[name, key]] : [])));
};

/** Defines a page of the contract and its forms. @param id of the operation that shows the page */
export const operationPage = <const Id extends OperationId, const FormId extends OperationId = never>(
  id: Id,
  { template, policy, show, forms, problems: ownProblems, errorLink }: OperationPageDefinition<Id, FormId>,
): OperationRoutes<Id | FormId> => {
  const problems = { ...commonProblems, ...ownProblems };
  // The compiler cannot relate an id to the types of its operation.
  const showUntyped = show as (context: Context, input: object) => Promise<TemplateData | PageResponse>;
  const respond = async (context: Context, input: { form: Form; [name: string]: unknown }): Promise<PageResponse> => {
    const result = await showUntyped(context, input);
    if (isResponse(result)) return result;
    if (template === undefined) throw new Error(`${id} has no template`);
    return htmlPage(await render(context, template, undefined, { form: input.form, ...result }), policy);
  };
  const { allowsAnonymous }: Operation = operationTable[id];
  const page = {
    handle: (context: Context, { path, query }: Pick<Input<Id>, "path" | "query">) =>
      respond(context, { path, query, form: emptyForm, rejected: null }),
    problems,
    errorLink,
  };
  const toForm = (formId: OperationId, { submit, check, pageQuery }: AnyForm) => {
    const schema = bodySchemaOf(formId);
    const show: PageForm["show"] = async (context, rejected) => {
      const query = pageQuery?.(rejected);
      if (query === undefined || !(allowsAnonymous || context.caller)) return undefined;
      const form = schema ? rejected.form : withoutValues(rejected.form);
      const { body } = await respond(context, { path: {}, query, form, rejected });
      return typeof body === "string" ? body : undefined;
    };
    return {
      handle: submit,
      problems: { ...problems, ...fieldProblemsOf(formId) },
      errorLink,
      form: pageQuery && { ...(schema && { schema }), ...(check && { check }), show },
    };
  };
  const definitions = Object.entries({ ...forms } as Readonly<Record<string, AnyForm>>);
  const routes = definitions.flatMap(([formId, form]) =>
    isOperationId(formId) ? [[formId, toForm(formId, form)] as const] : [],
  );
  return Object.fromEntries<unknown>([[id, page], ...routes]) as OperationRoutes<Id | FormId>;
};
