import type { FastifyBaseLogger } from "fastify";
import type { Queryable } from "../../../foundation/db/client.ts";
import { repeat } from "../../../foundation/repeated.ts";
import { nameSome } from "./queries.ts";

/** Milliseconds. */
const interval = 2_000;

/** Rows that one transaction locks. */
const batch = 200;

/** Lets searches find all events and jobs of renamed groups by the new name. */
export const nameAll = async (db: Queryable, signal?: AbortSignal): Promise<void> => {
  while (!signal?.aborted && (await db.transaction((tx) => nameSome(tx, batch))));
};

/** Does so now and every two seconds. Any number of processes may do this. @returns a function that stops it */
export const startNaming = (db: Queryable, log: FastifyBaseLogger): (() => Promise<void>) =>
  repeat((signal) => nameAll(db, signal), {
    every: interval,
    log,
    failure: "could not pass on the new names of groups; trying again in two seconds",
  });
