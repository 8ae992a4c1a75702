import type { ServiceError } from "../foundation/errors.ts";
import type { Texts } from "../foundation/languages/texts.ts";
import type { NamedSchema } from "../server/http/components.ts";
import type { OperationId } from "../server/http/contract.ts";
import type { Problem, Rejected } from "../web/pages/form.ts";
import type { Context, Handler, UserContext } from "./context.ts";

type Entered = Readonly<Record<string, unknown>>;

type ShowForm<From> = (context: From, rejected: Rejected) => Promise<string | undefined> | undefined;

/** What a page declares of its form: what is checked in it, and what is shown when it was refused. */
export type PageForm<From = Context> = {
  /** Of its fields: all that is wrong with them is shown at once, although a request fails with its first error. */
  schema?: NamedSchema;
  check?: (
    site: Pick<Context, "passwordPolicy" | "texts">,
    entered: Entered,
  ) => Promise<ServiceError[]> | ServiceError[];
  problems?: (texts: Texts, rejected: { error: ServiceError; body: unknown }) => Problem[];
  /** Words a problem; by default as its field declares. */
  problemIn?: (texts: Texts, problem: Problem, error: ServiceError, entered: Entered) => Problem;
  /** Whether the form stands on the page of what the path names: there is none when that was not found. */
  isOfPath?: true;
  /** Undefined where there is no form to show. */
  show: ShowForm<From>;
};

const forms = new WeakMap<object, PageForm>();

export const formOf = (handler: object): PageForm | undefined => forms.get(handler);

export const withForm = <Id extends OperationId>(form: PageForm, handle: Handler<Id>): Handler<Id> => {
  forms.set(handle, form);
  return handle;
};

export const withUserForm = <Id extends OperationId>(
  { show, ...form }: PageForm<UserContext>,
  handle: Handler<Id>,
): Handler<Id> => {
  const showToUser: ShowForm<Context> = ({ caller, ...context }, rejected) =>
    caller ? show({ ...context, caller }, rejected) : undefined;
  return withForm({ ...form, show: showToUser }, handle);
};
