import { etagOf } from "./results.ts";

/** A request without its token. All attempts of a call send the same request. */
export type PreparedRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | Blob | FormData | undefined;
  isEndless: boolean;
};

export type Input = Readonly<Record<string, unknown>>;

/** The options of all methods. The type of a method allows only those that its operation supports. */
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
  { body: input, ...parameters }: Input,
  { headers: extraHeaders, ifMatch, ifNoneMatch, idempotencyKey }: AnyOptions,
): PreparedRequest => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (path.includes(`{${name}}`)) continue;
    for (const item of [value].flat()) if (item !== undefined) query.append(name, String(item));
  }
  const filledPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeSegment(name, parameters[name]));
  const body = encodeBody(input);
  const headers: [string, string | null | undefined][] = [
    ["accept", kind === "endless" ? "text/event-stream" : "application/json"],
    ["content-type", contentTypeOf(body)],
    ["idempotency-key", kind === "keyed" ? (idempotencyKey ?? randomKey()) : undefined],
    ["if-match", typeof ifMatch === "object" ? requireEtag(ifMatch) : ifMatch],
    ["if-none-match", isObject(ifNoneMatch) ? etagOf(ifNoneMatch) : undefined],
    ...Object.entries(extraHeaders ?? {}),
  ];
  return {
    method,
    url: baseUrl + filledPath + (query.size > 0 ? `?${query}` : ""),
    headers: Object.fromEntries(
      headers.flatMap(([name, value]) => (value == null ? [] : [[name.toLowerCase(), value]])),
    ),
    body,
    isEndless: kind === "endless",
  };
};

/** Encodes a body. A file without a media type is sent in a form, where it does not need one. */
const encodeBody = (body: unknown): PreparedRequest["body"] => {
  if (body === undefined) return undefined;
  if (body instanceof Blob) return body.type === "" ? createForm(body) : body;
  const { file }: { file?: unknown } = Object(body);
  return file instanceof Blob ? createForm(file) : JSON.stringify(body);
};

const createForm = (file: Blob): FormData => {
  const form = new FormData();
  form.set("file", file);
  return form;
};

/** Returns `undefined` for a form: `fetch` sets its content type, which includes the boundary. */
const contentTypeOf = (body: PreparedRequest["body"]): string | undefined => {
  if (typeof body === "string") return "application/json";
  return body instanceof Blob ? body.type : undefined;
};

export const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Rejects an empty segment, `.` and `..`, which would change the path to that of another operation. */
const encodeSegment = (name: string, value: unknown): string => {
  const text = String(value ?? "");
  if (["", ".", ".."].includes(text)) throw new TypeError(`${name} must not be "${text}"`);
  return encodeURIComponent(text);
};

/** Throws if there is no tag: the change would be sent without its precondition. */
const requireEtag = (result: object): string => {
  const tag = etagOf(result);
  if (tag === null) throw new TypeError("ifMatch: the result has no ETag");
  return tag;
};

/** Works without `crypto.randomUUID`, which browsers offer in secure contexts only. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
