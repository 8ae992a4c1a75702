import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { KeptResponses } from "../http/binding.ts";
import type { Arrival, Responder, SendEarly } from "../http/early-responses.ts";
import { isInner } from "../http/in-process.ts";
import { limitHeaders, type Window } from "../http/rate-limits.ts";
import { type Changes, type Follower, followChanges } from "./changes.ts";
import { type Tag, tagsOf } from "./dependencies.ts";
import { codedHeaders, formOf, isCompressible, type Kept, wantedCoding } from "./forms.ts";
import { type Making, makeResponses } from "./making.ts";
import { accepts, isPlainRead, isWorthKeeping, keyOf, topicsToKeep } from "./plain-requests.ts";
import { formSender } from "./sending.ts";
import { createStore, type Load } from "./store.ts";

declare module "fastify" {
  interface FastifyInstance {
    keptResponses: KeptResponses;
  }
  interface FastifyRequest {
    /** The making of a response that others may get too. */
    load: Load | null;
    /** Tells what the response depends on. */
    dependsOn: (() => readonly Tag[]) | null;
  }
}

export type KeepingOptions = {
  /** URL of the database, of which a connection tells of changes. */
  url: string;
  /** Bytes that are kept; 0 keeps nothing. */
  maxBytes: number;
  /** Milliseconds within which that connection answers. */
  patience?: number;
  /** Is called when a change was heard of, and when some may have been missed. */
  onChange?: (() => void) | undefined;
};

type Given = KeepingOptions & {
  clock: () => Date;
  log: FastifyBaseLogger;
  send: SendEarly;
  /** Counts what is sent. */
  window: Window;
};

/** Headers of one response only. */
const ownHeaders = new Set(["x-request-id", "ratelimit", "ratelimit-policy", "content-length", "connection"]);

/** Keeps finished responses of public reads, and sends them again until something changes that they show. */
export const keepResponses = (
  app: FastifyInstance,
  given: Given,
): KeptResponses & { makingOf: (making: Making) => Responder } => {
  const { maxBytes, clock, send, window } = given;
  app.decorateRequest("load", null);
  app.decorateRequest("dependsOn", null);
  if (maxBytes === 0) return nothingKept;
  let changes: Changes | undefined;
  const store = createStore({ maxBytes, clock, onPassed: () => changes?.restart() });
  changes = followChanges({ ...given, follower: telling(store, given.onChange) });
  const { opened, close } = changes;
  const caughtUp = async (): Promise<void> => {
    await changes?.caughtUp();
    await store.settled();
  };
  app.addHook("onReady", () => opened);
  app.addHook("onClose", close);
  app.addHook("onRequest", (request, _reply, done) => {
    // One inside the process is its caller's alone, whatever it looks like.
    const { query, routeOptions } = request;
    const isPlain = isPlainRead(request.raw) && !isInner(request);
    const topics = isPlain ? topicsToKeep(request.raw, routeOptions.config.operationId, query) : undefined;
    const key = keyOf(request.raw);
    if (topics && !store.loading(key)) request.load = store.load(key, topics);
    done();
  });
  app.addHook("onResponse", (request, _reply, done) => {
    request.load?.finish(undefined);
    done();
  });
  const sendKept = keptSender(send, window);
  const respond: Responder = (arrival, passOn) => {
    const { request } = arrival;
    if (!isPlainRead(request)) return false;
    const key = keyOf(request);
    const kept = store.find(key);
    if (kept) return sendKept(kept, arrival);
    const load = store.loading(key);
    if (!load) return false;
    const tryItself = () => passOn(arrival);
    // There is no response after an error, for example.
    load.finished().then((made) => (made && sendKept(made, arrival)) || tryItself(), tryItself);
    return true;
  };
  const makingOf = (making: Making): Responder => makeResponses(making, { store, window, send });
  return { describe, keep, caughtUp, respond, makingOf, usage: store.usage };
};

const telling = (follower: Follower, onChange = (): void => {}): Follower => ({
  ...follower,
  changed: (change) => {
    onChange();
    follower.changed(change);
  },
  began: (until) => {
    onChange();
    follower.began(until);
  },
});

const describe: KeptResponses["describe"] = (request, id, answer) => {
  if (request.load) request.dependsOn = () => tagsOf(id, answer);
};

const keep: KeptResponses["keep"] = (request, reply, payload) => {
  const { load, dependsOn, headers } = request;
  if (!load || !dependsOn || reply.statusCode !== 200 || reply.hasHeader("set-cookie")) return payload;
  if (typeof payload !== "string" && !Buffer.isBuffer(payload)) return payload;
  const body = typeof payload === "string" ? Buffer.from(payload) : payload;
  const mediaType = String(reply.getHeader("content-type")).split(";", 1)[0] ?? "";
  if (isCompressible({ body, mediaType })) reply.header("vary", `${String(reply.getHeader("vary"))}, Accept-Encoding`);
  if (!isWorthKeeping(load, { body, mediaType }, headers)) {
    load.finish(undefined);
    return payload;
  }
  const all = Object.entries(reply.getHeaders()).filter(([name]) => !ownHeaders.has(name));
  const kept: Kept = {
    body,
    headers: Object.fromEntries(all.map(([name, value]) => [name, String(value)])),
    mediaType,
    route: request.routeOptions.url,
    operationId: request.routeOptions.config.operationId,
    tags: dependsOn(),
    forms: new Map(),
  };
  load.finish(kept);
  const coding = wantedCoding(kept, headers["accept-encoding"]);
  if (coding === null) return payload;
  reply.headers(codedHeaders(kept, coding));
  const form = formOf(kept, coding);
  return form instanceof Promise ? form.then(({ body }) => body) : form.body;
};

const nothingKept = {
  describe: () => {},
  keep: (_request: unknown, _reply: unknown, payload: unknown) => payload,
  caughtUp: async () => {},
  respond: () => false,
  makingOf: () => () => false,
  usage: () => ({ hits: 0, misses: 0, entries: 0, bytes: 0 }),
};

/** Sends kept responses where nothing speaks against it, and tells whether it does. */
const keptSender = (send: SendEarly, window: Window) => {
  const sendForm = formSender(send);
  return (kept: Kept, arrival: Arrival): boolean => {
    const { headers } = arrival.request;
    if (!accepts(headers.accept, kept.mediaType) || window.exhaustedFor(arrival.client) > 0) return false;
    sendForm(kept, arrival, () => limitHeaders(window, window.use(arrival.client)));
    return true;
  };
};
