import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type operations, operationTable } from "../../../generated/contract.ts";
import { pageTable } from "../../../generated/pages.ts";
import type { Compressor } from "./coding.ts";

export type OperationId = keyof typeof operationTable & keyof operations;

export const isOperationId = (id: string): id is OperationId => Object.hasOwn(operationTable, id);

/** All routes: the contract's operations and the pages that it does not describe. */
export const routeTable = { ...operationTable, ...pageTable };

export type RouteId = OperationId | keyof typeof pageTable;

export const isRouteId = (id: string): id is RouteId => Object.hasOwn(routeTable, id);

/** The properties of a route. Generated from the contract (`operationTable`) or from the definition of a page (`pageTable`). */
export type Operation = {
  readonly method: string;
  readonly path: string;
  readonly allowsAnonymous: boolean;
  readonly allowsUnverified: boolean;
  readonly credentials: readonly string[];
  readonly ignoresCredentials: boolean;
  readonly acceptsTrailingSlash: boolean;
  readonly scopes: readonly string[];
  /** `public`, `signed_in`, or the permission that a policy checks, as noun.verb. */
  readonly permission: string;
  readonly redirectsToLogin: boolean;
  readonly consumes: readonly string[];
  /** Whether a missing body is an error. If false, it counts as an empty object. */
  readonly needsBody: boolean;
  readonly ignoresEmptyMembers: boolean;
  /** `null` for the default limit. */
  readonly maxBodyBytes: number | null;
  readonly listFields: readonly string[];
  readonly query: readonly string[];
  /** Which undeclared query parameters are ignored. If `null`, all are rejected. */
  readonly unlistedQuery: "ignored" | "tracking-ignored" | null;
  readonly produces: readonly string[];
  readonly etagStatuses: readonly number[];
  /** `null` for the default limits. */
  readonly rateLimit: "none" | "participations" | null;
  readonly deprecation: { readonly deprecation: string; readonly sunset: string } | null;
  readonly isSecretPath: boolean;
  readonly columns: readonly string[];
  readonly isStreamed: boolean;
  /** Streamed, and possibly hundreds of megabytes. */
  readonly isLong: boolean;
  readonly isEndless: boolean;
  readonly rendersHtmlErrors: boolean;
  readonly jsonRpcStatuses: readonly number[];
  readonly hasOAuthErrors: boolean;
};

export type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** The operation of a request's route; undefined for other routes. */
export const operationOf = ({ routeOptions }: Pick<FastifyRequest, "routeOptions">): Operation | undefined => {
  const { operationId } = routeOptions.config;
  return operationId && routeTable[operationId];
};

type Parameters<Id extends OperationId, Location extends string> = operations[Id] extends {
  parameters: { [location in Location]?: infer Values };
}
  ? Exclude<Values, undefined>
  : Record<never, never>;

type BodyOf<Operation> = Operation extends { requestBody?: infer Body } ? Exclude<Body, undefined> : never;

type Content<Message> = Message extends { content: infer Types } ? Types[keyof Types] : undefined;

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

/** A body that is already encoded: bytes, which may be compressed, or a stream. */
export type Encoded = { readonly [encoded]: Buffer | Readable; readonly compressor?: Compressor };
export const encoded: unique symbol = Symbol("encoded");

export type ResponseOf<Id extends OperationId> = {
  [Status in Success & keyof operations[Id]["responses"]]: {
    readonly status: Status;
    readonly headers: Headers<Status>;
    /** Set if internal requests made the changes: the response cache has received them already. */
    readonly isSettled?: true;
    readonly revision?: number;
    readonly body: Content<operations[Id]["responses"][Status]> | (Status extends 200 ? Encoded : never);
  };
}[Success & keyof operations[Id]["responses"]];

/** Anonymous requests never reach handlers that require a credential. */
type CallerOf<Id extends OperationId> = (typeof operationTable)[Id]["allowsAnonymous"] extends false
  ? Caller
  : Caller | null;

export type ContextualHandler<Id extends OperationId, Context> = (
  context: Context & { readonly caller: CallerOf<Id> },
  input: Input<Id>,
) => Promise<ResponseOf<Id>>;

export type Caller = {
  userId: string;
  verified: boolean;
  language?: string | null;
  /** `null` for a session, which has all scopes. */
  scopes: ReadonlySet<string> | null;
  token: { id: string; expiresAt: Date | null; app: App | null } | null;
};

type App = { clientId: string; grantId: string; grantExpiresAt: Date };

/** `null` for an anonymous request. @throws Unauthorized for an invalid credential */
export type Authenticate = (request: FastifyRequest) => Promise<Caller | null>;

/** A route that the contract does not describe. @typeParam Form describes how to show a rejected form again */
export type PageRoute<Form = unknown, Message = unknown> = {
  readonly id: string;
  readonly operation: Operation;
  /** JSON Schemas, which may refer to the contract's components. */
  readonly schema: {
    readonly params?: object;
    readonly querystring: object;
    readonly headers?: object;
    readonly body?: object;
  };
  /** Messages for values that do not conform, by name. */
  readonly problems: Readonly<Record<string, Message>>;
  readonly handle: (context: never, input: never) => Promise<unknown>;
  readonly form: Form | undefined;
};
