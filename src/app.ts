import cors from "@fastify/cors";
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from "fastify";
import { authenticate as authenticateBearer } from "./access/authenticate.ts";
import type { Authenticate } from "./access/caller.ts";
import type { Queryable } from "./db/client.ts";
import { NotFound } from "./errors.ts";
import { bindContract } from "./http/binding.ts";
import { registerBodyParsers } from "./http/body.ts";
import { sendFailure } from "./http/failure.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { prepareTransport, type Timeouts, transportOptions } from "./http/transport.ts";
import { handlers as allHandlers } from "./operations.ts";
import { registerAssets } from "./pages/assets.ts";
import { publishedDocument } from "./pages/document.ts";

export type AppOptions = {
  db: Queryable;
  baseUrl: string;
  trustProxy?: boolean;
  timeouts?: Timeouts;
  logger?: FastifyServerOptions["logger"];
  clock?: () => Date;
  authenticate?: Authenticate;
  handlers?: typeof allHandlers;
};

/** One line a request, of our own form. */
const logController = new LogController({ disableRequestLogging: true });

/** The service as a function of its surroundings; it does not listen yet. */
export const createApp = async ({
  db,
  baseUrl,
  trustProxy = false,
  timeouts,
  logger = false,
  clock = () => new Date(),
  authenticate = authenticateBearer,
  handlers = allHandlers,
}: AppOptions): Promise<FastifyInstance> => {
  const app = fastify({ ...transportOptions(timeouts), trustProxy, logger, logController });
  prepareTransport(app, securityHeaders(baseUrl));
  app.setErrorHandler(sendFailure);
  app.setNotFoundHandler((request) => {
    throw new NotFound(`there is nothing at ${pathOf(request.url).slice(0, 200)}`);
  });
  // Paths only: a query may hold a token of a mail link, or what somebody searched for.
  app.addHook("onResponse", async (request, reply) => {
    const { method, ip, routeOptions } = request;
    const line = { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ip };
    request.log.info(line, "answered");
  });
  await app.register(cors, { delegator: ({ url }, callback) => callback(null, corsOf(url ?? "")) });
  await registerBodyParsers(app);
  await registerAssets(app);
  await bindContract(app, {
    document: publishedDocument(baseUrl),
    handlers,
    authenticate,
    contextOf: ({ caller, url, log }) => ({ db, caller, now: clock(), baseUrl, url, log }),
  });
  return app;
};

const pathOf = (url: string): string => url.split("?", 1)[0] ?? url;

/** Any page may use the API with a token; cookies are never sent across sites. */
const corsOf = (url: string) =>
  /^\/(?:api\/|openapi\.)/.test(url)
    ? {
        origin: "*",
        methods: ["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE"],
        allowedHeaders: [
          "Authorization",
          "Content-Type",
          "If-Match",
          "If-None-Match",
          "Idempotency-Key",
          "X-Request-Id",
        ],
        exposedHeaders: ["ETag", "Link", "Location", "Retry-After", "X-Request-Id"],
        maxAge: 86_400,
        preflightContinue: true,
        strictPreflight: false,
      }
    : { origin: false };
