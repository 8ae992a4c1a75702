type Queued = {
  hasBegun: boolean;
  isRefused: () => boolean;
  onTurn: () => void;
  refuse: () => void;
};

type Waiting = Queued & { timer: NodeJS.Timeout };

/** Requests that wait for admission. @param patience milliseconds until a rejection */
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
