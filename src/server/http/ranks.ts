import type { IncomingMessage } from "node:http";

/**
 * What a request is to the others when there is no room for all, and how many times as many as may be in progress may wait when one
 * of its rank comes: those with the least are refused first. People who come for a registration that opens sign in before.
 */
const places = { anonymous: 0, search: 1, signIn: 5, read: 10, write: 20 } as const;

type Rank = keyof typeof places;

const searches = /\/search\?|[?&]q=/;

const rankOf = ({ method, url = "" }: IncomingMessage, isOfUser: boolean): Rank => {
  const isRead = method === "GET" || method === "HEAD";
  if (!isOfUser) return !isRead && url.startsWith("/auth/") ? "signIn" : "anonymous";
  if (!isRead) return "write";
  return searches.test(url) ? "search" : "read";
};

/** How many times as many as may be in progress wait at most when this request comes. */
export const placesToWait = (request: IncomingMessage, isOfUser: boolean): number => places[rankOf(request, isOfUser)];
