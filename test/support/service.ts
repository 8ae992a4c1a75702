import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { FastifyInstance, InjectOptions } from "fastify";
import request, { type Response } from "light-my-request";
import type postgres from "postgres";
import type { Test } from "tap";
import { connect, type Queryable } from "../../src/foundation/db/client.ts";
import { exportShare, openPools, searchShare } from "../../src/foundation/db/pools.ts";
import { createFolderStorage } from "../../src/foundation/storage/folder.ts";
import { createAuthenticate } from "../../src/identity/auth/authenticate.ts";
import { findBearerFor } from "../../src/identity/users/signed-in-user.ts";
import { createApp } from "../../src/program/service/app.ts";
import type { AppOptions } from "../../src/program/service/options.ts";
import { type Caller, type Operation, type RouteId, routeTable } from "../../src/server/http/contract.ts";
import { createLimits } from "../../src/server/limits/limits.ts";
import { type Cluster, type Data, databaseUrl, startCluster, templateOf, testNow } from "./cluster.ts";
import { operationOf, operations, recordStatus, validateResponse } from "./contract.ts";
import { failOnErrors } from "./log.ts";
import { createQuickPasswords } from "./passwords.ts";
import { createPeople } from "./people.ts";

export type Options = Partial<Omit<AppOptions, "db" | "pools" | "searchesAtOnce" | "exportsAtOnce" | "cache">> & {
  data?: Data;
  /** Opens separate pools of this size, as in production. By default all queries share one pool. */
  poolSize?: number;
  /** A migrated database, for example of a server that the test starts. By default the test gets a copy of a template. */
  url?: string;
  /** Maximum bytes of cached responses. `TEST_CACHE=off` sets the default to 0. */
  cacheBytes?: number;
  /** Timeout of the connection that receives changes. It is long because a machine that is busy with other tests may be slow. */
  cacheTimeoutMs?: number;
  /** The fault that the test causes, and that logs errors. Without this option, an error in the log fails the test. */
  fault?: string;
};

const defaultCacheBytes = process.env["TEST_CACHE"] === "off" ? 0 : 33_554_432;

export type Request = {
  path?: Record<string, string>;
  query?: Record<string, string | number | boolean | readonly (string | number)[] | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Sends a credential that identifies this caller. */
  as?: Caller;
};

// biome-ignore lint/suspicious/noExplicitAny: tests name the fields they read of a validated body
export type ServiceResponse = { status: number; headers: Record<string, unknown>; body: any };

export type Call = (id: RouteId, request?: Request) => Promise<ServiceResponse>;

export type Service = ReturnType<typeof createPeople> & {
  app: FastifyInstance;
  db: Queryable;
  sql: postgres.Sql;
  url: string;
  baseUrl: string;
  now: Date;
  call: Call;
  raw(request: InjectOptions): Promise<ServiceResponse & { payload: string }>;
  /** Starts another instance of the service over the same database. */
  startAnother(options?: Options): Promise<Service>;
};

let ownCluster: Promise<Cluster> | undefined;

/** The run's cluster; a test file that runs alone starts one for itself. */
const clusterUrl = async (t: Test): Promise<string> => {
  const shared = process.env["TEST_CLUSTER_URL"];
  if (shared) return shared;
  if (!ownCluster) {
    ownCluster = startCluster();
    const { close } = await ownCluster;
    rootTestOf(t).teardown(close);
  }
  return (await ownCluster).url;
};

const rootTestOf = (t: Test): Test => {
  const { parent } = t;
  return parent && "teardown" in parent ? rootTestOf(parent as Test) : t;
};

let databaseCount = 0;

/** A database for this test alone, copied from a template and dropped when the test ends. */
export const createDatabase = async (t: Test, data: Data): Promise<string> => {
  const cluster = await clusterUrl(t);
  const name = `test_${process.pid}_${databaseCount++}`;
  const admin = connect(cluster, { poolSize: 1 });
  await admin.sql.unsafe(`create database ${name} template ${templateOf(data)} strategy file_copy`);
  t.teardown(async () => {
    await admin.sql.unsafe(`drop database ${name} with (force)`);
    await admin.close();
  });
  return databaseUrl(cluster, name);
};

