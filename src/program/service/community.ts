import type { FastifyInstance, FastifyRequest } from "fastify";
import { createFeed } from "../../channels/changes/feed.ts";
import { createExportStreamer } from "../../foundation/db/export-stream.ts";
import { limitQueries } from "../../foundation/db/pools.ts";
import type { Uploads } from "../../foundation/pictures/drawing.ts";
import { withCoolDown } from "../../foundation/storage/storage.ts";
import { type Operation, routeTable } from "../../server/http/contract.ts";
import { createReadiness } from "../../server/readiness/readiness.ts";
import { createStreams } from "../../server/streams/streams.ts";
import type { Options } from "./options.ts";

const exportWaitMs = 5_000;

export const createCommunity = (app: FastifyInstance, options: Options) => {
  const { log } = app;
  const { db, pools, capacity, clock, metrics, stopping, lastMigration, maxBytesPerUser, encode, draw, storage } =
    options;
  const { readsDb, searchesDb, searchTimeoutMs, exportsDb } = pools;
  const searchLimiter = limitQueries(searchesDb, {
    concurrency: options.searchesAtOnce,
    // Waiting searches count as in progress; most of the capacity is for other requests.
    maxWaiting: Math.ceil(capacity.requestsInProgress / 3),
    maxWaitMs: options.searchWaitMs,
    of: "searches",
    statementTimeoutMs: searchTimeoutMs,
  });
  const exports = { concurrency: options.exportsAtOnce, maxWaiting: 10, maxWaitMs: exportWaitMs, of: "exports" };
  const uploads: Uploads = {
    encode,
    draw,
    storage: withCoolDown(storage, { log, onFailure: metrics?.storageFailure }),
    maxBytesPerUser,
  };
  const streams = createStreams(app, metrics?.limitHit);
  metrics?.watchStreams(streams.count);
  return {
    dbOf: (request: FastifyRequest) => (isPublicRead(request) ? readsDb : db),
    shared: {
      searchLimiter,
      streamExport: createExportStreamer(limitQueries(exportsDb, exports), options.timeouts),
      followChanges: createFeed(app, { streams, db: readsDb, clock, baseUrl: options.baseUrl }),
      uploads,
      outbound: options.outbound,
      allowsPrivateAddresses: options.allowsPrivateAddresses,
      checkReadiness: createReadiness({ db, clock, lastMigration, isStopping: () => stopping?.aborted ?? false }),
      count: metrics?.count ?? (() => {}),
    },
  };
};

const publicReads = new Set<string>(
  Object.entries<Operation>(routeTable).flatMap(([id, operation]) => {
    const { method, allowsAnonymous, isSecretPath, etagStatuses, rateLimit } = operation;
    const isPublic = method === "GET" && allowsAnonymous && !isSecretPath;
    return isPublic && etagStatuses.includes(200) && rateLimit !== "none" ? [id] : [];
  }),
);

/** Health checks don't count: they report on the pool of writes. */
const isPublicRead = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.operationId !== undefined && publicReads.has(config.operationId);
