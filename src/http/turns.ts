/** Milliseconds that requests may take of one turn of the event loop. */
const share = 1;

/**
 * Works on what comes at once, until that has taken its share of a turn of the event loop; the rest waits for the next turns,
 * in order. libuv accepts one connection a turn: while each turn works on hundreds of requests, a new connection would wait
 * for seconds.
 * @param clock milliseconds
 */
export const inTurns = <Item>(
  work: (item: Item) => void,
  clock: () => number = () => performance.now(),
): ((item: Item) => void) => {
  let waiting: Item[] = [];
  let next = 0;
  let endsAt = 0;
  let isScheduled = false;

  const schedule = (): void => {
    endsAt = clock() + share;
    isScheduled = true;
    setImmediate(go);
  };
  const go = (): void => {
    isScheduled = false;
    if (waiting.length === 0) return;
    schedule();
    while (next < waiting.length && clock() < endsAt) {
      const item = waiting[next++];
      if (item !== undefined) work(item);
    }
    if (next < waiting.length) return;
    waiting = [];
    next = 0;
  };
  return (item) => {
    if (!isScheduled) schedule();
    if (waiting.length === 0 && clock() < endsAt) work(item);
    else waiting.push(item);
  };
};