/** Starts the service over a new database. Validates each response against the contract, and records it for coverage. */
export const startService = async (t: Test, options: Options = {}): Promise<Service> => {
  const onLine = failOnErrors(t);
  return startServiceOver(t, options.url ?? (await createDatabase(t, options.data ?? "demo")), options, onLine);
};

/**
 * Sends a request as the HTTP server would: `app.inject` skips the code that may respond before Fastify. A stream of events, which
 * would not end, is closed after its first data.
 */
export const inject = async (app: FastifyInstance, options: InjectOptions): Promise<Response> => {
  await app.ready();
  const emitRequest = (received: IncomingMessage, response: ServerResponse): void => {
    response.once("pipe", (body: Readable) => {
      if (!String(response.getHeader("content-type")).startsWith("text/event-stream")) return;
      const hangUp = () => {
        body.unpipe(response);
        response.once("finish", () => body.destroy());
        response.end();
      };
      body.once("data", () => setImmediate(hangUp));
    });
    app.server.emit("request", received, response);
  };
  return request(emitRequest, options);
};

/** A folder for the files of a test, which exists once a file is stored there, and is deleted when the test ends. */
export const storagePath = (t: Test): string => {
  const folder = join(tmpdir(), `alliance-test-${process.pid}-${folderCount++}`);
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

let folderCount = 0;

const unlimited = Number.POSITIVE_INFINITY;

type LineListener = (line: string) => void;

/** Options of a logger that passes each line to `read`, and to the stream of the given options if they have one. */
const loggerOptionsWith = (onLine: LineListener, given: AppOptions["logger"]): AppOptions["logger"] => {
  const { level = "error", stream }: { level?: string; stream?: { write(line: string): void } } = Object(given);
  const write = (line: string): void => {
    onLine(line);
    stream?.write(line);
  };
  return { ...Object(given), level, stream: { write } };
};

const startServiceOver = async (t: Test, url: string, options: Options, onLine: LineListener): Promise<Service> => {
  const { data: _data, url: _url, authenticate, poolSize, ...others } = options;
  const { cacheBytes = defaultCacheBytes, cacheTimeoutMs = 60_000, fault, ...rest } = others;
  const defersNotifications = cacheBytes > 0;
  const { db, sql, close } = connect(url, { poolSize: 4, defersNotifications });
  const pools = poolSize && openPools(url, { poolSize, defersNotifications, onStatement: rest.tracing?.onStatement });
  const callers = new Map<string, Caller>();
  const clock = rest.clock ?? (() => testNow);
  // Separate tests cover the quotas.
  const limits = rest.limits ?? { factor: 1000 };
  const authenticateByCredential = createAuthenticate({
    db: pools ? pools.db : db,
    limits: createLimits(pools ? pools.countersDb : db, limits),
    clock,
    findBearerFor,
  });
  const baseUrl = rest.baseUrl ?? "https://alliance.test";
  const app = await createApp({
    ...rest,
    logger: fault === undefined ? loggerOptionsWith(onLine, rest.logger) : (rest.logger ?? false),
    storage: rest.storage ?? createFolderStorage(storagePath(t)),
    passwords: rest.passwords ?? createQuickPasswords(),
    // Tests send hundreds of requests at once. Tests of load shedding set their own limits.
    capacity: {
      requestsInProgress: 10_000,
      maxEventLoopDelayMs: unlimited,
      maxQueueDelayMs: unlimited,
      ...rest.capacity,
    },
    // Timeouts are long for busy machines, unless a test sets them.
    timeouts: { request: 120_000, handler: 60_000, ...rest.timeouts },
    clock,
    limits,
    cache: { url, maxBytes: cacheBytes, timeoutMs: cacheTimeoutMs },
    ...(pools
      ? { db: pools.db, pools, searchesAtOnce: searchShare(poolSize), exportsAtOnce: exportShare(poolSize) }
      : { db }),
    baseUrl,
    authenticate:
      authenticate ??
      (async (request) =>
        callers.get(request.headers.authorization ?? "") ?? (await authenticateByCredential(request))),
  });
  t.teardown(async () => {
    await app.close();
    if (pools) await pools.close();
    await close();
  });

  const createCredential = (caller: Caller): string => {
    const credential = `Bearer ${caller.userId} ${[...(caller.scopes ?? ["session"])].join(" ")}`;
    callers.set(credential, caller);
    return credential;
  };

  /** Waits until the cache has received the changes that a test has made by SQL, if the response may come from the cache. */
  const waitForCache = async (method: string, headers: object): Promise<void> => {
    const isCacheable = (method === "GET" || method === "HEAD") && !("authorization" in headers || "cookie" in headers);
    if (isCacheable) await app.responseCache.catchUp();
  };

  const call: Call = async (id, { path = {}, query = {}, body, headers = {}, as } = {}) => {
    const operation = operationOf(id);
    const urlPath = operation.path.replaceAll(/\{(\w+)\}/g, (_, name) => {
      const value = path[name];
      assert.ok(value !== undefined, `${id} needs the path parameter ${name}`);
      return encodeURIComponent(value);
    });
    const queryString = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) =>
        value === undefined ? [] : [value].flat().map((item): [string, string] => [name, String(item)]),
      ),
    );
    const sentHeaders = { ...contentTypeOf(id, body), ...headers, ...(as && { authorization: createCredential(as) }) };
    await waitForCache(operation.method, sentHeaders);
    const response = await inject(app, {
      method: methodOf(operation.method),
      url: queryString.size ? `${urlPath}?${queryString}` : urlPath,
      headers: sentHeaders,
      ...(body !== undefined && { payload: typeof body === "string" ? body : Object(body) }),
    });
    const received = { status: response.statusCode, headers: response.headers, payload: response.payload };
    const validated = validateResponse(id, received, operation.method);
    recordStatus(id, response.statusCode);
    return { status: response.statusCode, headers: response.headers, body: validated };
  };

  return {
    ...createPeople({ call, sql, now: clock() }),
    app,
    db,
    sql,
    url,
    baseUrl,
    now: testNow,
    call,
    startAnother: (more = {}) => startServiceOver(t, url, more, onLine),
    raw: async (request) => {
      await waitForCache(request.method ?? "GET", request.headers ?? {});
      const { statusCode: status, headers, payload } = await inject(app, request);
      assert.ok(headers["x-request-id"], "no X-Request-Id");
      const isJson = /^application\/(?:problem\+)?json/.test(String(headers["content-type"]));
      const body = isJson && payload ? JSON.parse(payload) : payload;
      const operation = operationAt(String(request.method ?? "GET"), String(request.url));
      const hasErrorBody = String(headers["content-type"]).startsWith("application/json");
      if (status >= 400 && request.method !== "HEAD" && hasErrorBody) requireErrorBody(body, operation?.operationId);
      if (operation && status in operation.responses) recordStatus(operation.operationId, status);
      return { status, headers, body, payload };
    },
  };
};

