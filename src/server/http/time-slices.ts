const sliceMs = 1;

/**
 * Longer slices count as this in waiting times. They are pauses of the machine, or of a process that just started. Only a
 * long queue justifies a rejection.
 */
const maxSliceMs = 20;

/**
 * Works at once for a slice of each iteration of the event loop; the rest waits for the next iterations, in order. libuv accepts one
 * connection per iteration: with hundreds of requests in each, a new connection would wait for seconds.
 * @param work gets the milliseconds that the item has waited
 */
export const inTimeSlices = <Item>(
  work: (item: Item, waited: number) => void,
  clock: () => number = () => performance.now(),
): ((item: Item) => void) => {
  const waiting: { item: Item; since: number }[] = [];
  let endsAt = 0;
  let isScheduled = false;
  let sliceBegan = 0;
  let time = 0;

  const schedule = (): void => {
    sliceBegan = clock();
    endsAt = sliceBegan + sliceMs;
    isScheduled = true;
    setImmediate(go);
  };
  const go = (): void => {
    isScheduled = false;
    if (waiting.length === 0) return;
    time += Math.min(clock() - sliceBegan, maxSliceMs);
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
