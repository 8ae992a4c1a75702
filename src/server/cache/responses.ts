import type { IncomingMessage } from "node:http";
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from "fastify";
import { languageOf } from "../../foundation/languages/texts.ts";
import type { ResponseCache } from "../http/binding.ts";
import { withoutUtf8 } from "../http/coding.ts";
import { routeTable } from "../http/contract.ts";
import type { Arrival, Responder, SendEarly } from "../http/early-responses.ts";
import { isInternal } from "../http/in-process.ts";
import { withoutIgnoredQuery } from "../http/paths.ts";
import { limitHeaders, type Window } from "../http/rate-limits.ts";
import { noneMatches } from "../http/responses.ts";
import { type Changes, followCommittedChanges } from "./changes.ts";
import { type Tag, tagsOf, topicsOf } from "./dependencies.ts";
import {
  type CachedResponse,
  codedHeaders,
  createStore,
  type EncodedResponse,
  encodingOf,
  isCompressible,
  type Load,
  negotiateCoding,
} from "./store.ts";

declare module "fastify" {
  interface FastifyInstance {
    responseCache: ResponseCache;
  }
  interface FastifyRequest {
    load: Load | null;
    dependsOn: (() => readonly Tag[]) | null;
  }
}

export type CacheOptions = { url: string; maxBytes: number; timeoutMs?: number };

type Options = CacheOptions & { clock: () => Date; log: FastifyBaseLogger; send: SendEarly; window: Window };

const uncachedHeaders = new Set(["x-request-id", "ratelimit", "ratelimit-policy", "content-length", "connection"]);

/** Caches responses of public reads until data that they contain changes. */
export const cacheResponses = (app: FastifyInstance, options: Options): ResponseCache => {
  const { maxBytes, clock, send, window } = options;
  if (maxBytes === 0) return noCache;
  let changes: Changes | undefined;
  const store = createStore({ maxBytes, clock, onExpired: () => changes?.restart() });
  changes = followCommittedChanges({ ...options, follower: store });
  const { opened, close } = changes;
  const catchUp = async (): Promise<void> => {
    await changes?.caughtUp();
    await store.waitForReloads();
  };
  app.addHook("onReady", () => opened);
  app.addHook("onClose", close);
  const sendCached = cachedSender(send, window);
  const respond: Responder = (arrival, passOn) => {
    const { request } = arrival;
    if (!isPlainRead(request)) return false;
    const key = keyOf(request);
    const cached = store.find(key);
    if (cached) return sendCached(cached, arrival);
    const load = store.findLoad(key);
    if (!load) return false;
    const handleNormally = () => passOn(arrival);
    load.whenFinished().then((loaded) => (loaded && sendCached(loaded, arrival)) || handleNormally(), handleNormally);
    return true;
  };
  return {
    startLoad: (request, _reply, done) => {
      // Internal requests have no credential, but may have a caller.
      const topics = isPlainRead(request.raw) && !isInternal(request) ? cacheableTopics(request) : undefined;
      const key = keyOf(request.raw);
      if (topics && !store.findLoad(key)) request.load = store.load(key, topics);
      done();
    },
    endLoad: (request, _reply, done) => {
      request.load?.finish(undefined);
      done();
    },
    describe,
    save,
    catchUp,
    respond,
    usage: store.usage,
  };
};

const describe: ResponseCache["describe"] = (request, id, response) => {
  if (request.load) request.dependsOn = () => tagsOf(id, response);
};

