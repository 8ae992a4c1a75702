import { setTimeout as delay, setImmediate as nextIteration } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { CacheUsage } from "../http/binding.ts";
import { type Coding, codingOf, compress, minCompressedBytes } from "../http/coding.ts";
import type { RouteId } from "../http/contract.ts";
import { codedTag } from "../http/responses.ts";
import { type CommittedChange, type Follower, maxSilenceMs } from "./changes.ts";
import type { Tag } from "./dependencies.ts";

export type EncodedResponse = {
  body: Buffer;
  etag: string | undefined;
  /** Alternating names and values, for 200 responses. */
  headers: readonly string[];
  /** Alternating names and values, for 304 responses. */
  unchangedHeaders: readonly string[];
};

export type CachedResponse = {
  body: Buffer;
  headers: Readonly<Record<string, string>>;
  mediaType: string;
  route: string | undefined;
  operationId: RouteId | undefined;
  tags: readonly string[];
  encodings: Map<Coding | null, EncodedResponse | Promise<EncodedResponse>>;
};

/** Pages are not compressed: the length of a compressed page can reveal its secrets (BREACH). */
export const isCompressible = ({ body, mediaType }: Pick<CachedResponse, "body" | "mediaType">): boolean =>
  body.length >= minCompressedBytes && mediaType !== "text/html";

export const negotiateCoding = (cached: CachedResponse, accepted: string | undefined): Coding | null =>
  isCompressible(cached) ? codingOf(accepted) : null;

export const encodingOf = (
  cached: CachedResponse,
  coding: Coding | null,
): EncodedResponse | Promise<EncodedResponse> => {
  const existing = cached.encodings.get(coding);
  if (existing) return existing;
  const encoding = coding === null ? toEncodedResponse(cached, null, cached.body) : encodeAs(cached, coding);
  cached.encodings.set(coding, encoding);
  return encoding;
};

const encodeAs = async (cached: CachedResponse, coding: Coding): Promise<EncodedResponse> => {
  const encoding = toEncodedResponse(cached, coding, await compress(cached.body, coding));
  cached.encodings.set(coding, encoding);
  return encoding;
};

const toEncodedResponse = (cached: CachedResponse, coding: Coding | null, body: Buffer): EncodedResponse => {
  const headers = { ...cached.headers, ...(coding && codedHeaders(cached, coding)) };
  const { "content-type": _type, "content-encoding": _coding, ...unchanged } = headers;
  return {
    body,
    etag: headers["etag"],
    headers: flatten({ ...headers, "content-length": String(body.length) }),
    unchangedHeaders: flatten(unchanged),
  };
};

/** Each content coding needs its own ETag (RFC 9110 §8.8.3). */
export const codedHeaders = ({ headers }: CachedResponse, coding: Coding): Record<string, string> => ({
  "content-encoding": coding,
  ...(headers["etag"] !== undefined && { etag: codedTag(headers["etag"], coding) }),
});

const flatten = (headers: Record<string, string>): string[] => Object.entries(headers).flat();

export type Load = {
  /** Whether other requests wait for the response or its key was requested recently. Most URLs are requested once. */
  shouldCache(): boolean;
  /** Caches the response. If a change during the load may affect it, it is cached as outdated. */
  finish(cached: CachedResponse | undefined): void;
  whenFinished(): Promise<CachedResponse | undefined>;
};

type Store = Follower & {
  find(key: string): CachedResponse | undefined;
  findLoad(key: string): Load | undefined;
  /**
   * Resolves when `find` returns nothing older than the changes received so far. Until then it may return outdated responses that are
   * being reloaded, so that many readers do not wait for each write.
   */
  waitForReloads(): Promise<void>;
  load(key: string, topics: ReadonlySet<string>): Load;
  usage(): CacheUsage;
};

type Options = {
  maxBytes: number;
  clock: () => Date;
  /** Monotonic milliseconds. */
  now?: () => number;
  onExpired: () => void;
};

const overheadBytes = 2_500;

/** Counts the body twice, because compressed versions are added later. */
const sizeOf = ({ body, headers, tags }: CachedResponse, key: string): number =>
  overheadBytes + 2 * body.length + key.length + JSON.stringify(headers).length + tags.join().length;

/** Outdated responses must not be served later than 100 ms after the commit. */
const maxOutdatedMs = 80;
const maxOutdatedEntries = 100;
const recentSlots = 2 ** 16;

/** Returns a function that checks whether a text was seen recently. Hash collisions (FNV-1a) can make it wrong. */
const createRecencyCheck = () => {
  const hashes = new Int32Array(recentSlots);
  return (text: string): boolean => {
    let hash = 0x811c9dc5;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    const slot = hash & (recentSlots - 1);
    const isKnown = hashes[slot] === hash;
    hashes[slot] = hash;
    return isKnown;
  };
};

type Outdated = { cached: CachedResponse; since: number };

type Loading = Load & { topics: ReadonlySet<string>; outdatedSince: number | undefined };

/**
 * Cached responses by language and URL. A committed change drops all entries that depend on it; an outdated response is served
 * only while it is being reloaded.
 */
