import assert from "node:assert/strict";
import type { Measured, Request } from "./paths.ts";

/* Single requests before the load: the bytes to send, and whether floor B says the same as the service. */

type Known = { tags: ReadonlyMap<string, string>; port: number };

/** A request as bytes. */
export const toBytes = ({ path, method = "GET", token, ifNoneMatch }: Request, { tags, port }: Known): Buffer => {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    ...(ifNoneMatch === undefined ? [] : [`If-None-Match: ${ifNoneMatch === "*" ? "*" : (tags.get(path) ?? "")}`]),
    ...(method === "POST" ? ["Content-Length: 0"] : []),
  ];
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n`);
};

export const send = (port: number, { path, method = "GET", token }: Request, more: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { ...more, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  });

/** The ETags of one server's responses by path. A server without one is asked with `*`, which makes floor B compute it. */
export const tagsOf = async (port: number, { warm }: Measured): Promise<Map<string, string>> => {
  const tags = new Map<string, string>();
  for (const request of warm.filter(({ ifNoneMatch }) => ifNoneMatch === "tag")) {
    const response = await send(port, request, { "if-none-match": "*" });
    tags.set(request.path, response.headers.get("etag") ?? "");
    await response.arrayBuffer();
  }
  return tags;
};

/** The size of a response's body in bytes. @throws AssertionError when the status is not 200 */
export const sizeOf = async (port: number, request: Request): Promise<number> => {
  const response = await send(port, request);
  const body = await response.text();
  assert.equal(response.status, 200, `${request.path}: ${body}`);
  return Buffer.byteLength(body);
};

const bodyOf = async (port: number, request: Request): Promise<Record<string, unknown>> => {
  const response = await send(port, request);
  const text = await response.text();
  assert.equal(response.status, 200, `${request.path}: ${text}`);
  return JSON.parse(text);
};

/** @throws AssertionError when floor B's response is not the service's */
export const requireSame = async (service: number, floor: number, { warm, cold = [], comparable }: Measured) => {
  const at = (requests: Request[], share: number) =>
    requests.slice(Math.floor(share * (requests.length - 1))).slice(0, 1);
  for (const request of [...at(warm, 0), ...at(warm, 0.6), ...at(cold, 0.3), ...at(cold, 0.6)]) {
    const ours = await bodyOf(service, request);
    const theirs = await bodyOf(floor, request);
    if (comparable) assert.deepEqual(withoutMoments(theirs), withoutMoments(ours), request.path);
    else requireAlike(theirs, ours, request.path);
  }
};

/** Each RSVP has a time and a code of its own, and each server an address and a way to write cursors. */
const withoutMoments = (body: Record<string, unknown>) => ({
  ...body,
  ...("responded_at" in body && { responded_at: body["responded_at"] !== null }),
  ...("check_in_code" in body && { check_in_code: body["check_in_code"] !== null }),
  ...("html_url" in body && { html_url: new URL(String(body["html_url"])).pathname }),
  ...("next_cursor" in body && { next_cursor: body["next_cursor"] !== null }),
});

/** What a hit has by its type, and others of the list have not. */
const ofHits = ["event", "group", "job", "landscape_entry"];

/** The fields of a list's items, or of what the body has by name. */
const fieldsOf = (body: Record<string, unknown>, path: string): unknown => {
  if (!("items" in body)) return Object.entries(body).map(([name, value]) => [name, Object.keys(Object(value)).sort()]);
  const { items } = body;
  assert.ok(Array.isArray(items) && items.length > 0, `nothing is found: ${path}`);
  return Object.keys(items[0])
    .filter((name) => !ofHits.includes(name))
    .sort();
};

/** Both find something, and show it with the same fields. */
const requireAlike = (theirs: Record<string, unknown>, ours: Record<string, unknown>, path: string): void =>
  assert.deepEqual(fieldsOf(theirs, path), fieldsOf(ours, path), path);
