import type { FastifyBaseLogger } from "fastify";
import type { operations, operationTable } from "../../generated/contract.ts";
import type { Caller } from "../access/caller.ts";
import type { Queryable } from "../db/client.ts";

/** Types of handlers, derived from the document: `Handler<"getGroup">` is all that a feature needs to know of HTTP. */

export type OperationId = keyof typeof operationTable & keyof operations;

/** What binds an operation to HTTP; the table is made from the document. */
export type Operation = {
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly security: readonly Readonly<Partial<Record<string, readonly string[]>>>[];
  /** Media types of the request body; none when there is no body. */
  readonly takes: readonly string[];
  /** Media types of the answer. */
  readonly gives: readonly string[];
  /** Statuses whose answers carry an ETag. */
  readonly tagged: readonly number[];
  readonly statuses: readonly number[];
};

/** What a handler may use of the world. */
export type Context = {
  readonly db: Queryable;
  readonly caller: Caller | null;
  readonly now: Date;
  /** Public address of the service, without a slash at its end. */
  readonly baseUrl: string;
  /** Path and query of this request, for links to itself. */
  readonly url: string;
  readonly log: FastifyBaseLogger;
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
  ? { readonly location: string }
  : { readonly link?: string; readonly "content-security-policy"?: string };

/** Answers that the document declares. Refusals are thrown: see `errors.ts`. */
export type Answer<Id extends OperationId> = {
  [Status in Success & keyof operations[Id]["responses"]]: {
    readonly status: Status;
    readonly headers: Headers<Status>;
    readonly body: Content<operations[Id]["responses"][Status]>;
  };
}[Success & keyof operations[Id]["responses"]];

export type Handler<Id extends OperationId> = (context: Context, input: Input<Id>) => Promise<Answer<Id>>;

export type Handlers = { readonly [Id in OperationId]: Handler<Id> };