export const createStore = ({
  maxBytes,
  clock,
  now: monotonic = () => performance.now(),
  onExpired,
}: Options): Store => {
  const keysByTag = new Map<Tag, Set<string>>();
  const loads = new Map<string, Loading>();
  const outdated = new LRUCache<string, Outdated>({ max: maxOutdatedEntries });
  const wasRequested = createRecencyCheck();
  let isLive = false;
  /** When responses change without a write, and the last time seen on the clock, which may be set back. */
  let validUntil = Number.POSITIVE_INFINITY;
  let lastTime = 0;
  let caughtUpAt = 0;
  /** Responses outdated since this time or earlier are no longer served. */
  let settledAt = 0;
  let hits = 0;
  let misses = 0;

  const removeTags = ({ tags }: CachedResponse, key: string): void => {
    for (const tag of tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  };
  const entries = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 8),
    sizeCalculation: sizeOf,
    dispose: removeTags,
  });

  const clear = (): void => {
    loads.clear();
    outdated.clear();
    entries.clear();
  };

  const invalidate = (tag: Tag): void => {
    const since = monotonic();
    for (const key of keysByTag.get(tag) ?? []) {
      const cached = entries.peek(key);
      if (cached) outdated.set(key, { cached, since });
      entries.delete(key);
    }
  };

  const findOutdated = (key: string): CachedResponse | undefined => {
    const { cached, since = 0 } = (loads.has(key) && outdated.get(key)) || {};
    return since > Math.max(settledAt, monotonic() - maxOutdatedMs) ? cached : undefined;
  };

  const isCurrent = (): boolean => {
    // Without a heartbeat, for example after a suspension, changes may have been missed.
    if (!isLive || monotonic() - caughtUpAt > maxSilenceMs) return false;
    const now = clock().getTime();
    if (now < validUntil && now >= lastTime) {
      lastTime = now;
      return true;
    }
    lastTime = now;
    onExpired();
    return false;
  };

  const add = (key: string, cached: CachedResponse, outdatedSince: number | undefined): void => {
    if (outdatedSince !== undefined) {
      if (outdatedSince > (outdated.get(key)?.since ?? 0)) outdated.set(key, { cached, since: outdatedSince });
      return;
    }
    outdated.delete(key);
    entries.set(key, cached);
    if (entries.peek(key) !== cached) return;
    for (const tag of cached.tags) {
      const keys = keysByTag.get(tag) ?? new Set();
      keysByTag.set(tag, keys.add(key));
    }
  };

  const reloads = (time: number): Promise<unknown>[] =>
    [...outdated].flatMap(([key, { since }]) => (since <= time && loads.get(key)?.whenFinished()) || []);

  return {
    find: (key) => {
      const cached = isCurrent() ? (entries.get(key) ?? findOutdated(key)) : undefined;
      if (cached) hits++;
      return cached;
    },
    findLoad: (key) => {
      const load = loads.get(key);
      return load?.outdatedSince === undefined ? load : undefined;
    },
    waitForReloads: async () => {
      const start = monotonic();
      const remainingMs = () => start + maxOutdatedMs - monotonic();
      // Waiting requests look up the response again in the next iteration of the event loop.
      if (outdated.size > 0) await nextIteration();
      for (let pending = reloads(start); pending.length > 0 && remainingMs() > 0; pending = reloads(start)) {
        await Promise.race([Promise.all(pending), delay(remainingMs(), undefined, { ref: false })]);
        await nextIteration();
      }
      settledAt = Math.max(settledAt, start);
      for (const [key, { since }] of outdated) if (since <= settledAt) outdated.delete(key);
    },
    usage: () => ({ hits, misses, entries: entries.size, bytes: entries.calculatedSize }),
    load: (key, topics) => {
      misses++;
      const isUpToDate = isCurrent();
      let resolve: ((cached: CachedResponse | undefined) => void) | undefined;
      let finished: Promise<CachedResponse | undefined> | undefined;
      const isRepeated = wasRequested(key);
      const load: Loading = {
        topics,
        outdatedSince: undefined,
        shouldCache: () => finished !== undefined || (loads.get(key) === load && isRepeated),
        whenFinished: () => {
          finished ??= new Promise((done) => {
            resolve = done;
          });
          return finished;
        },
        finish: (cached: CachedResponse | undefined) => {
          if (loads.get(key) === load) {
            loads.delete(key);
            if (cached && isCurrent()) add(key, cached, load.outdatedSince);
          }
          resolve?.(cached);
        },
      };
      if (isUpToDate) loads.set(key, load);
      return load;
    },
    onChange: (change: CommittedChange | null) => {
      if (change === null) return clear();
      const { topic, alliance, id } = change;
      // The row may be committed while the time of the next change is being read.
      if (change.nextChangeAt !== null && change.nextChangeAt > clock().getTime())
        validUntil = Math.min(validUntil, change.nextChangeAt);
      if (alliance === null && topic !== "users") return clear();
      for (const load of loads.values()) if (load.topics.has(topic)) load.outdatedSince ??= monotonic();
      invalidate(topic);
      invalidate(`${topic}@${alliance}`);
      invalidate(`${topic}#${id}`);
    },
    onStart: (next) => {
      clear();
      validUntil = Math.min(validUntil, next ?? Number.POSITIVE_INFINITY);
      lastTime = clock().getTime();
      caughtUpAt = monotonic();
      isLive = true;
    },
    onCaughtUp: () => {
      caughtUpAt = monotonic();
    },
    onLost: () => {
      isLive = false;
      validUntil = Number.POSITIVE_INFINITY;
      clear();
    },
  };
};
