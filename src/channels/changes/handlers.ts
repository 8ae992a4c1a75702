import { Readable } from "node:stream";
import { accessOf } from "../../identity/access/rights.ts";
import { isSignedIn } from "../../identity/auth/locks.ts";
import type { Handler } from "../../identity/context.ts";
import { encoded } from "../../server/http/contract.ts";
import { networkOf } from "../../server/limits/network.ts";
import { hiddenScopes } from "./visibility.ts";

/** Nginx must not buffer the stream. The connection cannot be reused, because the stream has no end. */
const headers = { "x-accel-buffering": "no", connection: "close" };

export const followChanges: Handler<"followChanges"> = async (context, { query, headers: requestHeaders }) => {
  const { db, caller, browser, address, linkPreview, followChanges: follow } = context;
  const subscription = {
    client: caller?.token?.id ?? caller?.userId ?? networkOf(address),
    readAccess: async (now: Date) =>
      caller === null || (await isSignedIn({ db, now, caller, browser })) ? accessOf(context, hiddenScopes) : undefined,
    lastId: requestHeaders["last-event-id"],
    since: query.since,
    types: query.type,
  };
  const body = linkPreview === "head" ? Readable.from([]) : await follow(subscription);
  return { status: 200, headers, body: { [encoded]: body } };
};
