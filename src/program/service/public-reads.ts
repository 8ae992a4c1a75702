import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { operationTable } from "../../../generated/contract.ts";
import type { Queryable } from "../../foundation/db/client.ts";
import type { Lane } from "../../foundation/db/lane.ts";
import { noteWrite as insertNote } from "../../foundation/db/positions.ts";
import type { Replicas } from "../../foundation/db/replicas.ts";
import { within } from "../../foundation/db/within.ts";
import { messageOf } from "../../foundation/outage.ts";
import type { Context } from "../../identity/context.ts";
import type { Caller } from "../../server/http/caller.ts";
import type { Operation } from "../../server/http/contract.ts";

type Places = Pick<Context, "db" | "searching">;

type Options = {
  db: Queryable;
  lookupsDb: Queryable;
  readsDb: Queryable;
  searching: Lane;
  replicas: Replicas | undefined;
  log: FastifyBaseLogger;
};

type PublicReads = {
  /** Where a request reads: everything but public reads on the connections of writes. */
  placesOf(request: FastifyRequest): Places;
  /** Notes that the caller has written, so that replicas show it to the caller wherever the next request goes. */
  noteWrite: ((caller: Caller) => Promise<void>) | undefined;
};

/** Milliseconds: what was written is committed, and its response does not wait for longer. */
const patience = 1_000;

export const createPublicReads = ({ db, lookupsDb, readsDb, searching, replicas, log }: Options): PublicReads => {
  const ofWrites = { db, searching };
  const ofReads = { db: readsDb, searching };
  const ofLookups = { db: lookupsDb, searching };
  if (!replicas) return { placesOf: (request) => (isPublicRead(request) ? ofReads : ofWrites), noteWrite: undefined };

  const noteWrite = async ({ userId }: Caller): Promise<void> => {
    try {
      await within(insertNote(db, userId), patience);
    } catch (error) {
      log.warn({ err: messageOf(error) }, "a replica may not show a write to its author at once");
    }
  };

  const placesOfRead = (request: FastifyRequest): Places => {
    const { caller } = request;
    const written = caller ? replicas.positions.ofUser(caller.written ?? null) : undefined;
    // Whoever has not written yet, or not in this log, has a position from now on.
    if (caller && written === null) void noteWrite(caller);
    const onUnsure = () => {
      request.load?.finish(undefined);
      request.load = null;
    };
    // Without the primary nobody tells whether a replica has what was changed: what it shows is not kept.
    if (replicas.positions.isAway()) onUnsure();
    const reads = { isKept: request.load !== null, written, onUnsure };
    return { db: replicas.reads(reads), searching: (work) => searching(work, replicas.searches(reads)) };
  };

  const placesOf = (request: FastifyRequest): Places => {
    if (isPublicRead(request)) return placesOfRead(request);
    // What changes nothing need not wait for a silent primary.
    return request.method === "GET" || request.method === "HEAD" ? ofLookups : ofWrites;
  };
  return { placesOf, noteWrite };
};

/** Reads that anybody may send. Health is reported on the connections that it is about. */
const isPublicRead = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.operationId !== undefined && publicReads.has(config.operationId);

const publicReads = new Set<string>(
  Object.entries<Operation>(operationTable).flatMap(([id, operation]) => {
    const { method, allowsAnonymous, isSecretPath, etagStatuses, rateLimit } = operation;
    const isPublic = method === "GET" && allowsAnonymous && !isSecretPath;
    return isPublic && etagStatuses.includes(200) && rateLimit !== "none" ? [id] : [];
  }),
);
