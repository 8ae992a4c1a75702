import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { TooManyRequests, Unavailable } from "../../foundation/errors.ts";

export type Stream = {
  readonly body: Readable;
  readonly isOpen: () => boolean;
  /** Appends to the stream. Closes the connection if the client has too much unread text. */
  send(text: string): void;
  /** Resolves when the client has read enough for more text, or the stream has ended. */
  waitForRoom(): Promise<void>;
  end(): void;
};

export type Streams = ReturnType<typeof createStreams>;

const maxStreams = 200;
const maxStreamsPerClient = 10;
const maxUnreadBytes = 1_048_576;
const retryAfterSeconds = 60;
const limitName = "streams";

const tooManyStreams = () =>
  new TooManyRequests({
    name: limitName,
    quota: maxStreamsPerClient,
    window: retryAfterSeconds,
    retryAfter: retryAfterSeconds,
  });

const capacityExceeded = () =>
  new Unavailable("there is no room for more streams; try again later", {
    headers: { "retry-after": String(retryAfterSeconds) },
  });

/** Ends all streams when the service closes: clients then reconnect to another process. */
export const createStreams = (app: Pick<FastifyInstance, "addHook">, onRefused: (name: string) => void = () => {}) => {
  const clients = new Map<Stream, string>();
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
    for (const stream of clients.keys()) stream.end();
  });
  return {
    /** @throws TooManyRequests when the client has too many streams, Unavailable when all clients together have too many */
    open: (client: string): Stream => {
      if (clients.size >= maxStreams) throw capacityExceeded();
      if ([...clients.values()].filter((owner) => owner === client).length >= maxStreamsPerClient) {
        onRefused(limitName);
        throw tooManyStreams();
      }
      const stream = createStream();
      clients.set(stream, client);
      stream.body.once("close", () => clients.delete(stream));
      if (isClosing) stream.end();
      return stream;
    },
    count: (): number => clients.size,
  };
};

const createStream = (): Stream => {
  let isFull = false;
  let hasEnded = false;
  let wake = (): void => {};
  const body = new Readable({
    read: () => {
      isFull = false;
      wake();
    },
  });
  body.once("close", () => wake());
  const isOpen = () => !hasEnded && !body.destroyed;
  return {
    body,
    isOpen,
    send: (text) => {
      if (!isOpen() || text === "") return;
      if (body.readableLength > maxUnreadBytes) body.destroy();
      else isFull = !body.push(text);
    },
    waitForRoom: async () => {
      if (isFull && isOpen())
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    },
    end: () => {
      if (!isOpen()) return;
      hasEnded = true;
      body.push(null);
      wake();
    },
  };
};
