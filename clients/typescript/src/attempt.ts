import { AllianceError, ConnectionError, DeadlineError, UnexpectedResponseError } from "./errors.ts";
import type { Prepared } from "./request.ts";

export type Received = { status: number; headers: Headers; text: string };

type Limits = { fetch: typeof fetch; timeout: number; signal: AbortSignal | undefined };

/** Far above any response of the service, and far below the memory. */
const maxLength = 33_554_432;

/**
 * Sends a request once, and reads all of its response.
 * @throws ConnectionError
 * @throws the reason of the signal
 */
export const attempt = async (
  { method, url, headers, body }: Prepared,
  { fetch, timeout, signal }: Limits,
): Promise<Received> => {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  const late = () => controller.abort(new DeadlineError(`${method} ${url} took longer than ${timeout} ms`));
  const timer = setTimeout(late, timeout);
  signal?.addEventListener("abort", abort, { once: true });
  try {
    const response = await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      signal: controller.signal,
      // The API redirects nowhere, and is called with a token: never with cookies.
      redirect: "error",
      credentials: "omit",
    });
    return { status: response.status, headers: response.headers, text: await read(response) };
  } catch (error) {
    if (controller.signal.aborted) throw controller.signal.reason;
    if (error instanceof AllianceError) throw error;
    throw new ConnectionError(`${method} ${url} got no whole response`, { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
};

const read = async (response: Response): Promise<string> => {
  const reader = response.body?.getReader();
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  let text = "";
  for (let length = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    text += decoder.decode(value, { stream: true });
    if (length <= maxLength) continue;
    await reader.cancel();
    throw new UnexpectedResponseError("the response has no end", response);
  }
};
