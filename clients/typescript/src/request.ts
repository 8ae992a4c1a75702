import { etagOf } from "./results.ts";

/** One request, without a credential: the same for all of its attempts. */
export type Prepared = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | Blob | FormData | undefined;
  isEndless: boolean;
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

export type Operation = readonly [method: string, path: string, kind?: "keyed" | "paged" | "endless"];

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
  const sentBody = encoded(body);
  const sent: [string, string | null | undefined][] = [
    ["accept", kind === "endless" ? "text/event-stream" : "application/json"],
    ["content-type", contentTypeOf(sentBody)],
    ["idempotency-key", kind === "keyed" ? (idempotencyKey ?? randomKey()) : undefined],
    ["if-match", typeof ifMatch === "object" ? requireTag(ifMatch) : ifMatch],
    ["if-none-match", isObject(ifNoneMatch) ? etagOf(ifNoneMatch) : undefined],
    ...Object.entries(headers ?? {}),
  ];
  return {
    method,
    url: baseUrl + address + asked,
    headers: Object.fromEntries(sent.flatMap(([name, value]) => (value == null ? [] : [[name.toLowerCase(), value]]))),
    body: sentBody,
    isEndless: kind === "endless",
  };
};

/** A file that does not tell its type goes as a form, in which it needs none. */
const encoded = (body: unknown): Prepared["body"] => {
  if (body === undefined) return undefined;
  if (body instanceof Blob) return body.type === "" ? formOf(body) : body;
  const { file }: { file?: unknown } = Object(body);
  return file instanceof Blob ? formOf(file) : JSON.stringify(body);
};

const formOf = (file: Blob): FormData => {
  const form = new FormData();
  form.set("file", file);
  return form;
};

/** A file tells its own, and `fetch` that of a form. */
const contentTypeOf = (body: Prepared["body"]): string | undefined => {
  if (typeof body === "string") return "application/json";
  return body instanceof Blob ? body.type : undefined;
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
