import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { TooManyRequests, Unavailable } from "../../foundation/errors.ts";

export type Stream = {
  readonly body: Readable;
  readonly isOpen: () => boolean;
  /** A client that has left too much unread loses its connection. */
  send(text: string): void;
  hasRoom(): Promise<void>;
  end(): void;
};

export type Streams = ReturnType<typeof createStreams>;

const most = 200;
const mostOfClient = 10;

const mostUnread = 1_048_576;

const retryAfter = 60;

const limit = "streams";

const tooMany = () => new TooManyRequests({ name: limit, quota: mostOfClient, window: retryAfter, retryAfter });

const full = () =>
  new Unavailable("there is no room for more streams; try again later", {
    headers: { "retry-after": String(retryAfter) },
  });

/** Streams end when the service closes: clients reconnect to another process. */
export const createStreams = (app: Pick<FastifyInstance, "addHook">, limitHit: (name: string) => void = () => {}) => {
  const open = new Map<Stream, string>();
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
    for (const stream of open.keys()) stream.end();
  });
  return {
    /** @throws TooManyRequests, Unavailable when the client, or all together, have too many */
    open: (client: string): Stream => {
      if (open.size >= most) throw full();
      if ([...open.values()].filter((one) => one === client).length >= mostOfClient) {
        limitHit(limit);
        throw tooMany();
      }
      const stream = createStream();
      open.set(stream, client);
      stream.body.once("close", () => open.delete(stream));
      if (isClosing) stream.end();
      return stream;
    },
    count: (): number => open.size,
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
      if (body.readableLength > mostUnread) body.destroy();
      else isFull = !body.push(text);
    },
    hasRoom: async () => {
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
