import { PassThrough, type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Unavailable } from "../errors.ts";
import type { Transaction } from "./client.ts";
import type { QueryLimiter } from "./pools.ts";

/**
 * Streams what a transaction reads. An error before the first chunk rejects; a later one breaks the response, so that a client
 * never mistakes a part for the whole. @throws Unavailable when too many exports run
 */
export type Exporting = (read: (tx: Transaction) => AsyncIterable<string>) => Promise<Readable>;

const readAheadBytes = 1_048_576;

/** Small enough that even a slow client reads a piece within each timeout. */
const pieceBytes = 16_384;

type Limits = {
  unread: number;
  stream: number;
};

const stalled = () => new Unavailable("the export stood still for too long", { code: "timeout" });
const timedOut = () => new Unavailable("the export took too long", { code: "timeout" });

export const createExporting =
  (limitedQuery: QueryLimiter, limits: Limits): Exporting =>
  (read) =>
    new Promise((resolve, reject) => {
      let idle: NodeJS.Timeout | undefined;
      const buffer = new PassThrough({ highWaterMark: readAheadBytes });
      const stream = new Transform({
        highWaterMark: pieceBytes,
        transform: (piece, _encoding, done) => {
          idle?.refresh();
          done(null, piece);
        },
      });
      const pieces = async function* (chunks: AsyncIterable<string>) {
        // Starts only now: before, the export waited in the queue of the limiter.
        idle = setTimeout(() => stream.destroy(stalled()), limits.unread);
        for await (const chunk of chunks) {
          idle.refresh();
          yield* piecesOf(Buffer.from(chunk));
        }
      };
      stream
        .on("error", reject)
        .once("close", () => clearTimeout(idle))
        .once("readable", () => {
          const timer = setTimeout(() => stream.destroy(timedOut()), limits.stream);
          stream.once("close", () => clearTimeout(timer));
          resolve(stream);
        });
      // Outside of the transaction, which ends as soon as all rows are buffered.
      pipeline(buffer, stream).catch((error) => stream.destroy(error));
      limitedQuery((db) => db.transaction((tx) => pipeline(pieces(read(tx)), buffer))).catch((error) =>
        stream.destroy(error),
      );
    });

const piecesOf = function* (bytes: Buffer): Generator<Buffer, void, undefined> {
  for (let start = 0; start < bytes.length; start += pieceBytes) yield bytes.subarray(start, start + pieceBytes);
};
