const share = 1;

/**
 * The longest turn in the count of waiting times. A longer one is a pause of the machine, or a process that just started. Only a
 * long queue justifies a rejection.
 */
const longestTurn = 20;

/**
 * Works at once until the share of a turn is used up; the rest waits for the next turns, in order. libuv accepts one connection a
 * turn: with hundreds of requests per turn, a new connection would wait for seconds.
 * @param work gets the milliseconds that the item has waited
 */
export const inTurns = <Item>(
  work: (item: Item, waited: number) => void,
  clock: () => number = () => performance.now(),
): ((item: Item) => void) => {
  const waiting: { item: Item; since: number }[] = [];
  let endsAt = 0;
  let isScheduled = false;
  let turnBegan = 0;
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
    waiting.splice(0, done);
  };
  return (item) => {
    if (!isScheduled) schedule();
    if (waiting.length === 0 && clock() < endsAt) work(item, 0);
    else waiting.push({ item, since: time });
  };
};
