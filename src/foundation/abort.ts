/** Awaits work, but rejects as soon as the signal aborts, because a frozen server never responds. */
export const beforeAbort = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    if (signal.aborted) abort();
    // A signal may be used for many calls, so each removes its listener.
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });

/** Resolves when the work is done, or after `milliseconds` if it takes longer. Rejects if the work fails first. */
export const waitFor = async (work: Promise<unknown>, milliseconds: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, timeout]);
  clearTimeout(timer);
};
