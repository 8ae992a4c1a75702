import type { operations, operationTable } from "../../generated/contract.ts";

/** Types of requests and answers, derived from the document. */

export type OperationId = keyof typeof operationTable & keyof operations;

/** What binds an operation to HTTP; the table is made from the document. */
export type Operation = {
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly security: readonly Readonly<Partial<Record<string, readonly string[]>>>[];
  /** Whether a user whose address is not verified may call it. */
  readonly admitsUnverified: boolean;
  /** Media types of the request body; none when there is no body. */
  readonly takes: readonly string[];
  /** Fields of the body that are lists. */
  readonly listFields: readonly string[];
  /** Media types of the answer. */
  readonly gives: readonly string[];
  /** Statuses whose answers carry an ETag. */
  readonly tagged: readonly number[];
  readonly statuses: readonly number[];
  /** Whether a browser gets a page when it fails. */
  readonly failsAsPage: boolean;
};

type Parameters<Id extends OperationId, Place extends string> = operations[Id] extends {
  parameters: { [place in Place]?: infer Values };
}
  ? Exclude<Values, undefined>
  : Record<never, never>;

/** The validator fills in the defaults that the document declares. */
type Defaulted = { limit?: number; sort?: string };
type WithDefaults<Values> = Omit<Values, keyof Defaulted> & Required<Pick<Values, keyof Values & keyof Defaulted>>;

type Content<Message> = Message extends { content: infer Types } ? Types[keyof Types] : undefined;

/** The request after validation. */
export type Input<Id extends OperationId> = {
  readonly path: Parameters<Id, "path">;
  readonly query: WithDefaults<Parameters<Id, "query">>;
  readonly headers: Parameters<Id, "header">;
  readonly body: operations[Id] extends { requestBody: infer Body } ? Content<Body> : undefined;
};

type Success = 200 | 201 | 303;
type Headers<Status> = Status extends 201 | 303
  ? { readonly location: string; readonly etag?: string }
  : { readonly link?: string; readonly etag?: string; readonly "content-security-policy"?: string };

/** Answers that the document declares. Refusals are thrown: see `errors.ts`. */
export type Answer<Id extends OperationId> = {
  [Status in Success & keyof operations[Id]["responses"]]: {
    readonly status: Status;
    readonly headers: Headers<Status>;
    readonly body: Content<operations[Id]["responses"][Status]>;
  };
}[Success & keyof operations[Id]["responses"]];

/** What a handler may use of the world is the application's to say: see `context.ts`. */
export type ContextualHandler<Id extends OperationId, Context> = (
  context: Context,
  input: Input<Id>,
) => Promise<Answer<Id>>;

/** Each with the context that it asks for. */
export type ContextualHandlers = { readonly [Id in OperationId]: ContextualHandler<Id, never> };
