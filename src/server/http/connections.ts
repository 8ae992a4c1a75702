import type { Socket } from "node:net";
import { createSlots } from "../../foundation/slots.ts";
import type { Interceptor } from "./early-responses.ts";

/** Requests per connection that wait for a response. Node parses whole chunks: up to a thousand requests, each of some kilobytes. */
const maxPipelined = 16;

export const limitConnections = (
  { connections, connectionsPerClient }: Pick<Capacity, "connections" | "connectionsPerClient">,
  clientOf: (address: string) => string | null,
): ((socket: Socket) => void) => {
  const enter = createSlots(connectionsPerClient);
  let open = 0;
  return (socket) => {
    // Not `server.maxConnections`: a full worker of node:cluster returns the connection, which circulates if all are full.
    if (open >= connections) return void socket.destroy();
    open++;
    socket.once("close", () => {
      open--;
    });
    const client = clientOf(socket.remoteAddress ?? "");
    if (client === null) return;
    const leave = enter(client);
    if (leave) socket.once("close", leave);
    else socket.destroy();
  };
};

/**
 * Makes Node's parser drop the rest of its chunk, up to a thousand requests: parsing them costs ten times as much (measured).
 * `parser` is undocumented; without it, the whole chunk is parsed.
 */
const stopParsing = (socket: Socket): void => {
  if (!("parser" in socket)) return;
  const { parser } = socket;
  if (parser && typeof parser === "object" && "onIncoming" in parser) parser.onIncoming = () => -1;
};

/** RFC 9112 §9.3.2 lets a server close a connection at any time. An error response would wait behind unread responses. */
export const limitPipelining: Interceptor = (next) => {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > maxPipelined) {
      stopParsing(socket);
      return void socket.destroy();
    }
    waiting.set(socket, count);
    response.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    next(request, response);
  };
};

export const defaultCapacity = {
  connections: 5_000,
  connectionsPerClient: 1_000,
  /** Concurrent requests, except for bursts. */
  requestsInProgress: 100,
  /** Duration of a burst, during which three times as many requests may be in progress. */
  burstMs: 200,
  /** Minimum pause between bursts, so that a flood does not count as several bursts. */
  burstPauseMs: 5_000,
  /** Maximum wait in the event loop's queue. */
  maxQueueDelayMs: 300,
  /** Maximum wait of a user's request for admission; below the timeout of handlers. */
  admissionTimeoutMs: 8_000,
  maxEventLoopDelayMs: 1_000,
};

export type Capacity = typeof defaultCapacity;
