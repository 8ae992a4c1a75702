import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Test } from "tap";

/** Opens a port of 127.0.0.1 for the service, and returns its number. */
export const listenOn = async (app: FastifyInstance): Promise<number> =>
  Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);

/** A connection that ends with the test. Nothing reads from it unless the test does, and its errors are ignored. */
export const openSocket = async (
  t: Pick<Test, "teardown">,
  port: number,
  input: string | Buffer = "",
): Promise<Socket> => {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  t.teardown(() => socket.destroy());
  await once(socket, "connect");
  if (input.length > 0) socket.write(input);
  return socket;
};

/** Parses an HTTP response. `headers` is its head as one text in lower case. */
export const parseResponse = (text: string) => {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  return { status: Number(head.split(" ", 2)[1]), headers: head.toLowerCase(), body: rest.join("\r\n\r\n") };
};

/** Reads from a connection until the service closes it. */
export const readResponse = async (socket: Socket) => {
  let text = "";
  for await (const chunk of socket) text += chunk;
  return parseResponse(text);
};
