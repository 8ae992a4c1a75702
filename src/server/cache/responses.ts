import type { IncomingMessage } from "node:http";
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from "fastify";
import { languageOf } from "../../foundation/languages/languages.ts";
import type { ResponseCache } from "../http/binding.ts";
import { withoutUtf8 } from "../http/coding.ts";
import { routeTable } from "../http/contract.ts";
import type { Arrival, Responder, SendEarly } from "../http/early-responses.ts";
import { noneMatches } from "../http/conditional.ts";
import { isInner } from "../http/in-process.ts";
import { withoutIgnoredQuery } from "../http/paths.ts";
import { limitHeaders, type Window } from "../http/rate-limits.ts";
import { type Changes, followChanges } from "./changes.ts";
import { type Tag, tagsOf, topicsOf } from "./dependencies.ts";
import {
  type CachedResponse,
  codedHeaders,
  type EncodedResponse,
  encodingOf,
  isCompressible,
  wantedCoding,
} from "./encodings.ts";
import { createStore, type Load } from "./store.ts";

declare module "fastify" {
  interface FastifyInstance {
    responseCache: ResponseCache;
  }
  interface FastifyRequest {
    load: Load | null;
    dependsOn: (() => readonly Tag[]) | null;
  }
}

export type CacheOptions = {
  url: string;
  maxBytes: number;
  timeoutMs?: number;
};

type Given = CacheOptions & {
  clock: () => Date;
  log: FastifyBaseLogger;
  send: SendEarly;
  window: Window;
};

const ownHeaders = new Set(["x-request-id", "ratelimit", "ratelimit-policy", "content-length", "connection"]);

/** Caches finished responses of public reads until something changes that they show. */
export const cacheResponses = (app: FastifyInstance, given: Given): ResponseCache => {
  const { maxBytes, clock, send, window } = given;
  if (maxBytes === 0) return noCache;
  let changes: Changes | undefined;
  const store = createStore({ maxBytes, clock, onPassed: () => changes?.restart() });
  changes = followChanges({ ...given, follower: store });
  const { opened, close } = changes;
  const caughtUp = async (): Promise<void> => {
    await changes?.caughtUp();
    await store.settled();
  };
  app.addHook("onReady", () => opened);
  app.addHook("onClose", close);
  const sendCached = cachedSender(send, window);
  const respond: Responder = (arrival, passOn) => {
    const { request } = arrival;
    if (!isPlainRead(request)) return false;
    const key = keyOf(request);
    const kept = store.find(key);
    if (kept) return sendCached(kept, arrival);
    const load = store.loading(key);
    if (!load) return false;
    const tryItself = () => passOn(arrival);
    load.finished().then((made) => (made && sendCached(made, arrival)) || tryItself(), tryItself);
    return true;
  };
  return {
    startLoad: (request, _reply, done) => {
      // In-process requests look anonymous, but have a caller.
      const topics = isPlainRead(request.raw) && !isInner(request) ? topicsToKeep(request) : undefined;
      const key = keyOf(request.raw);
      if (topics && !store.loading(key)) request.load = store.load(key, topics);
      done();
    },
    endLoad: (request, _reply, done) => {
      request.load?.finish(undefined);
      done();
    },
    describe,
    keep,
    caughtUp,
    respond,
    usage: store.usage,
  };
};

const describe: ResponseCache["describe"] = (request, id, answer) => {
  if (request.load) request.dependsOn = () => tagsOf(id, answer);
};

