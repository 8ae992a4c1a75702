import { DeadlineError } from "./errors.ts";

export type Limits = { timeout: number; signal: AbortSignal | undefined };

/**
 * Waits for work that may have no end; it is told by its signal when nobody waits any more.
 * @param what works, for the message
 * @throws DeadlineError
 * @throws the reason of the signal
 */
export const within = async <Result>(
  { timeout, signal }: Limits,
  what: string,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener("abort", () => reject(controller.signal.reason));
  });
  const abort = () => controller.abort(signal?.reason);
  const late = () => controller.abort(new DeadlineError(`${what} took longer than ${timeout} ms`));
  const timer = setTimeout(late, timeout);
  signal?.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([aborted, work(controller.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
};