const save: ResponseCache["save"] = (request, reply, payload) => {
  const { load, dependsOn } = request;
  if (!load || !dependsOn || reply.statusCode !== 200 || reply.hasHeader("set-cookie")) return payload;
  if (typeof payload !== "string" && !Buffer.isBuffer(payload)) return payload;
  const body = typeof payload === "string" ? Buffer.from(payload) : payload;
  const mediaType = String(reply.getHeader("content-type")).split(";", 1)[0] ?? "";
  const isCoded = isCompressible({ body, mediaType });
  if (isCoded) reply.header("vary", `${String(reply.getHeader("vary"))}, Accept-Encoding`);
  // A response that must be compressed is always cached, because compressing costs more than caching.
  if (!load.shouldCache() && !(isCoded && request.headers["accept-encoding"] !== undefined)) {
    load.finish(undefined);
    return payload;
  }
  const all = Object.entries(reply.getHeaders()).filter(([name]) => !uncachedHeaders.has(name));
  const cached: CachedResponse = {
    body,
    headers: Object.fromEntries(all.map(([name, value]) => [name, String(value)])),
    mediaType,
    route: request.routeOptions.url,
    operationId: request.routeOptions.config.operationId,
    tags: dependsOn(),
    encodings: new Map(),
  };
  load.finish(cached);
  const coding = negotiateCoding(cached, request.headers["accept-encoding"]);
  if (coding === null) return payload;
  reply.headers(codedHeaders(cached, coding));
  const encoding = encodingOf(cached, coding);
  return encoding instanceof Promise ? encoding.then(({ body }) => body) : encoding.body;
};

const noCache: ResponseCache = {
  startLoad: null,
  endLoad: null,
  describe: () => {},
  save: (_request, _reply, payload) => payload,
  catchUp: async () => {},
  respond: () => false,
  usage: () => ({ hits: 0, misses: 0, entries: 0, bytes: 0 }),
};

/** Whether the request is anonymous and has no body, so that its response is the same for every client. */
const isPlainRead = ({ method, headers }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") &&
  headers.authorization === undefined &&
  headers.cookie === undefined &&
  headers["content-length"] === undefined &&
  headers["transfer-encoding"] === undefined;

const apiPrefix = "/api/";

/** Pages depend on the language, and ignore some query parameters; the API ignores none. */
const keyOf = ({ url = "", headers }: IncomingMessage): string =>
  url.startsWith(apiPrefix) ? url : `${languageOf(headers["accept-language"])} ${withoutIgnoredQuery(url)}`;

/** Whether a list is filtered or sorted by change: any change affects it, and each client requests a different time. */
const listsChanges = (query: unknown): boolean => {
  const { updated_since: time, sort } = Object(query);
  return time !== undefined || sort === "recently_updated";
};

const cacheableTopics = (request: FastifyRequest): ReadonlySet<string> | undefined => {
  const { headers, routeOptions, query } = request;
  const { operationId } = routeOptions.config;
  if (listsChanges(query)) return undefined;
  if (operationId === undefined || !accepts(headers.accept, routeTable[operationId].produces[0])) return undefined;
  return topicsOf(operationId);
};

/** Whether the cached media type satisfies the `Accept` header in one of its common forms. Other forms need full negotiation. */
const accepts = (accepted: string | undefined, mediaType: string | undefined): boolean =>
  accepted === undefined ||
  accepted === "*/*" ||
  withoutUtf8(accepted) === mediaType ||
  (mediaType === "text/html" && accepted.startsWith("text/html,"));

const cachedSender = (send: SendEarly, window: Window) => {
  const sendEncoding = (
    arrival: Arrival,
    { route, operationId }: CachedResponse,
    { body, etag, headers, unchangedHeaders }: EncodedResponse,
  ): void => {
    const limits = limitHeaders(window, window.use(arrival.client));
    const limitFields = ["ratelimit-policy", limits["ratelimit-policy"], "ratelimit", limits.ratelimit];
    const ifNoneMatch = arrival.request.headers["if-none-match"];
    if (ifNoneMatch !== undefined && etag !== undefined && !noneMatches(ifNoneMatch, etag))
      send(arrival, { status: 304, headers: unchangedHeaders.concat(limitFields), route, operationId });
    else send(arrival, { status: 200, headers: headers.concat(limitFields), body, route, operationId });
  };
  return (cached: CachedResponse, arrival: Arrival): boolean => {
    const { headers } = arrival.request;
    if (!accepts(headers.accept, cached.mediaType) || window.retryAfterSeconds(arrival.client) > 0) return false;
    const encoding = encodingOf(cached, negotiateCoding(cached, headers["accept-encoding"]));
    if (!(encoding instanceof Promise)) sendEncoding(arrival, cached, encoding);
    else
      encoding.then(
        (loaded) => sendEncoding(arrival, cached, loaded),
        () => arrival.response.destroy(),
      );
    return true;
  };
};
