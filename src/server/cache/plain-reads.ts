import type { IncomingMessage } from "node:http";
import type { RouteOptions } from "fastify";
import findMyWay from "find-my-way";
import { operationTable } from "../../../generated/contract.ts";
import { BadRequest } from "../../foundation/errors.ts";
import type { Caller } from "../http/caller.ts";
import { cachingHeaders, requireReadableUrl } from "../http/checks.ts";
import {
  type ContextualHandlers,
  contentTypeOf,
  type HandlerResponse,
  type Operation,
  type OperationId,
} from "../http/contract.ts";
import { anyOrigin } from "../http/cors.ts";
import { routerOptions } from "../http/transport.ts";
import { requireStorableText, validatorCompiler } from "../http/validation.ts";
import type { Load } from "./store.ts";

/* Public reads of the API without Fastify: the same routes, schemas and handlers. */

/** Who reads, and what is made of it for others. */
export type Reading = { readonly caller: Caller | null; load: Load | null };

/** A read that the contract describes. */
export type PlainRead = {
  id: OperationId;
  route: string;
  hasEntityTag: boolean;
  /** Of each response, but for what is its own. */
  headers: Readonly<Record<string, string>>;
  contentType: string | undefined;
};

/** A valid request for it. */
type Asked = { read: PlainRead; path: unknown; query: unknown; run(reading: Reading): Promise<HandlerResponse> };

export type PlainReads = {
  /** Binds a route of the contract. */
  bind(route: RouteOptions): void;
  /** `undefined` for any other request, and for one that is not valid: Fastify refuses it. */
  find(request: IncomingMessage): Asked | undefined;
};

type Given<Id extends OperationId, Context> = {
  ids: readonly Id[];
  handlers: Pick<ContextualHandlers<Context>, Id>;
  contextOf: (url: string, reading: Reading) => Context;
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
};

type Input = { path: unknown; query: unknown; headers: unknown; body: undefined };

type Bound = {
  read: PlainRead;
  isValid: (input: Input) => boolean;
  handle: (url: string, reading: Reading, input: Input) => Promise<HandlerResponse>;
};

export const createPlainReads = <Id extends OperationId, Context>({
  ids,
  handlers,
  contextOf,
  headers,
}: Given<Id, Context>): PlainReads => {
  const router = findMyWay(routerOptions);
  return {
    bind: ({ method, config, url, schema = {} }) => {
      if (![method].flat().includes("GET") || router.hasRoute("GET", url)) return;
      const id = ids.find((one) => one === config?.operationId);
      // It may have an address that fits the path of a read as well.
      if (id === undefined) {
        router.on("GET", url, () => {}, null);
        return;
      }
      const operation: Operation = operationTable[id];
      // As in `binding.ts`: the input is valid.
      const handle = handlers[id] as (context: Context, input: unknown) => Promise<HandlerResponse>;
      const [path, query, header] = [schema.params, schema.querystring, schema.headers].map(validatorOf);
      const bound: Bound = {
        read: {
          id,
          route: url,
          hasEntityTag: operation.etagStatuses.includes(200),
          headers: { ...headers, ...anyOrigin, ...operation.deprecation, ...cachingHeaders(operation) },
          contentType: contentTypeOf(operation),
        },
        isValid: (input) => Boolean(path?.(input.path) && query?.(input.query) && header?.(input.headers)),
        handle: (url, reading, input) => handle(contextOf(url, reading), input),
      };
      router.on("GET", url, () => {}, bound);
    },
    find: (request) => {
      const { url = "", headers } = request;
      const found = headers.host ? router.find("GET", url) : null;
      if (!found || !isReadable(request, found)) return undefined;
      const bound: Bound | null = found.store;
      if (!bound) return undefined;
      const { read, isValid, handle } = bound;
      const input = { path: found.params, query: found.searchParams, headers, body: undefined };
      if (!isValid(input)) return undefined;
      return { read, path: input.path, query: input.query, run: (reading) => handle(url, reading, input) };
    },
  };
};

const validatorOf = (schema: unknown): ((data: unknown) => unknown) =>
  schema === undefined ? () => true : validatorCompiler({ schema: Object(schema), method: "GET", url: "" });

const isReadable = (request: IncomingMessage, { params, searchParams }: { params: unknown; searchParams: unknown }) => {
  try {
    requireReadableUrl(request);
    requireStorableText(params, "path");
    requireStorableText(searchParams, "query");
    return true;
  } catch (error) {
    if (error instanceof BadRequest) return false;
    throw error;
  }
};
