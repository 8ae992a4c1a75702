import { PassThrough, type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Unavailable } from "../errors.ts";
import type { Transaction } from "./client.ts";
import type { QueryLimiter } from "./pools.ts";

type Chunks = AsyncIterable<string | Uint8Array>;

/**
 * Streams the output of one read-only transaction. An error before the first chunk rejects; a later one breaks the response, so
 * that a client never mistakes a partial export for a complete one.
 * @param rest is streamed after the transaction, without a database connection @throws Unavailable when too many exports run
 */
export type StreamExport = (read: (tx: Transaction) => Chunks, rest?: () => Chunks) => Promise<Readable>;

const snapshot = { isolationLevel: "repeatable read", accessMode: "read only" } as const;

const readAheadBytes = 1_048_576;

/** Small enough that even a slow client reads a piece within each timeout. */
const pieceBytes = 16_384;

/** Maximum milliseconds: `unread` without progress, `stream` for the transaction. The route limits the time of the rest. */
type Limits = { unread: number; stream: number };

const stalled = () => new Unavailable("the export stood still for too long", { code: "timeout" });
const timedOut = () => new Unavailable("the export took too long", { code: "timeout" });

export const createExportStreamer =
  (limitedQuery: QueryLimiter, limits: Limits): StreamExport =>
  (read, rest) =>
    new Promise((resolve, reject) => {
      let idle: NodeJS.Timeout | undefined;
      let deadline: NodeJS.Timeout | undefined;
      const buffer = new PassThrough({ highWaterMark: readAheadBytes });
      const stream = new Transform({
        highWaterMark: pieceBytes,
        transform: (piece, _encoding, done) => {
          idle?.refresh();
          done(null, piece);
        },
      });
      const pieces = async function* (chunks: Chunks) {
        for await (const chunk of chunks) {
          idle?.refresh();
          yield* piecesOf(typeof chunk === "string" ? Buffer.from(chunk) : chunk);
        }
      };
      const write = (chunks: Chunks) => pipeline(pieces(chunks), buffer, { end: false });
      const writeAll = async () => {
        await limitedQuery((db) => {
          // The timers start here, because until now the export waited in the limiter's queue.
          idle = setTimeout(() => stream.destroy(stalled()), limits.unread);
          deadline = setTimeout(() => stream.destroy(timedOut()), limits.stream);
          return db.transaction((tx) => write(read(tx)), snapshot);
        });
        if (rest) {
          clearTimeout(deadline);
          await write(rest());
        }
        buffer.end();
      };
      stream
        .on("error", reject)
        .once("close", () => {
          clearTimeout(idle);
          clearTimeout(deadline);
        })
        .once("readable", () => resolve(stream));
      // Not awaited in the transaction, which ends as soon as all rows are buffered.
      pipeline(buffer, stream).catch((error) => stream.destroy(error));
      writeAll().catch((error) => stream.destroy(error));
    });

const piecesOf = function* (bytes: Uint8Array): Generator<Uint8Array, void, undefined> {
  for (let start = 0; start < bytes.length; start += pieceBytes) yield bytes.subarray(start, start + pieceBytes);
};
