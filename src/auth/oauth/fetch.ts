/** Milliseconds for all calls to a provider that one request needs. */
export const providerDeadline = 5_000;

const largest = 1_048_576;

/**
 * A fetch for what a provider says of itself: it follows no redirect, which could lead into our network, reads 1 MiB at most,
 * and gives up at the deadline (OWASP ASVS 5.0, 15.3.2).
 */
export const boundedFetch =
  (signal: AbortSignal) =>
  async (url: string | URL, init: RequestInit = {}) => {
    const response = await fetch(url, { ...init, redirect: "error", signal });
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > largest) throw new Error(`${new URL(url).host} answered more than ${largest} bytes`);
      chunks.push(chunk);
    }
    const { status, statusText, headers } = response;
    return new Response(status === 204 || status === 304 ? null : Buffer.concat(chunks), {
      status,
      statusText,
      headers,
    });
  };
