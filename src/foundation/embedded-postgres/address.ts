import { mkdir } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { type Account, chown } from "./account.ts";

export type Address = { port: number; socketFolder: string | null };

const socketPort = 5432;

/** macOS has the shortest limit: 104 bytes with the NUL (sys/un.h). */
const maxSocketPath = 103;

export const socketFolderOf = (dataDir: string): string => join(dataDir, "postgres.socket");

/** Chooses a Unix socket, or a TCP port where sockets are not supported or the path is unsuitable. */
export const chooseAddress = async (dataDir: string, account: Account): Promise<Address> => {
  const folder = socketFolderOf(dataDir);
  const path = join(folder, `.s.PGSQL.${socketPort}`);
  // A comma separates folders in PostgreSQL's setting, and pg_ctl passes its options to a shell.
  if (process.platform === "win32" || Buffer.byteLength(path) > maxSocketPath || !/^[\w./@%+-]+$/.test(path))
    return { port: await findFreePort(), socketFolder: null };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chown(folder, account);
  return { port: socketPort, socketFolder: folder };
};

export const isSameAddress = (first: Address, second: Address): boolean =>
  first.port === second.port && first.socketFolder === second.socketFolder;

/** libpq's URL format: a socket folder is the `host` in the query, which overrides the host before the port. */
export const urlOf = ({ port, socketFolder }: Address, { user, password }: { user: string; password: string }) => {
  const url = `postgres://${user}:${password}@127.0.0.1:${port}/alliance`;
  return socketFolder === null ? url : `${url}?host=${encodeURIComponent(socketFolder)}`;
};

const findFreePort = (): Promise<number> => {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
};
