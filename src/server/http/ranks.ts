import type { IncomingMessage } from "node:http";

/**
 * The admission priorities, and the length of the queue up to which a request of each still joins it, as a multiple of the requests that may
 * be in progress. The lowest are rejected first. When a registration opens, people sign in, or send an RSVP by name and address. The same rank
 * applies to other forms for people without a session.
 */
const places = { anonymous: 0, search: 1, signIn: 5, read: 10, write: 20 } as const;

type Rank = keyof typeof places;

/** The steps of an RSVP, or of joining a group, by name and address, and of an invitation. */
const isByAddress = (url: string, isRead: boolean): boolean =>
  confirmations.test(url) || (!isRead && requests.test(url));

const confirmations = /^\/(?:rsvps|joins|invitations)\//;
const requests = /^\/(?:events(?:\/[^/?]+){3}|groups(?:\/[^/?]+){2})\/request(?:\?|$)/;

const searches = /\/search\?|[?&]q=/;

const rankOf = ({ method, url = "" }: IncomingMessage, isOfUser: boolean): Rank => {
  const isRead = method === "GET" || method === "HEAD";
  if (!isOfUser) return (!isRead && url.startsWith("/auth/")) || isByAddress(url, isRead) ? "signIn" : "anonymous";
  if (!isRead) return "write";
  return searches.test(url) ? "search" : "read";
};

/** The length of the queue up to which this request may join it, as a multiple of the requests that may be in progress. */
export const placesToWait = (request: IncomingMessage, isOfUser: boolean): number => places[rankOf(request, isOfUser)];
