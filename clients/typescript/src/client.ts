import { call, type Settings, type Token } from "./call.ts";
import type { Client } from "./generated/client.ts";
import { operations } from "./generated/operations.ts";
import type { AnyOptions, Input, Operation } from "./request.ts";

export type ClientOptions = {
  /** The address of the service, such as `https://alliance.example.org`. */
  baseUrl: string;
  /**
   * An API token, or a function that returns an access token. The function is called before each request; if the service
   * refuses the token, it is called once more with the refused one, and may return another.
   */
  token?: Token;
  /** In place of the global `fetch`. */
  fetch?: typeof fetch | undefined;
  /** Milliseconds for each attempt, its body included: 30,000 unless given. */
  timeout?: number | undefined;
  /** How many times a failed attempt is repeated where that is safe: 2 unless given. */
  retries?: number | undefined;
};

/** A client of the service: a method for each operation of its API. */
export const createClient = ({ baseUrl, token, ...options }: ClientOptions): Client => {
  const settings: Settings = {
    baseUrl: new URL(baseUrl).href.replace(/\/+$/, ""),
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

type Page = { items: unknown[]; next_cursor: string | null };

const methodOf = (settings: Settings, operation: Operation) => {
  const method = (input: Input = {}, options: AnyOptions = {}) => call(settings, operation, input, options);
  if (operation[2] !== "paged") return method;
  const pages = async function* (input: Input = {}, options: AnyOptions = {}): AsyncGenerator<Page, void, undefined> {
    for (let cursor = input["cursor"]; cursor !== null; ) {
      // The document says that a list is such a page.
      const page = (await method({ ...input, cursor }, options)) as Page;
      yield page;
      cursor = page.next_cursor;
    }
  };
  const all = async function* (input?: Input, options?: AnyOptions): AsyncGenerator<unknown, void, undefined> {
    for await (const { items } of pages(input, options)) yield* items;
  };
  return Object.assign(method, { pages, all });
};
