import type { FastifyBaseLogger } from "fastify";
import type { Queryable } from "../../foundation/db/client.ts";
import { repeat } from "../../foundation/repeated.ts";
import { keepFilterOptions } from "./queries.ts";

/** Milliseconds. Options are right without, but units that changed since the last time are counted at each read. */
const interval = 10_000;

/**
 * Keeps counted filter options, now and every ten seconds. Any number of processes may do this.
 * @returns a function that stops it
 */
export const startRefresh = (db: Queryable, log: FastifyBaseLogger): (() => Promise<void>) =>
  repeat(() => db.transaction((tx) => keepFilterOptions(tx, new Date())), {
    every: interval,
    log,
    failure: "could not keep counted filter options; trying again in ten seconds",
  });
