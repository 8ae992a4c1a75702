const sliceMs = 1;

/**
 * Maximum time of a slice that counts as waiting. Longer slices are pauses of the machine, or of a process that has just started,
 * but only a long queue justifies a rejection.
 */
const maxSliceMs = 20;

/**
 * Processes items for 1 ms in each iteration of the event loop; the rest wait for the next iterations, in order. libuv accepts one
 * connection per iteration: with hundreds of requests in each, a new connection would wait for seconds.
 * @param work called with each item and how long it has waited
 */
export const inTimeSlices = <Item>(
  work: (item: Item, waitedMs: number) => void,
  clock: () => number = () => performance.now(),
): ((item: Item) => void) => {
  const queue: { item: Item; queuedAtMs: number }[] = [];
  let endsAt = 0;
  let isScheduled = false;
  let sliceStartedAt = 0;
  let elapsedMs = 0;

  const schedule = (): void => {
    sliceStartedAt = clock();
    endsAt = sliceStartedAt + sliceMs;
    isScheduled = true;
    setImmediate(runSlice);
  };
  const runSlice = (): void => {
    isScheduled = false;
    if (queue.length === 0) return;
    elapsedMs += Math.min(clock() - sliceStartedAt, maxSliceMs);
    schedule();
    let done = 0;
    while (done < queue.length && clock() < endsAt) {
      const entry = queue[done++];
      if (entry !== undefined) work(entry.item, elapsedMs - entry.queuedAtMs);
    }
    queue.splice(0, done);
  };
  return (item) => {
    if (!isScheduled) schedule();
    if (queue.length === 0 && clock() < endsAt) work(item, 0);
    else queue.push({ item, queuedAtMs: elapsedMs });
  };
};
