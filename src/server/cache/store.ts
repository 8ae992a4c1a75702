import { setTimeout as delay, setImmediate as nextTurn } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { CacheUsage } from "../http/binding.ts";
import { type CommittedChange, type Follower, unheard } from "./changes.ts";
import type { Tag } from "./dependencies.ts";
import type { CachedResponse } from "./encodings.ts";

export type Load = {
  /** Whether others wait for it or asked lately. Most addresses are requested once. */
  isWanted(): boolean;
  /** Caches the response, unless it may have changed meanwhile. */
  finish(kept: CachedResponse | undefined): void;
  finished(): Promise<CachedResponse | undefined>;
};

type Store = Follower & {
  find(key: string): CachedResponse | undefined;
  loading(key: string): Load | undefined;
  /**
   * Resolves when nothing older than the changes received so far is found: reloads may still serve outdated responses briefly, so
   * that a crowd does not wait for each write.
   */
  settled(): Promise<void>;
  load(key: string, topics: ReadonlySet<string>): Load;
  usage(): CacheUsage;
};

type Options = {
  maxBytes: number;
  clock: () => Date;
  /** Monotonic milliseconds. */
  now?: () => number;
  onPassed: () => void;
};

const overhead = 2_500;

/** Compressed forms come later, and are smaller than the body together. */
const sizeOf = ({ body, headers, tags }: CachedResponse, key: string): number =>
  overhead + 2 * body.length + key.length + JSON.stringify(headers).length + tags.join().length;

/** Milliseconds: within 100 of a commit nobody gets an outdated response. */
const longestOutdated = 80;

const mostOutdated = 100;

const recentSize = 2 ** 16;

/** Whether the text was seen lately. May be wrong: it stores hashes (FNV-1a). */
const createRecent = () => {
  const hashes = new Int32Array(recentSize);
  return (text: string): boolean => {
    let hash = 0x811c9dc5;
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    const place = hash & (recentSize - 1);
    const isKnown = hashes[place] === hash;
    hashes[place] = hash;
    return isKnown;
  };
};

type Outdated = { kept: CachedResponse; since: number };

type Loading = Load & {
  topics: ReadonlySet<string>;
  spoiledAt: number | undefined;
};

/**
 * Finished responses by address. A committed change drops all entries that depend on it; an outdated response is served only
 * while it is being reloaded.
 */
export const createStore = ({
  maxBytes,
  clock,
  now: monotonic = () => performance.now(),
  onPassed,
}: Options): Store => {
  const keysOf = new Map<Tag, Set<string>>();
  const loads = new Map<string, Loading>();
  const outdated = new LRUCache<string, Outdated>({ max: mostOutdated });
  const wasAsked = createRecent();
  let isLive = false;
  let until = Number.POSITIVE_INFINITY;
  let seen = 0;
  let heardAt = 0;
  /** Entries outdated before are not found any more. */
  let settledAt = 0;
  let hits = 0;
  let misses = 0;

  const forget = ({ tags }: CachedResponse, key: string): void => {
    for (const tag of tags) {
      const keys = keysOf.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysOf.delete(tag);
    }
  };
  const entries = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 8),
    sizeCalculation: sizeOf,
    dispose: forget,
  });

  const clear = (): void => {
    loads.clear();
    outdated.clear();
    entries.clear();
  };

  const drop = (tag: Tag): void => {
    const since = monotonic();
    for (const key of keysOf.get(tag) ?? []) {
      const kept = entries.peek(key);
      if (kept) outdated.set(key, { kept, since });
      entries.delete(key);
    }
  };

  const findOutdated = (key: string): CachedResponse | undefined => {
    const { kept, since = 0 } = (loads.has(key) && outdated.get(key)) || {};
    return since > Math.max(settledAt, monotonic() - longestOutdated) ? kept : undefined;
  };

  const isCurrent = (): boolean => {
    // Frozen: changes may have been missed.
    if (!isLive || monotonic() - heardAt > unheard) return false;
    const now = clock().getTime();
    if (now < until && now >= seen) {
      seen = now;
      return true;
    }
    seen = now;
    onPassed();
    return false;
  };

  const keep = (key: string, kept: CachedResponse, untrueSince: number | undefined): void => {
    if (untrueSince !== undefined) {
      if (untrueSince > (outdated.get(key)?.since ?? 0)) outdated.set(key, { kept, since: untrueSince });
      return;
    }
    outdated.delete(key);
    entries.set(key, kept);
    if (entries.peek(key) !== kept) return;
    for (const tag of kept.tags) {
      const keys = keysOf.get(tag) ?? new Set();
      keysOf.set(tag, keys.add(key));
    }
  };

  const reloads = (at: number): Promise<unknown>[] =>
    [...outdated].flatMap(([key, { since }]) => (since <= at && loads.get(key)?.finished()) || []);

  return {
    find: (key) => {
      const kept = isCurrent() ? (entries.get(key) ?? findOutdated(key)) : undefined;
      if (kept) hits++;
      return kept;
    },
    loading: (key) => {
      const load = loads.get(key);
      return load?.spoiledAt === undefined ? load : undefined;
    },
    settled: async () => {
      const at = monotonic();
      const left = () => at + longestOutdated - monotonic();
      // Waiting requests ask again within a turn of the event loop.
      if (outdated.size > 0) await nextTurn();
      for (let pending = reloads(at); pending.length > 0 && left() > 0; pending = reloads(at)) {
        await Promise.race([Promise.all(pending), delay(left(), undefined, { ref: false })]);
        await nextTurn();
      }
      settledAt = Math.max(settledAt, at);
      for (const [key, { since }] of outdated) if (since <= settledAt) outdated.delete(key);
    },
    usage: () => ({ hits, misses, entries: entries.size, bytes: entries.calculatedSize }),
    load: (key, topics) => {
      misses++;
      const isTrue = isCurrent();
      let resolve: ((kept: CachedResponse | undefined) => void) | undefined;
      let finished: Promise<CachedResponse | undefined> | undefined;
      const isAskedAgain = wasAsked(key);
      const load: Loading = {
        topics,
        spoiledAt: undefined,
        isWanted: () => finished !== undefined || (loads.get(key) === load && isAskedAgain),
        finished: () => {
          finished ??= new Promise((done) => {
            resolve = done;
          });
          return finished;
        },
        finish: (kept: CachedResponse | undefined) => {
          if (loads.get(key) === load) {
            loads.delete(key);
            if (kept && isCurrent()) keep(key, kept, load.spoiledAt);
          }
          resolve?.(kept);
        },
      };
      if (isTrue) loads.set(key, load);
      return load;
    },
    changed: (change: CommittedChange | null) => {
      if (change === null) return clear();
      const { topic, alliance, id } = change;
      // A row may be committed while the next moment is being read.
      if (change.until !== null && change.until > clock().getTime()) until = Math.min(until, change.until);
      if (alliance === null && topic !== "users") return clear();
      for (const load of loads.values()) if (load.topics.has(topic)) load.spoiledAt ??= monotonic();
      drop(topic);
      drop(`${topic}@${alliance}`);
      drop(`${topic}#${id}`);
    },
    began: (next) => {
      clear();
      until = Math.min(until, next ?? Number.POSITIVE_INFINITY);
      seen = clock().getTime();
      heardAt = monotonic();
      isLive = true;
    },
    heard: () => {
      heardAt = monotonic();
    },
    lost: () => {
      isLive = false;
      until = Number.POSITIVE_INFINITY;
      clear();
    },
  };
};
