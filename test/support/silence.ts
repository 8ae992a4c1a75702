import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { join as joinPath } from "node:path";
import type { Test } from "tap";

/** A network before a server, which loses all packets while it is silent: no connection hears of its end. */
export type Network = {
  port: number;
  /** From then on nothing arrives; what was sent meanwhile arrives when it has healed. */
  cut(): void;
  heal(): void;
  /** The same for the connections that there are; new ones are not concerned. */
  stall(): void;
};

export const startNetwork = async (t: Test, target: { port: number } | { path: string }): Promise<Network> => {
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
    const other = connect(target);
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
  const stall = (): void => {
    for (const socket of sockets) socket.pause();
  };
  return {
    port: address.port,
    cut: () => {
      isCut = true;
      stall();
    },
    stall,
    heal: () => {
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
  };
};

/** A network before the server of a database, which may listen on a socket of a folder; and the database's URL there. */
export const networkBefore = async (t: Test, url: string): Promise<Network & { url: string }> => {
  const direct = new URL(url);
  const folder = direct.searchParams.get("host");
  const port = Number(direct.port || 5432);
  const network = await startNetwork(t, folder ? { path: joinPath(folder, `.s.PGSQL.${port}`) } : { port });
  const { username, password, pathname } = direct;
  return { ...network, url: `postgres://${username}:${password}@127.0.0.1:${network.port}${pathname}` };
};
