import type { ReceivedResponse } from "./attempt.ts";
import { createError, parseJson, type Settings, sendAuthorized } from "./call.ts";
import { ConnectionError, UnexpectedResponseError } from "./errors.ts";
import type { components } from "./generated/schema.ts";
import { type AnyOptions, type Input, type Operation, prepare } from "./request.ts";
import { delay, retryDelayMs } from "./retry.ts";
import { withTimeout } from "./timeout.ts";

type EventData = {
  changed: components["schemas"]["Change"];
  removed: components["schemas"]["Removal"];
  /** Changes may be missing: read all lists again. */
  reset: Record<string, never>;
};

/** An event of the stream. `id` is a time; all earlier changes have been sent. Pass it as `since` to resume there. */
export type ChangeEvent = {
  [Event in keyof EventData]: { readonly event: Event; readonly id: string; readonly data: EventData[Event] };
}[keyof EventData];

const eventTypes: readonly string[] = ["changed", "removed", "reset"] satisfies (keyof EventData)[];

/** Protects the memory of the client from a faulty server. Events of the service are far smaller. */
const maxEventChars = 33_554_432;

/** Delay before reconnecting, unless the service sends another one in a `retry` field. */
const defaultReconnectDelayMs = 2_000;

type StreamState = { lastEventId: string | undefined; reconnectDelayMs: number };

/** Streams changes. Reconnects after the last event until the consumer stops or the service rejects the request. */
export const follow = async function* (
  settings: Settings,
  operation: Operation,
  input: Input,
  options: AnyOptions,
): AsyncGenerator<ChangeEvent, void, undefined> {
  const state: StreamState = { lastEventId: undefined, reconnectDelayMs: defaultReconnectDelayMs };
  const maxFailures = options.retries ?? Number.POSITIVE_INFINITY;
  for (let failures = 0; ; failures++) {
    let delayMs: number | undefined;
    try {
      const response = await connect(settings, operation, input, options, state);
      for await (const block of readBlocks(settings, response, options)) {
        failures = 0;
        const event = parseEvent(block, state);
        if (event) yield event;
      }
      // Jitter: when a server stops, all of its clients reconnect.
      delayMs = state.reconnectDelayMs * (1 + Math.random());
    } catch (error) {
      delayMs = failures < maxFailures ? retryDelayMs(failures, error) : undefined;
      if (delayMs === undefined) throw error;
    }
    await delay(delayMs, options.signal);
  }
};

const connect = async (
  settings: Settings,
  operation: Operation,
  input: Input,
  options: AnyOptions,
  { lastEventId }: StreamState,
): Promise<ReceivedResponse> => {
  const headers = { ...options.headers, ...(lastEventId !== undefined && { "last-event-id": lastEventId }) };
  return sendAuthorized(settings, prepare(settings.baseUrl, operation, input, { ...options, headers }), options);
};

/**
 * Splits a stream of server-sent events into its blocks, which are separated by empty lines. The service sends a comment
 * every 15 seconds: when nothing arrives within `timeout`, the connection is considered dead.
 */
const readBlocks = async function* (
  settings: Settings,
  response: ReceivedResponse,
  options: AnyOptions,
): AsyncGenerator<string, void, undefined> {
  const { stream, status, headers } = response;
  if (!stream) throw createError(response, parseJson(response.text));
  const limits = { timeout: options.timeout ?? settings.timeout, signal: options.signal };
  const decoder = new TextDecoder();
  try {
    if (!headers.get("content-type")?.startsWith("text/event-stream"))
      throw new UnexpectedResponseError("the response is not a stream of events", { status, headers });
    for (let incomplete = ""; ; ) {
      const { done, value } = await withTimeout(limits, "waiting for the next event or comment", () =>
        stream.read().catch(throwConnectionError),
      );
      if (done) return;
      const blocks = (incomplete + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
      incomplete = blocks.pop() ?? "";
      yield* blocks;
      if (incomplete.length > maxEventChars)
        throw new UnexpectedResponseError(`an event is longer than ${maxEventChars} characters`, { status, headers });
    }
  } finally {
    // Fails if the connection is already broken, which no longer matters.
    stream.cancel().catch(() => {});
  }
};

const throwConnectionError = (cause: unknown): never => {
  throw new ConnectionError("the connection of the stream failed", { cause });
};

/**
 * Parses a block, and updates the state with its ID and delay.
 * @returns undefined for a comment, and for an event type that this version does not know
 */
const parseEvent = (block: string, state: StreamState): ChangeEvent | undefined => {
  const fields = new Map(
    block.split(/\r?\n/).map((line): [string, string] => {
      const [, name = "", value = ""] = /^([^:]*): ?(.*)$/.exec(line) ?? [];
      return [name, value];
    }),
  );
  state.lastEventId = fields.get("id") ?? state.lastEventId;
  const retry = fields.get("retry");
  if (retry !== undefined && /^\d+$/.test(retry)) state.reconnectDelayMs = Number(retry);
  const [event, data] = [fields.get("event") ?? "", fields.get("data")];
  if (data === undefined || !eventTypes.includes(event)) return undefined;
  // The contract defines the data of each event type.
  return { event, id: state.lastEventId ?? "", data: parseJson(data) } as ChangeEvent;
};
