import type { Socket } from "node:net";
import type { Capacity } from "./capacity.ts";
import type { Interceptor } from "./early-responses.ts";

/** Bounds what clients can make the service hold for them. */

/**
 * Requests of a connection that wait for their response, the first included. Node parses all requests of a chunk of
 * 64 KiB before it stops reading, about a thousand of them, and each costs some kilobytes until it is answered.
 */
const maxPipelined = 16;

/**
 * Closes a new connection when there are too many.
 * @param clientOf names the client of a connection; `null` for a proxy, whose connections are many clients'
 */
export const limitConnections = (
  { connections, connectionsPerClient }: Pick<Capacity, "connections" | "connectionsPerClient">,
  clientOf: (address: string) => string | null,
): ((socket: Socket) => void) => {
  const counts = new Map<string, number>();
  let open = 0;
  return (socket) => {
    // Not by `server.maxConnections`: a worker of node:cluster would hand the connection back for another worker to try,
    // and when all are full, it goes round for good.
    if (open >= connections) return void socket.destroy();
    open++;
    socket.once("close", () => {
      open--;
    });
    const client = clientOf(socket.remoteAddress ?? "");
    if (client === null) return;
    const count = (counts.get(client) ?? 0) + 1;
    if (count > connectionsPerClient) return void socket.destroy();
    counts.set(client, count);
    socket.once("close", () => {
      const left = (counts.get(client) ?? 1) - 1;
      if (left > 0) counts.set(client, left);
      else counts.delete(client);
    });
  };
};

/**
 * Makes Node's parser give up the rest of the chunk it is in, a thousand requests at worst, each of which would become
 * a request and a response first: ten times the time, measured. `parser` is undocumented; without it, all is parsed.
 */
const stopParsing = (socket: Socket): void => {
  if (!("parser" in socket)) return;
  const { parser } = socket;
  if (parser && typeof parser === "object" && "onIncoming" in parser) parser.onIncoming = () => -1;
};

/**
 * Closes a connection with too many requests under way. RFC 9112 §9.3.2 lets a server close it at any time: the client
 * repeats what has no response. An earlier refusal would have to wait behind the responses that nobody reads.
 */
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
