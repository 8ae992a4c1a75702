import { etagOf } from "./results.ts";

/** One request, without a credential: the same for all of its attempts. */
export type Prepared = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | Blob | undefined;
};

export type Input = Readonly<Record<string, unknown>>;

/** What methods take beside their input; their types allow each only where the operation does. */
export type AnyOptions = {
  signal?: AbortSignal | undefined;
  timeout?: number | undefined;
  retries?: number | undefined;
  headers?: Record<string, string> | undefined;
  ifMatch?: object | string | undefined;
  ifNoneMatch?: unknown;
  idempotencyKey?: string | undefined;
};

export type Operation = readonly [method: string, path: string, kind?: "keyed" | "paged"];

export const prepare = (
  baseUrl: string,
  [method, path, kind]: Operation,
  { body, ...values }: Input,
  { headers, ifMatch, ifNoneMatch, idempotencyKey }: AnyOptions,
): Prepared => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (path.includes(`{${name}}`)) continue;
    for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one));
  }
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(name, values[name]));
  const asked = query.size > 0 ? `?${query}` : "";
  const sent: [string, string | null | undefined][] = [
    ["accept", "application/json"],
    ["content-type", contentTypeOf(body)],
    ["idempotency-key", kind === "keyed" ? (idempotencyKey ?? randomKey()) : undefined],
    ["if-match", typeof ifMatch === "object" ? requireTag(ifMatch) : ifMatch],
    ["if-none-match", isObject(ifNoneMatch) ? etagOf(ifNoneMatch) : undefined],
    ...Object.entries(headers ?? {}),
  ];
  return {
    method,
    url: baseUrl + address + asked,
    headers: Object.fromEntries(sent.flatMap(([name, value]) => (value == null ? [] : [[name.toLowerCase(), value]]))),
    body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
  };
};

/** A file tells its own. */
const contentTypeOf = (body: unknown): string | undefined => {
  if (body instanceof Blob) return body.type || undefined;
  return body === undefined ? undefined : "application/json";
};

export const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** A segment that URLs resolve (`..`), or none, would lead to another operation. */
const segment = (name: string, value: unknown): string => {
  const text = String(value ?? "");
  if (["", ".", ".."].includes(text)) throw new TypeError(`${name} must be text other than "${text}"`);
  return encodeURIComponent(text);
};

/** A change that should have been guarded must not go out without its guard. */
const requireTag = (result: object): string => {
  const tag = etagOf(result);
  if (tag === null) throw new TypeError("ifMatch: this result came without an ETag");
  return tag;
};

/** Browsers have `randomUUID` on https only. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
