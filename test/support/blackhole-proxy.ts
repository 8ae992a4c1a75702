import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { join as joinPath } from "node:path";
import type { Test } from "tap";
import { portOf } from "./loopback.ts";

type Target = { port: number } | { path: string };

/**
 * Starts a TCP proxy in front of a server. It can stop all traffic without closing connections, as a broken network does.
 * @param onResponse is called with data from the server
 */
export const startProxy = async (t: Test, target: Target, onResponse: (chunk: Buffer) => void = () => {}) => {
  const sockets = new Set<Socket>();
  const serverSockets = new Set<Socket>();
  let isCut = false;
  let textToLose: string | undefined;
  const forward = (socket: Socket, peer: Socket): void => {
    sockets.add(socket);
    socket.on("data", (chunk) => peer.write(chunk));
    if (isCut) socket.pause();
    socket.on("error", () => {});
    socket.on("close", () => {
      sockets.delete(socket);
      if (!isCut) peer.destroy();
    });
  };
  const server = createServer((socket) => {
    const peer = connect(target);
    socket.on("data", (chunk) => {
      if (textToLose === undefined || !chunk.includes(textToLose)) return;
      textToLose = undefined;
      peer.removeAllListeners("data");
      peer.once("data", () => socket.destroy());
    });
    peer.on("data", onResponse);
    forward(socket, peer);
    forward(peer, socket);
    serverSockets.add(peer);
    peer.once("close", () => serverSockets.delete(peer));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  t.teardown(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const stall = (): void => {
    for (const socket of sockets) socket.pause();
  };
  return {
    port: portOf(server),
    /** Stops all traffic. Data that is sent from then on arrives after `heal`. */
    cut: () => {
      isCut = true;
      stall();
    },
    /** Stops the traffic of existing connections, but not of new ones. */
    stall,
    /** The server executes the next statement with this text, but its connection is lost before the response arrives. */
    loseResponseTo: (text: string) => {
      textToLose = text;
    },
    /** Stops the traffic from the server, but not the traffic to it. */
    stallResponses: () => {
      for (const socket of serverSockets) socket.pause();
    },
    heal: () => {
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
  };
};

/** Where the server of a database listens: a port, or a Unix socket in a folder. */
export const targetOf = (url: string): Target => {
  const { port, searchParams } = new URL(url);
  const folder = searchParams.get("host");
  const portNumber = Number(port || 5432);
  return folder ? { path: joinPath(folder, `.s.PGSQL.${portNumber}`) } : { port: portNumber };
};

/** The URL of the same database through another port. */
export const throughPort = (url: string, port: number): string => {
  const { username, password, pathname } = new URL(url);
  return `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`;
};

export const startDatabaseProxy = async (t: Test, url: string) => {
  const network = await startProxy(t, targetOf(url));
  return { ...network, url: throughPort(url, network.port) };
};
