import type { Received } from "./attempt.ts";
import { authorized, errorOf, json, type Settings } from "./call.ts";
import { ConnectionError, UnexpectedResponseError } from "./errors.ts";
import type { components } from "./generated/schema.ts";
import { within } from "./limits.ts";
import { type AnyOptions, type Input, type Operation, prepare } from "./request.ts";
import { pause, pauseBefore } from "./retry.ts";

type Told = {
  changed: components["schemas"]["Change"];
  removed: components["schemas"]["Removal"];
  /** What changed is not known: read all lists anew. */
  reset: Record<string, never>;
};

/** `id` is a time: all that changed before it has been told. As `since` it leads on from there. */
export type ChangeEvent = {
  [Event in keyof Told]: { readonly event: Event; readonly id: string; readonly data: Told[Event] };
}[keyof Told];

const known: readonly string[] = ["changed", "removed", "reset"] satisfies (keyof Told)[];

/** Characters of one event: far more than any has. */
const maxLength = 33_554_432;

/** Milliseconds before it connects again, unless the service says otherwise. */
const usualPause = 2_000;

type Position = { id: string | undefined; pause: number };

/** Goes on where a connection has ended, until nobody wants more or the service refuses. */
export const follow = async function* (
  settings: Settings,
  operation: Operation,
  input: Input,
  options: AnyOptions,
): AsyncGenerator<ChangeEvent, void, undefined> {
  const position: Position = { id: undefined, pause: usualPause };
  const retries = options.retries ?? Number.POSITIVE_INFINITY;
  for (let failures = 0; ; failures++) {
    let wait: number | undefined;
    try {
      for await (const block of blocksOf(
        settings,
        await open(settings, operation, input, options, position),
        options,
      )) {
        failures = 0;
        const event = read(block, position);
        if (event) yield event;
      }
      // Its clients come back one after another.
      wait = position.pause * (1 + Math.random());
    } catch (error) {
      wait = failures < retries ? pauseBefore(failures, error) : undefined;
      if (wait === undefined) throw error;
    }
    await pause(wait, options.signal);
  }
};

const open = async (
  settings: Settings,
  operation: Operation,
  input: Input,
  options: AnyOptions,
  { id }: Position,
): Promise<Received> => {
  const headers = { ...options.headers, ...(id !== undefined && { "last-event-id": id }) };
  return authorized(settings, prepare(settings.baseUrl, operation, input, { ...options, headers }), options);
};

/** The texts between empty lines. Something comes every 15 seconds: where it does not, the connection is dead. */
const blocksOf = async function* (
  settings: Settings,
  received: Received,
  options: AnyOptions,
): AsyncGenerator<string, void, undefined> {
  const { stream, status, headers } = received;
  if (!stream) throw errorOf(received, json(received));
  const limits = { timeout: options.timeout ?? settings.timeout, signal: options.signal };
  const decoder = new TextDecoder();
  try {
    if (!headers.get("content-type")?.startsWith("text/event-stream"))
      throw new UnexpectedResponseError("a response that is not a stream of events", { status, headers });
    for (let rest = ""; ; ) {
      const { done, value } = await within(limits, "the next sign of life", () => stream.read().catch(asLost));
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? "";
      yield* blocks;
      if (rest.length > maxLength) throw new UnexpectedResponseError("an event that has no end", { status, headers });
    }
  } finally {
    // Broken already, or about to be.
    stream.cancel().catch(() => {});
  }
};

const asLost = (cause: unknown): never => {
  throw new ConnectionError("the stream broke off", { cause });
};

/** The event of a block, if it is one that this version knows; the block may move the position too. */
const read = (block: string, position: Position): ChangeEvent | undefined => {
  const fields = new Map(
    block.split(/\r?\n/).map((line): [string, string] => {
      const [, name = "", value = ""] = /^([^:]*): ?(.*)$/.exec(line) ?? [];
      return [name, value];
    }),
  );
  position.id = fields.get("id") ?? position.id;
  const retry = fields.get("retry");
  if (retry !== undefined && /^\d+$/.test(retry)) position.pause = Number(retry);
  const [event, text] = [fields.get("event") ?? "", fields.get("data")];
  if (text === undefined || !known.includes(event)) return undefined;
  // The document says what each of them has.
  return { event, id: position.id ?? "", data: json({ text }) } as ChangeEvent;
};
