import { AllianceError, ConnectionError, UnexpectedResponseError } from "./errors.ts";
import type { PreparedRequest } from "./request.ts";
import { type Limits, withTimeout } from "./timeout.ts";

export type ReceivedResponse = {
  status: number;
  headers: Headers;
  text: string;
  /** The unread body of an endless response, whose `text` is empty. */
  stream?: ReadableStreamDefaultReader<Uint8Array>;
};

/** Protects the memory of the client from a faulty server. Responses of the service are far smaller. */
const maxResponseBytes = 33_554_432;

/**
 * Sends a request once, and reads the whole response unless it is endless.
 * @throws ConnectionError
 * @throws the reason of the signal
 */
export const attempt = (
  { method, url, headers, body, isEndless }: PreparedRequest,
  { fetch, ...limits }: Limits & { fetch: typeof globalThis.fetch },
): Promise<ReceivedResponse> =>
  withTimeout(limits, `${method} ${url}`, async (signal) => {
    try {
      const response = await fetch(url, {
        method,
        headers,
        ...(body !== undefined && { body }),
        signal,
        // The API never redirects, and a redirect could send the token to another host.
        redirect: "error",
        // Calls authenticate by token, never by cookie.
        credentials: "omit",
      });
      const { status, headers: responseHeaders, body: stream } = response;
      if (isEndless && response.ok && stream)
        return { status, headers: responseHeaders, text: "", stream: stream.getReader() };
      return { status, headers: responseHeaders, text: await readText(response) };
    } catch (error) {
      if (error instanceof AllianceError) throw error;
      throw new ConnectionError(`${method} ${url}: the connection failed before the response was complete`, {
        cause: error,
      });
    }
  });

const readText = async (response: Response): Promise<string> => {
  const reader = response.body?.getReader();
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  let text = "";
  for (let byteCount = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    byteCount += value.length;
    text += decoder.decode(value, { stream: true });
    if (byteCount <= maxResponseBytes) continue;
    await reader.cancel();
    throw new UnexpectedResponseError(`the response is larger than ${maxResponseBytes} bytes`, response);
  }
};
