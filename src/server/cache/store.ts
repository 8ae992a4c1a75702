import { setTimeout as delay, setImmediate as nextTurn } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { CacheUsage } from "../http/binding.ts";
import { type CommittedChange, type Follower, unheard } from "./changes.ts";
import type { Tag } from "./dependencies.ts";
import type { Kept } from "./forms.ts";

/** The making of a response, which several requests may wait for. */
export type Load = {
  /** Whether others ask for the same: they wait for it, or asked not long ago. Most addresses are asked for once. */
  isWanted(): boolean;
  /** Keeps the response, unless what it shows may have changed meanwhile. */
  finish(kept: Kept | undefined): void;
  /** Resolves to what `finish` is called with. */
  finished(): Promise<Kept | undefined>;
};

type Store = Follower & {
  find(key: string): Kept | undefined;
  /** The load that is under way for a key, and true. */
  loading(key: string): Load | undefined;
  /**
   * Resolves when nothing is found any more that is older than what has been heard by now: others get what was true until then
   * at most while it is loaded again, so that a crowd does not wait for each write.
   */
  settled(): Promise<void>;
  /** @param topics what the response depends on */
  load(key: string, topics: ReadonlySet<string>): Load;
  usage(): CacheUsage;
};

type Options = {
  /** Bytes of keys, bodies and headers. */
  maxBytes: number;
  clock: () => Date;
  /** Milliseconds of a clock that is never set. */
  now?: () => number;
  /** Called when the time that `began` told has come. */
  onPassed: () => void;
};

/** Bytes of an entry besides its texts, about: for the most part, lists of headers. */
const overhead = 2_500;

/** Compressed forms are made later: they are less than the body together. */
const sizeOf = ({ body, headers, tags }: Kept, key: string): number =>
  overhead + 2 * body.length + key.length + JSON.stringify(headers).length + tags.join().length;

/** Milliseconds for which a response may be sent after it was outdated: within 100 of the commit everybody gets what is true. */
const longestOutdated = 80;

/** Responses that are kept so. */
const mostOutdated = 100;

/** Addresses that are remembered, about. */
const recentSize = 2 ** 16;

/** Tells whether it was called with the same text not long ago: now and then wrongly, for it remembers hashes. */
const createRecent = () => {
  const hashes = new Int32Array(recentSize);
  return (text: string): boolean => {
    // FNV-1a.
    let hash = 0x811c9dc5;
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    const place = hash & (recentSize - 1);
    const isKnown = hashes[place] === hash;
    hashes[place] = hash;
    return isKnown;
  };
};

/** A response, and since when it may be untrue. */
type Outdated = { kept: Kept; since: number };

type Loading = Load & {
  topics: ReadonlySet<string>;
  /** Since when what it loads may be untrue. */
  spoiledAt: number | undefined;
};

/**
 * Finished responses by address. Nothing is found that a committed change may have made untrue, but for the moment in which it is
 * loaded again: entries are dropped with each change of what they depend on, and all of them when time itself changes something.
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
  /** What was outdated until then is not found any more. */
  let settledAt = 0;
  let hits = 0;
  let misses = 0;

  const forget = ({ tags }: Kept, key: string): void => {
    for (const tag of tags) {
      const keys = keysOf.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysOf.delete(tag);
    }
  };
  const entries = new LRUCache<string, Kept>({
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

  /** Only while it is loaded again. */
  const findOutdated = (key: string): Kept | undefined => {
    const { kept, since = 0 } = (loads.has(key) && outdated.get(key)) || {};
    return since > Math.max(settledAt, monotonic() - longestOutdated) ? kept : undefined;
  };

  /** Whether what is kept is true now. The clock of the machine may be set back. */
  const isCurrent = (): boolean => {
    // While this process was frozen, changes came, or the connection that tells of them ended.
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

  const keep = (key: string, kept: Kept, untrueSince: number | undefined): void => {
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

  /** The loads that are under way for what was outdated until then. */
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
      // Whoever waits already to ask for it again does so within a turn of the event loop.
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
      let resolve: ((kept: Kept | undefined) => void) | undefined;
      let finished: Promise<Kept | undefined> | undefined;
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
        finish: (kept: Kept | undefined) => {
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
      // Also while the next moment is being read: a row may be committed after that.
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
