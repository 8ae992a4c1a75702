import { ApiError, ConnectionError, UnexpectedResponseError } from "./errors.ts";

/** Milliseconds. A service that asks for a longer pause is not asked again. */
const maxPause = 60_000;

/** Milliseconds, before the first retry at most; doubled for each further one. */
const firstPause = 500;
const maxOwnPause = 8_000;

/** What another attempt may mend: full queues, and proxies that found no service. */
const temporary = [429, 502, 503, 504];

/** @returns the milliseconds after which to try again; `undefined` if that would not help */
export const pauseBefore = (retry: number, error: unknown): number | undefined => {
  if (error instanceof ConnectionError) return ownPause(retry);
  if (!(error instanceof ApiError || error instanceof UnexpectedResponseError)) return undefined;
  if (!temporary.includes(error.status)) return undefined;
  const asked = retryAfter(error.headers.get("retry-after"));
  if (asked === undefined) return ownPause(retry);
  // Some jitter on top: others were told the same.
  return asked <= maxPause ? asked + Math.random() * firstPause : undefined;
};

/** Full jitter, so that clients that failed together do not come back together. */
const ownPause = (retry: number): number => Math.random() * Math.min(maxOwnPause, firstPause * 2 ** retry);

/** Milliseconds; RFC 9110 §10.2.3 has seconds or a date. */
const retryAfter = (value: string | null): number | undefined => {
  if (value === null) return undefined;
  const milliseconds = /^\s*\d+\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
};

/** @throws the reason of the signal */
export const pause = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", abort);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", abort, { once: true });
  });
