import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { join as joinPath } from "node:path";
import type { Test } from "tap";
import { portOf } from "./loopback.ts";

type Target = { port: number } | { path: string };

/**
 * A network in front of a server, which can lose all packets without closing connections. @param onResponse is called with data
 * from the server
 */
export const startNetwork = async (t: Test, target: Target, onResponse: (chunk: Buffer) => void = () => {}) => {
  const sockets = new Set<Socket>();
  const answers = new Set<Socket>();
  let isCut = false;
  let textToLose: string | undefined;
  const join = (socket: Socket, other: Socket): void => {
    sockets.add(socket);
    socket.on("data", (chunk) => other.write(chunk));
    if (isCut) socket.pause();
    socket.on("error", () => {});
    socket.on("close", () => {
      sockets.delete(socket);
      if (!isCut) other.destroy();
    });
  };
  const server = createServer((socket) => {
    const other = connect(target);
    socket.on("data", (chunk) => {
      if (textToLose === undefined || !chunk.includes(textToLose)) return;
      textToLose = undefined;
      other.removeAllListeners("data");
      other.once("data", () => socket.destroy());
    });
    other.on("data", onResponse);
    join(socket, other);
    join(other, socket);
    answers.add(other);
    other.once("close", () => answers.delete(other));
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
    /** Stops all traffic. Data sent from then on arrives once it is healed. */
    cut: () => {
      isCut = true;
      stall();
    },
    /** Stops existing connections only, but not new ones. */
    stall,
    /** The server executes the next statement with this text, but its connection is lost before the response arrives. */
    loseResponseTo: (text: string) => {
      textToLose = text;
    },
    /** Nothing arrives of what the server sends; what it is sent arrives. */
    muffle: () => {
      for (const socket of answers) socket.pause();
    },
    heal: () => {
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
  };
};

/** Where the server of a database listens, which may be a socket of a folder. */
export const targetOf = (url: string): Target => {
  const { port, searchParams } = new URL(url);
  const folder = searchParams.get("host");
  const number = Number(port || 5432);
  return folder ? { path: joinPath(folder, `.s.PGSQL.${number}`) } : { port: number };
};

/** The URL of the same database by way of another port. */
export const throughPort = (url: string, port: number): string => {
  const { username, password, pathname } = new URL(url);
  return `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`;
};

export const networkBefore = async (t: Test, url: string) => {
  const network = await startNetwork(t, targetOf(url));
  return { ...network, url: throughPort(url, network.port) };
};
