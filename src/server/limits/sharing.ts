import { defaultMaxKeys, forgetOldest } from "./keys.ts";

/* Processes that serve together count together: each tells the others of its uses, some milliseconds later. */

/** Uses of a window, by key, in the interval that ends at a moment. */
export type Uses = { window: string; endsAt: number; counts: [key: string, count: number][] };

/** Sends uses to another process, and calls `sent` when they have left this one. */
export type SendUses = (uses: Uses[], sent: () => void) => void;

/** How a window counts together with the same window of other processes. */
export type Sharing = {
  /** Milliseconds of a clock that the processes share, so that their windows begin at the same moments. */
  monotonic: () => number;
  /** Tells the others of a use. */
  tell(window: string, endsAt: number, key: string): void;
  /** @param hear is told of the others' uses of the window */
  follow(window: string, hear: (uses: Uses) => void): void;
};

/** Milliseconds for which uses are collected. They pass two processes: an exchange takes twice as long at most. */
const pause = 40;

/** Sums of uses. Of each window, only the latest interval counts. */
const createTally = () => {
  const windows = new Map<string, { endsAt: number; counts: Map<string, number> }>();
  const countsOf = (window: string, endsAt: number): Map<string, number> | undefined => {
    const known = windows.get(window);
    if (known && known.endsAt >= endsAt) return known.endsAt === endsAt ? known.counts : undefined;
    const counts = new Map<string, number>();
    windows.set(window, { endsAt, counts });
    return counts;
  };
  const read = (): Uses[] =>
    [...windows].map(([window, { endsAt, counts }]) => ({ window, endsAt, counts: [...counts] }));
  return {
    add: (window: string, endsAt: number, key: string, count: number): void => {
      const counts = countsOf(window, endsAt);
      if (!counts) return;
      const sum = counts.get(key) ?? 0;
      if (sum === 0 && counts.size >= defaultMaxKeys) forgetOldest(counts);
      counts.set(key, sum + count);
    },
    read,
    take: (): Uses[] => {
      const uses = read();
      windows.clear();
      return uses;
    },
  };
};

/**
 * Collects uses and sends them together. What was sent last has to leave first: to a process that does not read, nothing
 * queues up.
 */
const createCourier = (send: SendUses) => {
  const tally = createTally();
  let isUnderWay = false;
  const sendSoon = (): void => {
    setTimeout(() => {
      const uses = tally.take();
      if (uses.length > 0) send(uses, sendSoon);
      else isUnderWay = false;
    }, pause).unref();
  };
  return (...use: Parameters<typeof tally.add>): void => {
    tally.add(...use);
    if (isUnderWay) return;
    isUnderWay = true;
    sendSoon();
  };
};

const forEachUse = (all: Uses[], tell: (window: string, endsAt: number, key: string, count: number) => void): void => {
  for (const { window, endsAt, counts } of all) for (const [key, count] of counts) tell(window, endsAt, key, count);
};

/** The part of a process: sends its own uses, and passes on what it hears. */
export const createSharing = (send: SendUses, monotonic: () => number): Sharing & { hear(uses: Uses[]): void } => {
  const courier = createCourier(send);
  const followers = new Map<string, (uses: Uses) => void>();
  return {
    monotonic,
    tell: (window, endsAt, key) => courier(window, endsAt, key, 1),
    follow: (window, hear) => void followers.set(window, hear),
    hear: (all) => {
      for (const uses of all) followers.get(uses.window)?.(uses);
    },
  };
};

/** Between the processes: tells each of the others' uses, and one that comes later of all before. */
export const createExchange = () => {
  const all = createTally();
  const couriers = new Set<ReturnType<typeof createCourier>>();
  return {
    join: (send: SendUses) => {
      const own = createCourier(send);
      forEachUse(all.read(), own);
      couriers.add(own);
      return {
        tell: (uses: Uses[]): void => {
          forEachUse(uses, (...use) => {
            all.add(...use);
            for (const courier of couriers) if (courier !== own) courier(...use);
          });
        },
        leave: (): void => void couriers.delete(own),
      };
    },
  };
};
