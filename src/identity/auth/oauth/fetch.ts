/** Milliseconds for all calls to a provider during one request. */
export const providerDeadline = 5_000;

const maxBytes = 1_048_576;

/** Follows no redirects, which could lead into our network, and reads at most 1 MiB (OWASP ASVS 5.0, 15.3.2). */
export const boundedFetch =
  (signal: AbortSignal) =>
  async (url: string | URL, init: RequestInit = {}) => {
    const response = await fetch(url, { ...init, redirect: "error", signal });
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new Error(`${new URL(url).host} sent more than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
    const { status, statusText, headers } = response;
    return new Response(status === 204 || status === 304 ? null : Buffer.concat(chunks), {
      status,
      statusText,
      headers,
    });
  };
