/* Requests of the bench: as bytes for the generator, or sent one at a time. */

export type Request = {
  path: string;
  method?: "GET" | "POST" | "DELETE";
  token?: string;
  body?: object;
  ifNoneMatch?: string;
};

const headersOf = ({ token, body, ifNoneMatch }: Request): Record<string, string> => ({
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
  ...(body && { "content-type": "application/json" }),
  ...(ifNoneMatch !== undefined && { "if-none-match": ifNoneMatch }),
});

export const toBytes = (request: Request): Buffer => {
  const { path, method = "GET" } = request;
  const body = request.body ? JSON.stringify(request.body) : "";
  const headers = {
    host: "127.0.0.1",
    ...headersOf(request),
    ...(method === "POST" && { "content-length": body.length }),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`);
};

export const send = (port: number, request: Request): Promise<Response> => {
  const { path, method = "GET", body } = request;
  const headers = headersOf(request);
  return fetch(`http://127.0.0.1:${port}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
};

/** Sends a request. @throws Error when the status is not 200 */
export const sendOk = async (port: number, request: Request): Promise<{ text: string; etag: string }> => {
  const response = await send(port, request);
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${request.path} got ${response.status}: ${text}`);
  return { text, etag: response.headers.get("etag") ?? "" };
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const quantile = (values: readonly number[], fraction: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(fraction * values.length))] ?? Number.NaN;
