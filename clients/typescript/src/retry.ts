import { ApiError, ConnectionError, UnexpectedResponseError } from "./errors.ts";

/** A call fails at once if `Retry-After` is longer. */
const maxRetryAfterMs = 60_000;

/** Upper bound of the delay before the first retry. It doubles with each further retry, up to `maxBackoffMs`. */
const baseDelayMs = 500;
const maxBackoffMs = 8_000;

/** Rate limits, overload, and proxies that could not reach the service. */
const retryableStatuses = [429, 502, 503, 504];

/** @returns undefined if a retry would not help */
export const retryDelayMs = (retry: number, error: unknown): number | undefined => {
  if (error instanceof ConnectionError) return backoffMs(retry);
  if (!(error instanceof ApiError || error instanceof UnexpectedResponseError)) return undefined;
  if (!retryableStatuses.includes(error.status)) return undefined;
  const retryAfterMs = parseRetryAfterMs(error.headers.get("retry-after"));
  if (retryAfterMs === undefined) return backoffMs(retry);
  // Jitter, because other clients may have received the same `Retry-After`.
  return retryAfterMs <= maxRetryAfterMs ? retryAfterMs + Math.random() * baseDelayMs : undefined;
};

/** Exponential backoff with full jitter, so that clients that failed together do not retry together. */
const backoffMs = (retry: number): number => Math.random() * Math.min(maxBackoffMs, baseDelayMs * 2 ** retry);

/** Parses seconds or a date (RFC 9110 §10.2.3). */
const parseRetryAfterMs = (value: string | null): number | undefined => {
  if (value === null) return undefined;
  const milliseconds = /^\s*\d+\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
};

/** @throws the reason of the signal */
export const delay = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", onAbort);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", onAbort, { once: true });
  });
