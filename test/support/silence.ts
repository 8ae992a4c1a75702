import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import type { Test } from "tap";

/** A network before a server, which loses all packets while it is silent: no connection hears of its end. */
export type Network = {
  port: number;
  /** From then on nothing arrives; what was sent meanwhile arrives when it has healed. */
  cut(): void;
  heal(): void;
};

export const startNetwork = async (t: Test, { port: target }: { port: number }): Promise<Network> => {
  const sockets = new Set<Socket>();
  let isCut = false;
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
    const other = connect(target, "127.0.0.1");
    join(socket, other);
    join(other, socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("it does not listen");
  t.teardown(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return {
    port: address.port,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.pause();
    },
    heal: () => {
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
  };
};
