type Queued = {
  /** Whether work on it has begun: then it comes before those on which it has not. */
  hasBegun: boolean;
  /** Whether it is refused when its turn comes. */
  isRefused: () => boolean;
  onTurn: () => void;
  refuse: () => void;
};

type Waiting = Queued & { timer: NodeJS.Timeout };

/** Requests that wait for room, in order. @param patience milliseconds for which one waits before it is refused */
export const createQueue = (patience: number) => {
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
      }, patience);
      const waiting = { ...queued, timer };
      list.add(waiting);
    },
    /** Lets the next one begin, if there is one. */
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
