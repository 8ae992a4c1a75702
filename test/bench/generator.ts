import { connect, type Socket } from "node:net";

/**
 * HTTP/1.1 over kept connections, one request at a time on each. It reads the status line and `Content-Length` and no
 * more, so that it costs less than the servers it measures; floor A shows the most that it can send.
 */
export type Load = {
  port: number;
  /** Whole requests, as bytes. */
  requests: readonly Buffer[];
  /** Starts again at the first request after the last one; otherwise the run ends there. */
  repeat: boolean;
  seconds: number;
  connections: number;
  status: number;
};

export type Run = { requests: number; seconds: number; p50: number; p99: number };

/** @throws Error for a response of another status, and when a connection ends */
export const generate = async (load: Load): Promise<Run> => {
  const next = supply(load);
  const latencies: number[] = [];
  const start = performance.now();
  const until = start + load.seconds * 1000;
  const take = () => (performance.now() < until ? next() : undefined);
  const sockets: Socket[] = [];
  try {
    const lines = Array.from({ length: load.connections }, () => converse(load, take, latencies, sockets));
    await Promise.all(lines);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  if (latencies.length === 0) throw new Error("no request was sent");
  const seconds = (performance.now() - start) / 1000;
  const sorted = Float64Array.from(latencies).sort();
  const quantile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { requests: sorted.length, seconds, p50: quantile(0.5), p99: quantile(0.99) };
};

const supply = ({ requests, repeat }: Load): (() => Buffer | undefined) => {
  let at = 0;
  return () => {
    if (at === requests.length && repeat) at = 0;
    const request = requests[at];
    at += 1;
    return request;
  };
};

const headEnd = Buffer.from("\r\n\r\n");
const none = Buffer.alloc(0);

/** One connection, until there is nothing left to send. */
const converse = (
  { port, status }: Load,
  take: () => Buffer | undefined,
  latencies: number[],
  sockets: Socket[],
): Promise<void> =>
  new Promise((resolve, reject) => {
    let sent = 0;
    let sending: Buffer | undefined;
    let head = none;
    let left = 0;
    const send = () => {
      sending = take();
      if (!sending) {
        resolve();
        return;
      }
      sent = performance.now();
      socket.write(sending);
    };
    const finish = () => {
      latencies.push(performance.now() - sent);
      send();
    };
    const read = (given: Buffer): void => {
      if (left > 0) {
        left -= given.length;
        if (left === 0) finish();
        return;
      }
      const chunk = head.length === 0 ? given : Buffer.concat([head, given]);
      const end = chunk.indexOf(headEnd);
      if (end < 0) {
        head = Buffer.from(chunk);
        return;
      }
      head = none;
      const seen = Number(chunk.toString("latin1", 9, 12));
      if (seen !== status) {
        reject(new Error(`${seen} instead of ${status} to ${firstLine(sending)}: ${chunk.toString()}`));
        return;
      }
      left = lengthOf(chunk.toString("latin1", 0, end), seen) - (chunk.length - end - headEnd.length);
      if (left === 0) finish();
    };
    const buffer = Buffer.allocUnsafe(65_536);
    const socket = connect({
      port,
      host: "127.0.0.1",
      noDelay: true,
      onread: {
        buffer,
        callback: (length) => {
          read(buffer.subarray(0, length));
          return true;
        },
      },
    });
    sockets.push(socket);
    socket.once("connect", send);
    socket.once("error", reject);
    socket.once("close", () => reject(new Error(`the connection ended during ${firstLine(sending)}`)));
  });

const lengthOf = (head: string, status: number): number => {
  if (status === 304) return 0;
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`a response without Content-Length: ${head}`);
  return Number(length);
};

const firstLine = (request: Buffer | undefined): string => request?.toString("latin1").split("\r\n")[0] ?? "no request";
