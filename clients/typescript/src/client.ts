import { call, type Settings, type Token } from "./call.ts";
import { UnexpectedResponseError } from "./errors.ts";
import { follow } from "./feed.ts";
import type { Client } from "./generated/client.ts";
import { operations } from "./generated/operations.ts";
import type { AnyOptions, Input, Operation } from "./request.ts";
import { responseOf } from "./results.ts";

export type ClientOptions = {
  /** The URL of the service, such as `https://alliance.example.org`, without credentials, query or fragment. */
  baseUrl: string;
  /**
   * An API token, or a function that returns an access token. The function is called before each request. If the service
   * rejects the token, the function is called again with the rejected token, and may return another.
   */
  token?: Token;
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch | undefined;
  /** Milliseconds for each attempt, including reading the body, and for each call of `token`. Defaults to 30,000. */
  timeout?: number | undefined;
  /** Maximum number of retries after a failed attempt, if the operation is safe to repeat. Defaults to 2. */
  retries?: number | undefined;
};

/**
 * Creates a client with a method for each operation of the API.
 * @throws TypeError if `baseUrl` is not an HTTP URL, or has credentials, a query or a fragment
 */
export const createClient = ({ baseUrl, token, ...options }: ClientOptions): Client => {
  const settings: Settings = {
    baseUrl: normalizeBaseUrl(baseUrl),
    token,
    // A browser's `fetch` fails when it is called as a method of another object.
    fetch: options.fetch ?? ((...args) => fetch(...args)),
    timeout: options.timeout ?? 30_000,
    retries: options.retries ?? 2,
  };
  const methods = Object.entries(operations).map(([id, operation]) => [id, createMethod(settings, operation)]);
  // `operations` and `Client` are generated from the same contract.
  return Object.fromEntries(methods) as Client;
};

/** Rejects credentials, which would appear in error messages, and a query or fragment, which would be lost. */
const normalizeBaseUrl = (baseUrl: string): string => {
  const { protocol, username, password, search, hash, origin, pathname } = new URL(baseUrl);
  if (!/^https?:$/.test(protocol) || username + password + search + hash !== "")
    throw new TypeError("baseUrl must be an http or https URL without credentials, query or fragment");
  return origin + pathname.replace(/\/+$/, "");
};

type Page = { items: unknown[]; next_cursor: string | null };

/** Rejects repeated cursors too: with a faulty server, reading all pages would never end. */
function requirePage(result: object, seenCursors: Set<unknown>): asserts result is Page {
  const { items, next_cursor }: { items?: unknown; next_cursor?: unknown } = result;
  if (!Array.isArray(items) || !(next_cursor === null || typeof next_cursor === "string"))
    throw new UnexpectedResponseError("the response is not a page of a list", responseOf(result));
  if (seenCursors.has(next_cursor))
    throw new UnexpectedResponseError("the page's next_cursor is that of an earlier page", responseOf(result));
}

const createMethod = (settings: Settings, operation: Operation) => {
  if (operation[2] === "endless")
    return (input: Input = {}, options: AnyOptions = {}) => follow(settings, operation, input, options);
  const method = (input: Input = {}, options: AnyOptions = {}) => call(settings, operation, input, options);
  if (operation[2] !== "paged") return method;
  const pages = async function* (input: Input = {}, options: AnyOptions = {}): AsyncGenerator<Page, void, undefined> {
    const seenCursors = new Set<unknown>();
    for (let cursor = input["cursor"]; cursor !== null; ) {
      seenCursors.add(cursor);
      const page = await method({ ...input, cursor }, options);
      requirePage(page, seenCursors);
      yield page;
      cursor = page.next_cursor;
    }
  };
  const all = async function* (input?: Input, options?: AnyOptions): AsyncGenerator<unknown, void, undefined> {
    for await (const { items } of pages(input, options)) yield* items;
  };
  return Object.assign(method, { pages, all });
};