const keep: ResponseCache["keep"] = (request, reply, payload) => {
  const { load, dependsOn } = request;
  if (!load || !dependsOn || reply.statusCode !== 200 || reply.hasHeader("set-cookie")) return payload;
  if (typeof payload !== "string" && !Buffer.isBuffer(payload)) return payload;
  const body = typeof payload === "string" ? Buffer.from(payload) : payload;
  const mediaType = String(reply.getHeader("content-type")).split(";", 1)[0] ?? "";
  const isCoded = isCompressible({ body, mediaType });
  if (isCoded) reply.header("vary", `${String(reply.getHeader("vary"))}, Accept-Encoding`);
  // Compressing costs more than caching.
  if (!load.isWanted() && !(isCoded && request.headers["accept-encoding"] !== undefined)) {
    load.finish(undefined);
    return payload;
  }
  const all = Object.entries(reply.getHeaders()).filter(([name]) => !ownHeaders.has(name));
  const kept: CachedResponse = {
    body,
    headers: Object.fromEntries(all.map(([name, value]) => [name, String(value)])),
    mediaType,
    route: request.routeOptions.url,
    operationId: request.routeOptions.config.operationId,
    tags: dependsOn(),
    encodings: new Map(),
  };
  load.finish(kept);
  const coding = wantedCoding(kept, request.headers["accept-encoding"]);
  if (coding === null) return payload;
  reply.headers(codedHeaders(kept, coding));
  const form = encodingOf(kept, coding);
  return form instanceof Promise ? form.then(({ body }) => body) : form.body;
};

const noCache: ResponseCache = {
  startLoad: null,
  endLoad: null,
  describe: () => {},
  keep: (_request, _reply, payload) => payload,
  caughtUp: async () => {},
  respond: () => false,
  usage: () => ({ hits: 0, misses: 0, entries: 0, bytes: 0 }),
};

/** Whether the response is the same for everybody. */
const isPlainRead = ({ method, headers }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") &&
  headers.authorization === undefined &&
  headers.cookie === undefined &&
  headers["content-length"] === undefined &&
  headers["transfer-encoding"] === undefined;

const api = "/api/";

/** Pages depend on the language. The API ignores no query parameters. */
const keyOf = ({ url = "", headers }: IncomingMessage): string =>
  url.startsWith(api) ? url : `${languageOf(headers["accept-language"])} ${withoutIgnoredQuery(url)}`;

/** Any change may affect these lists, and each mirror asks for another time. */
const listsChanges = (query: unknown): boolean => {
  const { updated_since: time, sort } = Object(query);
  return time !== undefined || sort === "recently_updated";
};

const topicsToKeep = ({
  headers: { accept },
  routeOptions,
  query,
}: FastifyRequest): ReadonlySet<string> | undefined => {
  const { operationId } = routeOptions.config;
  if (listsChanges(query)) return undefined;
  if (operationId === undefined || !accepts(accept, routeTable[operationId].produces[0])) return undefined;
  return topicsOf(operationId);
};

/** Others may get 406. Browsers ask for pages first. */
const accepts = (accepted: string | undefined, mediaType: string | undefined): boolean =>
  accepted === undefined ||
  accepted === "*/*" ||
  withoutUtf8(accepted) === mediaType ||
  (mediaType === "text/html" && accepted.startsWith("text/html,"));

const cachedSender = (send: SendEarly, window: Window) => {
  const sendForm = (
    arrival: Arrival,
    { route, operationId }: CachedResponse,
    { body, tag, headers, unchangedHeaders }: EncodedResponse,
  ): void => {
    const limits = limitHeaders(window, window.use(arrival.client));
    const own = ["ratelimit-policy", limits["ratelimit-policy"], "ratelimit", limits.ratelimit];
    const known = arrival.request.headers["if-none-match"];
    if (known !== undefined && tag !== undefined && !noneMatches(known, tag))
      send(arrival, { status: 304, headers: unchangedHeaders.concat(own), route, operationId });
    else send(arrival, { status: 200, headers: headers.concat(own), body, route, operationId });
  };
  return (kept: CachedResponse, arrival: Arrival): boolean => {
    const { headers } = arrival.request;
    if (!accepts(headers.accept, kept.mediaType) || window.exhaustedFor(arrival.client) > 0) return false;
    const form = encodingOf(kept, wantedCoding(kept, headers["accept-encoding"]));
    if (!(form instanceof Promise)) sendForm(arrival, kept, form);
    else
      form.then(
        (made) => sendForm(arrival, kept, made),
        () => arrival.response.destroy(),
      );
    return true;
  };
};
