import type { operations, operationTable } from "../../generated/contract.ts";
import type { Caller } from "./caller.ts";

/** Types of requests and responses, derived from the document. */

export type OperationId = keyof typeof operationTable & keyof operations;

/** What binds an operation to HTTP; the table is made from the document. */
export type Operation = {
  readonly method: string;
  readonly path: string;
  /** Whether it needs no credential. */
  readonly allowsAnonymous: boolean;
  /** Whether a user whose address is not verified may call it. */
  readonly allowsUnverified: boolean;
  /** Names of security schemes: what it takes as a credential. */
  readonly credentials: readonly string[];
  /** What a token needs. */
  readonly scopes: readonly string[];
  /** Whether a browser without a session is sent to the sign-in. */
  readonly redirectsToLogin: boolean;
  /** Media types of the request body; none when there is no body. */
  readonly consumes: readonly string[];
  /** Fields of the body that are lists. */
  readonly listFields: readonly string[];
  /** Media types of the response. */
  readonly produces: readonly string[];
  /** Statuses whose responses carry an ETag. */
  readonly etagStatuses: readonly number[];
  /** Whether a browser gets a page when it fails. */
  readonly rendersHtmlErrors: boolean;
};

type Parameters<Id extends OperationId, Place extends string> = operations[Id] extends {
  parameters: { [place in Place]?: infer Values };
}
  ? Exclude<Values, undefined>
  : Record<never, never>;

type Content<Message> = Message extends { content: infer Types } ? Types[keyof Types] : undefined;

/** The request after validation, which has filled in the defaults. */
export type Input<Id extends OperationId> = {
  readonly path: Parameters<Id, "path">;
  readonly query: Parameters<Id, "query">;
  readonly headers: Parameters<Id, "header">;
  readonly body: operations[Id] extends { requestBody: infer Body } ? Content<Body> : undefined;
};

type Success = 200 | 201 | 303;
type Headers<Status> = Status extends 201 | 303
  ? { readonly location: string; readonly etag?: string }
  : { readonly link?: string; readonly etag?: string; readonly "content-security-policy"?: string };

/** Responses that the document declares. Errors are thrown: see `errors.ts`. */
export type ResponseOf<Id extends OperationId> = {
  [Status in Success & keyof operations[Id]["responses"]]: {
    readonly status: Status;
    readonly headers: Headers<Status>;
    readonly body: Content<operations[Id]["responses"][Status]>;
  };
}[Success & keyof operations[Id]["responses"]];

/** Nobody anonymous gets as far as a handler whose operation needs a credential. */
type CallerOf<Id extends OperationId> = (typeof operationTable)[Id]["allowsAnonymous"] extends false
  ? Caller
  : Caller | null;

/** What a handler may use of the world is the application's to say: see `context.ts`. */
export type ContextualHandler<Id extends OperationId, Context> = (
  context: Context & { readonly caller: CallerOf<Id> },
  input: Input<Id>,
) => Promise<ResponseOf<Id>>;

export type ContextualHandlers<Context> = { readonly [Id in OperationId]: ContextualHandler<Id, Context> };
