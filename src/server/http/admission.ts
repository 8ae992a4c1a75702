import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";

type QueueEntry = {
  hasBegun: boolean;
  isRefused: () => boolean;
  admit: () => void;
  refuse: () => void;
};

type WaitingEntry = QueueEntry & { timer: NodeJS.Timeout };

/** Requests that wait for admission, and are rejected after `timeoutMs`. */
export const createAdmissionQueue = (timeoutMs: number) => {
  const begun = new Set<WaitingEntry>();
  const fresh = new Set<WaitingEntry>();

  const take = (): WaitingEntry | undefined => {
    const [waiting] = begun.size > 0 ? begun : fresh;
    if (!waiting) return undefined;
    (waiting.hasBegun ? begun : fresh).delete(waiting);
    clearTimeout(waiting.timer);
    return waiting;
  };

  return {
    size: (): number => begun.size + fresh.size,
    add: (entry: QueueEntry): void => {
      const list = entry.hasBegun ? begun : fresh;
      const timer = setTimeout(() => {
        list.delete(waiting);
        entry.refuse();
      }, timeoutMs);
      const waiting = { ...entry, timer };
      list.add(waiting);
    },
    next: (): void => {
      for (let waiting = take(); waiting; waiting = take()) {
        if (!waiting.isRefused()) {
          waiting.admit();
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
const queueDepths = { anonymous: 0, search: 1, signIn: 5, read: 10, write: 20 } as const;

type Priority = keyof typeof queueDepths;

const isByAddress = (url: string, isRead: boolean): boolean =>
  confirmations.test(url) || (!isRead && requestForms.test(url));

const confirmations = /^\/(?:rsvps|joins|invitations)\//;
const requestForms = /^\/(?:events(?:\/[^/?]+){3}|groups(?:\/[^/?]+){2})\/request(?:\?|$)/;

const searches = /\/search\?|[?&]q=/;

const priorityOf = ({ method, url = "" }: IncomingMessage, isOfUser: boolean): Priority => {
  const isRead = method === "GET" || method === "HEAD";
  if (!isOfUser) return (!isRead && url.startsWith("/auth/")) || isByAddress(url, isRead) ? "signIn" : "anonymous";
  if (!isRead) return "write";
  return searches.test(url) ? "search" : "read";
};

export const queueSlots = (request: IncomingMessage, isOfUser: boolean): number =>
  queueDepths[priorityOf(request, isOfUser)];

/** A client with at most this many invalid credentials per minute is not suspicious: sessions expire. */
const countingMs = 60_000;
const maxMistakes = 20;

const maxClients = 10_000;

export const createInvalidCredentialCounts = () => {
  const counts = new LRUCache<string, number>({ max: maxClients, ttl: countingMs, noUpdateTTL: true });
  const countOf = (client: string): number => counts.get(client) ?? 0;
  return {
    add: (client: string): void => {
      counts.set(client, countOf(client) + 1);
    },
    isSuspicious: (client: string): boolean => countOf(client) >= maxMistakes,
  };
};
