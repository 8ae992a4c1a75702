import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";

type QueueEntry = {
  /** Whether the request was already admitted before its body arrived. */
  wasAdmitted: boolean;
  isRefused: () => boolean;
  admit: () => void;
  refuse: () => void;
};

type WaitingEntry = QueueEntry & { timer: NodeJS.Timeout };

/** Requests that wait for admission, and are rejected after `timeoutMs`. */
export const createAdmissionQueue = (timeoutMs: number) => {
  const readmissions = new Set<WaitingEntry>();
  const admissions = new Set<WaitingEntry>();

  const removeFirst = (): WaitingEntry | undefined => {
    const [waiting] = readmissions.size > 0 ? readmissions : admissions;
    if (!waiting) return undefined;
    (waiting.wasAdmitted ? readmissions : admissions).delete(waiting);
    clearTimeout(waiting.timer);
    return waiting;
  };

  return {
    size: (): number => readmissions.size + admissions.size,
    add: (entry: QueueEntry): void => {
      const list = entry.wasAdmitted ? readmissions : admissions;
      const timer = setTimeout(() => {
        list.delete(waiting);
        entry.refuse();
      }, timeoutMs);
      const waiting = { ...entry, timer };
      list.add(waiting);
    },
    admitNext: (): void => {
      for (let waiting = removeFirst(); waiting; waiting = removeFirst()) {
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
 * lowest priority is rejected first. `signIn` includes RSVPs by name and address and other forms for people without a session.
 */
const queueDepths = { anonymous: 0, search: 1, signIn: 5, read: 10, write: 20 } as const;

type Priority = keyof typeof queueDepths;

const isFormWithoutSession = (url: string, isRead: boolean): boolean =>
  confirmations.test(url) || (!isRead && requestForms.test(url));

const confirmations = /^\/(?:rsvps|joins|invitations)\//;
const requestForms = /^\/(?:events(?:\/[^/?]+){3}|groups(?:\/[^/?]+){2})\/request(?:\?|$)/;

const searches = /\/search\?|[?&]q=/;

const priorityOf = ({ method, url = "" }: IncomingMessage, countsAsUser: boolean): Priority => {
  const isRead = method === "GET" || method === "HEAD";
  if (!countsAsUser)
    return (!isRead && url.startsWith("/auth/")) || isFormWithoutSession(url, isRead) ? "signIn" : "anonymous";
  if (!isRead) return "write";
  return searches.test(url) ? "search" : "read";
};

export const queueDepthFactor = (request: IncomingMessage, countsAsUser: boolean): number =>
  queueDepths[priorityOf(request, countsAsUser)];

/** A client with fewer invalid credentials per interval is not suspicious, because sessions expire. */
const suspiciousCount = 20;
const countingIntervalMs = 60_000;
const maxClients = 10_000;

export const createInvalidCredentialCounts = () => {
  const counts = new LRUCache<string, number>({ max: maxClients, ttl: countingIntervalMs, noUpdateTTL: true });
  const countOf = (client: string): number => counts.get(client) ?? 0;
  return {
    add: (client: string): void => {
      counts.set(client, countOf(client) + 1);
    },
    isSuspicious: (client: string): boolean => countOf(client) >= suspiciousCount,
  };
};
