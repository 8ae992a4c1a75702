/** Milliseconds that requests may take of one turn of the event loop. */
const share = 1;

/**
 * Milliseconds that one turn counts at most for what waits. A longer one means that the machine stood still, or that a process
 * which has just started works slowly. Each turn does at least one: who has waited long by this count had many before it, and only then
 * is something gained by refusing.
 */
const longestTurn = 20;

/**
 * Works on what comes at once, until that has taken its share of a turn of the event loop; the rest waits for the next turns,
 * in order. libuv accepts one connection a turn: while each turn works on hundreds of requests, a new connection would wait
 * for seconds.
 * @param work is told for how many milliseconds the item has waited
 * @param clock milliseconds
 */
export const inTurns = <Item>(
  work: (item: Item, waited: number) => void,
  clock: () => number = () => performance.now(),
): ((item: Item) => void) => {
  const waiting: { item: Item; since: number }[] = [];
  let endsAt = 0;
  let isScheduled = false;
  let turnBegan = 0;
  /** The sum of the turns, as they count. */
  let time = 0;

  const schedule = (): void => {
    turnBegan = clock();
    endsAt = turnBegan + share;
    isScheduled = true;
    setImmediate(go);
  };
  const go = (): void => {
    isScheduled = false;
    if (waiting.length === 0) return;
    time += Math.min(clock() - turnBegan, longestTurn);
    schedule();
    let done = 0;
    while (done < waiting.length && clock() < endsAt) {
      const one = waiting[done++];
      if (one !== undefined) work(one.item, time - one.since);
    }
    // In each turn: under a steady load there is always something left.
    waiting.splice(0, done);
  };
  return (item) => {
    if (!isScheduled) schedule();
    if (waiting.length === 0 && clock() < endsAt) work(item, 0);
    else waiting.push({ item, since: time });
  };
};