const formMediaType = "application/x-www-form-urlencoded";

/** A string is sent as a form if the operation accepts forms, and as JSON otherwise. Objects are sent as JSON. */
const contentTypeOf = (id: RouteId, body: unknown): Record<string, string> => {
  if (typeof body !== "string") return {};
  const { consumes }: Operation = routeTable[id];
  return { "content-type": consumes.includes(formMediaType) ? formMediaType : "application/json" };
};

const methodOf = (method: string) => {
  assert.ok(method === "GET" || method === "POST" || method === "PUT" || method === "PATCH" || method === "DELETE");
  return method;
};

const requireErrorBody = (body: unknown, id: RouteId | undefined): void => {
  const isOAuth = id !== undefined && routeTable[id].hasOAuthErrors;
  assert.deepEqual(Object.keys(Object(body)), isOAuth ? ["error", "error_description"] : ["error"]);
  assert.ok(String(Object(body).error).length > 0);
};

const patterns = operations.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
  parameters: operation.path.split("{").length,
}));

/** Options that give each caller all permissions, so that requests are rejected only for their content. */
export const allowEverything = {
  data: "none",
  authenticate: async () => ({ userId: "x", verified: true, scopes: null, token: null }),
  decisionFor: () => null,
} as const satisfies Options;

/** The operation of a URL. Fixed segments take precedence over parameters, as in the router. */
const operationAt = (method: string, url: string) => {
  const path = url.split("?", 1)[0] ?? "";
  const candidates = patterns.filter(({ operation, pattern }) => operation.method === method && pattern.test(path));
  return candidates.sort((a, b) => a.parameters - b.parameters)[0]?.operation;
};
