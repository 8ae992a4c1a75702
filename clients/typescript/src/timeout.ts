import { DeadlineError } from "./errors.ts";

export type Limits = { timeout: number; signal: AbortSignal | undefined };

/**
 * Waits for `work` until it settles, the timeout passes or the caller aborts. In the last two cases, the signal that
 * `work` received is aborted.
 * @param description - Names the work in the message of a `DeadlineError`
 * @throws DeadlineError
 * @throws the reason of the caller's signal
 */
export const withTimeout = async <Result>(
  { timeout, signal }: Limits,
  description: string,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener("abort", () => reject(controller.signal.reason));
  });
  const onAbort = () => controller.abort(signal?.reason);
  const onTimeout = () => controller.abort(new DeadlineError(`${description} took longer than ${timeout} ms`));
  const timer = setTimeout(onTimeout, timeout);
  signal?.addEventListener("abort", onAbort, { once: true });
  try {
    return await Promise.race([aborted, work(controller.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
  }
};
