import { call, type Settings, type Token } from "./call.ts";
import { UnexpectedResponseError } from "./errors.ts";
import { follow } from "./feed.ts";
import type { Client } from "./generated/client.ts";
import { operations } from "./generated/operations.ts";
import type { AnyOptions, Input, Operation } from "./request.ts";
import { responseOf } from "./results.ts";

export type ClientOptions = {
  /** The address of the service, such as `https://alliance.example.org`: without credentials, query and fragment. */
  baseUrl: string;
  /**
   * An API token, or a function that returns an access token. The function is called before each request; if the service
   * refuses the token, it is called once more with the refused one, and may return another.
   */
  token?: Token;
  /** In place of the global `fetch`. */
  fetch?: typeof fetch | undefined;
  /** Milliseconds for each attempt, its body included, and for each call of `token`: 30,000 unless given. */
  timeout?: number | undefined;
  /** How many times a failed attempt is repeated where that is safe: 2 unless given. */
  retries?: number | undefined;
};

/**
 * A client of the service: a method for each operation of its API.
 * @throws TypeError if `baseUrl` is not such an address
 */
export const createClient = ({ baseUrl, token, ...options }: ClientOptions): Client => {
  const settings: Settings = {
    baseUrl: addressOf(baseUrl),
    token,
    // Not bound to `options`: browsers insist on `this`.
    fetch: options.fetch ?? ((...args) => fetch(...args)),
    timeout: options.timeout ?? 30_000,
    retries: options.retries ?? 2,
  };
  const methods = Object.entries(operations).map(([id, operation]) => [id, methodOf(settings, operation)]);
  // The table and the type are generated from the same document.
  return Object.fromEntries(methods) as Client;
};

/** What else an address may hold would be lost, and credentials would appear in the messages of errors. */
const addressOf = (baseUrl: string): string => {
  const { protocol, username, password, search, hash, origin, pathname } = new URL(baseUrl);
  if (!/^https?:$/.test(protocol) || username + password + search + hash !== "")
    throw new TypeError("baseUrl must be an http or https address without credentials, query and fragment");
  return origin + pathname.replace(/\/+$/, "");
};

type Page = { items: unknown[]; next_cursor: string | null };

/** Without this, the pages of somebody else might have no end. */
function requirePage(result: object, seen: Set<unknown>): asserts result is Page {
  const { items, next_cursor }: { items?: unknown; next_cursor?: unknown } = result;
  if (!Array.isArray(items) || !(next_cursor === null || typeof next_cursor === "string"))
    throw new UnexpectedResponseError("a response that is not a page of a list", responseOf(result));
  if (seen.has(next_cursor))
    throw new UnexpectedResponseError("a page that leads back to an earlier one", responseOf(result));
}

const methodOf = (settings: Settings, operation: Operation) => {
  if (operation[2] === "endless")
    return (input: Input = {}, options: AnyOptions = {}) => follow(settings, operation, input, options);
  const method = (input: Input = {}, options: AnyOptions = {}) => call(settings, operation, input, options);
  if (operation[2] !== "paged") return method;
  const pages = async function* (input: Input = {}, options: AnyOptions = {}): AsyncGenerator<Page, void, undefined> {
    const seen = new Set<unknown>();
    for (let cursor = input["cursor"]; cursor !== null; ) {
      seen.add(cursor);
      const page = await method({ ...input, cursor }, options);
      requirePage(page, seen);
      yield page;
      cursor = page.next_cursor;
    }
  };
  const all = async function* (input?: Input, options?: AnyOptions): AsyncGenerator<unknown, void, undefined> {
    for await (const { items } of pages(input, options)) yield* items;
  };
  return Object.assign(method, { pages, all });
};
