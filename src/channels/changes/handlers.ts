import { Readable } from "node:stream";
import { isSignedIn } from "../../identity/auth/locks.ts";
import type { Handler } from "../../identity/context.ts";
import { encoded } from "../../server/http/contract.ts";
import { networkOf } from "../../server/limits/network.ts";

/** Nginx is not to collect what is sent, and the connection is of no use when the stream has ended. */
const headers = { "x-accel-buffering": "no", connection: "close" };

export const followChanges: Handler<"followChanges"> = async (context, { query, headers: sent }) => {
  const { db, caller, browser, address, probe, followChanges: follow } = context;
  const since = sent["last-event-id"] ?? query.since;
  const wanted = {
    client: caller?.token?.id ?? caller?.userId ?? networkOf(address),
    isAdmitted: async (now: Date) => caller === null || isSignedIn({ db, now, caller, browser }),
    since: since === undefined ? undefined : new Date(since),
    types: query.type,
  };
  const body = probe === "head" ? Readable.from([]) : await follow(wanted);
  return { status: 200, headers, body: { [encoded]: body } };
};
