import { connect } from "node:net";
import { quantile } from "./requests.ts";

/**
 * Sends HTTP/1.1 over persistent connections, one request at a time on each. It reads the status line and `Content-Length` and no
 * more, so that it costs less than the servers it measures. Its rate for floor A (floor-a.ts) is the highest that it can generate.
 */
export type Load = {
  port: number;
  requests: readonly Buffer[];
  /** Whether to start again with the first request after the last one. Otherwise the run ends after the last request. */
  repeat: boolean;
  seconds: number;
  connections: number;
  status: number;
};

export type Run = { requests: number; seconds: number; p50: number; p99: number };

type ConnectionOptions = Pick<Load, "port" | "status"> & {
  next: () => Buffer | undefined;
  onResponse: (latencyMs: number) => void;
};

/** Sends the requests of a load. @throws Error if a response has another status, or if a connection ends */
export const generate = async (load: Load): Promise<Run> => {
  const { port, status, requests, repeat, connections } = load;
  const latencies: number[] = [];
  const start = performance.now();
  const deadline = start + load.seconds * 1000;
  let position = 0;
  const next = () => {
    if (performance.now() >= deadline) return undefined;
    if (position === requests.length && repeat) position = 0;
    return requests[position++];
  };
  const onResponse = (latencyMs: number) => void latencies.push(latencyMs);
  await Promise.all(Array.from({ length: connections }, () => useConnection({ port, status, next, onResponse })));
  if (latencies.length === 0) throw new Error("no request was sent");
  const seconds = (performance.now() - start) / 1000;
  return { requests: latencies.length, seconds, p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) };
};

const headEnd = "\r\n\r\n";

/** Uses one connection until there is nothing left to send. */
const useConnection = ({ port, status, next, onResponse }: ConnectionOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    let sentAt = 0;
    let request: Buffer | undefined;
    let head = "";
    let remainingBytes = 0;
    const fail = (error: Error) => {
      reject(error);
      socket.destroy();
    };
    const send = () => {
      request = next();
      if (!request) {
        resolve();
        socket.destroy();
        return;
      }
      sentAt = performance.now();
      socket.write(request);
    };
    const receive = (bytes: number) => {
      remainingBytes -= bytes;
      if (remainingBytes > 0) return;
      onResponse(performance.now() - sentAt);
      send();
    };
    const read = (chunk: Buffer): void => {
      if (remainingBytes > 0) {
        receive(chunk.length);
        return;
      }
      const text = head + chunk.toString("latin1");
      const end = text.indexOf(headEnd);
      head = end < 0 ? text : "";
      if (end < 0) return;
      const received = Number(text.slice(9, 12));
      if (received !== status) {
        fail(new Error(`${received} instead of ${status} to ${firstLine(request)}: ${text}`));
        return;
      }
      remainingBytes = lengthOf(text.slice(0, end), received);
      receive(text.length - end - headEnd.length);
    };
    const buffer = Buffer.allocUnsafe(65_536);
    const callback = (length: number) => {
      read(buffer.subarray(0, length));
      return true;
    };
    const socket = connect({ port, host: "127.0.0.1", noDelay: true, onread: { buffer, callback } });
    socket.once("connect", send);
    socket.once("error", reject);
    socket.once("close", () => reject(new Error(`the connection ended during ${firstLine(request)}`)));
  });

const lengthOf = (head: string, status: number): number => {
  if (status === 304) return 0;
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`a response without Content-Length: ${head}`);
  return Number(length);
};

const firstLine = (request: Buffer | undefined): string => request?.toString("latin1").split("\r\n")[0] ?? "no request";
