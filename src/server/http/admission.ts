import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";

type Queued = {
  hasBegun: boolean;
  isRefused: () => boolean;
  onTurn: () => void;
  refuse: () => void;
};

type Waiting = Queued & { timer: NodeJS.Timeout };

/** Requests that wait for admission, and are rejected after `timeoutMs`. */
export const createAdmissionQueue = (timeoutMs: number) => {
  const begun = new Set<Waiting>();
  const fresh = new Set<Waiting>();

  const take = (): Waiting | undefined => {
    const [waiting] = begun.size > 0 ? begun : fresh;
    if (!waiting) return undefined;
    (waiting.hasBegun ? begun : fresh).delete(waiting);
    clearTimeout(waiting.timer);
    return waiting;
  };

  return {
    size: (): number => begun.size + fresh.size,
    add: (queued: Queued): void => {
      const list = queued.hasBegun ? begun : fresh;
      const timer = setTimeout(() => {
        list.delete(waiting);
        queued.refuse();
      }, timeoutMs);
      const waiting = { ...queued, timer };
      list.add(waiting);
    },
    next: (): void => {
      for (let waiting = take(); waiting; waiting = take()) {
        if (!waiting.isRefused()) {
          waiting.onTurn();
          return;
        }
        waiting.refuse();
      }
    },
  };
};

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

export const queueSlots = (request: IncomingMessage, isOfUser: boolean): number => places[rankOf(request, isOfUser)];

/** Invalid credentials of a client within this time; so few are mistakes, because sessions expire. */
const memory = 60_000;
const mistakes = 20;

const maxClients = 10_000;

export const createInvalidCredentialCounts = () => {
  const counts = new LRUCache<string, number>({ max: maxClients, ttl: memory, noUpdateTTL: true });
  const countOf = (client: string): number => counts.get(client) ?? 0;
  return {
    add: (client: string): void => {
      counts.set(client, countOf(client) + 1);
    },
    isDoubted: (client: string): boolean => countOf(client) >= mistakes,
  };
};
