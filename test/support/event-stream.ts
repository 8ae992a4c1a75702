import assert from "node:assert/strict";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Test } from "tap";
import { until } from "./embedded.ts";
import type { Service } from "./service.ts";

/* A client of server-sent events, according to the HTML standard. */

// biome-ignore lint/suspicious/noExplicitAny: tests name the fields they read
export type StreamEvent = { id: string | undefined; event: string; data: any };

/** Matches events whose resource now has this name. */
export const isNamed =
  (name: string) =>
  ({ data }: StreamEvent): boolean =>
    Object(data[data.type]).name === name;

/** Long enough for a busy machine. */
const timeoutMs = 60_000;

/** Starts listening, unless the service already does. @returns the base URL */
export const listen = async ({ app }: Service): Promise<string> => {
  if (!app.server.listening) await app.listen({ host: "127.0.0.1", port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
};

type Options = {
  query?: string;
  lastId?: string | undefined;
  headers?: Record<string, string>;
  onEvent?: (event: StreamEvent) => void;
};

/** Resolves with the response's headers, before the first event. */
export const openStream = async (
  t: Test,
  baseUrl: string,
  { query = "", lastId: input, headers = {}, onEvent = () => {} }: Options = {},
) => {
  const requestHeaders = { ...headers, ...(input !== undefined && { "last-event-id": input }) };
  const request = get(`${baseUrl}/api/v1/changes${query}`, { headers: requestHeaders, agent: false });
  const [response]: IncomingMessage[] = await once(request, "response");
  assert.ok(response);
  const events: StreamEvent[] = [];
  let lastId = input;
  let blocks = 0;
  let hasEnded = false;
  let unread = "";
  const read = (block: string): void => {
    blocks++;
    const fields = new Map<string, string>();
    for (const line of block.split("\n")) {
      const [, name = "", value = ""] = /^([^:]*): ?(.*)$/.exec(line) ?? [];
      if (name) fields.set(name, value);
    }
    lastId = fields.get("id") ?? lastId;
    const data = fields.get("data");
    if (data === undefined) return;
    const event = { id: lastId, event: fields.get("event") ?? "message", data: JSON.parse(data) };
    events.push(event);
    onEvent(event);
  };
  response.setEncoding("utf8").on("data", (text: string) => {
    const parts = (unread + text).split("\n\n");
    unread = parts.pop() ?? "";
    for (const part of parts) read(part);
  });
  response
    .on("error", () => {})
    .once("close", () => {
      hasEnded = true;
    });
  request.on("error", () => {});
  t.teardown(() => request.destroy());
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    events,
    /** The number of blocks received, including comments and blocks without data, which are not events. */
    blocks: () => blocks,
    /** The ID to resume from. */
    lastId: () => lastId,
    hasEnded: () => hasEnded,
    /** Resolves when a matching event has been received. */
    waitFor: (name: string, isMatch: (event: StreamEvent) => boolean) =>
      until(`received ${name}`, async () => events.some(isMatch), timeoutMs),
    pause: () => response.pause(),
    close: () => request.destroy(),
  };
};

export type EventStream = Awaited<ReturnType<typeof openStream>>;
