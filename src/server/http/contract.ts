import type { Readable } from "node:stream";
import { type operations, operationTable } from "../../../generated/contract.ts";
import type { Caller } from "./caller.ts";
import type { Forms } from "./coding.ts";

/** Types of requests and responses, derived from the document. */

export type OperationId = keyof typeof operationTable & keyof operations;

export const isOperationId = (id: string): id is OperationId => Object.hasOwn(operationTable, id);

/** How an operation is bound to HTTP; `operationTable` is generated from the document. */
export type Operation = {
  readonly method: string;
  readonly path: string;
  readonly allowsAnonymous: boolean;
  readonly allowsUnverified: boolean;
  /** Names of the security schemes that it accepts. */
  readonly credentials: readonly string[];
  /** Whether it is the same for everybody: credentials and cookies are not looked at. */
  readonly ignoresCredentials: boolean;
  readonly acceptsTrailingSlash: boolean;
  readonly scopes: readonly string[];
  readonly redirectsToLogin: boolean;
  /** Media types of the request body; empty when there is no body. */
  readonly consumes: readonly string[];
  /** Whether a request without a body is refused; otherwise it counts as an empty object. */
  readonly needsBody: boolean;
  /** Whether a member of the body that is null or an empty string counts as absent. */
  readonly ignoresEmptyMembers: boolean;
  /** How large the body may be; `null` for the limit of every operation. */
  readonly maxBodyBytes: number | null;
  readonly listFields: readonly string[];
  /** Names of the query parameters that it declares; empty unless it ignores others. */
  readonly query: readonly string[];
  /** Which query parameters that it does not declare are ignored; `null` if they are rejected. */
  readonly unlistedQuery: "ignored" | "tracking-ignored" | null;
  /** Media types of the response. */
  readonly produces: readonly string[];
  readonly etagStatuses: readonly number[];
  /** A rate limit of its own, or `none` if nothing limits it; `null` for the limits of every operation. */
  readonly rateLimit: "none" | "participations" | null;
  /** Headers of each response of a deprecated operation. */
  readonly deprecation: { readonly deprecation: string; readonly sunset: string } | null;
  /** Whether the path holds a secret: it is not logged, and the response is for those who know it. */
  readonly isSecretPath: boolean;
  /** Columns of the CSV file that is streamed; empty for other responses. */
  readonly columns: readonly string[];
  /** Whether the body is read from the database while it is sent. */
  readonly isStreamed: boolean;
  /** Whether the response goes on for as long as the client listens. */
  readonly isEndless: boolean;
  readonly rendersHtmlErrors: boolean;
  readonly jsonRpcStatuses: readonly number[];
  /** Whether errors have the form of RFC 6749 §5.2. */
  readonly hasOAuthErrors: boolean;
};

type Parameters<Id extends OperationId, Location extends string> = operations[Id] extends {
  parameters: { [location in Location]?: infer Values };
}
  ? Exclude<Values, undefined>
  : Record<never, never>;

type BodyOf<Operation> = Operation extends { requestBody?: infer Body } ? Exclude<Body, undefined> : never;

type Content<Message> = Message extends { content: infer Types } ? Types[keyof Types] : undefined;

/** The request after validation, with defaults filled in. */
export type Input<Id extends OperationId> = {
  readonly path: Parameters<Id, "path">;
  readonly query: Parameters<Id, "query">;
  readonly headers: Parameters<Id, "header">;
  readonly body: [BodyOf<operations[Id]>] extends [never] ? undefined : Content<BodyOf<operations[Id]>>;
};

type Success = 200 | 201 | 202 | 303;
type Headers<Status> = Status extends 201 | 303
  ? { readonly location: string; readonly etag?: string; readonly "idempotent-replayed"?: string }
  : {
      readonly link?: string;
      readonly etag?: string;
      readonly "content-disposition"?: string;
      readonly "content-security-policy"?: string;
      readonly "referrer-policy"?: string;
      readonly pragma?: string;
      readonly "cache-control"?: string;
      readonly "content-length"?: string;
      readonly "cross-origin-resource-policy"?: string;
      readonly "x-accel-buffering"?: string;
      readonly connection?: string;
    };

/** A body in bytes: encoded once for all responses, also in its compressed forms, or read from the database while it is sent. */
export type Encoded = { readonly [encoded]: Buffer | Readable; readonly forms?: Forms };
export const encoded: unique symbol = Symbol("encoded");

/** Successful responses that the document declares. Errors are thrown: see `foundation/errors.ts`. */
export type ResponseOf<Id extends OperationId> = {
  [Status in Success & keyof operations[Id]["responses"]]: {
    readonly status: Status;
    readonly headers: Headers<Status>;
    /** Whether this process has heard of what was changed: the operations that were called waited for it. */
    readonly isSettled?: true;
    /** Of a resource with counters: part of its ETag. */
    readonly revision?: number;
    readonly body: Content<operations[Id]["responses"][Status]> | (Status extends 200 ? Encoded : never);
  };
}[Success & keyof operations[Id]["responses"]];

/** An anonymous request never reaches the handler of an operation that requires a credential. */
type CallerOf<Id extends OperationId> = (typeof operationTable)[Id]["allowsAnonymous"] extends false
  ? Caller
  : Caller | null;

/** The application defines the context: see `identity/context.ts`. */
export type ContextualHandler<Id extends OperationId, Context> = (
  context: Context & { readonly caller: CallerOf<Id> },
  input: Input<Id>,
) => Promise<ResponseOf<Id>>;

export type ContextualHandlers<Context> = { readonly [Id in OperationId]: ContextualHandler<Id, Context> };

/**
 * Requires the rights that the path alone decides, and throws the error of a caller who lacks them. It is asked where
 * a request is refused before its handler, which would have asked first.
 */
export type ContextualAuthorizations<Context> = {
  readonly [Id in OperationId]?: (
    context: Context & { readonly caller: Caller },
    path: Input<Id>["path"],
  ) => Promise<unknown>;
};
