import type { IncomingMessage } from "node:http";

/**
 * Admission priorities: the length of the queue up to which a request may join it, as a multiple of the concurrency limit. The
 * lowest are rejected first. `signIn` includes RSVPs by name and address and other forms for people without a session.
 */
const places = { anonymous: 0, search: 1, signIn: 5, read: 10, write: 20 } as const;

type Rank = keyof typeof places;

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

export const placesToWait = (request: IncomingMessage, isOfUser: boolean): number => places[rankOf(request, isOfUser)];
