import { AllianceError, ConnectionError, UnexpectedResponseError } from "./errors.ts";
import { type Limits, within } from "./limits.ts";
import type { Prepared } from "./request.ts";

export type Received = {
  status: number;
  headers: Headers;
  text: string;
  /** In place of the text: what comes for as long as the connection is open. */
  stream?: ReadableStreamDefaultReader<Uint8Array>;
};

/** Far above any response of the service, and far below the memory. */
const maxLength = 33_554_432;

/**
 * Sends a request once, and reads all of its response, unless that does not end.
 * @throws ConnectionError
 * @throws the reason of the signal
 */
export const attempt = (
  { method, url, headers, body, isEndless }: Prepared,
  { fetch, ...limits }: Limits & { fetch: typeof globalThis.fetch },
): Promise<Received> =>
  within(limits, `${method} ${url}`, async (signal) => {
    try {
      const response = await fetch(url, {
        method,
        headers,
        ...(body !== undefined && { body }),
        signal,
        // The API redirects nowhere, and is called with a token: never with cookies.
        redirect: "error",
        credentials: "omit",
      });
      const { status, headers: received, body: stream } = response;
      if (isEndless && response.ok && stream)
        return { status, headers: received, text: "", stream: stream.getReader() };
      return { status, headers: received, text: await read(response) };
    } catch (error) {
      if (error instanceof AllianceError) throw error;
      throw new ConnectionError(`${method} ${url} got no whole response`, { cause: error });
    }
  });

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
